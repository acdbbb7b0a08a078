import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, art), art);

/** What is on or in what. */
const placed = (prompt: string): readonly string[] => {
  const { subjects, relations } = plan(prompt);
  return relations.map(
    ({ from, to, kind }) => `${subjects[from]?.glyph} ${kind} ${subjects[to]?.glyph}`,
  );
};

describe('goods where they are said to be', () => {
  it.each([
    ['a wooden chair with a blue cushion', '@cushion on chair'],
    ['a basket of fresh bread', '@loaf inside @basket'],
    ['a tray of sushi', 'sushi on @tray'],
    ['a tray with a teapot and two cups on it', '@coffee on @tray, teapot on @tray'],
    ['a plate with a burger and two tacos on it', 'hamburger on @plate, taco on @plate'],
    ['a shelf with a vase and three books', '@vase on @shelf, books on @shelf'],
  ])('%s', (prompt, relations) => {
    expect(placed(prompt).join(', ')).toBe(relations);
  });

  it('pours cold drinks into a mason jar', () => {
    const { subjects, words } = plan('iced coffee in a mason jar');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['@jardrink']);
    expect(words.standIns).toEqual([]);
  });

  it('mixes milk into a drink, and ices it', () => {
    const { subjects, words } = plan('matcha latte with oat milk, iced');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['@iceddrink']);
    expect(words.drawn).toEqual(expect.arrayContaining(['milk', 'iced']));
  });

  it('leaves the toast in its toaster', () => {
    const { subjects } = plan('a toaster with two slices of toast');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['@toaster']);
  });
});

it('lays several cushions on the sofa that is named with them', () => {
  const { relations, subjects } = plan('a pink sofa, two green cushions and a round rug');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@sofa', '@cushion']);
  expect(relations).toMatchObject([{ from: 1, to: 0, kind: 'on' }]);
});

it('has the fruit in a fruit bowl that is named with it', () => {
  const { subjects } = plan('fruit bowl with three oranges and two pears');
  const [bowl] = subjects;
  expect([subjects.length, bowl?.glyph]).toEqual([1, '@bowl']);
  expect(bowl?.toppings?.map(({ glyph, count }) => [glyph, count])).toEqual([
    ['tangerine', 3],
    ['pear', 2],
  ]);
});
