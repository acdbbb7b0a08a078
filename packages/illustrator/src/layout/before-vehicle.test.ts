import { beforeAll, describe, expect, it } from 'vitest';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

describe('several people and a vehicle', () => {
  it('have the vehicle large behind them', () => {
    const { of } = layOutPrompt('family next to a blue van', vocabulary);
    const [man, van] = [of('man'), of('minibus')];
    expect(van.size).toBeGreaterThan(man.size * 2);
    expect(van.order).toBeLessThan(man.order);
  });

  it('enlarge the vehicle below its load', () => {
    const { placements } = layOutPrompt('a family and suitcases on the roof of a van', vocabulary);
    const loaded = placements.find(({ mounts }) => mounts.length > 0);
    expect(loaded?.mounts[0]?.size).toBeGreaterThan(0.6);
    expect(loaded?.size).toBeLessThan(0.4);
  });

  it('leaves two who wash the car at it', () => {
    const { of } = layOutPrompt('a father and his son washing a car', vocabulary);
    expect(of('automobile').size).toBeLessThan(0.65);
  });
});
