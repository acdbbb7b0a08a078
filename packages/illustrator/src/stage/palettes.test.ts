import { describe, expect, it } from 'vitest';
import { createEmptyStage } from '../testing/empty-stage.ts';
import { choosePalette, TIMES } from './palettes.ts';

const half = (): number => 0.5;

describe('choosing the light', () => {
  it('takes the hour where the sky is open, and the place where it has its own', () => {
    const { plan } = createEmptyStage({ setting: 'hills', time: 'sunset' });
    expect(choosePalette(plan, half).palette.sky).toEqual(TIMES.sunset.sky);
    const space = createEmptyStage({ setting: 'space', time: 'day' }).plan;
    expect(choosePalette(space, half).palette.night).toBe(1);
  });

  it('greys the day when it rains, but not inside', () => {
    const chroma = (setting: 'hills' | 'room'): number[] =>
      [[], ['rain'] as const].map((weather) => {
        const { plan } = createEmptyStage({ setting, weather });
        return choosePalette(plan, half).palette.haze[1];
      });
    const [dry = 0, wet = 0] = chroma('hills');
    expect(wet).toBeLessThan(dry);
    const [inside, rainOutside] = chroma('room');
    expect(rainOutside).toBe(inside);
  });

  it('darkens what has its own light when night is asked for', () => {
    const lightness = (time: 'day' | 'night'): number => {
      const { plan } = createEmptyStage({ setting: 'underwater', time });
      return choosePalette(plan, half).palette.haze[0];
    };
    expect(lightness('night')).toBeLessThan(lightness('day'));
  });

  it('turns the hues a little from seed to seed', () => {
    const { plan } = createEmptyStage({ setting: 'hills' });
    const hues = [0, 1].map((value) => choosePalette(plan, () => value).palette.haze[2]);
    expect(Math.abs((hues[0] ?? 0) - (hues[1] ?? 0))).toBeCloseTo(14, 5);
  });
});
