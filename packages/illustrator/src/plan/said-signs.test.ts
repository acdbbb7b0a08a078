import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it('letters a sign with what it is called, beside the house and below the headline', () => {
  const prompt = 'real estate flyer, house with sold sign in front yard';
  const { plan, of } = layOutPrompt(prompt, vocabulary);
  expect(plan.caption).toBe('Real estate');
  expect(plan.subjects).toMatchObject([
    { glyph: 'house', motion: null },
    { glyph: '@sign', lettering: 'Sold' },
  ]);
  expect(of('house').x - of('@sign').x).toBeGreaterThan(0.3);
});

it.each([
  ['letrero de panadería', 'Panadería'],
  ['Bäckerei Schild', 'Bäckerei'],
  ['a sign for a bakery', 'Bakery'],
])('letters the sign of a shop as the user calls it: %s', (prompt, lettering) => {
  const { plan } = layOutPrompt(prompt, vocabulary);
  expect(plan.subjects).toContainEqual(expect.objectContaining({ glyph: '@sign', lettering }));
});
