import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each([
  [
    'lemonade in a mason jar with mint and lemon slices',
    '@jardrink',
    [
      ['herb', false],
      ['@halflemon', false],
    ],
  ],
  [
    'glass of water with cucumber and lemon slices',
    '@waterglass',
    [
      ['cucumber', false],
      ['@halflemon', false],
    ],
  ],
  ['iced latte with a straw and cinnamon on top', '@iceddrink', [['@cinnamon', true]]],
  ['smoothie with a strawberry on top', '@milkshake', [['strawberry', true]]],
])('puts what belongs to a drink into it or on it: %s', (prompt, glyph, garnish) => {
  const { subjects } = plan(prompt);
  expect(subjects.map((each) => each.glyph)).toEqual([glyph]);
  expect(subjects[0]?.garnish?.map((each) => [each.glyph, each.isOnTop])).toEqual(garnish);
});

it('leaves fruit beside a glass', () => {
  expect(plan('a glass of juice next to three oranges').subjects[0]?.garnish).toBeUndefined();
});

it('puts fruit and mint into a drink that is named twice', () => {
  const { subjects, words } = plan('mojito cocktail with lime and mint');
  expect(subjects).toMatchObject([
    { glyph: '@lemonade', garnish: [{ glyph: '@halflime' }, { glyph: 'herb' }] },
  ]);
  expect(words.notDrawn).toEqual([]);
});
