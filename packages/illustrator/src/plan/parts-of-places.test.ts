import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

const relationsOf = (prompt: string): readonly string[] => {
  const { subjects, relations } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  return relations.map(
    ({ from, to, kind }) => `${subjects[from]?.glyph} ${kind} ${subjects[to]?.glyph}`,
  );
};

it('keeps the flower pot of a balcony that something is in', () => {
  expect(relationsOf('a kitten inside a flower pot on a balcony')).toEqual([
    'cat inside potted-plant',
  ]);
});

it('lets water lilies float beside ducks, in the beaks of none', () => {
  expect(relationsOf('ducks on a pond with water lilies')).toEqual(['duck beside @waterlily']);
});

it.each([
  ['village in a valley, smoke from chimneys', []],
  ['smoke rising from the chimney of a cottage', ['house-with-garden']],
])('draws chimneys as parts of their houses: %s', (prompt, glyphs) => {
  const { subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
});

it('reports how many chairs of a balcony are said, which has its own', () => {
  const { words } = direct(parsePrompt('two chairs on a balcony', vocabulary), vocabulary);
  expect(words.notDrawn).toContain('two');
});

it.each([
  ['stairs leading up to a temple', ['hindu-temple']],
  ['stone steps up to a temple in Kyoto', []],
])('leaves the temple at the top of steps that have none: %s', (prompt, glyphs) => {
  const { subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
});

it('hangs a spider web from a branch', () => {
  expect(relationsOf('a spider web between two branches')).toEqual(['spider-web under @branch']);
});

it.each([
  ['a mountain lake with a wooden boat and pine trees', ['@rowboat']],
  ['a lake with pine trees', []],
  ['a canal in venice with flowers', []],
])('leaves trees and flowers to the place that has them: %s', (prompt, glyphs) => {
  const { subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
});

it('keeps the balcony of a house out of the place', () => {
  const { setting, words } = direct(
    parsePrompt('a house with flowers on the balcony', vocabulary),
    vocabulary,
  );
  expect(setting).not.toBe('balcony');
  expect(words.notDrawn).toContain('on the balcony');
});

it('puts a lamp beside an armchair onto the floor', () => {
  const { subjects } = direct(
    parsePrompt('a reading corner with an armchair and a lamp', vocabulary),
    vocabulary,
  );
  expect(subjects.map(({ glyph }) => glyph)).toContain('@floorlamp');
});
