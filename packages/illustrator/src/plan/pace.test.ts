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
  ['a dog dancing fast', 2, []],
  ['a windmill spinning really fast', 2, []],
  ['a dog running fast', undefined, []],
  ['a hamster running in a wheel faster and faster', undefined, ['faster']],
  ['a balloon floating slowly', undefined, []],
  ['a dog dancing slowly', undefined, ['slowly']],
])('"%s" is repeated at its pace', (prompt, pace, notDrawn) => {
  const { subjects, words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects[0]?.pace).toBe(pace);
  expect(words.notDrawn).toEqual(notDrawn);
});
