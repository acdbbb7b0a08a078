import { expect, it } from 'vitest';
import { isIndoors } from '../language/indoors.ts';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const placeOf = (prompt: string) => direct(parsePrompt(prompt, art), art).setting;

it.each([
  'uncles playing dominoes under a mango tree',
  'grandma knitting beside an oak tree',
  'two kids playing cards under a cherry tree',
])('is outdoors: %s', (prompt) => {
  expect(isIndoors(placeOf(prompt))).toBe(false);
});

it('stays in the room that the prompt names', () => {
  expect(isIndoors(placeOf('an oak tree in a living room'))).toBe(true);
});
