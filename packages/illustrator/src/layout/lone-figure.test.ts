import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();
const sizeIn = (prompt: string): number =>
  layOutPrompt(prompt, vocabulary).placements.find(({ role }) => role !== 'back')?.size ?? 0;

it('brings a person who is alone so near that face and clothes show', () => {
  expect(sizeIn('a woman with red hair')).toBeGreaterThan(0.6);
  expect(sizeIn('an elf with a bow in the forest')).toBeGreaterThan(0.6);
});

it('leaves those who are not alone, far away or under way where they are', () => {
  expect(sizeIn('a woman with red hair and her dog')).toBeLessThan(0.6);
  expect(sizeIn('a tiny woman')).toBeLessThan(0.6);
  expect(sizeIn('a woman running')).toBeLessThan(0.6);
});

it.each(['a man typing on a laptop', 'a woman chopping vegetables', 'a man drinking coffee'])(
  'brings hands at work into view: %s',
  (prompt) => {
    expect(sizeIn(prompt)).toBeGreaterThan(0.7);
  },
);

it('brings a crowd that claps nearer than one that walks', () => {
  expect(sizeIn('clapping audience')).toBeGreaterThan(1.4 * sizeIn('a crowd of people walking'));
});
