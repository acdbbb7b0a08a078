import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each([
  ['a train going through a tunnel', 'drive', 'going'],
  ['a truck moving along the highway', 'drive', 'moving'],
  ['a boat going down the river', 'sail', 'going'],
])('"%s" shows a vehicle on its way: %s', (prompt, motion, word) => {
  const { subjects, words, seenInLoops } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects[0]?.motion).toBe(motion);
  expect(words.notDrawn).toEqual([]);
  expect(seenInLoops).toContain(word);
});

it('leaves a car where it is below clouds that move', () => {
  const prompt = 'a red car on a road, clouds moving in the sky';
  expect(direct(parsePrompt(prompt, vocabulary), vocabulary).subjects[0]?.motion).toBeNull();
});
