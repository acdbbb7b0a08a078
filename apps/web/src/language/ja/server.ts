import type { Catalogue } from '../catalogue.ts';

/** What the server says, by its own English words. */
// Made when it is needed: see `unknown-words.ts` of the contract.
const named = (words: readonly string[]): string =>
  new Intl.ListFormat('ja').format(words.map((word) => `「${word}」`));
/** Also said under a creation that lacks some of the words. */
export const couldNotDraw = (words: readonly string[]): string =>
  `${named(words)}は描けませんでした。`;

export const texts: Catalogue['server'] = {
  passwordTooLong: 'パスワードは128文字までです。',
  usernameTooLong: 'ユーザー名は40文字までです。',
  nameTooLong: '名前は100文字までです。',
  usernameHasAt: 'ユーザー名に「@」は使えません。',
  usernameSpaces: 'ユーザー名で使える空白は、単語の間の半角スペース1つだけです。',
  usernameIllegible: 'ユーザー名には文字か数字が必要です。記号は重ねすぎないでください。',
  usernameReserved: 'このユーザー名は予約されています。別の名前をお試しください。',
  unreachableEmail: 'メールアドレスを1つだけ入力してください（例：name@example.com）。',
  promptTooLong: 'プロンプトは2,000文字までです。',
  messageTooLong: 'メッセージは5,000文字までです。',
  invisibleCharacters: '目に見えない文字を削除してください。',
  invalid: 'リクエストを処理できませんでした。',
  unauthenticated: '先にログインしてください。',
  csrf: 'セッションが変更されました。ページを再読み込みして、もう一度お試しください。',
  roleForbids:
    'このワークスペースでのあなたの役割では、この操作はできません。オーナーに依頼してください。',
  notFound: 'ここには何もありません。',
  tooSlow: 'アップロードに時間がかかりすぎました。もう一度お試しください。',
  requestTooLarge: 'リクエストが大きすぎます。',
  internal: 'サーバーで問題が発生しました。トークンは消費されていません。',
  noAccessToken: 'アクセストークンを取得できませんでした',
  usernameTaken: 'このユーザー名は使われています。別の名前をお試しください。',
  emailTaken: 'このメールアドレスのアカウントはすでにあります。ログインしてください。',
  tooManyMessages: 'すでに何通かメッセージを受け付けています。1時間後にもう一度お試しください。',
  mailboxFull: 'ただいまメッセージが集中しています。1時間後にもう一度お試しください。',
  mailAway:
    'メッセージを送信できませんでした。入力内容は残っています。1分後にもう一度お試しください。',
  badCredentials: 'ユーザー名またはパスワードが違います。',
  tooManyLogins: '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  tooManySignups:
    '同じネットワークからの新規登録が多すぎます。しばらくしてからもう一度お試しください。',
  gifNeedsSubscription: 'GIFの生成にはCreatorまたはStudioの契約が必要です。',
  advancedNeedsSubscription:
    'スタイル、シード値、ネガティブプロンプトを使うには、CreatorまたはStudioの契約が必要です。',
  negativePromptTooLong: 'ネガティブプロンプトは500文字までです。',
  modelTakesNoNegativePrompt:
    'このモデルはネガティブプロンプトに対応していません。入力を消すか、別のモデルを選んでください。',
  sizeNeedsSubscription: 'このサイズを使うには、上位プランの契約が必要です。',
  imageTooLarge: 'ファイルが5MBを超えています',
  imageUnsupported: '対応していないファイル形式です',
  imageTooManyPixels: '画像が4,000万画素を超えています。小さい画像をお試しください。',
  imageDamaged: '画像を読み込めませんでした。別のファイルをお試しください。',
  queueFull: 'ただいま混み合っています。しばらくしてからもう一度お試しください。',
  tooManyWaiting: '順番待ちの作品が多すぎます。いくつか完成してから、もう一度お試しください。',
  unknownExportTarget: '一覧にある書き出し先から選んでください。',
  exportNeedsSubscription: '1080 pxを超える動きのある書き出しにはStudioの契約が必要です。',
  exportSizeNeedsSubscription: 'このサイズの書き出しにはCreatorまたはStudioの契約が必要です。',
  exportDoesNotFit:
    'この制限内では、きれいに見えるファイルを作れません。別の書き出し先か、より大きいサイズ上限を選んでください。',
  exportTooManyPixels:
    'このサイズの動くWebPは作成できません。GIF、APNG、動画のいずれか、または小さいサイズを選んでください。',
  exportFailed: '書き出しに失敗しました。もう一度お試しください。',
  exportEncoderFailed:
    'サーバーで動画を作成できませんでした。もう一度試すか、別の形式を選んでください。',
  exportFormatUnavailable:
    '現在このサーバーではこの形式のファイルを作成できません。別の形式を選んでください。',
  fileAddressInvalid:
    'このアドレスは無効になりました。ファイルをもう一度ダウンロードしてください。',
  exportGone: 'このファイルは保存期間が過ぎました。もう一度書き出してください。',
  tooManyFileExports:
    '1時間に多くのファイルを書き出しました。しばらくしてからもう一度お試しください。',
  backdropUnavailable: 'この作品は背景なしでは書き出せません。',
  documentInvalid:
    'ドキュメントを読み込めませんでした。ページを再読み込みして、もう一度お試しください。',
  documentNewer:
    'このドキュメントには新しいバージョンのStudioが必要です。ページを再読み込みしてください。',
  documentTooLarge: 'ドキュメントが大きすぎます。レイヤーをいくつか削除してください。',
  documentAssetUnknown:
    'このワークスペースにないファイルを使っているレイヤーがあります。そのレイヤーを削除してください。',
  documentVersionMissing: 'どのバージョンのドキュメントを変更したかを指定してください。',
  documentChanged: 'このドキュメントは別の場所で変更されました。',
  tooManyFolders: 'フォルダの数が上限に達しました。不要なものを削除してください。',
  documentsFull: ({ maximum }) =>
    `現在のプランで保存できるドキュメントは${maximum}件です。1件削除するか、上位のサブスクリプションをご利用ください。`,
  documentsFullHighest: 'ドキュメントの数が上限に達しました。いくつか削除してください。',
  uploadTooLarge: 'ファイルが25MBを超えています',
  uploadTooManyFrames: ({ maximum }) =>
    `ファイルのフレーム数が${maximum}を超えています。短いファイルをお試しください。`,
  uploadTooManyPixels:
    'ファイルの全フレームの画素数が多すぎます。小さいか短いファイルをお試しください。',
  tooManyUploads: '1時間に多くのファイルをアップロードしました。時間をおいてお試しください。',
  diskFull:
    'サーバーの空き容量が不足しているため、新しい生成を受け付けていません。しばらくしてからもう一度お試しください。トークンは消費されていません。',
  storageFull:
    '保存容量がいっぱいです。不要な作品を削除するか、プランをアップグレードして容量を増やしてください。トークンは消費されていません。',
  storageFullHighest:
    '保存容量がいっぱいです。不要な作品を削除してください。トークンは消費されていません。',
  shuttingDown: 'サーバーを再起動しています。しばらくしてからもう一度お試しください。',
  lostSight: '接続が切れました。完成した作品はギャラリーに保存されます。',
  keyReused: 'このリクエストキーは別のリクエストですでに使われています。',
  cancelled: 'キャンセルしました。トークンは消費されていません。',
  generationFailed: '生成できませんでした。もう一度お試しください。',
  clipUnusable: '動画モデルから使用できないクリップが返されました。もう一度お試しください。',
  portalFailed: 'お支払いページを読み込めませんでした。しばらくしてからもう一度お試しください。',
  paymentsOff: '現在、有料プランはご利用いただけません。',
  unknownPrice: 'このプランはご利用いただけません。ページを再読み込みして、選び直してください。',
  samePlan: 'すでにこのプランをご利用中です。ページを再読み込みしてご確認ください。',
  noSubscription: '変更できる契約がありません。プランを選んで契約してください。',
  noBillingAccount: '管理できる契約がまだありません。プランを選んで契約してください。',
  settlePaymentFirst:
    '前回のお支払いが完了していません。「契約を管理」からカード情報を更新したうえで、プランを変更してください。',
  cardDeclined:
    'カードが承認されなかったため、プランは変更されていません。「契約を管理」からカード情報を更新して、もう一度お試しください。',
  paymentsAway:
    '決済サービスが応答していません。しばらくしてからもう一度お試しください。二重に請求されることはありません。',
  paymentsUncertain:
    '処理を完了できませんでした。再度お試しになる前に、ページを再読み込みしてプランをご確認ください。二重に請求されることはありません。',
  planChangeRunning: '前回の変更を処理しています。しばらくしてからもう一度お試しください。',
  communityClosed: 'ここではコミュニティギャラリーを利用できません。',
  textAgainstRules:
    'タイトル、説明、またはプロンプトがコンテンツポリシーに反しています。編集するか、リンクでのみ共有してください。',
  ownLike: '自分の作品に「いいね」はできません。',
  bioTooLong: '自己紹介は300文字以内で入力してください。',
  notOperator: 'この操作は運営者だけが行えます。',
  loginSuspended:
    'アカウントが停止されているため、ログインできません。お心当たりがない場合は、お問い合わせページからご連絡ください。',
  accountSuspended: '現在、共有できません。作品に関する決定をご確認ください。',
  profileRemoved: '公開ページは閉鎖されました。理由は「決定」でご確認ください。',
  alreadyDecided: 'すでに決定されています。',
  reasonMissing: '理由を選択してください。',
  tooManyReports: 'すでに複数の作品を報告しています。1時間後にもう一度お試しください。',
  shareRemoved: 'ルールに反するため削除されました。再び共有することはできません。',
  tooManyRequests: 'リクエストが多すぎます。しばらくしてからお試しください。',
  remixUnavailable: '元の作品はリミックスできません。外してから、もう一度お試しください。',
  teamPlanOnly: 'チームにはStudioプランが必要です。',
  workspaceReadOnly: 'このチームのプランは終了したため、新しく作ることはできません。',
  transferTeamsFirst:
    'あなたはチームのオーナーです。チームを譲渡するか閉じてから、アカウントを削除してください。',
  webhookRefused: 'このイベントの署名は無効です。',
  // Of the groups login, signup and create.
  missingCredentials: 'ユーザー名とパスワードを入力してください',
  missingFields: 'すべての項目を入力してください',
  passwordTooShort: ({ minimum }) => `パスワードは${minimum}文字以上にしてください`,
  invalidEmail: '有効なメールアドレスを入力してください',
  nothingToDraw: ({ words }) =>
    `${couldNotDraw(words)}「a fox in the snow」のように、描きたいものを英語で書いてください。トークンは消費されていません。`,
  noPrompt: 'プロンプトを入力してください',
  outOfTokens: '今週のトークンを使い切りました。',
  passwordCommon: 'このパスワードは推測されやすいため使えません。別のパスワードを選んでください。',
  wrongPassword: '現在のパスワードが違います。',
  signInAgain: '一度ログアウトしてログインし直し、15分以内にもう一度お試しください。',
  linkExpired: 'このリンクは期限切れか、すでに使われています。新しいリンクを取得してください。',
  tooManyMails:
    'すでに何通かメールをお送りしています。受信トレイをご確認いただくか、1時間後にもう一度お試しください。',
  emailUnchanged: 'このメールアドレスはすでに登録されています。',
  nothingToConfirm: '確認が必要なメールアドレスはありません。',
  providerOff: 'このログイン方法は利用できません。',
  providerAway: 'ログインサービスが応答していません。しばらくしてからもう一度お試しください。',
  identityRefused: 'ログインサービスでアカウントを確認できませんでした。もう一度お試しください。',
  identityEmailTaken:
    'このメールアドレスのアカウントはすでにあります。そのアカウントにログインしてから、プロフィールでこのログイン方法を連携してください。',
  identityTaken: 'このアカウントは、すでに別のLoopwrightアカウントと連携されています。',
  identityReplaces:
    '同じ種類の別のアカウントがすでに連携されています。先にそちらの連携を解除してください。',
  notLinked: 'このアカウントは連携されていません。',
  lastWayIn:
    'これが唯一のログイン方法です。先にパスワードを設定するか、別のアカウントと連携してください。',
  confirmWithUsername: '確認のため、ユーザー名を表示のとおりに入力してください。',
  deletionNeedsPayments:
    '決済サービスが応答しないため、契約を終了できませんでした。何も削除されていません。しばらくしてからもう一度お試しください。',
  tooManyExports: 'すでに何度かデータをエクスポートしています。1時間後にもう一度お試しください。',
  promptAgainstRules:
    'このプロンプトはコンテンツポリシーに反しています。変更してから、もう一度お試しください。トークンは消費されていません。',
  challengeFailed: 'ロボットではないことを確認してから、もう一度お試しください。',
  challengeAway: 'ボット対策の認証が応答していません。しばらくしてからもう一度お試しください。',
  tooManyGenerations: '作成の間隔が短すぎます。しばらくしてからもう一度お試しください。',
  tooManyEnhancements:
    'プロンプトの改善の間隔が短すぎます。しばらくしてからもう一度お試しください。',
  tooManyFollowing:
    '開いている作品が多すぎます。ウィンドウをいくつか閉じてから、もう一度お試しください。',

  // Models of others
  modelUnknown: 'このモデルはご利用いただけません。ページを再読み込みして、選び直してください。',
  modelNeedsSubscription: 'このモデルを使うには、上位プランの契約が必要です。',
  modelGone:
    'このモデルの提供は終了しました。トークンは消費されていません。別のモデルを選んでください。',
  modelAspect: 'このモデルは選択した縦横比に対応していません。別の縦横比を選んでください。',
  modelReference:
    'このモデルは参照画像に対応していません。画像を削除するか、別のモデルを選んでください。',
  modelSeed:
    'このモデルはシード値に対応していません。シード値の固定を解除するか、別のモデルを選んでください。',
  modelAway:
    '画像サービスが応答していません。トークンは消費されていません。しばらくしてからもう一度お試しください。',
  modelBusy:
    '画像サービスが混み合っています。トークンは消費されていません。しばらくしてからもう一度お試しください。',
  modelAccount:
    '画像サービスがリクエストを受け付けていません。トークンは消費されていません。原因を調査します。',
  modelTooSlow:
    '画像サービスの処理に時間がかかりすぎました。トークンは消費されていません。もう一度お試しください。',
  modelUnusable:
    '画像サービスから使用できないデータが返されました。トークンは消費されていません。もう一度お試しください。',
  modelFailed:
    '画像サービスでエラーが発生しました。トークンは消費されていません。もう一度お試しください。',
  modelDeclined:
    '画像サービスで生成できませんでした。トークンは消費されていません。プロンプトか設定を変更してください。',
  modelRefused:
    '画像サービスの規定により、このプロンプトは使えません。トークンは消費されていません。プロンプトを変更してください。',
  modelRefusedSexual:
    '性的な内容は生成できません。トークンは消費されていません。プロンプトを変更してください。',
  modelRefusedViolence:
    '暴力的な内容や差別的な内容は生成できません。トークンは消費されていません。プロンプトを変更してください。',
  modelRefusedPeople:
    '実在の人物や子どもの、このような画像は生成できません。トークンは消費されていません。プロンプトを変更してください。',
  modelRefusedRights:
    '著作権などで保護された作品を模した画像は生成できません。トークンは消費されていません。プロンプトを変更してください。',
  modelInterrupted:
    '画像の生成が中断されました。トークンは消費されていません。もう一度お試しください。',
  clipGone: 'このループの元のクリップはすでに削除されているため、カットを変更できません。',
  noSuchCut: 'このカットは選べません。ページを再読み込みして、選び直してください。',
};
