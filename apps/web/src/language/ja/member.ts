import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['member'] = {
  dashboard: {
    fallbackName: 'クリエイター',
    createTitle: '新規作成',
    createText: '画像やGIFを生成',
    galleryTitle: 'マイ作品',
    galleryText: 'ギャラリーを見る',
    settingsTitle: 'アカウント設定',
    settingsText: 'プロフィールとプランの管理',
    tipTitle: 'プランを見る',
    tipText: '料金ページで、さらに使える機能をご覧ください。',
    caughtUp: 'すべて確認済みです！',
    pageTitle: 'ダッシュボード',
    pageDescription: '画像やループGIFを作成したり、これまでの作品を見たりできます。',
    welcomeNew: (name) => `${name}さん、ようこそ！`,
    welcome: (name) => `おかえりなさい、${name}さん！`,
    notifications: '通知',
    tipLink: 'プランを比較',
    paymentFailed: '前回のお支払いが完了していません',
    paymentFailedText: (plan) =>
      `数日以内に再度決済を行います。その間も${plan}はご利用いただけます。「契約を管理」からカード情報を更新してください。`,
    paymentFailedLink: '契約プランを確認',
    dismiss: (title) => `「${title}」を閉じる`,
  },
  profile: {
    loading: 'プロフィールを読み込んでいます…',
    denied: 'アクセスできません',
    deniedText: 'プロフィールを見るにはログインしてください。',
    logIn: 'ログイン',
    notAvailable: '未設定',
    manage: '契約を管理',
    portalFailed: 'お支払いページを読み込めませんでした。しばらくしてからもう一度お試しください。',
    pageTitle: 'プロフィール',
    pageDescription:
      'Loopwrightアカウントの名前、メールアドレス、プラン、今週のトークン、テーマ、言語を確認できます。',
    title: 'プロフィール',
    account: 'アカウント',
    name: '名前',
    email: 'メールアドレス',
    username: 'ユーザー名',
    preferences: '表示設定',
    theme: 'テーマ',
    light: 'ライト',
    dark: 'ダーク',
    language: '言語',
  },
  planNames: { free: '無料', basic: 'ベーシック', premium: 'プレミアム' },
  subscription: {
    title: '契約プラン',
    start: '有料プランを始める',
    comparePlans: 'プランを比較',
    tokensOf: (perWeek) => `/ ${perWeek}トークン（今週の残り）`,
    tokensLeft: 'トークン（今週の残り）',
    tokensRefresh: (day) => `${day}に補充されます。`,
    costs: (imageTokens, gifTokens) =>
      `画像は${imageTokens}トークン、GIFは${gifTokens}トークンです。`,
    tokensAfterUpgrade: (left, perWeek) =>
      `今週の残りは${perWeek}トークン中${left}トークンです。アップグレード前に使った分も差し引かれます。`,
    freePlan: '無料プランをご利用中です。GIFはCreatorとStudioで作成できます。',
    renews: (day, price) => `${day}に更新され、${price}が請求されます。`,
    trial: (daysLeft, day, price) =>
      `無料トライアルは残り${daysLeft}日です。${day}からは月額${price}です。`,
    ends: (plan, day) =>
      `${plan}は${day}までご利用いただけます。その後はStarterに戻り、料金はかかりません。`,
    notes: {
      renewing: (day) => `${day}に更新`,
      trial: (day) => `無料トライアルは${day}まで`,
      ending: (day) => `${day}まで利用可能`,
      starts: (day) => `${day}から`,
      unpaid: '前回のお支払いが完了していません',
    },
    keep: (plan) => `${plan}を継続`,
    kept: (plan) => `${plan}の利用を継続します。`,
    changed: (plan) => `変更しました。現在のプランは${plan}です。`,
    cancelled: (plan, day) => `解約しました。${plan}は${day}までご利用いただけます。`,
    cancelledSoon: (plan) =>
      `解約しました。${plan}はお支払い済みの期間が終わるまでご利用いただけます。`,
    upgradeCharge: '日割りの差額が本日請求されます。',
    trialUpgradeCharge: (price) => `無料トライアルは終了し、本日${price}が請求されます。`,
    downgradeCharge: 'すぐに適用されます。未使用の期間分は次回の請求に充当されます。',
    cancelDetail: (plan, day, tokens) =>
      `${plan}は${day}までご利用いただけます。その後は毎週${tokens}トークンになり、書き出しに透かしが入ります。それまでは取り消せます。`,
    cancelDetailSoon: (plan, tokens) =>
      `${plan}はお支払い済みの期間が終わるまでご利用いただけます。その後は毎週${tokens}トークンになり、書き出しに透かしが入ります。それまでは取り消せます。`,
    cancelDetailUnpaid: (plan, tokens) =>
      `${plan}はすぐに終了し、以後カードに請求されることはありません。その後は毎週${tokens}トークンになり、書き出しに透かしが入ります。`,
  },
  success: {
    title: 'お支払いが完了しました！',
    text: 'プランを更新しました。ようこそ！',
    link: 'ダッシュボードへ',
    pageTitle: 'お支払い完了',
    pageDescription:
      'プランを更新しました。新しいプランはLoopwrightのダッシュボードからご利用いただけます。',
    countdown: (seconds) => `${seconds}秒後にホームへ移動します…`,
    onItsWay: 'プランを有効にしています…',
    arrived: (plan) => `${plan}が使えるようになりました。最初のループを作りましょう。`,
    signedOut: 'このデバイスではログアウトしています。プランを確認するには{link}してください。',
    signIn: 'ログイン',
  },
  cancel: {
    title: 'お支払いをキャンセルしました',
    text: 'お支払いはキャンセルされ、請求は発生していません。',
    link: '料金ページへ戻る',
    pageTitle: 'お支払いのキャンセル',
    pageDescription:
      'お支払いはキャンセルされ、請求は発生していません。プランはいつでもお選びいただけます。',
    countdown: (seconds) => `${seconds}秒後に料金ページへ戻ります…`,
  },
};
