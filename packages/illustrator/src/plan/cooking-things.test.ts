import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['bacon sizzling in a pan', '@openpan', ['bacon'], 'frying'],
  ['fish frying in a pan', '@openpan', ['@rawfish'], 'frying'],
  ['popcorn popping in a pot', '@emptypot', ['@poppedcorn'], 'popping'],
  ['popcorn popping', '@emptypot', ['@poppedcorn'], 'popping'],
  ['a party popper exploding with confetti', 'party-popper', undefined, 'shot'],
  ['champagne bottle popping', 'bottle-with-popping-cork', undefined, 'shot'],
  ['pasta boiling in a pot', '@pastapot', undefined, 'boiling'],
  ['stew bubbling in a pot', '@souppot', undefined, 'boiling'],
  ['eggs frying in a pan on the stove', '@openpan', ['@friedegg'], 'frying'],
  ['water boiling in a pot', '@waterpot', undefined, 'boiling'],
  ['soup simmering on the stove', '@souppot', undefined, 'boiling'],
  ['steak sizzling on the grill', '@opengrill', ['cut-of-meat'], 'frying'],
  ['salmon frying in a pan with rosemary', '@openpan', ['@rawfish', 'herb'], 'frying'],
  ['chicken and corn cooking on the grill', '@opengrill', ['poultry-leg', 'ear-of-corn'], 'frying'],
])('%s', (prompt, glyph, pieces, effect) => {
  const { subjects, words } = plan(prompt);
  expect(subjects).toMatchObject([{ glyph, effect: { name: effect } }]);
  expect(subjects[0]?.toppings?.map((each) => each.glyph)).toEqual(pieces);
  expect(words.notDrawn).toEqual([]);
});

it('leaves cooks at their stoves, and food that only lies in a pot', () => {
  const glyphs = (prompt: string): string[] => plan(prompt).subjects.map(({ glyph }) => glyph);
  expect(glyphs('a chef frying eggs in a pan')).toContain('cook');
  expect(glyphs('a pot of soup')).not.toContain('@souppot');
});

it.each([
  ['a pizza baking in an oven', ['@pizza']],
  ['bread baking in the oven', ['@loaf']],
  ['a chicken roasting in the oven', ['@roastchicken']],
])('%s', (prompt, pieces) => {
  const { subjects, words } = plan(prompt);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@openoven']);
  expect(subjects[0]?.toppings?.map(({ glyph }) => glyph)).toEqual(pieces);
  expect(words.notDrawn).toEqual([]);
});

it('lays food in a pan that nothing is said to be done with', () => {
  expect(plan('two shrimps in a frying pan').subjects).toMatchObject([
    { glyph: '@openpan', toppings: [{ glyph: 'shrimp', count: 2 }] },
  ]);
  expect(plan('a man cooking soup in a pot').subjects[0]?.glyph).toBe('man');
});
