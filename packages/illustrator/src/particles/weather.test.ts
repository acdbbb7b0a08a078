import { describe, expect, it } from 'vitest';
import type { WeatherName } from '../language/place-look.ts';
import {
  createEmptyStage,
  differingShare,
  drawLayers,
  JUST_BEFORE_THE_END,
  pixelsOf,
} from '../testing/empty-stage.ts';
import { addWeather } from './index.ts';

const KINDS: readonly WeatherName[] = [
  'rain',
  'storm',
  'snow',
  'fog',
  'petals',
  'leaves',
  'confetti',
  'bubbles',
  'sparks',
  'fireflies',
  'hearts',
  'aurora',
  'embers',
  'flames',
  'stars',
  'steam',
  'fireworks',
  'wind',
  'notes',
  'dust',
  'birds',
];

describe.each(KINDS)('%s', (kind) => {
  it('closes its loop and moves in between', () => {
    const stage = createEmptyStage({ time: 'night' });
    addWeather(stage, kind);
    const start = pixelsOf(drawLayers(stage, 0));
    const end = pixelsOf(drawLayers(stage, JUST_BEFORE_THE_END));
    expect(differingShare(start, end)).toBe(0);
    const middle = pixelsOf(drawLayers(stage, 0.31));
    expect(differingShare(start, middle)).toBeGreaterThan(0.001);
  });

  it('is drawn in a tall picture and without a hero or a ground', () => {
    const stage = createEmptyStage({ width: 90, height: 160 });
    stage.hero = null;
    stage.ground = null;
    addWeather(stage, kind);
    expect(pixelsOf(drawLayers(stage, 0.4)).some((value) => value > 0)).toBe(true);
  });
});

describe('the weather', () => {
  it('stays outside a room', () => {
    const stage = createEmptyStage({ setting: 'room' });
    for (const kind of ['rain', 'storm', 'snow', 'fog'] as const) addWeather(stage, kind);
    expect(stage.layers).toHaveLength(0);
    addWeather(stage, 'confetti');
    expect(stage.layers.length).toBeGreaterThan(0);
  });

  it('is denser when more is asked for', () => {
    const covered = (amount: number): number => {
      const stage = createEmptyStage();
      addWeather(stage, 'snow', amount);
      return pixelsOf(drawLayers(stage, 0)).reduce(
        (sum, value, i) => sum + (i % 4 === 3 ? value : 0),
        0,
      );
    };
    expect(covered(2)).toBeGreaterThan(1.4 * covered(1));
  });

  it.each(['hearts', 'steam'] as const)('lets %s rise from where it comes from', (weather) => {
    const stage = createEmptyStage();
    const place = { x: 0.2, y: 0.7, size: 0.2 };
    // Steam leaves the hero out where something else is hot.
    stage.hero = weather === 'steam' ? { ...place, x: 0.8 } : place;
    stage.steaming = [place];
    addWeather(stage, weather);
    const pixels = pixelsOf(drawLayers(stage, 0.5));
    let left = 0;
    let right = 0;
    for (let i = 3; i < pixels.length; i += 4) {
      const x = ((i - 3) / 4) % 120;
      if (x < 60) left += pixels[i] ?? 0;
      else right += pixels[i] ?? 0;
    }
    expect(left).toBeGreaterThan(5 * right);
  });
});
