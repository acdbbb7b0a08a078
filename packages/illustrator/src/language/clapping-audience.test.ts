import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['clapping audience', 'clap'],
  ['audience cheering', 'cheer'],
])('sees those who do it: %s', (prompt, motion) => {
  const { subjects, setting, words } = parsePrompt(prompt, vocabulary);
  expect(subjects).toMatchObject([{ glyph: 'person', motion }]);
  expect(subjects[0]?.count).toBeGreaterThan(3);
  expect(setting).toBeNull();
  expect(words.notDrawn).toEqual([]);
});

it('leaves the audience before a stage where it does nothing', () => {
  expect(parsePrompt('a singer and the audience', vocabulary).setting).toBe('stage');
});
