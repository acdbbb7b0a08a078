import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('puts the fierce head of a team’s animal on a shield', () => {
  const { mark, subjects } = planOf('wolf esports logo, blue and black');
  expect(mark?.isShield).toBe(true);
  expect(subjects).toMatchObject([{ isHead: true, expression: 'angry', motion: null }]);
});

it('leaves other logos without a shield', () => {
  expect(planOf('cute cat esports logo').mark?.isShield).toBeUndefined();
  expect(planOf('wolf logo').mark?.isShield).toBeUndefined();
  expect(planOf('gaming team logo with a controller').mark?.isShield).toBeUndefined();
});

it('shows an animal that is said to be strong on a shield, and says that it is', () => {
  const { mark, words } = planOf('logo with a strong wolf');
  expect(mark?.isShield).toBe(true);
  expect(words.notDrawn).toEqual([]);
});

it('shows the head alone of the animal of a logo, and all of a mascot', () => {
  expect(planOf('bear logo for hiking club').subjects).toMatchObject([{ isHead: true }]);
  expect(planOf('bear mascot logo').subjects[0]?.isHead).toBeUndefined();
});

it.each([
  ['dentist logo', 'tooth'],
  ['歯医者さんのロゴ', 'tooth'],
  ['logo for a carpentry shop with a hand plane', '@handplane'],
])('shows the sign of a trade, and not the one who has it: %s', (prompt, glyph) => {
  expect(planOf(prompt).subjects.map((each) => each.glyph)).toEqual([glyph]);
});
