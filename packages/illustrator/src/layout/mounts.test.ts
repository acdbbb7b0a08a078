import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it('makes furniture for people much larger than a thing that lies on it', () => {
  const cup = layOutPrompt('a cup of tea on a sofa', vocabulary).placements[0];
  expect(cup?.mounts[0]?.size).toBeGreaterThan((cup?.size ?? 1) * 2);
});

const mountRatio = (prompt: string): number => {
  const rider = layOutPrompt(prompt, vocabulary).placements[0];
  return (rider?.mounts[0]?.size ?? 0) / (rider?.size ?? 1);
};

it('makes a mount as giant or as tiny under its rider as the prompt calls it', () => {
  expect(mountRatio('a tiny astronaut standing on a giant orange')).toBeGreaterThan(2);
  expect(mountRatio('an elephant standing on a tiny mushroom')).toBeLessThan(0.6);
});

it('leaves the size of a bicycle to its pedals', () => {
  expect(mountRatio('a huge bear riding a tiny bicycle')).toBeGreaterThan(0.7);
});
