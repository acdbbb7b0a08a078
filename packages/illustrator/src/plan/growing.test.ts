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
  ['a flower blooming from bud to full bloom, timelapse', 'grow'],
  ['a red balloon inflating', 'grow'],
  ['a plant growing from a seed', 'grow'],
  ['a plant growing out of a pot', 'grow'],
  ['a blooming cherry tree', null],
  ['a mushroom growing on a log', null],
  ['a heart beating', 'pulse'],
])('"%s": %s', (prompt, motion) => {
  const { subjects, words } = plan(prompt);
  expect(subjects).toHaveLength(prompt.includes('log') ? 2 : 1);
  expect(subjects[0]?.motion).toBe(motion);
  expect(words.notDrawn).toEqual([]);
});
