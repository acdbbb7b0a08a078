import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['graduation card with gold confetti', 'confetti', 'gold'],
  ['a girl under falling pink petals', 'petals', 'pink'],
])('gives what falls the color that is said right before it: %s', (prompt, weather, colour) => {
  const { airs, words } = parsePrompt(prompt, vocabulary);
  expect(airs).toContainEqual(expect.objectContaining({ weather, colour }));
  expect(words.drawn).toContain(colour);
});
