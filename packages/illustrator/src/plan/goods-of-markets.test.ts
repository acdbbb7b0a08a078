import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a flower market with tulips', ['tulip']],
  ['a farmers market with tomatoes and bread', ['tomato', '@loaf']],
])('sells on its stalls what the market is said to have: %s', (prompt, goods) => {
  const { subjects, stallGoods, words } = plan(prompt);
  expect(subjects).toEqual([]);
  expect(stallGoods).toEqual(goods);
  expect(words.notDrawn).toEqual([]);
});

it('hangs lanterns over the stalls, and sells food of the street at night', () => {
  const { subjects, garlands, stallGoods } = plan('a night market with street food and lanterns');
  expect(subjects).toEqual([]);
  expect(garlands).toEqual(['lanterns']);
  expect(stallGoods).toContain('dumpling');
});

it('hangs lanterns over villages, and leaves them in hands', () => {
  expect(plan('a village with lanterns at night')).toMatchObject({
    subjects: [],
    garlands: ['lanterns'],
  });
  expect(plan('a girl holding lanterns in a village').garlands).toBeUndefined();
});

it('keeps what somebody carries on a market', () => {
  const { subjects, stallGoods } = plan('a woman at a market with a basket of apples');
  expect(subjects.map(({ glyph }) => glyph)).toContain('@basket');
  expect(stallGoods).toBeUndefined();
});
