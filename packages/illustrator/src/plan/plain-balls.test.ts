import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const glyphsOf = (prompt: string) =>
  direct(parsePrompt(prompt, art), art).subjects.map(({ glyph }) => glyph);

it.each([
  ['a red ball bouncing', '@rubberball'],
  ['a dog with a blue ball', '@rubberball'],
  ['a boy kicking a red ball', 'soccer-ball'],
  ['a soccer ball', 'soccer-ball'],
])('%s', (prompt, glyph) => {
  expect(glyphsOf(prompt)).toContain(glyph);
});
