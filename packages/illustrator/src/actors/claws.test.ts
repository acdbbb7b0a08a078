import { describe, expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';
import { clawOf } from './claws.ts';

const host = await createNodeHost();

async function drawnWords(prompt: string): Promise<readonly string[]> {
  const scene = await createScene(
    { prompt, seed: 1, width: 64, height: 64, purpose: 'still' },
    host,
  );
  const { drawn } = scene.words;
  scene.release();
  return drawn;
}

describe('animals without a head of their own', () => {
  it.each([
    ['an angry crab holding a knife', 'angry'],
    ['a sad lobster', 'sad'],
    ['a jellyfish in love', 'in love'],
    ['a crying snail', 'crying'],
    ['an angry caterpillar', 'angry'],
  ])('show what they feel: %s', async (prompt, word) => {
    expect(await drawnWords(prompt)).toContain(word);
  });

  it('show no smile where only brows are painted', async () => {
    expect(await drawnWords('a happy snail')).not.toContain('happy');
  });
});

it('lets a teddy bear have a heart before its belly', () => {
  const [x, y] = clawOf('teddy-bear') ?? [0, 0];
  expect(x).toBe(0.5);
  expect(y).toBeGreaterThan(0.5);
});
