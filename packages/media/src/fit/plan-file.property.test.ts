import { FILE_FORMAT_IDS } from '@loopwright/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceOfFrames } from '../frame-source.ts';
import { retimed } from '../frames/retimed.ts';
import { TARGETS } from '../targets/targets.ts';
import { checkLimits } from './checks.ts';
import { planFile, type SourceFacts } from './plan-file.ts';
import { obeysSize, planSize, smallerSize } from './plan-size.ts';
import { rungsOf } from './rungs.ts';

const formats = new Set(FILE_FORMAT_IDS);
const available = { animations: formats, stills: formats };
const total = (delays: readonly number[]): number => delays.reduce((sum, delay) => sum + delay, 0);

const target = fc.constantFrom(...TARGETS);
const side = fc.integer({ min: 64, max: 3840 });
const facts: fc.Arbitrary<SourceFacts> = fc.record({
  width: side,
  height: side,
  delaysMs: fc.oneof(
    fc.constant([100]),
    fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 2, maxLength: 400 }),
    // Even loops, as they are made most often.
    fc
      .record({ count: fc.integer({ min: 2, max: 240 }), fps: fc.integer({ min: 5, max: 50 }) })
      .map(({ count, fps }) => Array<number>(count).fill(1000 / fps)),
  ),
  hasAlpha: fc.boolean(),
  masterBytes: fc.integer({ min: 1000, max: 50_000_000 }),
  enlargement: fc.constantFrom(1, 2, Infinity),
});

describe('planFile', () => {
  it('refuses an animated WebP of more pixels than libwebp takes at once', () => {
    const [width, height] = [3840, 2160];
    const size = { kind: 'exact', sizes: [[width, height]] } as const;
    const planOf = (count: number, format: 'webp' | 'gif') =>
      planFile(
        {
          width,
          height,
          delaysMs: Array<number>(count).fill(50),
          hasAlpha: false,
          masterBytes: 1,
          enlargement: 1,
        },
        { formats: [format], stillFormats: [], limits: { size } },
        { fit: 'pad', available },
      );
    expect(planOf(48, 'webp')).toEqual({ isPossible: false, reason: 'tooManyPixels' });
    expect([planOf(16, 'webp').isPossible, planOf(48, 'gif').isPossible]).toEqual([true, true]);
  });

  it('plans files within every limit but the bytes, for any source and target', () => {
    fc.assert(
      fc.property(facts, target, (source, place) => {
        const result = planFile(source, place, { fit: 'pad', available });
        fc.pre(result.isPossible);
        const { width, height, timing } = result.plan;
        const { frames, rounds } = timing;
        const delaysMs = Array.from({ length: rounds }, () => timing.delaysMs).flat();
        const checks = checkLimits(place.limits, { width, height, sizeBytes: 0, delaysMs });
        expect(checks.filter(({ passed }) => !passed)).toEqual([]);
        expect(frames[0]).toBe(0);
        expect(frames).toHaveLength(timing.delaysMs.length);
        expect(Math.max(...frames)).toBeLessThan(source.delaysMs.length);
      }),
    );
  });

  it('plays a loop as fast as it is, or at most a quarter faster and says so', () => {
    fc.assert(
      fc.property(facts, target, (source, place) => {
        const result = planFile(source, place, { fit: 'pad', available });
        fc.pre(result.isPossible && source.delaysMs.length > 1);
        const { timing, changes } = result.plan;
        fc.pre(timing.frames.length > 1);
        const speed = total(source.delaysMs) / total(timing.delaysMs);
        expect(speed).toBeGreaterThan(0.999);
        expect(speed).toBeLessThan(1.251);
        expect(changes.some(({ kind }) => kind === 'spedUp')).toBe(speed > 1.0001);
      }),
    );
  });
});

it('makes pictures smaller to sizes that the target allows', () => {
  fc.assert(
    fc.property(
      target,
      side,
      side,
      fc.double({ min: 0.3, max: 0.95, noNaN: true }),
      ({ limits }, width, height, factor) => {
        const planned = planSize(limits.size, { width, height }, 2);
        const smaller = smallerSize(limits.size, planned, factor);
        fc.pre(smaller !== null && Math.min(smaller.width, smaller.height) >= 96);
        expect(obeysSize(limits.size, smaller)).toBe(true);
        expect(smaller.width).toBeLessThan(planned.width);
      },
    ),
  );
});

it('orders the ways to a smaller file from the best to the smallest, for every format', () => {
  const format = fc.constantFrom(...FILE_FORMAT_IDS);
  const quality = fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined });
  fc.assert(
    fc.property(
      format,
      fc.double({ min: 0, max: 1, noNaN: true }),
      quality,
      (id, share, wanted) => {
        const ladder = rungsOf(id, {
          frameShareMinimum: share,
          allowsScale: (factor) => factor > 0.6,
          ...(wanted !== undefined && { quality: wanted }),
        });
        expect(ladder[0]).toMatchObject({ frameShare: 1, scale: 1, factor: 1 });
        for (const [index, rung] of ladder.entries()) {
          expect(rung.factor).toBeLessThan(ladder[index - 1]?.factor ?? Infinity);
          expect(rung.scale).toBeGreaterThan(0.6);
          expect(rung.frameShare === 1 || rung.frameShare >= share).toBe(true);
          expect(rung.quality ?? 0).toBeLessThanOrEqual(wanted ?? 100);
        }
      },
    ),
  );
});

it('shows the planned frames, round after round', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 4 }),
      async (unordered, rounds) => {
        const frames = unordered.toSorted((one, other) => one - other);
        const source = sourceOfFrames(
          Array.from({ length: 10 }, (_, index) => Uint8Array.of(index, 0, 0, 255)),
          { width: 1, height: 1, delaysMs: 40 },
        );
        const delaysMs = frames.map(() => 25);
        const changed = retimed(source, { frames, delaysMs, rounds });
        const seen: number[] = [];
        for await (const frame of changed.frames()) seen.push(frame[0]!);
        expect(seen).toEqual(Array.from({ length: rounds }, () => frames).flat());
        expect(changed.delaysMs).toHaveLength(seen.length);
      },
    ),
  );
});
