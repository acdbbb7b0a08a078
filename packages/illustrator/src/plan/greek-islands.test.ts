import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['white houses on a greek island, blue sea', '@cycladichouses'],
  ['white house on a greek island at sunset', '@cycladichouse'],
  ['greek island', '@cycladichouses'],
])('builds houses as they are there: %s', (prompt, glyph) => {
  const { subjects, words } = planOf(prompt);
  expect(subjects.map((subject) => subject.glyph)).toEqual([glyph]);
  expect(words.notDrawn).toEqual([]);
});

it('leaves houses of other islands', () => {
  expect(planOf('white houses on an island').subjects[0]?.glyph).toBe('house');
});
