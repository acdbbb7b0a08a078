import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const sheetOf = (prompt: string) => parsePrompt(prompt, vocabulary).dividedSheet;

it.each([
  ['A for apple, B for ball, C for cat', 'grid', ['Apple', 'Ball', 'Cat']],
  ['weather chart with sun, rain and snow', 'grid', ['Sun', 'Rain', 'Snow']],
  ['feelings poster with happy, sad and scared faces', 'grid', ['Happy', 'Sad', 'Scared']],
  ['flashcards: dog, cat and cow', 'grid', ['Dog', 'Cat', 'Cow']],
  ['food chain: grass, rabbit and fox', 'chain', ['Grass', 'Rabbit', 'Fox']],
  ['life cycle of a duck', 'ring', ['Egg', 'Duckling', 'Duck']],
  ['number line from 3 to 5', 'line', ['3', '4', '5']],
  ['count the stars, worksheet with two rows', 'rows', [null, null]],
  ['a worksheet for kids with apples to count', 'rows', [null, null, null, null, null]],
])('"%s" is a page with a field for each', (prompt, arrangement, labels) => {
  const sheet = sheetOf(prompt);
  expect(sheet?.arrangement).toBe(arrangement);
  expect(sheet?.cells.map(({ label }) => label)).toEqual(labels);
});

it('lays out different numbers of things to count, a row each', () => {
  const cells = sheetOf('worksheet: count the apples, four rows')?.cells ?? [];
  expect(cells).toHaveLength(4);
  expect(new Set(cells.map(({ copies }) => copies)).size).toBe(4);
});

it('counts the words of the page as drawn, and no place', () => {
  const { words } = parsePrompt('weather chart with sun and rain for the kitchen', vocabulary);
  expect(words.drawn).toEqual(expect.arrayContaining(['sun', 'rain', 'weather chart']));
  expect(words.notDrawn).toEqual(['kitchen']);
});

it.each([
  'a poster on the wall of a pet shop',
  'a boy looking for a bear',
  'a girl counting apples',
  'a teacher pointing at a weather chart',
  'a woman in a fruit print dress',
  'life cycle of a butterfly',
  'a farm with animals, concert poster',
])('"%s" is no such page', (prompt) => {
  expect(sheetOf(prompt)).toBeUndefined();
});

it.each([
  ['worksheet: count the ducks, two rows of four', [4, 4]],
  ['worksheet with two rows of five apples', [5, 5]],
])('has as many things in each row as the prompt says: %s', (prompt, copies) => {
  const { dividedSheet, words } = parsePrompt(prompt, vocabulary);
  expect(dividedSheet?.cells.map((cell) => cell.copies)).toEqual(copies);
  expect(words.notDrawn).toEqual([]);
});

it('counts what a counting worksheet is said to be with', () => {
  expect(sheetOf('counting worksheet with butterflies')?.title).toBe('Count the butterflies');
});
