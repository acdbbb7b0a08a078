import { describe, expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';

/** Mean of red, green and blue of a part of a still, given in fractions. */
async function brightnessOf(prompt: string, left: number, top: number): Promise<number> {
  const size = 96;
  const host = await createNodeHost();
  const scene = await createScene(
    { prompt, seed: 1, width: size, height: size, purpose: 'still' },
    host,
  );
  const context = scene.frame(0).getContext('2d');
  const { data } = context.getImageData(left * size, top * size, size * 0.1, size * 0.1);
  return data.reduce((sum, value, i) => (i % 4 === 3 ? sum : sum + value), 0) / data.length;
}

describe('a room at night', () => {
  it('is dark but for the light of a fire', async () => {
    const corner = [0.02, 0.02] as const;
    const withFire = await brightnessOf('a cat by the fireplace at night', ...corner);
    const byDay = await brightnessOf('a cat by the fireplace in the morning', ...corner);
    expect(withFire).toBeLessThan(byDay * 0.7);
  });
});

describe('a silhouette', () => {
  it('is dark before a bright sky', async () => {
    const middle = [0.45, 0.6] as const;
    const sky = [0.45, 0.1] as const;
    const prompt = 'silhouette of a man at sunset';
    expect(await brightnessOf(prompt, ...middle)).toBeLessThan(45);
    expect(await brightnessOf(prompt, ...sky)).toBeGreaterThan(60);
  });
});

describe('what glows', () => {
  it('lights what is around it', async () => {
    const beside = [0.2, 0.72] as const;
    const glowing = await brightnessOf('a glowing mushroom in a forest', ...beside);
    const plain = await brightnessOf('a mushroom in a forest at night', ...beside);
    expect(glowing).toBeGreaterThan(plain * 1.15);
  });

  it('is what burns after dark, unless it is out', async () => {
    const beside = [0.25, 0.55] as const;
    const lit = await brightnessOf('a candle in a dark forest', ...beside);
    const out = await brightnessOf('an extinguished candle in a dark forest', ...beside);
    expect(lit).toBeGreaterThan(out * 1.15);
  });
});
