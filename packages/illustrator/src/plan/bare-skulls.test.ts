import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a skull and a candle on a table', true],
  ['a skeleton and a candle', undefined],
  ['a skull playing the guitar', undefined],
])('a skull has no bones below it unless it does something: %s', (prompt, isHead) => {
  const { subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects.find(({ glyph }) => glyph === 'skull')?.isHead).toBe(isHead);
});
