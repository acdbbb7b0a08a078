import { beforeAll, describe, expect, it } from 'vitest';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';
import { spotsInSky } from './sky-bodies.ts';

const FRAME = { width: 512, height: 512, ground: 0.85 };
const ONE = { scale: 1, count: 1, floating: false, shared: false };

describe('suns and moons', () => {
  it('are low in the middle and behind all others when they are giant', () => {
    const [giant] = spotsInSky({ ...ONE, scale: 1.7 }, FRAME);
    const [usual] = spotsInSky(ONE, FRAME);
    expect(giant).toMatchObject({ x: 0.5 });
    expect(giant?.y).toBeGreaterThan(usual?.y ?? 1);
    expect(giant?.size).toBeGreaterThan(2 * (usual?.size ?? 1));
  });

  it('are small when they are said to be, and not all of one size', () => {
    const [first, second] = spotsInSky({ ...ONE, scale: 0.75, count: 2 }, FRAME);
    expect(first?.size).toBeLessThan(0.2);
    expect(second?.size).toBeLessThan(first?.size ?? 0);
    expect(first?.x).not.toBe(second?.x);
  });
});

describe('a planet that others are above', () => {
  let vocabulary: Vocabulary;
  beforeAll(async () => {
    vocabulary = await readVocabulary();
  });

  it('shows its upper part below them', () => {
    const { of } = layOutPrompt('an astronaut floating in space above earth', vocabulary);
    expect(of('globe-showing-americas').y).toBeGreaterThan(1);
    expect(of('globe-showing-americas').size).toBeGreaterThan(1);
  });
});
