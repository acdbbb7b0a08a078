import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['teams'] = {
  pageTitle: 'チーム',
  pageDescription:
    'Loopwrightのチームのページです。メンバーの一覧、それぞれの権限、招待中の人を確認して管理できます。画像やループ、ドキュメント、毎週のトークンをチームのみんなで共有し、一緒に作りましょう。',
  title: 'チーム',
  denied: 'アクセスできません',
  deniedText: 'チームを見るにはログインしてください。',
  logIn: 'ログイン',
  loading: 'チームを読み込んでいます…',
  loadFailed: 'チームを読み込めませんでした。',
  notifications: 'お知らせ',
  tryAgain: 'もう一度試す',
  problems: {
    teamNeedsStudio:
      'チームはStudioプランの機能です。まず個人のワークスペースでStudioに登録してください。',
    seatsInUse: ({ used }) =>
      `チームは${used}席を使用しています。先にメンバーを削除するか、招待を取り消してください。`,
    seatsNotSold: '追加の席は提供していません。',
    alreadyMember: 'その人はすでにチームのメンバーです。',
    ownerStays: '退出する前にチームを譲渡するか、チームを閉じてください。',
    confirmWithTeamName: '確認のため、表示されているとおりにチーム名を入力してください。',
    closeNeedsEndedPlan:
      '個人のワークスペースに別の支払いがあります。チームのプランを解約してください。プランが終了すればチームを閉じられます。',
    teamFull: ({ maximum }) =>
      `チームの定員は、招待中の人を含めて${maximum}人です。先にメンバーを外すか、招待を取り消してください。`,
    invitationGone:
      'この招待は期限切れ、取り消し済み、または使用済みです。新しい招待を依頼してください。',
    invitationForOther:
      'この招待は別のメールアドレス宛てです。そのアドレスのアカウントでログインしてください。',
    invitationNeedsConfirmedEmail:
      '先にメールアドレスを確認してください。お送りしたリンクを開いてから、招待を承認してください。',
  },
  changeFailed: 'うまくいきませんでした。もう一度お試しください。',
  personal: '個人',
  brandKit: {
    open: 'ブランドキットを開く',
    title: 'ブランドキット',
    pageDescription:
      'ワークスペースのブランドカラー、フォント、ロゴ、文字スタイル、透かしをまとめて、Studioのすべてのドキュメントで使えます。',
    deniedText: 'ブランドキットを見るにはログインしてください。',
    loading: 'ブランドキットを読み込んでいます…',
  },
  switcher: 'ワークスペース',
  offer: {
    title: '一緒に作る',
    text: (seats) =>
      `Studioなら、最大${seats}人でギャラリー、Studioのドキュメント、毎週のトークンを共有できます。`,
    link: 'Studioを見る',
  },
  create: {
    title: 'チームを作る',
    text: (seats) =>
      `Studioプランと今週の残りのトークンがチームに移ります。定員は${seats}人です。個人のワークスペースはStarterになります。`,
    name: 'チーム名',
    submit: 'チームを作る',
    busy: '作成しています…',
  },
  list: {
    title: 'ワークスペース',
    open: '開く',
    current: '使用中',
  },
  readOnly: {
    title: 'このチームは閲覧のみです',
    text: (days) =>
      `プランが終了しました。すべて閲覧、ダウンロード、書き出しができます。少なくとも${days}日間は何も削除されません。`,
    owner: 'もう一度ここで作るには、Studioに登録してください。',
    member: 'オーナーがもう一度Studioに登録できます。',
    link: 'プランを見る',
  },
  roles: { owner: 'オーナー', admin: '管理者', member: 'メンバー', viewer: '閲覧者' },
  roleTexts: {
    owner: 'すべて。プランの管理とチームを閉じることも',
    admin: '作成とメンバーの管理',
    member: '作成、編集、共有、書き出し',
    viewer: '閲覧とダウンロード',
  },
  members: {
    title: 'メンバー',
    seats: (used, maximum) => `${maximum}人中${used}人`,
    you: 'あなた',
    roleOf: (name) => `${name}さんの役割`,
    remove: '外す',
    removeOf: (name) => `${name}さんを外す`,
    removeQuestion: (name) => `${name}さんをチームから外しますか？`,
    removeDetail: 'すぐにアクセスできなくなります。作ったものと作成中のものはチームに残ります。',
    removed: (name) => `${name}さんをチームから外しました。`,
    transfer: 'オーナーにする',
    transferOf: (name) => `${name}さんをオーナーにする`,
    transferQuestion: (name) => `${name}さんをオーナーにしますか？`,
    transferDetail:
      '今後はその人がプランと支払いを管理し、あなたは管理者になります。変更されるまで、登録済みのカードに請求されます。',
    transferred: (name) => `${name}さんがオーナーになりました。`,
  },
  invite: {
    title: '招待する',
    email: 'メールアドレス',
    role: '役割',
    submit: '招待を送る',
    hint: (days) => `リンクは1回だけ、${days}日間、このアドレスでのみ有効です。`,
    sent: (email) => `${email}に招待を送りました。`,
    full: '定員に達しています。ほかの人を招待するには、メンバーを外すか、招待を取り消してください。',
    invalid: '有効なメールアドレスを入力してください',
  },
  invitations: {
    title: '招待中',
    until: (day) => `${day}まで`,
    withdraw: '取り消す',
    withdrawOf: (email) => `${email}への招待を取り消す`,
    withdrawn: '招待を取り消しました。',
  },
  seats: {
    title: '席数',
    included: (included) => `Studioには${included}席が含まれます。`,
    paid: (included, extra) => `Studioの${included}席に加えて、${extra}席を追加しています。`,
    label: '追加の席',
    price: (price) => `1席あたり月額${price}`,
    total: (count, price) => `追加${count}席：Studioに加えて月額${price}`,
    none: '追加の席はありません。料金はStudioのみです。',
    inUse: (used) =>
      `チームは${used}席を使用しています。減らすには、先にメンバーを削除するか、招待を取り消してください。`,
    submit: '席数を変更',
    question: (count) => `追加を${count}席に変更しますか？`,
    detail: (price) =>
      `追加の席の料金は月額${price}になります。変更はすぐに反映され、今月の残り期間の日割り差額は次回の請求に含まれます。`,
    changed: '席数を変更しました。',
  },
  settings: {
    title: '設定',
    rename: '名前を保存',
    renamed: '名前を保存しました。',
    changed: '役割を変更しました。',
    leave: 'チームから退出',
    leaveQuestion: 'このチームから退出しますか？',
    leaveDetail: 'すぐにアクセスできなくなります。作ったものはチームに残ります。',
    left: 'チームから退出しました。',
    close: 'チームを閉じる',
    closeText:
      'チームのすべてを削除します。Studioプランと今週の残りは個人のワークスペースに戻ります。メンバーの手元には何も残りません。',
    closeConfirm: (name) => `確認のため「${name}」と入力してください`,
    closed: 'チームを閉じました。',
  },
  invitation: {
    pageTitle: '招待',
    pageDescription:
      'Loopwrightのチームへの招待のページです。チームでは、メンバーが画像やループを一緒に作り、ひとつのギャラリーに保存し、毎週のトークンを共有します。リンクを承認するとすぐに参加できます。',
    title: 'チームに参加',
    loading: '招待を開いています…',
    heading: (team) => `「${team}」に参加`,
    text: (invitedBy, role) => `${invitedBy}さんから招待が届いています。役割：${role}`,
    textUnknown: (role) => `招待が届いています。役割：${role}`,
    for: (email) => `${email}専用です。`,
    accept: '招待を承認',
    busy: '参加しています…',
    signIn: 'ログインして承認',
    signUp: 'アカウントを作る',
    needsAccount:
      'このメールアドレスのアカウントが必要です。そのあと、もう一度このリンクを開いてください。',
    gone: 'この招待は使えません',
    goneText: '期限切れ、取り消し済み、または使用済みです。新しい招待を依頼してください。',
    home: 'ホームへ',
    failed: '招待を開けませんでした。もう一度お試しください。',
  },
};
