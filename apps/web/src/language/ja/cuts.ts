import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['cuts'] = {
  title: 'ループのつなぎ目',
  seam: (ratio) => `最初に戻る動きは、大きめのひとコマの ${ratio} 倍です。`,
  jump: (ratio) => `最初に戻る動きは、大きめのひとコマの ${ratio} 倍。少し目立つかもしれません。`,
  seconds: (count) => `${count} 秒`,
  way: (way, score) => `${way}・${score}`,
  ways: { native: 'そのままつながる', plain: 'きれいにつながる', fade: 'なめらかに溶ける' },
  from: (seconds) => `クリップの ${seconds} 秒目から。`,
  boomerang: '行って戻る',
  boomerangWay: '逆再生つき',
  hint: (day) => `別の切り方は無料で、ギャラリーに追加されます（${day}まで）。`,
  gone: '元のクリップはもう保存されていないため、この切り方のままです。',
  cutting: '切り出し中',
  queued: (ahead) => (ahead === 0 ? '次の順番です' : `あと ${ahead} 件`),
  cancel: 'キャンセル',
  ready: 'できました。',
  failed: 'うまく切り出せませんでした。もう一度お試しください。',
};
