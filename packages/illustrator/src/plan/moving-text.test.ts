import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each([
  ['"thank you" text bouncing letter by letter', 'bounce'],
  ['"good morning" in bubbly letters waving', 'ripple'],
  ['wow sticker jumping up', 'bounce'],
])('moves the letters of "%s" and shows nothing else', (prompt, move) => {
  const { captionMove, subjects, words, seenInLoops } = planOf(prompt);
  expect(captionMove).toBe(move);
  expect(subjects).toEqual([]);
  expect(words.notDrawn).toEqual([]);
  expect(seenInLoops).not.toEqual([]);
});

it.each(['a cat dancing, text "friday"', '"merry christmas" lettering, snow falling'])(
  'leaves the letters as they are where something else moves: %s',
  (prompt) => {
    expect(planOf(prompt).captionMove).toBeUndefined();
  },
);
