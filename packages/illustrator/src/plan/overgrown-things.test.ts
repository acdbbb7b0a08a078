import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['an abandoned house overgrown with vines', true],
  ['an abandoned car overgrown with plants', true],
  ['an old cottage covered in ivy', false],
])('lets ivy climb up %s', (prompt, isWild) => {
  const { subjects, words, landforms } = planOf(prompt);
  expect(subjects[0]?.condition).toBe('ivy');
  expect(words.notDrawn.filter((word) => /ivy|vines|plants|overgrown/.test(word))).toEqual([]);
  expect(landforms.includes('overgrowth')).toBe(isWild);
});
