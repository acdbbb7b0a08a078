import { beforeAll, describe, expect, it } from 'vitest';
import { findGait } from '../../../actors/gait.ts';
import type { Canvas } from '../../../canvas.ts';
import { OWN_ANIMALS } from '../../../language/kin.ts';
import { fromRgb } from '../../../math/colour.ts';
import { createNodeHost, type IllustratorHost } from '../../../node/index.ts';
import { boundsOf } from '../../bounds.ts';
import { SpriteStore } from '../../sprites.ts';
import { PROPS } from '../index.ts';
import { COATS } from './index.ts';

const SIZE_PX = 120;

let store: SpriteStore;
beforeAll(async () => {
  const host: IllustratorHost = await createNodeHost();
  store = new SpriteStore(host.environment, host.art, PROPS);
});

const lightnessAt = (sprite: Canvas, x: number, y: number): number => {
  const [red = 0, green = 0, blue = 0] = sprite
    .getContext('2d')
    .getImageData(Math.round(x * SIZE_PX), Math.round(y * SIZE_PX), 1, 1).data;
  return fromRgb(red, green, blue)[0];
};

describe('animals drawn by hand', () => {
  it.each(OWN_ANIMALS)('%s fills a good part of its box', async (glyph) => {
    const { left, top, right, bottom } = boundsOf(await store.get(glyph, SIZE_PX));
    expect(right - left).toBeGreaterThan(0.35);
    expect(bottom - top).toBeGreaterThan(0.25);
  });

  it.each(Object.entries(COATS))('the coat of %s leaves the eyes free', async (glyph, { eyes }) => {
    const sprite = await store.get(glyph, SIZE_PX);
    // Below the spark of light.
    for (const [x, y, radius] of eyes) {
      expect(lightnessAt(sprite, x, y + radius * 0.3)).toBeLessThan(0.35);
    }
  });

  const onFours = Object.keys(COATS).filter((glyph) => !/hamster|dragon/.test(glyph));
  it.each(onFours)('%s has four legs that can walk', async (glyph) => {
    const sprite = await store.get(glyph, 300);
    const gait = findGait(sprite, boundsOf(sprite));
    expect(gait?.length).toBeGreaterThanOrEqual(4);
    const soles = boundsOf(sprite).bottom;
    const longEnough = gait?.filter(({ hip }) => soles - hip > 0.08) ?? [];
    expect(longEnough.length).toBeGreaterThanOrEqual(4);
  });

  it('paints what has a coat in the color that the prompt names', async () => {
    const own = await store.get('@labrador', SIZE_PX);
    const black = await store.get('@labrador', SIZE_PX, [0.25, 0.01, 280]);
    expect(lightnessAt(black, 0.6, 0.6)).toBeLessThan(lightnessAt(own, 0.6, 0.6) - 0.3);
  });
});
