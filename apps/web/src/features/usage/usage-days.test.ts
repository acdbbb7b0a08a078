import type { TokenEntry } from '@loopwright/contract';
import { expect, it } from 'vitest';
import { groupByDay, sumByDay } from './usage-days.ts';

/** A moment of the time zone in which the test runs. */
const local = (month: number, day: number, hour = 0, minute = 0): Date =>
  new Date(2026, month - 1, day, hour, minute);
const used = (at: Date, tokens: number) => ({ startsAt: at.toISOString(), tokens });
const entry = (id: number, at: Date): TokenEntry => ({
  id,
  kind: 'hold',
  tokens: -1,
  plan: null,
  generation: null,
  reason: null,
  note: null,
  createdAt: at.toISOString(),
});

it('sums tokens by local days, with the days that have none', () => {
  const recent = [
    used(local(11, 22, 23, 45), 9),
    used(local(11, 23), 1),
    used(local(11, 23, 23, 45), 4),
    used(local(11, 25, 0, 15), 2),
  ];
  expect(sumByDay(recent, local(11, 25, 12), 3)).toEqual([
    { start: local(11, 23), tokens: 5 },
    { start: local(11, 24), tokens: 0 },
    { start: local(11, 25), tokens: 2 },
  ]);
});

it('has thirty different days, also where clocks change', () => {
  for (const now of [local(4, 10), local(11, 10)]) {
    const days = sumByDay([], now, 30);
    expect(new Set(days.map(({ start }) => start.toDateString())).size).toBe(30);
    expect(days.map(({ start }) => start.getHours())).toEqual(days.map(() => 0));
  }
});

it('groups entries by local days in their order', () => {
  const days = groupByDay([
    entry(4, local(11, 25, 9)),
    entry(3, local(11, 25)),
    entry(2, local(11, 24, 23, 59)),
  ]);
  expect(days.map(({ start, entries }) => [start, entries.map(({ id }) => id)])).toEqual([
    [local(11, 25), [4, 3]],
    [local(11, 24), [2]],
  ]);
});
