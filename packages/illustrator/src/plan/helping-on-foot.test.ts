import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  ['nurse helping an elderly woman walk', 2],
  ['police officer helping children cross the street', 3],
])('shows two hand in hand on foot for "%s"', (prompt, count) => {
  const { subjects, relations } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects.slice(0, 2)).toMatchObject([
    { motion: 'holdhands', meanwhile: 'walk', count: 1 },
    { motion: 'holdhands', meanwhile: 'walk', count: 1 },
  ]);
  expect(subjects).toHaveLength(count);
  expect(relations).toContainEqual({ from: 0, to: 1, kind: 'hug' });
});
