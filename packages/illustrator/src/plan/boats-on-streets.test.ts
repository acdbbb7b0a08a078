import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each([
  ['a paper boat bobbing down a gutter in the rain', true],
  ['a rowboat floating on a city street in the rain', true],
  ['a paper boat on a street', false],
  ['a man in the rain on a street', false],
])('"%s" shows water on the street: %s', (prompt, isFlooded) => {
  const { landforms, subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(landforms.includes('flood')).toBe(isFlooded);
  expect(subjects[0]?.motion === 'sail').toBe(isFlooded);
});
