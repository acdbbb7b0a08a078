import { expect, it } from 'vitest';
import { readVocabulary } from '../../node/read-art-pack.ts';
import { takeCaption } from '../caption.ts';
import { parsePrompt } from '../parse.ts';
import { textOf } from '../tokenize.ts';
import { readText } from './translate.ts';

const vocabulary = await readVocabulary();

it.each([
  // States in any form and either kana, and verbs that are done much or all over.
  ['怒ってぷんぷんしているペンギン', 'angry angry penguin'],
  ['ニヤニヤする高校生', 'student grinning'],
  ['キーボードを打ちまくる猫', 'cat typing on a keyboard'],
  ['キスを待つカエル', 'frog waiting for kissing'],
  // Names of places that no list has.
  ['熊本城の前で写真を撮る家族', 'family taking a photo in front of japanese castle'],
  ['東福寺の紅葉', 'japanese temple autumn'],
  ['上野公園の桜', 'cherry tree in park'],
  ['動物公園', 'park'],
  // Who does it together with somebody, and who does not.
  ['みかんを食べる三毛猫と女の子', 'calico cat and girl eating tangerine'],
  ['お茶を飲むおばあさんと猫', 'grandma drinking tea and cat'],
  ['ギターを弾く男の子と歌う女の子', 'girl singing with boy playing the guitar'],
  ['二人で乾杯するサラリーマン', 'two businessman toasting'],
  ['家族でご飯を食べる', 'family eating a meal'],
  // What is meant and said in a roundabout way.
  ['布団から出たくない犬', 'dog in futon'],
  ['友達にプレゼントをあげる男の子', 'boy giving gift to friends'],
  ['赤い鳥居がたくさん並ぶ道', 'path with torii gates'],
])('%s is read as "%s"', (prompt, english) => {
  expect(textOf(readText(prompt, vocabulary).tokens)).toBe(english);
});

it('says of a name that no list has what it is drawn as', () => {
  const { standIns } = parsePrompt('熊本城と桜', vocabulary).words;
  expect(standIns).toEqual([{ word: '熊本城', as: 'japanese castle' }]);
});

it.each([
  ['さみしいよとしょんぼりする犬', 'さみしいよ'],
  ['お腹すいたと皿をくわえる犬', 'お腹すいた'],
  ['えっ！？と驚く猫', 'えっ！？'],
  ['ギターとピアノ', null],
  ['ひまわりのたねとハムスター', null],
])('%s letters %s', (prompt, caption) => {
  expect(takeCaption(prompt).caption).toBe(caption);
});

it('dresses both of a couple', () => {
  const { subjects } = parsePrompt('浴衣姿のカップル', vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['man', 'woman', 'kimono', 'kimono']);
});

it('shows the family of a family photo', () => {
  const { subjects } = parsePrompt('神社の前で撮った家族写真', vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['man', 'woman', 'child', '@shrinehall']);
});
