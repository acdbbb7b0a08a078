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
  'deer drinking from a stream in the forest',
  'zebras drinking at a waterhole',
  'a horse drinks from a lake',
])('has the water before them: %s', (prompt) => {
  const { landforms, subjects, words } = planOf(prompt);
  expect(landforms).toEqual(['nearwater']);
  expect(subjects).toHaveLength(1);
  expect(words.notDrawn).toEqual([]);
});

it('keeps the river behind those who do not drink from it', () => {
  expect(planOf('a deer standing at a river').landforms).toContain('river');
});
