import { beforeAll, describe, expect, it } from 'vitest';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

describe('a barrier through the whole picture', () => {
  it('is between the viewer and two who talk over it', () => {
    const { all, of } = layOutPrompt('neighbors chatting over the garden fence', vocabulary);
    const [one, other] = all('person');
    const fence = of('@longfence');
    expect(all('person')).toHaveLength(2);
    expect([one?.facing, other?.facing]).toEqual(['right', 'left']);
    expect(Math.max(one!.order, other!.order)).toBeLessThan(fence.order);
    expect(fence.size).toBeGreaterThan(1);
  });

  it('is behind who leans on it', () => {
    const { of } = layOutPrompt('man leaning on a wooden fence', vocabulary);
    expect(of('@longfence').order).toBeLessThan(of('man').order);
  });

  it('stays short under who jumps over it', () => {
    const { all } = layOutPrompt('a girl jumping over a fence', vocabulary);
    expect(all('@longfence')).toHaveLength(0);
  });
});
