import { expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';

const SIZE = 160;
const host = await createNodeHost();

/** Mean of red over blue in the middle of a still. */
async function warmth(prompt: string): Promise<number> {
  const scene = await createScene(
    { prompt, seed: 2, width: SIZE, height: SIZE, purpose: 'still' },
    host,
  );
  const { data } = scene
    .frame(0)
    .getContext('2d')
    .getImageData(SIZE * 0.35, SIZE * 0.4, SIZE * 0.3, SIZE * 0.4);
  let [red, blue] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    red += data[i] ?? 0;
    blue += data[i + 2] ?? 0;
  }
  return red / blue;
}

it('lights a landmark after dark, and no other building', async () => {
  expect(await warmth('the colosseum at night')).toBeGreaterThan(1.4);
  expect(await warmth('a stone tower at night')).toBeLessThan(1.2);
});
