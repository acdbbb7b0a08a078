import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it('gives each of several things its own color', () => {
  const { plan } = layOutPrompt('five popsicles in rainbow colors', vocabulary);
  expect(plan.subjects).toMatchObject([{ glyph: '@popsicle', isColourful: true }]);
  expect(plan.words.drawn).toContain('rainbow colors');
});
