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

it('turns over who floats and turns, in loops alone', () => {
  const { subjects, seenInLoops } = plan('an astronaut floating and slowly turning');
  expect(subjects).toMatchObject([{ motion: 'float', turnsOver: true }]);
  expect(seenInLoops).toContain('turning');
});
