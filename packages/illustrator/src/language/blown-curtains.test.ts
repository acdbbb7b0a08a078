import { expect, it } from 'vitest';
import { saysBlownCurtains } from './blown-curtains.ts';

it.each([
  ['curtains blowing in the breeze', true],
  ['billowing white curtains', true],
  ['a cat at the window, curtains gently swaying', true],
  ['a room with red curtains', false],
  ['a girl behind the curtains', false],
])('"%s": %s', (prompt, isBlown) => {
  expect(saysBlownCurtains(prompt)).toBe(isBlown);
});
