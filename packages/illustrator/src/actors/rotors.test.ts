import { expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';
import { rotorsDrawing } from './rotors.ts';

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

it('squeezes the blades of what flies, and leaves the rest as it is', async () => {
  const { environment } = await createNodeHost();
  const sprite = environment.createCanvas(100, 100);
  const paint = sprite.getContext('2d');
  paint.fillStyle = 'red';
  paint.fillRect(0, 0, 100, 100);
  const bounds = { left: 0, right: 1, top: 0, bottom: 1 };
  const draw = rotorsDrawing('helicopter', { sprite, x: 0, y: 0, bounds, turned: false });
  const alphaAt = (phase: number, x: number, y: number): number | undefined => {
    const context = environment.createCanvas(100, 100).getContext('2d');
    draw?.(context, phase);
    return context.getImageData(x, y, 1, 1).data[3];
  };
  expect(alphaAt(0, 65, 25)).toBe(255);
  expect(alphaAt(1 / 28, 65, 25)).toBeLessThan(150);
  expect(alphaAt(1 / 28, 39, 60)).toBe(255);
});
