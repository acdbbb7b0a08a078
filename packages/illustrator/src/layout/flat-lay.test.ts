import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();

it('puts two things of a logo beside each other, with a fork that is alone', () => {
  const { all } = layOutPrompt('a logo for a restaurant with a fork and spoon', vocabulary);
  const [fork, spoon] = [all('@fork')[0]!, all('spoon')[0]!];
  expect(spoon.y).toBe(fork.y);
  expect(spoon.x - fork.x).toBeGreaterThan(fork.size * 0.9);
});

it('puts the moon of a logo behind its mountains', () => {
  const { all } = layOutPrompt('logo with mountains and a moon', vocabulary);
  expect(all('@moonmark')[0]!.x).toBe(all('@mountainmark')[0]!.x);
});
