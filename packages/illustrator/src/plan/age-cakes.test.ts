import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const cakeOf = (prompt: string) =>
  direct(parsePrompt(prompt, art), art).subjects.find(({ glyph }) => glyph.includes('cake'));

it.each([
  ['birthday invitation: Grandpa turns 80', '@agecake2', '80'],
  ["dad's 50th birthday party", '@agecake2', '50'],
  ['happy 5th birthday Leo', '@agecake1', '5'],
])('puts the age on the cake of "%s"', (prompt, glyph, lettering) => {
  expect(cakeOf(prompt)).toMatchObject({ glyph, lettering });
});

it('keeps candles where no age is said', () => {
  expect(cakeOf('a birthday cake')).toMatchObject({ glyph: 'birthday-cake' });
});
