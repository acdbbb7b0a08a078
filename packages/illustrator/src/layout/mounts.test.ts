import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it('makes furniture for people much larger than a thing that lies on it', () => {
  const cup = layOutPrompt('a cup of tea on a sofa', vocabulary).placements[0];
  expect(cup?.mounts[0]?.size).toBeGreaterThan((cup?.size ?? 1) * 2);
});
