import type { Catalogue } from '../catalogue.ts';

/** The landing pages' first screen, and what search engines say of them. */
export const texts: Catalogue['marketing'] = {
  home: {
    pageTitle: 'AIで作る、つなぎ目のないGIFと画像',
    pageDescription:
      'AIがGIFやマイクロ動画を数秒で生成。文章を入力するだけで、画像や、つなぎ目のないループGIFが完成します。無料で始められます。',
    title: 'ひとこと書けば、ずっと動く。',
    lead: 'AIがGIFやマイクロ動画を数秒で生成。文章を入力するだけで、画像も、つなぎ目がわからないほどなめらかなループGIFも作れます。',
  },
  generator: {
    pageTitle: 'AI GIFジェネレーター：文章からループGIFを作成',
    pageDescription:
      '文章から、つなぎ目のないループGIFを生成。シーンを書いて、長さ、フレームレート、縦横比を選べば、すぐに投稿できます。アニメーションの知識は不要です。',
    title: 'つなぎ目のないループを作るAI GIFジェネレーター',
    lead: '作りたいシーンをふだんの言葉で書けば、数秒で動き出します。投稿先に合った縦横比で、繰り返しの瞬間も飛びません。',
  },
  hero: {
    promptLabel: '作りたい画像やループの説明',
    promptPlaceholder: 'a cat surfing at sunset',
    promptHint: '英語で入力してください。画像エンジンは現在、英語のみに対応しています。',
    create: '作成',
    ideas: { whale: '空飛ぶクジラ', robot: '庭仕事のロボット', fox: '手を振るキツネ' },
    start: '無料で始める',
    logIn: 'ログイン',
    note: (pictures, plan, days) =>
      `画像は毎週${pictures}枚まで無料、カード登録不要。GIFは${plan}プランで、最初の${days}日間は無料です。`,
  },
  carousel: {
    label: 'Loopwrightで作ったループ',
    role: 'カルーセル',
    slideRole: 'スライド',
    slide: (number, count) => `${count}件中${number}件目`,
    choose: (number, prompt) => `ループ${number}を表示：${prompt}`,
    pause: 'ループを一時停止',
    play: 'ループを再生',
    words: 'プロンプト',
    quote: (prompt) => `「${prompt}」`,
  },
};
