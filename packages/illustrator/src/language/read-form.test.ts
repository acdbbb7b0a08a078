import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['resume template in navy blue and white', 'resume', 5, 'Your Name'],
  ['weekly planner with flowers in the corners', 'planner', 10, 'Weekly planner'],
  ['recipe card template with vegetables', 'planner', 4, 'Recipe card'],
  ['habit tracker in pink', 'tracker', 6, 'Habit tracker'],
  ['to do list with cats', 'checklist', 9, 'To do list'],
  ['calendar page for january with snow', 'month', 33, 'January'],
  ['december 2026 calendar', 'month', 34, 'December 2026'],
  ['math worksheet about addition', 'grid', 10, 'Addition'],
  ['letter b worksheet with a bear', 'tracing', 6, 'Letter B'],
  ['photo collage template', 'photos', 6, 'Photo collage'],
  ['school calendar with pencils and books', 'month', 33, 'School calendar'],
  ['teacher resume template', 'resume', 5, 'Your Name'],
])('"%s" is a %s with %i fields', (prompt, arrangement, count, title) => {
  const { dividedSheet, words } = parsePrompt(prompt, vocabulary);
  expect(dividedSheet?.arrangement).toBe(arrangement);
  expect(dividedSheet?.cells).toHaveLength(count);
  expect(dividedSheet?.title).toBe(title);
  expect(words.notDrawn).toEqual([]);
});

it('begins a month of a known year with its weekday', () => {
  const cells = parsePrompt('february 2028 calendar', vocabulary).dividedSheet?.cells ?? [];
  expect(cells.map(({ heading }) => heading).slice(0, 2)).toEqual(['', '1']);
  expect(cells.filter(({ heading }) => heading === '29')).toHaveLength(1);
});

it.each([
  'a planner on a desk with coffee',
  'a woman writing a to do list',
  'wedding planner with flowers',
  'advent calendar with snow',
])('"%s" is no form', (prompt) => {
  const { dividedSheet } = parsePrompt(prompt, vocabulary);
  expect(dividedSheet?.arrangement).toBeUndefined();
});
