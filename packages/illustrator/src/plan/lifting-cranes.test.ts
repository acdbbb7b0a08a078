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

it('hangs a container from the rope of a crane that lifts it', () => {
  const { subjects, words, seenInLoops } = planOf('a crane lifting a container');
  expect(subjects).toMatchObject([{ glyph: '@liftingcrane', effect: { name: 'hoist' } }]);
  expect(words.notDrawn).toEqual([]);
  expect(seenInLoops).toContain('lifting');
});

it('leaves a crane that lifts nothing as it is', () => {
  expect(planOf('a crane at a construction site').subjects[0]?.glyph).toBe('@towercrane');
});
