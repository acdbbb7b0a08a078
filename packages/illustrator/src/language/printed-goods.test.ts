import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => layOutPrompt(prompt, vocabulary).plan;

it.each([
  ['t-shirt design with a wolf', '@printshirt', ['wolf']],
  ['planner cover with flowers and a cat', 'notebook', ['blossom', 'cat']],
  ['tote bag design with sunflowers', '@totebag', ['sunflower']],
])('"%s" shows a %s with prints', (prompt, glyph, prints) => {
  const [bearer, ...others] = planOf(prompt).subjects;
  expect(others).toEqual([]);
  expect(bearer?.glyph).toBe(glyph);
  expect(bearer?.prints?.map((print) => print.glyph)).toEqual(prints);
});

it('prints no text and no place on a thing', () => {
  expect(planOf('mug design with the words good morning').subjects[0]?.prints).toBeUndefined();
  expect(planOf('t-shirt design with a mountain').setting).toBe('mountain');
});

it.each([
  ['first birthday invitation with a teddy bear and stars', '@star'],
  ['thank you card with hearts', 'red-heart'],
  ['sticker sheet with stars, moons and clouds', 'cloud'],
])('"%s" shows a thing and no sky: %s', (prompt, glyph) => {
  const { subjects, words } = planOf(prompt);
  expect(subjects.map((each) => each.glyph)).toContain(glyph);
  expect(words.notDrawn).toEqual([]);
});

it('keeps the stars of a night over a card', () => {
  expect(planOf('good night card with a moon and stars').time).toBe('night');
});

it.each([
  ['a coffee mug with a fox and the words "Hello Monday"', '@coffee', 'fox'],
  ['t-shirt design with a skull that says "Rock on"', '@printshirt', 'skull'],
  ['eine Tasse mit einer Katze und dem Text "Guten Morgen"', '@coffee', 'cat'],
  ['a mug that says "Best Dad" with a heart', '@coffee', 'red-heart'],
])('prints the picture and the words of "%s" on one thing', (prompt, bearer, print) => {
  const [thing, ...others] = planOf(prompt).subjects;
  expect(thing).toMatchObject({ glyph: bearer, lettering: expect.any(String) });
  expect(thing?.prints?.map(({ glyph }) => glyph)).toEqual([print]);
  expect(others).toEqual([]);
});
