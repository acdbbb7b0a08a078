import { beforeAll, expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost, type IllustratorHost } from '../node/index.ts';

let host: IllustratorHost;
beforeAll(async () => {
  host = await createNodeHost();
});

/** The rows of the pixels of the violet outline of the letters. */
async function outlineOf(prompt: string): Promise<readonly number[]> {
  const size = { width: 240, height: 160 };
  const scene = await createScene({ prompt, seed: 1, ...size, purpose: 'still' }, host);
  const { data } = scene.frame(0).getContext('2d').getImageData(0, 0, 240, 160);
  const rows: number[] = [];
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 2] ?? 0) > (data[i + 1] ?? 0) + 50) rows.push(Math.floor(i / 4 / 240));
  }
  return rows;
}

it('letters are larger where the picture shows nothing else', async () => {
  const alone = await outlineOf('"less" on a beige background');
  const besideALemon = await outlineOf('"less" and a lemon on a beige background');
  expect(alone.length).toBeGreaterThan(1.4 * besideALemon.length);
});

it('letters are at the bottom where the prompt wants them there', async () => {
  const above = await outlineOf('a lemon on a beige background, with the text "less"');
  const below = await outlineOf(
    'a lemon on a beige background, with the text "less" at the bottom',
  );
  expect(Math.max(...above)).toBeLessThan(80);
  expect(Math.min(...below)).toBeGreaterThan(100);
});
