import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';
import { chooseTake } from './take.ts';

const vocabulary = await readVocabulary();
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

function planOf(prompt: string, seed: number) {
  const spec = parsePrompt(prompt, vocabulary);
  const categoryOf = (glyph: string) => vocabulary.categoryOf(glyph);
  return chooseTake({ spec, plan: direct(spec, vocabulary), seed, categoryOf }).plan;
}

describe('open land', () => {
  it('differs from seed to seed', () => {
    const looks = SEEDS.map((seed) => {
      const { landLook, landforms } = planOf('a happy dog', seed);
      return JSON.stringify([landLook, landforms]);
    });
    expect(new Set(looks).size).toBeGreaterThan(5);
  });

  it.each(['a dog in a meadow', 'a dog in spring', 'a girl with flowers', 'a dog under a tree'])(
    'stays as "%s" says',
    (prompt) => {
      for (const seed of SEEDS) expect(planOf(prompt, seed).landLook).toBeUndefined();
    },
  );

  it('has water under a bridge', () => {
    for (const seed of SEEDS)
      expect(planOf('a man standing on a bridge', seed).landforms).toEqual(['underbridge']);
  });

  it('has no flowers around those who are sad', () => {
    for (const seed of SEEDS) expect(planOf('a sad boy', seed).landLook?.flowers).toEqual([]);
  });
});
