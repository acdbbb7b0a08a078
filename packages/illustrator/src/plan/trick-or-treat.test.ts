import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('gives each child that goes trick or treating a costume and a bucket', () => {
  const { subjects } = planOf('children trick or treating on halloween');
  expect(subjects.filter(({ person }) => person !== null)).toHaveLength(3);
  expect(subjects.filter(({ glyph }) => glyph === 'jack-o-lantern')).toHaveLength(3);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(
    expect.arrayContaining(['@witchhat', '@cape', 'crown']),
  );
});

it('dresses children in Halloween costumes without buckets', () => {
  const { subjects, words } = planOf('three kids in halloween costumes');
  expect(subjects.map(({ glyph }) => glyph)).not.toContain('jack-o-lantern');
  expect(words.drawn).toContain('costumes');
});
