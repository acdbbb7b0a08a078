import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);
const glyphsOf = (prompt: string): string =>
  planOf(prompt)
    .subjects.map(({ glyph }) => glyph)
    .join(' ');
const relationsOf = (prompt: string): string => {
  const { subjects, relations } = planOf(prompt);
  const name = (index: number): string => subjects[index]?.glyph ?? '?';
  return relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`).join('; ');
};

it.each([
  ['a fork in the road', '@forkedroad'],
  ['a road that splits in two, a traveler deciding', 'person @forkedroad'],
])('shows a road that parts: %s', (prompt, glyphs) => {
  expect(glyphsOf(prompt)).toBe(glyphs);
});

it('leaves a fork on a plate', () => {
  expect(glyphsOf('a fork beside a plate')).not.toContain('@forkedroad');
});

it('shows the gap that a missing piece of a puzzle leaves', () => {
  expect(glyphsOf('puzzle with one missing piece, a hand holding the piece')).toContain(
    '@puzzleboard',
  );
  expect(glyphsOf('a hand holding a puzzle piece')).not.toContain('@puzzleboard');
});

it.each([
  ['a balance scale with a heart and a brain', 'red-heart on @balance; brain on @balance'],
  [
    'balance: a laptop and a teddy bear on a seesaw',
    'laptop left @levelboard; teddy-bear right @levelboard',
  ],
])('weighs two against each other: %s', (prompt, relations) => {
  expect(relationsOf(prompt)).toBe(relations);
});

it('lets children sit on a seesaw', () => {
  expect(glyphsOf('two children on a seesaw')).toContain('@seesaw');
});

it.each([
  ['a castle rising from an open book', 'castle on @spreadbook'],
  ['a tiny village inside an open book', '@smallvillage on @spreadbook'],
])('puts what comes out of a book on its pages: %s', (prompt, relations) => {
  expect(relationsOf(prompt)).toBe(relations);
});

it('leaves the book in the hands of who reads', () => {
  expect(relationsOf('a girl reading an open book')).not.toContain('@spreadbook');
});
