import { expect, test } from 'vitest';
import { addMonths, periodEndAfter } from './calendar.ts';

const seconds = (text: string) => Date.parse(text) / 1000;

test.for([
  ['2026-01-31T10:20:30Z', 1, '2026-02-28T10:20:30Z'],
  ['2026-01-31T10:20:30Z', 2, '2026-03-31T10:20:30Z'],
  ['2028-01-30T00:00:00Z', 1, '2028-02-29T00:00:00Z'],
  ['2026-11-21T10:00:00Z', 2, '2027-01-21T10:00:00Z'],
] as const)('%s and %i months: %s', ([anchor, months, expected]) => {
  expect(addMonths(seconds(anchor), months)).toBe(seconds(expected));
});

test('a short month does not move the billing day for good', () => {
  const anchor = seconds('2026-01-31T10:00:00Z');
  const february = periodEndAfter(anchor, anchor);
  expect(periodEndAfter(anchor, february)).toBe(seconds('2026-03-31T10:00:00Z'));
});
