import type { Catalogue } from '../catalogue.ts';

/** The page with what tokens were used for. */
export const texts: Catalogue['usage'] = {
  pageTitle: '利用状況',
  pageDescription:
    'トークンの残りと使い道、戻ってきたトークンを日ごとに確認できます。CSVでのダウンロードにも対応しています。',
  title: '利用状況',
  denied: 'アクセスできません',
  deniedText: 'トークンの利用状況を見るにはログインしてください。',
  logIn: 'ログイン',
  loading: '利用状況を読み込んでいます…',
  loadFailed: '利用状況を読み込めませんでした。',
  loadFailedHint: '接続を確認して、もう一度お試しください。',
  tryAgain: '再試行',
  balance: '残りのトークン',
  download: 'CSVをダウンロード',
  downloading: '準備しています…',
  downloaded: 'ダウンロードを開始しました。',
  downloadFailed: 'ダウンロードできませんでした。もう一度お試しください。',
  chart: {
    title: '過去30日間',
    total: (tokens) => `使用したトークン：${tokens}`,
    summary: (total, most, day) =>
      `過去30日間に1日ごとに使用したトークン：合計${total}、最大は${day}の${most}。下の表に日ごとの内訳があります。`,
    none: '過去30日間に使用したトークンはありません。',
  },
  history: {
    title: '履歴',
    caption: '日ごとのトークンの増減（新しい順）',
    time: '時刻',
    what: '内容',
    tokens: 'トークン',
    usedOnDay: (tokens) => `使用：${tokens}`,
    empty: 'トークンはまだ使用されていません。',
    create: '作品を作る',
    more: 'もっと見る',
    loadingMore: '続きを読み込んでいます…',
    moreFailed: '続きを読み込めませんでした。',
  },
  entries: {
    granted: (plan) => `${plan}の1週間分のトークン`,
    grantedTokens: 'トークンの追加',
    credited: '運営者からの追加トークン',
    moved: 'プランとともに別のワークスペースへ、または別のワークスペースから移動',
    expired: '週の終わりに失効',
    image: '画像',
    gif: 'GIF',
    used: 'トークンの使用',
    inProgress: '進行中',
    givenBack: '返却',
    givenBackLate: '対象の週が終了したため、トークンは追加されませんでした。',
  },
};
