import { describe, expect, it } from 'vitest';
import { tokenWeekEnd, tokenWeekStart } from './tokens.ts';

describe('the token week', () => {
  it.each([
    ['2026-11-16T05:00:00.000Z', '2026-11-16T05:00:00.000Z'],
    ['2026-11-16T04:59:59.999Z', '2026-11-09T05:00:00.000Z'],
    ['2026-11-21T12:00:00.000Z', '2026-11-16T05:00:00.000Z'],
    ['2026-07-06T04:30:00.000Z', '2026-06-29T05:00:00.000Z'],
    ['1969-12-31T00:00:00.000Z', '1969-12-29T05:00:00.000Z'],
  ])('of %s starts on %s, in summer as in winter', (at, start) => {
    expect(tokenWeekStart(new Date(at)).toISOString()).toBe(start);
  });

  it('ends where the next one starts', () => {
    const end = tokenWeekEnd(new Date('2026-11-21T12:00:00Z'));
    expect(tokenWeekStart(end)).toEqual(end);
  });
});
