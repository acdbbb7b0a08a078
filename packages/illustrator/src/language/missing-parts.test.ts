import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const readAs = (prompt: string) => {
  const { subjects, words } = parsePrompt(prompt, vocabulary);
  return [subjects.map(({ glyph }) => glyph), words.notDrawn];
};

it('reports a part that somebody lacks, and does not draw it', () => {
  expect(readAs('a kid with a missing tooth')).toEqual([['child'], ['missing tooth']]);
  expect(readAs('a teddy bear with one missing eye')).toEqual([['teddy-bear'], ['missing eye']]);
});

it('reports what is said to be missing behind it', () => {
  expect(readAs('a slice of cake, fork missing')).toEqual([['@cakeslice'], ['fork missing']]);
});

it('draws what is looked for', () => {
  expect(readAs('missing cat poster')[0]).toEqual(['cat']);
});
