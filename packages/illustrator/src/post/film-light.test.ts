import { beforeAll, expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost, type IllustratorHost } from '../node/index.ts';

let host: IllustratorHost;
beforeAll(async () => {
  host = await createNodeHost();
});

/** The color of a pixel of a small still, RGB. */
async function colourAt(prompt: string, x: number, y: number): Promise<readonly number[]> {
  const size = { width: 120, height: 120 };
  const scene = await createScene({ prompt, seed: 1, ...size, purpose: 'still' }, host);
  return [...scene.frame(0).getContext('2d').getImageData(x, y, 1, 1).data].slice(0, 3);
}

it('lies between black bars, but not on a sticker', async () => {
  for (const y of [2, 117]) {
    expect(Math.max(...(await colourAt('cinematic desert with a camel', 60, y)))).toBeLessThan(24);
  }
  const sticker = await colourAt('cinematic camel sticker', 60, 2);
  expect(Math.max(...sticker)).toBeGreaterThan(60);
});

it('keeps places in the light of synthwave that are not its road', async () => {
  const [red = 0, green = 0, blue = 0] = await colourAt('vaporwave beach', 60, 6);
  expect(Math.min(red, blue)).toBeGreaterThan(green);
});
