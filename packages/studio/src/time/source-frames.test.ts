import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOSINGS, type TimeMapping } from '../document/layer-schema.ts';
import { WHOLE_TIME } from '../document/new-layers.ts';
import { roundLength, sourceFramesAt } from './source-frames.ts';

/** The first frame of each of `count` moments. */
const firsts = (time: TimeMapping, frameCount: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => sourceFramesAt(time, frameCount, at / count).first);

describe('sourceFramesAt', () => {
  it('shows each frame once when the document has as many', () => {
    expect(firsts(WHOLE_TIME, 48, 48)).toEqual(Array.from({ length: 48 }, (_, at) => at));
  });

  it('repeats frames evenly when the document has twice as many', () => {
    expect(firsts(WHOLE_TIME, 3, 6)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('plays a trimmed part there and back without showing its ends twice', () => {
    const time: TimeMapping = { ...WHOLE_TIME, trimStart: 2, trimEnd: 6, closing: 'boomerang' };
    expect(firsts(time, 10, 6)).toEqual([2, 3, 4, 5, 4, 3]);
  });

  it('fades the end of a trimmed part into its start', () => {
    const time: TimeMapping = {
      ...WHOLE_TIME,
      trimStart: 10,
      trimEnd: 20,
      closing: 'crossfade',
      fadeFrames: 3,
    };
    expect(roundLength(time, 48)).toBe(7);
    const frames = Array.from({ length: 7 }, (_, at) => sourceFramesAt(time, 48, at / 7));
    expect(frames.slice(0, 4)).toEqual([
      { first: 17, second: 10, mix: 0.25 },
      { first: 18, second: 11, mix: 0.5 },
      { first: 19, second: 12, mix: 0.75 },
      { first: 13, second: 13, mix: 0 },
    ]);
    expect(frames[6]).toEqual({ first: 16, second: 16, mix: 0 });
  });

  it('plays backwards, shifted and several times', () => {
    expect(firsts({ ...WHOLE_TIME, isReversed: true }, 4, 4)).toEqual([0, 3, 2, 1]);
    expect(firsts({ ...WHOLE_TIME, phaseOffset: 0.5 }, 4, 4)).toEqual([2, 3, 0, 1]);
    expect(firsts({ ...WHOLE_TIME, cycles: 2 }, 4, 8)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  });

  it('mixes neighbors where the document has more frames than the source', () => {
    const time: TimeMapping = { ...WHOLE_TIME, sampling: 'blend' };
    expect(sourceFramesAt(time, 2, 0.25)).toEqual({ first: 0, second: 1, mix: 0.5 });
    expect(sourceFramesAt(time, 2, 0.75)).toEqual({ first: 1, second: 0, mix: 0.5 });
  });

  it('closes and stays within the trim, whatever is asked for', () => {
    const times = fc.record<TimeMapping>({
      trimStart: fc.nat(60),
      trimEnd: fc.option(fc.integer({ min: 1, max: 60 })),
      closing: fc.constantFrom(...CLOSINGS),
      fadeFrames: fc.integer({ min: 1, max: 30 }),
      cycles: fc.integer({ min: 1, max: 20 }),
      isReversed: fc.boolean(),
      phaseOffset: fc.double({ min: 0, max: 1, noNaN: true }),
      sampling: fc.constantFrom('repeat', 'blend'),
    });
    const count = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(times, count, fc.integer({ min: 1, max: 100 }), (time, frameCount, moments) => {
        for (let at = 0; at <= moments; at++) {
          const { first, second, mix } = sourceFramesAt(time, frameCount, at / moments);
          for (const frame of [first, second]) {
            expect(Number.isInteger(frame) && frame >= 0 && frame < frameCount).toBe(true);
          }
          expect(mix).toBeGreaterThanOrEqual(0);
          expect(mix).toBeLessThan(1);
        }
        const start = sourceFramesAt(time, frameCount, 0);
        const end = sourceFramesAt(time, frameCount, 1);
        expect(end.first).toBe(start.first);
        expect(end.mix).toBeCloseTo(start.mix, 4);
      }),
    );
  });
});
