import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ["a woman's face", 'close'],
  ["line art of a young man's face", 'close'],
  ['the face of an old man', 'close'],
  ['a woman with a smile on her face', null],
  ["a butterfly on a woman's face", null],
])('sees "%s" from %s', (prompt, shot) => {
  expect(plan(prompt).shot).toBe(shot);
});

it("draws no body below an animal's face", () => {
  expect(plan("a cat's face").subjects).toMatchObject([{ glyph: 'cat-face', isHead: true }]);
});
