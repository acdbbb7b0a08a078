import { expect, it } from 'vitest';
import { countedTexts, readCounting } from './counting.ts';

it.each([
  ['countdown 3 2 1 go animation', '3 · 2 · 1 · Go!'],
  ['counting from 1 to 5, kids', '1 · 2 · 3 · 4 · 5'],
  ['three, two, one, blast off', '3 · 2 · 1 · Blast off!'],
  ['countdown from 10', '10 · 9 · 8 · 7 · 6 · 5 · 4 · 3 · 2 · 1'],
  ['2 cats and 3 dogs', undefined],
  ['route 66, 1950s', undefined],
  ['a car from 1970 to 1980', undefined],
])('"%s": %s', (prompt, caption) => {
  expect(readCounting(prompt)?.caption).toBe(caption);
});

it('takes no longer for many dots behind a number', () => {
  expect(readCounting(`3 ${'.'.repeat(200)} x`)).toBeNull();
});

it('shows the numbers of a countdown one after the other, and no other caption', () => {
  expect(countedTexts('3 · 2 · 1\nHappy New Year')).toEqual(['3', '2', '1', 'Happy New Year']);
  expect(countedTexts('Tea · Coffee · Cake')).toBeNull();
});
