import { beforeEach, describe, expect, it } from 'vitest';
import { BEATS, createStallCounter, LONG_OPERATIONS } from './stall-counter.ts';

describe('the stall counter', () => {
  let counters: Int32Array;
  let hasStalled: () => boolean;

  beforeEach(() => {
    counters = new Int32Array(2);
    hasStalled = createStallCounter(counters, { stallTicks: 3, longStallTicks: 5 });
  });

  const ticks = (count: number): boolean[] => Array.from({ length: count }, () => hasStalled());

  it('detects an event loop that is blocked for the allowed number of ticks', () => {
    expect(ticks(3)).toEqual([false, false, true]);
  });

  it('starts again at every beat', () => {
    ticks(2);
    Atomics.add(counters, BEATS, 1);
    expect(ticks(4)).toEqual([false, false, false, true]);
  });

  it('waits longer while a long operation runs', () => {
    Atomics.add(counters, LONG_OPERATIONS, 1);
    expect(ticks(5)).toEqual([false, false, false, false, true]);
  });
});
