import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a couple standing knee deep in the sea', 'ocean', 'knee'],
  ['a man fishing waist-deep in the river', 'lake', 'waist'],
  ['a horse wading through a river', 'lake', 'knee'],
  ['two sisters walking hand in hand in the water', 'lake', 'knee'],
])('stands those in the water who are said to be: %s', (prompt, setting, depth) => {
  const { subjects, setting: place, words } = plan(prompt);
  expect(place).toBe(setting);
  expect(subjects[0]?.wades).toBe(depth);
  expect(words.notDrawn).toEqual([]);
  expect(words.standIns).toEqual([]);
});

it.each([
  'a girl standing by the river',
  'a boat standing in the water',
  'a man standing in a boat on the lake',
  'a boy swimming in the sea',
])('leaves others where they are: %s', (prompt) => {
  expect(plan(prompt).subjects.some(({ wades }) => wades !== undefined)).toBe(false);
});
