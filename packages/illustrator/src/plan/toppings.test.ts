import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

/** Each thing with what lies on it: "@cake + 5 strawberry". */
const served = (prompt: string): readonly string[] =>
  direct(parsePrompt(prompt, art), art).subjects.map(({ glyph, toppings = [] }) =>
    [glyph, ...toppings.map((topping) => `${topping.count} ${topping.glyph}`)].join(' + '),
  );

describe('toppings', () => {
  it.each([
    ['a chocolate cake with strawberries on top', ['@cake + 5 strawberry']],
    ['pancakes with blueberries', ['@pancakes + 5 blueberries']],
    ['a strawberry cake', ['@cake + 5 strawberry']],
    ['a cake with three strawberries on top', ['@cake + 3 strawberry']],
    ['いちごのショートケーキ', ['@cakeslice + 5 strawberry']],
    ['an ice cream sundae with a cherry on top', ['ice-cream + 1 cherries']],
    ['a salad bowl with avocado, salmon and eggs', ['green-salad + 1 avocado + 5 @salmon + 5 egg']],
    ['a cake with cherries and candles on a table', ['@cake + 5 cherries + 5 candle']],
  ])('lie on the dish: %s', (prompt, expected) => {
    expect(served(prompt)).toEqual(expected);
  });

  it('leaves what stands beside a cake', () => {
    expect(served('a cake next to a candle')).toEqual(['@cake', 'candle']);
  });

  it.each([
    'a happy birthday cake with candles',
    'joyeux anniversaire avec un gâteau et des bougies',
    '誕生日おめでとう、ケーキとろうそく',
  ])('shows the cake of birthdays for one with candles: %s', (prompt) => {
    expect(served(prompt)).toEqual(['birthday-cake']);
  });

  it('has a face below its berries', () => {
    const { subjects } = direct(parsePrompt('kawaii strawberry cake', art), art);
    expect(subjects.map(({ glyph, hasLimbs }) => [glyph, hasLimbs])).toEqual([['@cake', true]]);
  });

  it('counts candles', () => {
    expect(served('a birthday cake with seven candles')).toEqual(['@cake + 7 candle']);
    expect(served('a birthday cake with five candles')).toEqual(['@cake + 5 candle']);
  });

  it('reports a number of which fewer are on the cake', () => {
    const { words } = direct(parsePrompt('a hundred candles on a cake', art), art);
    expect(words.notDrawn).toEqual(['hundred']);
  });
});

it('pours sauces over what takes them, and reports others', () => {
  expect(served('ice cream sundae with chocolate sauce')).toEqual([
    'ice-cream + 1 @chocolatesauce',
  ]);
  const { subjects, words } = direct(parsePrompt('iced latte with caramel swirl', art), art);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@iceddrink']);
  expect(words.notDrawn).toEqual(['caramel swirl']);
});
