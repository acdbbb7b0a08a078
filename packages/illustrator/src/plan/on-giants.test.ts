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

it('puts who is on a giant thing on top of it', () => {
  const { subjects, relations } = plan('an astronaut planting a flag on a giant doughnut');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['astronaut', 'doughnut', '@flagpole']);
  expect(relations).toMatchObject([
    { from: 0, to: 1, kind: 'on' },
    { from: 0, to: 2, kind: 'hold' },
  ]);
});

it('lets who is on a giant book stand on it instead of reading it', () => {
  expect(plan('a tiny man standing on a giant book').relations).toMatchObject([{ kind: 'on' }]);
  expect(plan('a man reading a giant book').relations).toMatchObject([{ kind: 'hold' }]);
});
