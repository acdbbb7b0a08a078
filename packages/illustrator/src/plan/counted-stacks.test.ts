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
  ['six macarons stacked in a tower', 6],
  ['a stack of seven books with an apple on top', 7],
  ['stack of five pancakes with maple syrup', 5],
  ['three boxes on top of each other', 3],
  ['seven stones stacked on the beach', 7],
  ['Stapel aus fünf Büchern', 5],
  ['une pile de cinq livres', 5],
])('draws as many in one stack as the prompt says: %s', (prompt, count) => {
  const { subjects, words } = plan(prompt);
  expect([subjects[0]?.count, subjects[0]?.stack?.count]).toEqual([1, count]);
  expect(words.notDrawn).toEqual([]);
});

it.each(['six macarons on a plate', 'three turtles stacked on top of each other'])(
  'draws no stack of things: %s',
  (prompt) => {
    expect(plan(prompt).subjects.some(({ stack }) => stack !== undefined)).toBe(false);
  },
);

it.each(['handmade soap bars stacked with lavender', 'a pile of towels beside a bathtub'])(
  'lays three on each other where no number is said: %s',
  (prompt) => {
    expect(plan(prompt).subjects[0]?.stack?.count).toBe(3);
  },
);
it('gives each thing in a stack its own color', () => {
  const { subjects } = plan('two macarons stacked on a plate, one pink one green');
  expect(subjects.find(({ stack }) => stack)?.stack).toMatchObject({
    count: 2,
    colours: ['green', 'pink'],
  });
});
