import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

describe('sauces', () => {
  it.each([
    ['pouring tomato sauce over spaghetti', 'spaghetti', 'tomato sauce'],
    ['chocolate sauce being poured over ice cream', 'soft-ice-cream', 'chocolate sauce'],
    ['caramel slowly drizzled on a cake', '@cake', 'caramel'],
  ])('come out of a jug: %s', (prompt, dish, sauce) => {
    const { subjects, relations, words } = planOf(prompt);
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['@jug', dish]);
    expect(subjects[0]).toMatchObject({ motion: 'pour', word: sauce });
    expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'above' }]);
    expect(words.notDrawn).toEqual([]);
  });

  it('is poured by the person who is named', () => {
    const { subjects } = planOf('a chef pouring gravy over a steak');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['cook', '@jug', 'cut-of-meat']);
  });

  it('fills a cup of tea with tea', () => {
    expect(planOf('tea being poured into a cup').subjects.map(({ glyph }) => glyph)).toEqual([
      'teapot',
      'teacup-without-handle',
    ]);
  });
});
