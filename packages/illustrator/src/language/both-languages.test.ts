import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { inBothLanguages, wordCountOf } from './both-languages.ts';
import { parsePrompt } from './parse.ts';
import { tokenize } from './tokenize.ts';

const { art } = await createNodeHost();

it('counts the words of a prompt in one language', () => {
  expect(wordCountOf('a cat on a sofa')).toBe(5);
  const both = inBothLanguages(tokenize('a cat on a sofa'), 'eine Katze auf einem großen Sofa');
  expect(wordCountOf(both)).toBe(5);
});

describe('patterns for English prompts', () => {
  it('find what a prompt in another language says', () => {
    const { subjects } = direct(
      parsePrompt('Handwerker auf der Leiter streicht die Wand', art),
      art,
    );
    expect(subjects[0]).toMatchObject({ motion: 'climb' });
  });

  it('find deeds that are done with others', () => {
    const { subjects } = direct(parsePrompt('Oma backt Plätzchen mit den Enkeln', art), art);
    expect(subjects.find(({ glyph }) => glyph === 'child')).toMatchObject({ motion: 'knead' });
  });
});

it.each([
  ['le temps qui passe trop vite', 'hourglass-not-done', 'temps qui passe'],
  ['孤独', '@bench', '孤独'],
  ['Klimawandel Plakat', 'seedling', 'Klimawandel'],
])(
  'shows a topic in another language by the things of illustrations: %s',
  (prompt, glyph, word) => {
    const { subjects, words } = parsePrompt(prompt, art);
    expect(subjects.map((each) => each.glyph)).toContain(glyph);
    expect(words.standIns.map((each) => each.word)).toContain(word);
  },
);
