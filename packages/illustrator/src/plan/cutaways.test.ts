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

it.each(['cutaway of a two story house', 'cross section of a house'])('opens %s', (prompt) => {
  const { subjects, dividedSheet } = planOf(prompt);
  expect(subjects.map(({ glyph }) => glyph)).toContain('@cutawayhouse');
  expect(dividedSheet).toBeUndefined();
});

it('names the parts of a house where they are asked for, and opens no submarine', () => {
  expect(planOf('parts of a house with labels').dividedSheet).toBeDefined();
  expect(planOf('cross section of a submarine').words.notDrawn).toContain('cross');
});
