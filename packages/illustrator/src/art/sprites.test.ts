import { beforeAll, describe, expect, it } from 'vitest';
import type { Canvas, Environment } from '../canvas.ts';
import { fromRgb } from '../math/colour.ts';
import { createNodeHost } from '../node/index.ts';
import { boundsOf } from './bounds.ts';
import { lightSprite, silhouette } from './lighting.ts';
import type { ArtPack } from './pack.ts';
import { PROPS } from './props/index.ts';
import { SpriteStore } from './sprites.ts';

let environment: Environment;
let art: ArtPack;
let store: SpriteStore;
beforeAll(async () => {
  ({ environment, art } = await createNodeHost());
  store = new SpriteStore(environment, art, PROPS);
});

const pixelsOf = (canvas: Canvas): Uint8ClampedArray =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

/** Share of opaque pixels. */
function coverage(canvas: Canvas): number {
  const data = pixelsOf(canvas);
  let opaque = 0;
  for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 128) opaque++;
  return opaque / (data.length / 4);
}

/** Share of the coloured pixels whose hue is near. */
function shareOfHue(canvas: Canvas, hue: number): number {
  const data = pixelsOf(canvas);
  let near = 0;
  let coloured = 0;
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 200) continue;
    const [, chroma, h] = fromRgb(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
    if (chroma < 0.05) continue;
    coloured++;
    if (Math.abs(((h - hue + 540) % 360) - 180) < 40) near++;
  }
  return near / Math.max(1, coloured);
}

describe('SpriteStore', () => {
  it('draws a glyph at the size asked for', async () => {
    const fox = await store.get('fox', 120);
    expect([fox.width, fox.height]).toEqual([120, 120]);
    expect(coverage(fox)).toBeGreaterThan(0.3);
  });

  it('draws each size, colour and style once', async () => {
    const [one, again] = await Promise.all([store.get('cat', 90), store.get('cat', 90)]);
    expect(again).toBe(one);
    expect(await store.get('cat', 91)).not.toBe(one);
    expect(await store.get('cat', 90, null, true)).not.toBe(one);
  });

  it.each(['dog', 'balloon', 'automobile', 'fox', 'unicorn', 'ewe', '@monster'])(
    'paints a %s blue',
    async (glyph) => {
      const blue = await store.get(glyph, 96, [0.6, 0.19, 255]);
      expect(shareOfHue(blue, 255)).toBeGreaterThan(0.4);
    },
  );

  it('cuts the painted water off a boat', async () => {
    const boat = await store.get('sailboat', 100);
    expect(boundsOf(boat).bottom).toBeLessThanOrEqual(0.82);
  });

  it('stands a star in for what is missing', async () => {
    expect(coverage(await store.get('unheard-of', 64))).toBeGreaterThan(0.1);
  });

  it('never draws below 16 pixels', async () => {
    expect((await store.get('fox', 0)).width).toBe(16);
  });

  it('draws the same pixels in another store', async () => {
    const other = new SpriteStore(environment, art, PROPS);
    const [one, two] = await Promise.all([store.get('whale', 80), other.get('whale', 80)]);
    expect(pixelsOf(two)).toEqual(pixelsOf(one));
  });
});

describe('boundsOf', () => {
  it('finds the drawn part, and takes an empty canvas as a whole', () => {
    const canvas = environment.createCanvas(100, 50);
    expect(boundsOf(environment.createCanvas(10, 10))).toEqual({
      left: 0,
      top: 0,
      right: 1,
      bottom: 1,
    });
    canvas.getContext('2d').fillRect(25, 10, 50, 20);
    expect(boundsOf(canvas)).toEqual({ left: 0.25, top: 0.2, right: 0.75, bottom: 0.6 });
  });
});

describe('lighting', () => {
  it('never paints outside the sprite', async () => {
    const fox = await store.get('fox', 64);
    const lit = lightSprite(environment, fox, {
      ambientTop: [0.4, 0.1, 280],
      ambientBottom: [0.3, 0.1, 300],
      ambient: 0.5,
      rim: [0.9, 0.1, 90],
      rimStrength: 0.9,
      direction: [-0.6, -0.8],
      haze: [0.8, 0.05, 240],
      hazeAmount: 0.2,
      darkness: 0.3,
    });
    const before = pixelsOf(fox);
    const after = pixelsOf(lit);
    expect(after).not.toEqual(before);
    const spilled = after.filter((alpha, i) => i % 4 === 3 && before[i] === 0 && alpha > 0);
    expect(spilled).toHaveLength(0);
  });

  it('fills a silhouette with one colour', async () => {
    const shape = silhouette(environment, await store.get('fox', 32), [0, 0, 0]);
    const data = pixelsOf(shape);
    expect([...data].filter((value, i) => i % 4 !== 3 && value > 0)).toEqual([]);
    expect(coverage(shape)).toBeGreaterThan(0.3);
  });
});
