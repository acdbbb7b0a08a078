import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);
const glyphs = (prompt: string) => plan(prompt).subjects.map(({ glyph }) => glyph);

it.each([
  ['a castle rising from an open book', ['castle', '@spreadbook']],
  ['a tree growing out of a book', ['@leaftree', '@spreadbook']],
  ['a plant growing out of a stack of coins', ['@sprig', '@coinstack']],
  ['a city coming out of a book', ['@spreadbook', '@smallcity']],
])('stands on a thing what comes out of it: %s', (prompt, expected) => {
  expect(glyphs(prompt)).toEqual(expected);
  expect(plan(prompt).relations[0]?.kind).toBe('on');
});

it.each([
  'a small green sprout growing through cracked concrete',
  'a plant growing out of a cracked sidewalk',
])('lets a plant grow out of a crack: %s', (prompt) => {
  expect(glyphs(prompt)).toEqual(['@sprig', '@crackedslab']);
  expect(plan(prompt).words.notDrawn).toEqual([]);
});

it('reads what blooms with flowers as what they grow out of', () => {
  expect(plan('a brain blooming with flowers').relations).toMatchObject([
    { from: 1, to: 0, kind: 'inside' },
  ]);
});

it.each(['a man with a plant growing from his head', "a tree growing out of a man's head"])(
  'stands on a head what grows out of it: %s',
  (prompt) => {
    const { subjects, relations } = plan(prompt);
    expect(relations).toHaveLength(1);
    expect(relations[0]?.kind).toBe('crown');
    expect(subjects[relations[0]?.from ?? -1]?.glyph).toBe('man');
  },
);
