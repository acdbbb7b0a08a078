import { expect, it } from 'vitest';
import { isTitleOnTop } from './title-on-top.ts';

it.each([
  ['jazz poster with a saxophone, text at the top', true],
  ['retro poster of a car with "Drive" in bold letters at the top', true],
  ['retro poster of a cat at the top of the stairs', false],
])('reads where a poster has its title: %s', (prompt, isOnTop) => {
  expect(isTitleOnTop({ prompt, caption: 'Jazz' })).toBe(isOnTop);
});
