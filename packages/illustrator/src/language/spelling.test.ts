import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';
import { mendSpelling } from './spelling.ts';
import { textOf, tokenize } from './tokenize.ts';

const vocabulary = await readVocabulary();
const mended = (text: string): string => textOf(mendSpelling(tokenize(text), vocabulary));

describe('spelling', () => {
  it.each([
    ['a wooden cabbin', 'a wooden cabin'],
    ['umbrelas everywhere', 'umbrellas everywhere'],
    ['wheat feilds', 'wheat fields'],
    ['realisitc', 'realistic'],
    ['a storm over the dessert', 'a storm over the desert'],
    ['a mountian lake', 'a mountain lake'],
    ['a girl skatboarding', 'a girl skateboarding'],
  ])('is mended: %s', (wrong, right) => {
    expect(mended(wrong)).toBe(right);
  });

  it.each([
    'a dessert with cream',
    'a photo booth',
    'a cramped kitchen',
    'Forrest in a boat',
    'students in a lecture hall',
    'pilates studio',
    'a dog panting',
  ])('keeps other words: %s', (text) => {
    expect(mended(text)).toBe(textOf(tokenize(text)));
  });

  it('reports a mended word as it was written', () => {
    expect(parsePrompt('a wooden cabbin', vocabulary).words.drawn.join(' ')).toContain('cabbin');
  });
});
