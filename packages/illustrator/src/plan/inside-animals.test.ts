import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const notDrawnOf = (prompt: string) =>
  direct(parsePrompt(prompt, vocabulary), vocabulary).words.notDrawn;

it('says that no place is inside an animal', () => {
  expect(notDrawnOf('a library inside a whale')).toContain('inside');
  expect(notDrawnOf('a whale inside a library')).not.toContain('inside');
});
