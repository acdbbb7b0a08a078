import { describe, expect, it } from 'vitest';
import { oneOf } from '../language/one-of.ts';
import { lostSizes } from './lost-sizes.ts';

const placed = (subject: number, size: number, held: readonly number[] = []) =>
  ({ subject, size, held, mounts: [] }) as unknown as Parameters<typeof lostSizes>[1][number];
const tiny = { ...oneOf('dragon'), saidSize: { word: 'tiny', factor: 0.6 } };
const huge = { ...oneOf('cat'), saidSize: { word: 'huge', factor: 1.6 } };

describe('sizes', () => {
  it('are lost where what is beside contradicts them', () => {
    const beside = { subjects: [tiny, oneOf('man')] };
    expect(lostSizes(beside, [placed(0, 0.4), placed(1, 0.42)])).toEqual(['tiny']);
    expect(lostSizes(beside, [placed(0, 0.2), placed(1, 0.42)])).toEqual([]);
    const large = { subjects: [huge, oneOf('house')] };
    expect(lostSizes(large, [placed(0, 0.2), placed(1, 0.6)])).toEqual(['huge']);
  });

  it('are what they are said to be where there is nothing to compare with', () => {
    expect(lostSizes({ subjects: [tiny] }, [placed(0, 0.4)])).toEqual([]);
    expect(lostSizes({ subjects: [tiny, tiny] }, [placed(0, 0.4), placed(1, 0.4)])).toEqual([]);
  });

  it('are lost where each of several holds a thing that is said to be huge', () => {
    const carried = { subjects: [{ ...oneOf('child'), count: 2 }, huge] };
    const children = [placed(0, 0.3, [1]), placed(0, 0.3, [1])];
    expect(lostSizes(carried, children)).toEqual(['huge']);
    expect(lostSizes(carried, children.slice(1))).toEqual([]);
  });

  it('allow what carries somebody to be larger', () => {
    const ridden = {
      subjects: [oneOf('man'), { ...oneOf('automobile'), saidSize: tiny.saidSize }],
    };
    const inCar = (size: number) => [
      { ...placed(0, 0.2), mounts: [{ subject: 1, size }] as never },
    ];
    expect(lostSizes(ridden, inCar(0.6))).toEqual(['tiny']);
    expect(lostSizes(ridden, inCar(0.3))).toEqual([]);
  });
});
