import type { Catalogue } from '../catalogue.ts';

/** The landing pages' first screen, and what search engines say of them. */
export const texts: Catalogue['marketing'] = {
  home: {
    pageTitle: 'AIで作る、つなぎ目のないループGIFと画像',
    pageDescription:
      'AIでGIFやマイクロ動画を数秒で生成。文章を入力するだけで、画像や、終わりと始まりがぴたりとつながるGIFができあがります。無料で始められます。',
    title: 'ひとこと書けば、ずっと動く。',
    lead: 'AIでGIFやマイクロ動画を数秒で生成。文章をひとつ入力すれば、画像に。あるいは、最後のコマと最初のコマがぴたりと重なり、誰にもつなぎ目が見つからないGIFに。',
  },
  generator: {
    pageTitle: 'AI GIFジェネレーター：文章からループGIFへ',
    pageDescription:
      '文章を、飛ばずにループするGIFに。シーンを書き、長さ・フレームレート・比率を選んで投稿するだけ。アニメーションの知識はいりません。',
    title: 'つなぎ目のないループを作るAI GIFジェネレーター',
    lead: 'シーンをふだんの言葉で書けば、数秒後にはもう動いています。投稿先に合った形で、繰り返しの継ぎ目も飛ばないGIFです。',
  },
  hero: {
    start: '無料で始める',
    logIn: 'ログイン',
    note: (pictures, plan, days) =>
      `毎週${pictures}枚まで画像は無料、カード登録不要。ループは${plan}プランで。${days}日間お試しいただけます。`,
  },
  carousel: {
    label: 'Loopwrightで作られたループ',
    role: 'カルーセル',
    slideRole: 'スライド',
    slide: (number, count) => `${count}件中${number}件目`,
    choose: (number, prompt) => `ループ${number}を表示：${prompt}`,
    pause: 'ループを一時停止',
    play: 'ループを再生',
    words: 'もとになった言葉',
    quote: (prompt) => `「${prompt}」`,
  },
};
