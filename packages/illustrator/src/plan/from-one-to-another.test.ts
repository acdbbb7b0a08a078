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
  ['a frog jumping from one lily pad to the other', '@lilypad'],
  ['a squirrel jumping from branch to branch', '@branch'],
  ['a boy jumping from rock to rock', 'rock'],
])('puts the actor between two: %s', (prompt, glyph) => {
  const { subjects, relations, words } = plan(prompt);
  expect(subjects.slice(1).map((each) => each.glyph)).toEqual([glyph, glyph]);
  expect(relations).toMatchObject([
    { from: 0, to: 1, kind: 'right' },
    { from: 0, to: 2, kind: 'left' },
  ]);
  expect(words.notDrawn).toEqual([]);
});

it('leaves one thing alone that is only left', () => {
  expect(plan('a frog jumping from a lily pad').subjects).toHaveLength(2);
});
