import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it('hangs what is above a fireplace on the wall over it', () => {
  const { of } = layOutPrompt('a clock above the fireplace', vocabulary);
  const [clock, fireplace] = [of('alarm-clock'), of('@fireplace')];
  expect(clock.x).toBeCloseTo(fireplace.x);
  expect(clock.y + clock.size / 2).toBeLessThan(fireplace.y - fireplace.size * 0.8);
  expect(clock.size).toBeLessThan(fireplace.size * 0.6);
});
