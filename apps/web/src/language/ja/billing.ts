import type { Catalogue } from '../catalogue.ts';

/** The plans as all users see them. What a person's own plan says is in the part "account". */
export const texts: Catalogue['billing'] = {
  plans: {
    free: {
      badge: null,
      description: 'ずっと無料。カード登録不要。',
      features: [
        '毎週5個の画像トークン',
        '標準解像度',
        'コミュニティギャラリー',
        '書き出しに透かしあり',
        '標準プロンプト',
      ],
    },
    basic: {
      badge: '一番人気',
      description: '毎日投稿する方に。',
      features: [
        '毎週200個のトークン',
        '高解像度GIF',
        '4K静止画',
        'HD書き出し',
        '透かしなし',
        '高度なプロンプト',
        '優先処理',
      ],
    },
    premium: {
      badge: null,
      description: '発信を続けるチームとブランドに。',
      features: [
        '毎週1,000個の画像クレジット',
        '最速レンダリング',
        '新ツールの先行利用',
        '優先サポート',
        '4K書き出し',
        'チームワークスペース',
      ],
    },
  },
  pricing: {
    title: 'ひとつのプランで、ループは無限',
    loading: 'プランを読み込んでいます…',
    chat: 'ご相談はこちら',
    getStarted: '始める',
    signUp: '新規登録',
    alreadyHaveAccount: 'アカウントをお持ちの方はログイン',
    currentPlan: '現在のプラン',
    current: '利用中',
    upgrade: 'アップグレード',
    downgrade: 'ダウングレード',
    failed: '問題が発生しました。',
    pageTitle: '料金',
    pageDescription: (basicPrice, premiumPrice) =>
      `毎週5トークンの無料プランから始められます。Creatorは月額${basicPrice}、Studioは月額${premiumPrice}。いつでも解約できます。`,
    intro: (imageTokens, gifTokens) =>
      `画像は${imageTokens}トークン、ループGIFは${gifTokens}トークン。トークンは毎週月曜日に補充されます。契約は月単位で、ワンクリックで解約できます。`,
    perMonth: '/月',
    forGood: 'ずっと無料',
    trial: (days) => `最初の${days}日間は無料`,
    sandbox: 'テストモードです。請求は発生しません。',
    notSold: '有料プランはありません。全員がStarterです。',
    chatQuestion: 'チームやキャンペーンでの利用、ユニークなアイデアなど、{chat}',
  },
};
