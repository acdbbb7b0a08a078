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
  ['a fish swimming across the screen', 'right'],
  ['santa sleigh flying across the moon', 'right'],
  ['a snail crawling from right to left', 'left'],
  ['a ball rolling on the grass', 'right'],
  ['a panda rolling down a hill', undefined],
  ['a bird flying', undefined],
  ['a car driving across the desert', undefined],
])('"%s" crosses the picture to the %s', (prompt, crosses) => {
  const { subjects } = plan(prompt);
  expect(subjects[0]?.crosses).toBe(crosses);
  expect(subjects.map(({ glyph }) => glyph)).not.toContain('television');
});
