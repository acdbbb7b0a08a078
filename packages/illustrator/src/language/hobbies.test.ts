import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => layOutPrompt(prompt, vocabulary).plan;
const glyphsOf = (prompt: string) => planOf(prompt).subjects.map(({ glyph }) => glyph);

it('shows what somebody likes whom a card is for, and not them', () => {
  const prompt = 'birthday card for a dad who loves fishing';
  const { caption, setting, words } = planOf(prompt);
  expect(glyphsOf(prompt)).toEqual(['fishing-pole']);
  expect([caption, setting]).toEqual(['Happy birthday Dad', 'flatlay']);
  expect(words.drawn).toContain('fishing');
  expect(glyphsOf('thank you card for a teacher who likes cats')).toEqual(['cat']);
});

it('shows no person on a card of appreciation', () => {
  const prompt = 'teacher appreciation card with an apple on a stack of books';
  expect(glyphsOf(prompt)).toEqual(['red-apple', '@bookstack']);
});

it('letters the name of a pet that is looked for', () => {
  expect(planOf('missing cat flyer, orange tabby named Milo').caption).toBe('Missing cat\nMilo');
  expect(planOf('lost dog poster, beagle, "Have you seen Max?"').caption).toBe(
    'Lost dog\nHave you seen Max?',
  );
});
