import { expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';

const host = await createNodeHost();

/** How much of the picture differs between two moments. */
async function changeOf(prompt: string): Promise<number> {
  const request = { prompt, seed: 1, width: 96, height: 96, purpose: 'loop' } as const;
  const scene = await createScene(request, host);
  const [first = [], second = []] = [0, 0.4].map((phase) =>
    scene.frame(phase).getContext('2d').getImageData(0, 0, 96, 96).data.slice(),
  );
  scene.release();
  return [...first].filter((value, i) => Math.abs(value - (second[i] ?? 0)) > 24).length;
}

it('drops run down over what drips', async () => {
  expect(await changeOf('a honey pot dripping, white background')).toBeGreaterThan(
    1.2 * (await changeOf('a honey pot, white background')),
  );
});
