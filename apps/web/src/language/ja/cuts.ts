import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['cuts'] = {
  title: 'つなぎ目',
  seam: (ratio) => `つなぎ目はなめらかです（${ratio}倍）。`,
  jump: (ratio) => `つなぎ目が少し飛びます（${ratio}倍）。`,
  seconds: (count) => `${count} 秒`,
  way: (way, score) => `${way}・${score}`,
  ways: { native: 'そのままつながる', plain: 'きれいにつながる', fade: 'なめらかに溶ける' },
  from: (seconds) => `クリップの ${seconds} 秒目から。`,
  boomerang: 'ブーメラン',
  boomerangWay: '再生後に逆再生',
  hint: (day) => `別の切り方は無料で、ギャラリーに追加されます（${day}まで）。`,
  gone: '元のクリップはもう保存されていないため、この切り方のままです。',
  cutting: '切り出し中',
  queued: (ahead) => (ahead === 0 ? '次に開始します' : `順番待ち：前に${ahead}件`),
  cancel: 'キャンセル',
  ready: 'できました。',
  failed: 'うまく切り出せませんでした。もう一度お試しください。',
};
