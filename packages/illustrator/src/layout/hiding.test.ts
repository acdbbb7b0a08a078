import { beforeAll, expect, it } from 'vitest';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each([
  ['a fox peeking out from behind the sofa', 'fox', '@sofa'],
  ['a panda peeking over a fence', 'panda', '@fence'],
  ['a cat looking over the wall', 'cat', '@wall'],
  ['a dog sleeping behind the couch', 'dog', '@sofa'],
])('puts only head and paws above the edge: %s', (prompt, glyph, thing) => {
  const { of } = layOutPrompt(prompt, vocabulary);
  expect(of(glyph)).toMatchObject({ peeks: true, x: of(thing).x });
  expect(of(glyph).y).toBeLessThan(of(thing).y - of(thing).size * 0.4);
});

it.each([
  ['an elephant hiding behind a tiny tree', 'elephant', '@leaftree'],
  ['a bear hiding behind a tiny flower', 'bear', 'blossom'],
  ['a giraffe hiding behind a lamp post', 'giraffe', '@streetlamp'],
])('shows who hides at both sides of what is too small: %s', (prompt, glyph, thing) => {
  const { of } = layOutPrompt(prompt, vocabulary);
  expect(of(thing).order).toBeGreaterThan(of(glyph).order);
  expect(Math.abs(of(thing).x - of(glyph).x)).toBeLessThan(of(glyph).size * 0.2);
  expect(of(glyph).size).toBeGreaterThan(0.6);
});

it('hides half of an animal behind a long curtain', () => {
  const { of, plan } = layOutPrompt('a dog behind a curtain playing hide and seek', vocabulary);
  expect(of('@floorcurtain').size).toBeGreaterThan(of('dog').size);
  expect(of('@floorcurtain').order).toBeGreaterThan(of('dog').order);
  expect(plan.words.notDrawn).toEqual([]);
});

it('hides children behind grown-ups who are much taller', () => {
  const { of } = layOutPrompt('a boy hiding behind his mother', vocabulary);
  expect(of('boy').order).toBeLessThan(of('woman').order);
  expect(of('boy').size).toBeLessThan(of('woman').size * 0.7);
});
