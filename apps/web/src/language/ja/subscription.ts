import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['subscription'] = {
  subscription: {
    title: '契約プラン',
    start: '有料プランを始める',
    comparePlans: 'プランを比べる',
    tokensOf: (perWeek) => `/ ${perWeek}トークン（今週の残り）`,
    tokensLeft: 'トークン（今週の残り）',
    tokensRefresh: (day) => `次の補充：${day}。`,
    costs: (imageTokens, gifTokens) =>
      `画像は${imageTokens}トークン、GIFは${gifTokens}トークンです。`,
    freePlan: 'ずっと無料です。ループはCreatorとStudioで作れます。',
    renews: (day, price) => `${day}に${price}で更新されます。`,
    trial: (daysLeft, day, price) =>
      `お試し期間は残り${daysLeft}日です。${day}から月額${price}の有料プランになります。`,
    ends: (plan, day) =>
      `${plan}は${day}までお使いいただけます。その後はStarterに戻り、料金はかかりません。`,
    notes: {
      renewing: (day) => `${day}に更新`,
      trial: (day) => `お試しは${day}まで`,
      ending: (day) => `${day}まで利用可能`,
      starts: (day) => `${day}から`,
      unpaid: '前回のお支払いが完了していません',
    },
    keep: (plan) => `${plan}を続ける`,
    kept: (plan) => `ありがとうございます。${plan}は続きます。`,
    changed: (plan) => `変更しました。いまのプランは${plan}です。`,
    cancelled: (plan, day) => `手続きが完了しました。${plan}は${day}までお使いいただけます。`,
    cancelledSoon: (plan) => `手続きが完了しました。${plan}はお支払い済みの期間で終了します。`,
    upgradeCharge: '今月の残り期間の差額を、いまお支払いいただきます。',
    trialUpgradeCharge: (price) =>
      `お試しは終了し、最初の1か月分${price}をいまお支払いいただきます。`,
    downgradeCharge: 'すぐに切り替わります。今月の残り分は、次回以降のお支払いに充てられます。',
    cancelQuestion: 'Starterに戻しますか？',
    cancelDetail: (plan, day, tokens) =>
      `${plan}は${day}までお使いいただけます。その後は毎週${tokens}トークンになり、書き出しに透かしが入ります。それまではいつでも取り消せます。`,
    cancelDetailSoon: (plan, tokens) =>
      `${plan}はお支払い済みの期間が終わるまでお使いいただけます。その後は毎週${tokens}トークンになり、書き出しに透かしが入ります。それまではいつでも取り消せます。`,
    cancelDetailUnpaid: (plan, tokens) =>
      `${plan}はすぐに終了し、カードへの請求も止まります。その後は毎週${tokens}トークンになり、書き出しに透かしが入ります。`,
  },
  success: {
    title: 'お支払いが完了しました！',
    text: 'プランを更新しました。ようこそ！',
    link: 'ダッシュボードへ',
    pageTitle: 'お支払い完了',
    pageDescription: 'プランを更新しました。',
    countdown: (seconds) => `${seconds}秒後にホームへ移動します…`,
    onItsWay: 'プランを準備しています…',
    arrived: (plan) => `${plan}が使えるようになりました。さあ、作りましょう！`,
    signedOut: 'この端末ではログアウトしています。プランを確認するには{link}してください。',
    signIn: 'ログイン',
  },
  cancel: {
    title: 'お支払いを中止しました',
    text: 'お支払いは中止され、請求は発生していません。',
    link: '料金ページへ戻る',
    pageTitle: 'お支払いの中止',
    pageDescription: 'お支払いは中止され、請求は発生していません。',
    countdown: (seconds) => `${seconds}秒後に料金ページへ戻ります…`,
  },
};
