import { describe, expect, it } from 'vitest';
import type { CropName, TimeOfDay } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import {
  createEmptyStage,
  differingShare,
  drawLayers,
  JUST_BEFORE_THE_END,
  pixelsOf,
} from '../testing/empty-stage.ts';
import { isThorough } from '../testing/thorough.ts';
import { CROPS } from './crops/crops.ts';
import { SETTINGS } from './index.ts';

const PLACES = Object.keys(SETTINGS) as SettingName[];
const TIMES: readonly TimeOfDay[] = isThorough
  ? ['day', 'sunrise', 'sunset', 'night']
  : ['day', 'night'];
const ALL_SHAPES = [
  [160, 90],
  [90, 160],
  [120, 120],
  [96, 120],
] as const;
const SHAPES = isThorough ? ALL_SHAPES : ALL_SHAPES.slice(0, 1);

const isUniform = (pixels: Uint8ClampedArray): boolean =>
  pixels.every((value, i) => value === pixels[i % 4]);

describe.each(PLACES)('the setting %s', (setting) => {
  it.each(TIMES)('closes its loop and moves in between (%s)', async (time) => {
    const stage = createEmptyStage({ setting, time });
    await SETTINGS[setting](stage);
    const start = pixelsOf(drawLayers(stage, 0));
    const end = pixelsOf(drawLayers(stage, JUST_BEFORE_THE_END));
    expect(differingShare(start, end)).toBe(0);
    const middle = pixelsOf(drawLayers(stage, 0.37));
    expect(differingShare(start, middle)).toBeGreaterThan(0.001);
  });

  it.each(SHAPES)('fills a picture of %i × %i', async (width, height) => {
    const stage = createEmptyStage({ setting, width, height });
    await SETTINGS[setting](stage);
    const pixels = pixelsOf(drawLayers(stage, 0.4));
    expect(isUniform(pixels)).toBe(false);
    expect(pixels.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  });

  it('says where feet stand and where the light is', async () => {
    const stage = createEmptyStage({ setting });
    await SETTINGS[setting](stage);
    expect(Number.isFinite(stage.lightSource.x + stage.lightSource.y)).toBe(true);
    expect(stage.horizon).toBeGreaterThan(0.3);
    expect(stage.ground ?? 0.8).toBeGreaterThan(0.5);
    expect(stage.ground ?? 0.8).toBeLessThan(0.95);
    expect(stage.waterLine !== null).toBe(stage.water);
  });

  it.runIf(isThorough)('is the same again for the same seed', async () => {
    const first = createEmptyStage({ setting, seed: 3 });
    const second = createEmptyStage({ setting, seed: 3 });
    await SETTINGS[setting](first);
    await SETTINGS[setting](second);
    expect(pixelsOf(drawLayers(first, 0.2))).toEqual(pixelsOf(drawLayers(second, 0.2)));
  });
});

describe('open water', () => {
  it.each(['ocean', 'lake'] as const)(
    'has a surface on the %s that closes its loop',
    async (setting) => {
      const stage = createEmptyStage({ setting, subjects: ['sailboat'] });
      await SETTINGS[setting](stage);
      for (const x of [0, 0.25, 0.5, 0.75, 1]) {
        const level = stage.waterLine?.(x, 0.3) ?? Number.NaN;
        expect(level).toBeGreaterThan(0.5);
        expect(level).toBeLessThan(1);
        expect(stage.waterLine?.(x, 1)).toBeCloseTo(stage.waterLine?.(x, 0) ?? Number.NaN, 9);
      }
    },
  );
});

describe('a field', () => {
  const CROP_NAMES = Object.keys(CROPS) as CropName[];

  it.each(isThorough ? CROP_NAMES : CROP_NAMES.slice(0, 3))(
    'of %s differs from a meadow and closes its loop',
    async (crop) => {
      const field = createEmptyStage({ crop });
      const meadow = createEmptyStage();
      await SETTINGS.hills(field);
      await SETTINGS.hills(meadow);
      const start = pixelsOf(drawLayers(field, 0));
      expect(differingShare(start, pixelsOf(drawLayers(meadow, 0)))).toBeGreaterThan(0.15);
      expect(differingShare(start, pixelsOf(drawLayers(field, JUST_BEFORE_THE_END)))).toBe(0);
    },
  );
});

describe('the places', () => {
  it('look different by day, at sunset and at night', async () => {
    const pictures = await Promise.all(
      (['day', 'sunset', 'night'] as const).map(async (time) => {
        const stage = createEmptyStage({ setting: 'hills', time });
        await SETTINGS.hills(stage);
        return pixelsOf(drawLayers(stage, 0));
      }),
    );
    const brightness = pictures.map((pixels) => pixels.reduce((sum, value) => sum + value, 0));
    expect(brightness[0]).toBeGreaterThan(brightness[1] ?? 0);
    expect(brightness[1]).toBeGreaterThan(brightness[2] ?? 0);
  });

  it('cover the abstract studio when a backdrop is named', async () => {
    const stage = createEmptyStage({ setting: 'abstract', backdrop: true });
    await SETTINGS.abstract(stage);
    const pixels = pixelsOf(drawLayers(stage, 0));
    expect(pixels[0]).toBeGreaterThan(pixels[1] ?? 255);
    const end = pixelsOf(drawLayers(stage, JUST_BEFORE_THE_END));
    expect(differingShare(pixels, end)).toBe(0);
  });

  it('float swimmers and ships on the lake, and put others on its bank', async () => {
    const bank = createEmptyStage({ setting: 'lake' });
    await SETTINGS.lake(bank);
    expect(bank.water).toBe(false);
    const afloat = createEmptyStage({ setting: 'lake', subjects: ['duck'] });
    await SETTINGS.lake(afloat);
    expect(afloat.water).toBe(true);
  });

  it('leave the sky to a moon that is the subject', async () => {
    const own = createEmptyStage({ setting: 'hills', time: 'night', subjects: ['@moon'] });
    const usual = createEmptyStage({ setting: 'hills', time: 'night' });
    await SETTINGS.hills(own);
    await SETTINGS.hills(usual);
    expect(own.layers.length).toBe(usual.layers.length - 1);
  });
});
