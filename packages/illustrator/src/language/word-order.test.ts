import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

const castOf = (prompt: string) => {
  const { subjects, relations } = parsePrompt(prompt, vocabulary);
  const names = subjects.map(({ glyph, motion }) => (motion ? `${glyph} ~${motion}` : glyph));
  return [...names, ...relations.map(({ from, to, kind }) => `${from} ${kind} ${to}`)].join('; ');
};

describe('a place that is named first', () => {
  it.each([
    ['a woman, on her shoulder a green parrot', 'a woman, a green parrot on her shoulder'],
    ['a girl, on her nose a butterfly', 'a girl, a butterfly on her nose'],
  ])('is read as one that is named behind: %s', (prompt, natural) => {
    expect(castOf(prompt)).toBe(castOf(natural));
    expect(castOf(prompt)).toContain(' 0');
  });
});

describe('what is in the middle', () => {
  it.each([
    'two dogs, a red ball in the middle',
    'two dogs with a red ball between them',
    '犬が二匹、真ん中に赤いボール',
  ])('is between the two: %s', (prompt) => {
    expect(castOf(prompt)).toBe('soccer-ball; dog; dog; 0 right 1; 0 left 2');
    expect(parsePrompt(prompt, vocabulary).words.notDrawn).toEqual([]);
  });

  it('is in the middle of nothing else', () => {
    expect(castOf('a cake in the middle of a table')).toBe('@cake; @table');
  });
});

it('puts nothing on the moon of a night', () => {
  const { subjects, relations, words } = parsePrompt(
    'a rabbit jumping on a full moon night',
    vocabulary,
  );
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['rabbit', '@moon']);
  expect(relations).toEqual([]);
  expect(words.notDrawn).toEqual([]);
});
