import { expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';

const SIZE = 160;
const host = await createNodeHost();

it('shows another side of the Earth at each moment, and the first again at the end', async () => {
  const scene = await createScene(
    { prompt: 'spinning earth', seed: 1, width: SIZE, height: SIZE, purpose: 'loop' },
    host,
  );
  /** Green of the middle of the picture, as a bit for each pixel. */
  const landAt = (phase: number): boolean[] => {
    const { data } = scene
      .frame(phase)
      .getContext('2d')
      .getImageData(SIZE * 0.35, SIZE * 0.35, SIZE * 0.3, SIZE * 0.3);
    return Array.from(
      { length: data.length / 4 },
      (_, i) => (data[i * 4 + 1] ?? 0) > (data[i * 4 + 2] ?? 0),
    );
  };
  const start = landAt(0);
  const differing = (other: boolean[]): number =>
    other.filter((isLand, i) => isLand !== start[i]).length / start.length;
  for (const phase of [0.2, 0.4, 0.6, 0.8]) expect(differing(landAt(phase))).toBeGreaterThan(0.15);
  expect(differing(landAt(0.999))).toBeLessThan(0.03);
});
