import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each(['coffee being stirred', 'a spoon stirring coffee'])('stirs in the cup: %s', (prompt) => {
  const { subjects, words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects).toMatchObject([{ glyph: '@coffee', motion: 'stir' }]);
  expect(words.notDrawn).toEqual([]);
});
