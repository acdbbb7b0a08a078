import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

describe('diagrams', () => {
  it.each([
    ['infographic of the water cycle', '@watercycle'],
    ['life cycle of a butterfly diagram', '@butterflycycle'],
    ['timeline infographic', '@timeline'],
    ['kid friendly picture of the solar system', '@solarsystem'],
    ['infographic', '@infographic'],
  ])('lie on a surface and show what they are about: %s', (prompt, glyph) => {
    const spec = parsePrompt(prompt, vocabulary);
    expect(spec.subjects.map((subject) => subject.glyph)).toEqual([glyph]);
    expect(spec.words.notDrawn).toEqual([]);
    expect(direct(spec, vocabulary).setting).toBe('flatlay');
  });

  it('have the color that is said of a mood board', () => {
    expect(parsePrompt('mood board, beige', vocabulary).subjects[0]?.colour).toBe('beige');
  });

  it('leave the solar system a place for who is in it', () => {
    const { subjects } = parsePrompt('an astronaut floating through the solar system', vocabulary);
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['astronaut']);
  });
});

it('shows the planets of the solar system on one sheet', () => {
  const { subjects, words } = parsePrompt('the solar system with all eight planets', vocabulary);
  expect(subjects.map(({ glyph, count }) => [glyph, count])).toEqual([['@solarsystem', 1]]);
  expect(words.notDrawn).toEqual([]);
});
