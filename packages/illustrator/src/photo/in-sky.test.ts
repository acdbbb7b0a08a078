import { emptyPlane } from '@loopwright/media';
import { describe, expect, it } from 'vitest';
import { addWeather } from '../particles/index.ts';
import { createEmptyStage, drawLayers } from '../testing/empty-stage.ts';
import { hasRoomInSky, placeInSky, showLayersInSky } from './in-sky.ts';
import { mapPlane } from './plane.ts';

/** The upper part of the picture is sky, without a house at its right side. */
const sky = mapPlane(emptyPlane(60, 60), (_, x, y) => (y < 0.5 && x < 0.7 ? 1 : 0));

describe('the sky of a photograph', () => {
  it('shows fireworks behind what stands before it', () => {
    const stage = createEmptyStage({ time: 'night' });
    addWeather(stage, 'fireworks');
    showLayersInSky(stage, new Set(), sky);
    const { width, height } = stage;
    const { data } = drawLayers(stage, 0.3).getContext('2d').getImageData(0, 0, width, height);
    const isDrawn = (x: number, y: number): boolean => (data[(y * width + x) * 4 + 3] ?? 0) > 0;
    const places = Array.from(
      { length: width * height },
      (_, i) => [i % width, Math.floor(i / width)] as const,
    );
    const drawn = places.filter(([x, y]) => isDrawn(x, y));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.every(([x, y]) => x < 0.75 * width && y < 0.55 * height)).toBe(true);
  });

  it('has the moon in it, and a rainbow across it that ends at its lower edge', () => {
    const stage = createEmptyStage();
    const hero = { x: 0.5, y: 0.5, size: 0.6 };
    const moon = placeInSky(stage, hero, '@moon', sky);
    expect(moon.x).toBeLessThan(0.7 * stage.width);
    expect(moon.y).toBeLessThan(0.5 * stage.height);
    const rainbow = placeInSky(stage, hero, '@rainbow', sky);
    expect(rainbow.y / stage.height).toBeCloseTo(0.5, 1);
    expect(rainbow.zoom).toBeGreaterThan(moon.zoom);
  });

  it('may be too small for anything', () => {
    expect(hasRoomInSky(sky)).toBe(true);
    expect(hasRoomInSky(mapPlane(sky, (value, x) => (x < 0.1 ? value : 0)))).toBe(false);
  });
});
