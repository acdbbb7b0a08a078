import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('shows one sign, and nothing of the business that a logo is for', () => {
  const { subjects, mark, words } = plan('lotus logo for yoga studio');
  expect(subjects.map(({ glyph, hasLimbs }) => [glyph, hasLimbs])).toEqual([
    ['@lotusmark', undefined],
  ]);
  expect(mark).toEqual({ isLined: false, isTile: false, isSet: false, isRound: false, inks: null });
  expect(words.notDrawn).toEqual([]);
});

it.each([
  'elegant logo with a rose, thin gold lines',
  'minimalist moon logo, gold on cream background',
  'Je voudrais un logo pour ma marque de bijoux « Lune », trait fin doré',
])('draws lines where the prompt asks for them: %s', (prompt) => {
  expect(plan(prompt).mark?.isLined).toBe(true);
});

it('gives a mascot its face and its wave', () => {
  const { subjects } = plan('mascot of a smiling cupcake waving, for a bakery logo');
  expect(subjects).toEqual([expect.objectContaining({ hasLimbs: true, motion: 'wave' })]);
});

it.each([
  ['logo of an owl, one color', { inks: 1, isRound: false }, null],
  ['round logo of a bear, black on yellow', { inks: 1, isRound: true }, 'yellow'],
  ['logo of a sailing boat, navy and gold on white', { inks: 2, isRound: false }, 'white'],
  ['logo with a bee, two colors', { inks: 2, isRound: false }, null],
])('reads with what it is printed: %s', (prompt, mark, backdrop) => {
  const planned = plan(prompt);
  expect(planned.mark).toMatchObject(mark);
  expect(planned.backdrop).toBe(backdrop);
  expect(planned.words.notDrawn).toEqual([]);
});

it.each([
  ['minimal line icon of a dentist tooth', ['tooth']],
  ['logo "Blue Fox" gaming team', ['video-game', 'fox']],
  ['logo for a photographer', ['camera']],
  ['logo for dog groomer called Fluffy Tails', ['dog']],
  ['logo for Rise Bakery', ['bread']],
  ['roastery logo with a bean', ['@coffeebeans']],
  ['logo of a mountain and a pine tree', ['evergreen-tree', '@mountainmark']],
])('shows the thing, and nobody who uses it: %s', (prompt, glyphs) => {
  expect(plan(prompt).subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
});

it('shows the mascot of a team as a logo, in its color', () => {
  const { format, subjects } = plan('esports team mascot, angry ram, blue and white');
  expect(format).toBe('emblem');
  expect(subjects).toMatchObject([{ glyph: 'ram', colour: 'blue' }]);
});

it('shows the one thing that a set of icons is of in several colors', () => {
  const { subjects } = plan('rpg potion icons set of 3');
  expect(subjects.map(({ glyph, colour }) => [glyph, colour])).toEqual([
    ['@potion', 'red'],
    ['@potion', 'blue'],
    ['@potion', 'green'],
  ]);
});

it('draws people in lines when they are finished', () => {
  expect(plan('minimal line icon of a doctor')).toMatchObject({
    style: 'lineart',
    mark: { isLined: false },
  });
});

it('prints what sells something on flat shapes, without a price tag', () => {
  const { format, subjects, colours } = plan('50% off sale banner red and white');
  expect({ format, subjects, colours }).toEqual({
    format: 'banner',
    subjects: [],
    colours: ['red', 'white'],
  });
});
