import { expect, it } from 'vitest';
import { numberSaid } from './numbers.ts';

it.each([
  ['12', 12],
  ['-3', -3],
  ['Seven', 7],
  ['cats', null],
  ['constructor', null],
  [undefined, null],
])('reads %s as the number %s', (word, number) => {
  expect(numberSaid(word)).toBe(number);
});
