import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it('lets animals of any size wrestle with paws that meet above the table', () => {
  const { of } = layOutPrompt('a frog and a bear arm wrestling', vocabulary);
  const [frog, bear] = [of('frog'), of('bear')];
  expect(frog.size).toBe(bear.size);
  expect(frog.y).toBe(bear.y);
  expect((bear.x - frog.x) / frog.size).toBeCloseTo(0.74);
  expect([frog.facing, bear.facing]).toEqual(['right', 'left']);
});
