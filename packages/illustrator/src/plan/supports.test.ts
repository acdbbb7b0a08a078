import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each([
  ['a seashell on a beach towel', '@laidtowel'],
  ['a picnic basket on a checkered blanket', '@checkedblanket'],
  ['a perfume bottle on a rock', '@flatrock'],
  ['a bar of lavender soap on a marble slab', '@marbleslab'],
  ['a leather wallet on a slate board', '@stoneslab'],
])('lays things on what is said: %s', (prompt, glyph) => {
  const { subjects, relations, words } = plan(prompt);
  expect(subjects[1]?.glyph).toBe(glyph);
  expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'on' }]);
  expect([words.standIns, words.notDrawn]).toEqual([[], []]);
});

it('is outdoors under a tree', () => {
  expect(plan('a picnic basket under an oak tree').setting).toBe('hills');
});

it('takes rock without an article for what the table is made of', () => {
  expect(plan('a perfume bottle on black rock').surface).toBe('stone');
});
