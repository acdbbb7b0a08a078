import { describe, expect, it } from 'vitest';
import type { StyleName } from '../language/picture-look.ts';
import { SETTINGS } from '../settings/index.ts';
import type { Stage } from '../stage/stage.ts';
import { createEmptyStage, differingShare, drawLayers, pixelsOf } from '../testing/empty-stage.ts';
import { createFinish } from './index.ts';
import { STYLES } from './styles/index.ts';

const NAMES = Object.keys(STYLES) as StyleName[];

const finishOf = (stage: Stage) =>
  createFinish(stage, (context) => context.drawImage(drawLayers(stage, 0), 0, 0));

async function furnished(style: StyleName | null, width = 120, height = 120) {
  const stage = createEmptyStage({ setting: 'hills', style, width, height });
  await SETTINGS.hills(stage);
  return stage;
}

describe.each(NAMES)('the style %s', (name) => {
  it('closes the loop', async () => {
    const stage = await furnished(name);
    const finish = finishOf(stage);
    const frames = [0, 0.4, 1].map((phase) => {
      const canvas = drawLayers(stage, phase);
      finish.develop(canvas, phase);
      return pixelsOf(canvas).slice();
    });
    const [start, middle, end] = frames;
    if (!start || !middle || !end) throw new Error('three frames were drawn');
    expect(differingShare(start, end)).toBeLessThan(0.0005);
    expect(differingShare(start, middle)).toBeGreaterThan(0.001);
  });

  it('gives a frame the same look whichever frame came first', async () => {
    const stage = await furnished(name);
    const early = finishOf(stage);
    const late = finishOf(stage);
    early.develop(drawLayers(stage, 0.1), 0.1);
    const [first, second] = [early, late].map((finish) => {
      const canvas = drawLayers(stage, 0.6);
      finish.develop(canvas, 0.6);
      return pixelsOf(canvas);
    });
    expect(second).toEqual(first);
  });

  it.each([
    [161, 90],
    [90, 161],
  ])('fits a picture of %i × %i', async (width, height) => {
    const stage = await furnished(name, width, height);
    const canvas = drawLayers(stage, 0.2);
    finishOf(stage).develop(canvas, 0.2);
    const pixels = pixelsOf(canvas);
    expect(canvas.width).toBe(width);
    expect(pixels.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  });
});

describe('the finish', () => {
  it('darkens the corners and leaves the middle', async () => {
    const stage = await furnished(null);
    const before = pixelsOf(drawLayers(stage, 0));
    const canvas = drawLayers(stage, 0);
    finishOf(stage).develop(canvas, 0);
    const after = pixelsOf(canvas);
    expect(after[2]).toBeLessThan((before[2] ?? 0) - 8);
  });

  it('makes noir grey and keeps pixel art to few colours', async () => {
    const noirStage = await furnished('noir');
    const noir = drawLayers(noirStage, 0);
    finishOf(noirStage).develop(noir, 0);
    const grey = pixelsOf(noir);
    for (let i = 0; i < grey.length; i += 4) {
      expect(Math.abs((grey[i] ?? 0) - (grey[i + 1] ?? 0))).toBeLessThan(8);
    }
    const pixelStage = await furnished('pixel', 256, 256);
    const art = drawLayers(pixelStage, 0);
    finishOf(pixelStage).develop(art, 0);
    const pixels = pixelsOf(art);
    const colours = new Set<number>();
    for (let i = 0; i < pixels.length; i += 4) {
      colours.add(((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0));
    }
    expect(colours.size).toBeGreaterThan(8);
    expect(colours.size).toBeLessThanOrEqual(32);
  });

  it('adds grain to a default still and none to pixel art', async () => {
    for (const [style, changes] of [
      [null, true],
      ['pixel', false],
    ] as const) {
      const stage = await furnished(style);
      const canvas = drawLayers(stage, 0);
      const before = pixelsOf(canvas).slice();
      finishOf(stage).grain(canvas);
      expect(pixelsOf(canvas).some((value, i) => value !== before[i])).toBe(changes);
    }
  });
});

describe('the light that the prompt asks for', () => {
  it.each(['warm', 'cool', 'dramatic', 'soft', 'gloomy'] as const)('shows: %s', async (light) => {
    const developed = async (options: Parameters<typeof createEmptyStage>[0]) => {
      const stage = createEmptyStage({ setting: 'hills', ...options });
      await SETTINGS.hills(stage);
      const canvas = drawLayers(stage, 0);
      finishOf(stage).develop(canvas, 0);
      return pixelsOf(canvas);
    };
    expect(differingShare(await developed({ light }), await developed({}))).toBeGreaterThan(0.3);
  });
});
