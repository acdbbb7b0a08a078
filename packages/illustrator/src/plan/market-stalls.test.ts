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
  ['a woman selling flowers at a market stall', 'woman', 'blossom'],
  ['old man selling oranges at a stall', 'old-man', 'tangerine'],
  ['farmers market stall with vegetables', 'woman', 'carrot'],
  ['street food stall selling tacos', 'woman', 'taco'],
])('lays the goods on the stall of a seller: %s', (prompt, seller, good) => {
  const { subjects, relations, words } = plan(prompt);
  expect(subjects.map(({ glyph }) => glyph)).toEqual([seller, '@marketstall']);
  expect(subjects[1]?.goods?.[0]?.glyph).toBe(good);
  expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'inside' }]);
  expect(words.notDrawn).toEqual([]);
});

it.each(['a cat at a market stall', 'a market with many stalls', 'two women at a fruit stall'])(
  'keeps the market with its own stalls: %s',
  (prompt) => {
    expect(plan(prompt).subjects.some(({ glyph }) => glyph === '@marketstall')).toBe(false);
  },
);

it('hangs what is said to hang from the roof of the stall', () => {
  const { subjects, words } = plan('gingerbread hearts hanging on a christmas market stall');
  expect(subjects[1]?.goodsInFront?.map(({ glyph }) => glyph)).toEqual(['@gingerbreadheart']);
  expect(words.drawn).toContain('hanging');
});

it('has one of two children behind their lemonade stand, and the other beside it', () => {
  const { subjects, relations, words } = plan('a lemonade stand run by two kids');
  expect(subjects.map(({ glyph, count }) => [glyph, count])).toEqual([
    ['child', 1],
    ['@marketstall', 1],
    ['child', 1],
  ]);
  expect(relations.map(({ kind }) => kind)).toEqual(['inside', 'beside']);
  expect([words.standIns, words.notDrawn]).toEqual([[], []]);
});
