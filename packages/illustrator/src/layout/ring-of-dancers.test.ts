import { beforeAll, describe, expect, it } from 'vitest';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

describe('a ring around something', () => {
  it('has dancers on the ground on both sides, before and behind the middle', () => {
    const { all, of } = layOutPrompt('children dancing around a campfire', vocabulary);
    const dancers = all('child');
    const fire = of('@campfire');
    expect(dancers).toHaveLength(6);
    expect(dancers.every(({ airborne, motion }) => !airborne && motion === 'dance')).toBe(true);
    expect(dancers.filter(({ x }) => x < fire.x)).toHaveLength(3);
    expect(dancers.some(({ order }) => order < fire.order)).toBe(true);
    expect(dancers.some(({ order }) => order > fire.order)).toBe(true);
  });

  it('keeps the number that is said', () => {
    const { all } = layOutPrompt('three girls dancing around a maypole', vocabulary);
    expect(all('girl')).toHaveLength(3);
  });

  it('lets one animal run around on the ground', () => {
    const { of } = layOutPrompt('a dog running around a tree', vocabulary);
    const { airborne, motion, orbit } = of('dog');
    expect({ airborne, motion }).toEqual({ airborne: false, motion: 'run' });
    expect(orbit).not.toBeNull();
  });
});
