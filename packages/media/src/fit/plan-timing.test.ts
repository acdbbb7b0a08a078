import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planPlays, planTiming } from './plan-timing.ts';

const total = (delays: readonly number[]): number => delays.reduce((sum, delay) => sum + delay, 0);
const loop = (count: number, fps: number): number[] => Array<number>(count).fill(1000 / fps);

describe('planTiming', () => {
  it('keeps a loop as it is when it is within the limits', () => {
    expect(planTiming([100, 50, 70], { maxFrames: 3 })).toEqual({
      frames: [0, 1, 2],
      delaysMs: [100, 50, 70],
      rounds: 1,
      speed: 1,
      rate: 'kept',
    });
  });

  it('repeats whole loops and shows frames twice for feeds', () => {
    const timing = planTiming(loop(32, 16), { minDurationMs: 3000, minFps: 23, maxFps: 60 })!;
    expect(timing).toMatchObject({ rounds: 2, rate: 'duplicated' });
    expect(timing.frames).toEqual(Array.from({ length: 64 }, (_, index) => index >> 1));
    expect(total(timing.delaysMs)).toBeCloseTo(2000);
  });

  it('leaves out frames evenly', () => {
    const timing = planTiming(loop(75, 25), { maxFrames: 50 })!;
    expect(timing).toMatchObject({ rounds: 1, rate: 'dropped' });
    expect(timing.frames).toHaveLength(50);
    expect(timing.frames.slice(0, 6)).toEqual([0, 1, 3, 4, 6, 7]);
    expect(total(timing.delaysMs)).toBeCloseTo(3000);
  });

  it('plays a loop a little faster, but never much', () => {
    expect(planTiming(loop(56, 16), { maxDurationMs: 3000 })?.speed).toBeCloseTo(3.5 / 3);
    expect(planTiming(loop(64, 16), { maxDurationMs: 3000 })).toBeNull();
  });

  it('lasts whole seconds where a place asks for it', () => {
    const limits = { wholeSeconds: true, minDurationMs: 1000, maxDurationMs: 4000 } as const;
    const timing = planTiming(loop(20, 9), limits)!;
    expect(total(timing.delaysMs) * timing.rounds).toBeCloseTo(2000);
  });

  it('repeats a loop for whole seconds rather than playing it more slowly', () => {
    const limits = { wholeSeconds: true, minDurationMs: 1000, maxDurationMs: 4000 } as const;
    expect(planTiming(loop(6, 12), limits)).toMatchObject({ rounds: 2, speed: 1 });
    expect(planTiming(loop(9, 10), limits)).toMatchObject({ rounds: 4, speed: 1.2 });
  });

  it('obeys every limit and keeps the order, or finds none', () => {
    const limit = (min: number, max: number) =>
      fc.option(fc.integer({ min, max }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 2, maxLength: 100 }),
        fc.record({
          minFrames: limit(2, 8),
          maxFrames: limit(10, 120),
          minDurationMs: limit(500, 3000),
          maxDurationMs: limit(4000, 9000),
          minFps: limit(2, 23),
          maxFps: limit(25, 60),
        }),
        (delays, { minFrames, maxFrames, minDurationMs, maxDurationMs, minFps, maxFps }) => {
          const timing = planTiming(delays, {
            ...(minFrames !== undefined && { minFrames }),
            ...(maxFrames !== undefined && { maxFrames }),
            ...(minDurationMs !== undefined && { minDurationMs }),
            ...(maxDurationMs !== undefined && { maxDurationMs }),
            ...(minFps !== undefined && { minFps }),
            ...(maxFps !== undefined && { maxFps }),
          });
          if (timing === null) return;
          const frames = timing.frames.length * timing.rounds;
          const durationMs = total(timing.delaysMs) * timing.rounds;
          expect(timing.frames).toEqual(timing.frames.toSorted((a, b) => a - b));
          expect(timing.frames[0]).toBe(0);
          expect(frames).toBeGreaterThanOrEqual(minFrames ?? 0);
          expect(frames).toBeLessThanOrEqual(maxFrames ?? Infinity);
          expect(durationMs).toBeGreaterThanOrEqual((minDurationMs ?? 0) - 1);
          expect(durationMs).toBeLessThanOrEqual((maxDurationMs ?? Infinity) + 1);
          const fps = (frames * 1000) / durationMs;
          expect(fps).toBeGreaterThanOrEqual((minFps ?? 0) - 0.01);
          expect(fps).toBeLessThanOrEqual((maxFps ?? Infinity) + 0.01);
        },
      ),
    );
  });
});

it('plays are as many as the place allows, all within its duration', () => {
  const limits = { maxPlays: 4, maxDurationMs: 4000 };
  expect([1000.2, 1500, 3000, 4000].map((durationMs) => planPlays(limits, durationMs))).toEqual([
    4, 2, 1, 1,
  ]);
  expect(planPlays({ maxPlays: 4 }, 20)).toBe(4);
  expect(planPlays({ maxDurationMs: 4000 }, 1000)).toBe(0);
});
