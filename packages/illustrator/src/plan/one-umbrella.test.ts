import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const umbrellaIn = (prompt: string) =>
  direct(parsePrompt(prompt, art), art).subjects.find(({ glyph }) => glyph === 'umbrella');

it.each(['three penguins sharing one red umbrella', 'four bears under an umbrella'])(
  'widens the umbrella over the group of %o',
  (prompt) => {
    expect(umbrellaIn(prompt)?.scale).toBeGreaterThan(2);
  },
);

it.each(['a girl with an umbrella', 'three girls with umbrellas'])(
  'leaves the umbrellas of %o as they are',
  (prompt) => {
    expect(umbrellaIn(prompt)?.scale).toBe(1);
  },
);
