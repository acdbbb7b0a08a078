import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const rowersIn = (prompt: string) =>
  direct(parsePrompt(prompt, vocabulary), vocabulary).subjects[0]?.count;

it('lets a crew row together where none is named', () => {
  expect(rowersIn('rowing a boat together')).toBe(3);
  expect(rowersIn('rowing a boat')).toBe(1);
});
