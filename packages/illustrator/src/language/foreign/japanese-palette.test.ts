import { expect, it } from 'vitest';
import { takeJapanesePalette, withColourOfPaper } from './japanese-palette.ts';

it.each([
  ['かぼちゃとコウモリ、オレンジと黒', ['orange', 'black'], 'かぼちゃとコウモリ、'],
  ['茶色とクリーム色、パン屋の看板', ['brown', 'cream'], '、パン屋の看板'],
  ['青を基調にしたヨガ教室のチラシ', ['blue', 'white'], 'ヨガ教室のチラシ'],
  ['赤と白のポスター', ['red', 'white'], 'ポスター'],
  ['桜並木、淡いピンク', ['pale pink', 'white'], '桜並木、'],
] as const)('finds the colors of %s', (prompt, colours, rest) => {
  expect(takeJapanesePalette(prompt)).toMatchObject({ colours, rest });
});

it.each(['線画、黒と白', '赤い屋根と白い壁の家', '赤と白のバラ', 'orange and black'])(
  'finds none in %s',
  (prompt) => {
    expect(takeJapanesePalette(prompt)).toBeNull();
  },
);

it('takes a color by itself as that of a paper, and of no scene', () => {
  expect(withColourOfPaper('誕生日カード、ケーキ、水色')).toBe('誕生日カード、ケーキ、水色の背景');
  expect(withColourOfPaper('ユニコーン、水色')).toBe('ユニコーン、水色');
});
