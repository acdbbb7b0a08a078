import { expect, it } from 'vitest';
import { japaneseDesignIn } from './japanese-goods.ts';

it.each([
  ['Tシャツのデザイン、猫', '猫の絵が描かれたTシャツ'],
  [
    'マグカップのデザイン、「おはよう」、ひまわり',
    '「おはよう」と書かれたひまわりの絵が描かれたマグカップ',
  ],
  ['トートバッグのデザイン、黒猫と月、シンプル', '黒猫と月の絵が描かれたトートバッグ、シンプル'],
  ['Tシャツを着た猫', null],
])('%j is read as %j', (prompt, read) => {
  expect(japaneseDesignIn(prompt)).toBe(read);
});
