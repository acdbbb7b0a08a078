import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';
import { takePalette } from './said-palette.ts';
import { takeToning } from './toning.ts';

const vocabulary = await readVocabulary();

describe('a palette of one color', () => {
  it.each([
    ['ruins, turquoise palette, matte painting', ['turquoise', 'white']],
    ['rice fields at sunrise, emerald green palette', ['emerald', 'white']],
    ['a foxglove, fine lines, muted greens', ['green', 'white']],
    ['a statue, palm trees, pink and cyan, grid floor', ['pink', 'cyan']],
    ['fox logo, vector, flat orange', ['orange', 'white']],
    ['a phoenix, jewel tones', ['emerald', 'royal blue', 'burgundy', 'gold']],
  ])('is taken out: %s', (prompt, colours) => {
    expect(takePalette(prompt).colours).toEqual(colours);
  });

  it.each([
    'a girl in a turquoise dress',
    'a salad, olive oil, mint and sage',
    'three balloons, red, yellow and blue, in the sky',
    'a parrot, red and green',
    'a wolf in the snow, white palette',
  ])('is not of one thing: %s', (prompt) => {
    expect(takePalette(prompt).colours).toEqual([]);
  });
});

describe('what becomes of all colors', () => {
  it.each([
    ['a ship at sea, muted palette', 'muted'],
    ['a market, vivid colors, travel sketch', 'vivid'],
    ['an island, low poly, pastel colors', 'pastel'],
    ['an island, pastel colors', null],
    ['a seamless pattern of fruit, vivid colors', null],
  ])('is read: %s', (prompt, toning) => {
    expect(takeToning(prompt).toning).toBe(toning);
  });

  it('is claimed as drawn', () => {
    const { toning, words } = parsePrompt('a ship at sea, muted palette', vocabulary);
    expect(toning).toBe('muted');
    expect(words.drawn).toContain('muted palette');
  });
});

describe('a closed layer of clouds', () => {
  it.each([
    ['a knight in a field of poppies, overcast sky', true],
    ['a pier under a gray sky', true],
    ['a kitchen, overcast', false],
    ['a gray cat under a blue sky', false],
  ])('%s', (prompt, isOvercast) => {
    expect(parsePrompt(prompt, vocabulary).isOvercast).toBe(isOvercast);
  });
});
