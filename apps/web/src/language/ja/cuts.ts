import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['cuts'] = {
  title: 'つなぎ目',
  seam: (ratio) => `つなぎ目はなめらかです（${ratio}倍）。`,
  jump: (ratio) => `つなぎ目が少し飛びます（${ratio}倍）。`,
  seconds: (count) => `${count}秒`,
  way: (way, score) => `${way}・${score}`,
  ways: { native: '自然にループ', plain: 'カット', fade: 'クロスフェード' },
  from: (seconds) => `クリップの${seconds}秒目から始まります。`,
  boomerang: 'ブーメラン',
  boomerangWay: '再生後に逆再生',
  hint: (day) => `別のカットは${day}まで無料で、ギャラリーに追加されます。`,
  gone: '元のクリップがすでに削除されているため、カットを変更できません。',
  cutting: 'カットしています',
  queued: (ahead) => (ahead === 0 ? '次に開始します' : `順番待ち：前に${ahead}件`),
  cancel: 'キャンセル',
  ready: '新しいカットができました。',
  failed: 'カットできませんでした。もう一度お試しください。',
};
