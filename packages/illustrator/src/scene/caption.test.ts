import { beforeAll, expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost, type IllustratorHost } from '../node/index.ts';

let host: IllustratorHost;
beforeAll(async () => {
  host = await createNodeHost();
});

/** How many pixels the violet outline of the letters has. */
async function outlineOf(prompt: string): Promise<number> {
  const size = { width: 240, height: 160 };
  const scene = await createScene({ prompt, seed: 1, ...size, purpose: 'still' }, host);
  const { data } = scene.frame(0).getContext('2d').getImageData(0, 0, 240, 160);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 2] ?? 0) > (data[i + 1] ?? 0) + 50) count++;
  }
  return count;
}

it('letters are larger where the picture shows nothing else', async () => {
  const alone = await outlineOf('"less" on a beige background');
  const besideALemon = await outlineOf('"less" and a lemon on a beige background');
  expect(alone).toBeGreaterThan(1.4 * besideALemon);
});
