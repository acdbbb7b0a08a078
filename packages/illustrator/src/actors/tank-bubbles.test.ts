import { expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';
import { drawTankBubbles, waterOf } from './tank-bubbles.ts';

it('keeps bubbles in the water', async () => {
  const { environment } = await createNodeHost();
  const canvas = environment.createCanvas(100, 100);
  const context = canvas.getContext('2d');
  const water = waterOf('@fishtank')!;
  drawTankBubbles(context, water, { x: 0, y: 0, width: 100, height: 100 }, 0.3);
  const alphas = context.getImageData(0, 0, 100, 100).data.filter((_, i) => i % 4 === 3);
  const rows = [...alphas.keys()]
    .filter((i) => (alphas[i] ?? 0) > 90)
    .map((i) => Math.floor(i / 100));
  expect(rows.length).toBeGreaterThan(10);
  expect(Math.min(...rows)).toBeGreaterThan(36);
  expect(Math.max(...rows)).toBeLessThan(89);
});

it('counts bubbles as drawn in a fish tank', async () => {
  const size = { width: 64, height: 64, seed: 1, purpose: 'still' } as const;
  const scene = await createScene(
    { prompt: 'a fish tank with bubbles', ...size },
    await createNodeHost(),
  );
  expect(scene.words.drawn).toContain('bubbles');
});
