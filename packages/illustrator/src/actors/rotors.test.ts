import { expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';

const SIZE = 200;

it.each(['an electric fan', 'a washing machine', 'a windmill'])(
  '%s has a part that turns and comes back',
  async (prompt) => {
    const size = { width: SIZE, height: SIZE, seed: 2, purpose: 'loop' } as const;
    const scene = await createScene({ prompt, ...size }, await createNodeHost());
    const pixelsAt = (phase: number): Uint8ClampedArray =>
      scene.frame(phase).getContext('2d').getImageData(0, 0, SIZE, SIZE).data.slice();
    const changeBetween = (p: number, q: number): number => {
      const [before, after] = [pixelsAt(p), pixelsAt(q)];
      return before.filter((value, i) => Math.abs(value - (after[i] ?? 0)) > 40).length;
    };
    expect(changeBetween(0, 0.11)).toBeGreaterThan(150);
    expect(changeBetween(0, 1)).toBe(0);
  },
);
