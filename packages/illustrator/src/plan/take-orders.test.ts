import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  'a waiter taking an order from a couple',
  'a couple ordering food from a waiter at a restaurant',
])('lets the guests sit, and the waiter stand with a notepad: %s', (prompt) => {
  const { subjects, relations } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  const waiter = subjects.findIndex(({ word }) => word === 'waiter');
  expect(subjects[waiter]?.motion).toBe('give');
  const held = relations.filter(({ from, kind }) => from === waiter && kind === 'hold');
  expect(held.map(({ to }) => subjects[to]?.glyph)).toEqual(['spiral-notepad']);
  const guests = subjects.filter(({ person }, index) => person !== null && index !== waiter);
  expect(guests.map(({ motion }) => motion)).toEqual(['dine', 'dine']);
});
