import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const subjectsOf = (prompt: string) => direct(parsePrompt(prompt, art), art).subjects;

it.each([
  ['a tree with light bulbs as fruit', '@leaftree', 'light-bulb'],
  ['light bulbs growing on a tree', '@leaftree', 'light-bulb'],
  ['a money tree', '@leaftree', 'coin'],
])('fills the crown of a tree: %s', (prompt, tree, glyph) => {
  expect(subjectsOf(prompt)).toMatchObject([{ glyph: tree, toppings: [{ glyph, count: 13 }] }]);
});

it.each(['two birds on a tree', 'a tree with a swing'])('leaves other trees: %s', (prompt) => {
  expect(subjectsOf(prompt).some(({ toppings }) => toppings !== undefined)).toBe(false);
});
