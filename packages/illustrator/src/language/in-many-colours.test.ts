import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it.each([
  ['five popsicles in rainbow colors', '@popsicle', 'rainbow colors'],
  ['three wine glasses of different colors', '@wineglass', 'different colors'],
  ['four nail polishes, each in another color', '@nailpolish', 'each in another color'],
])('gives each of several things its own color: %s', (prompt, glyph, said) => {
  const { plan } = layOutPrompt(prompt, vocabulary);
  expect(plan.subjects).toMatchObject([{ glyph, isColourful: true }]);
  expect(plan.words.drawn).toContain(said);
});
