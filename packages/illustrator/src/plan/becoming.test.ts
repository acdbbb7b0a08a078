import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);
const missing = (prompt: string) =>
  planOf(prompt).passingLooks?.looks.map(({ without }) => without?.[0]);

it.each([
  ['a caterpillar turning into a butterfly', ['butterfly', 'caterpillar']],
  ['a wizard turning a frog into a prince', ['prince', 'frog']],
  ['an egg hatching into a chick', ['chick', 'egg']],
])('shows in "%s" one after the other', (prompt, words) => {
  expect(missing(prompt)).toEqual(words);
  expect(planOf(prompt).words.notDrawn).toEqual([]);
});

it('counts the change as drawn in loops alone', () => {
  expect(planOf('a frog turning into a prince').seenInLoops).toContain('turning');
});

it('dyes what changes its color', () => {
  const { passingLooks } = planOf('a leaf turning from green to orange');
  expect(passingLooks?.looks.map(({ changed }) => changed?.colour)).toEqual(['green', 'orange']);
});

it('leaves those that go into something', () => {
  expect(missing('a car turning into a street')).toBeUndefined();
  expect(missing('a cat jumping into a box')).toBeUndefined();
});

it.each([
  ['an egg hatching', ['egg', 'hatching-chick', 'baby-chick']],
  ['a dinosaur egg hatching', ['egg', '@eggshell', 'sauropod']],
])('%s', (prompt, glyphs) => {
  const { passingLooks, words } = planOf(prompt);
  expect(passingLooks?.looks.map(({ changed }) => changed?.glyph)).toEqual(glyphs);
  expect([words.standIns, words.notDrawn]).toEqual([[], []]);
});

it('lets flowers wilt', () => {
  expect(planOf('a flower wilting').passingLooks?.looks).toHaveLength(2);
});

it('counts a seed that grows into a flower as shown by a sprout', () => {
  expect(planOf('a seed growing into a flower').words.standIns).toEqual([
    { word: 'seed', as: 'sprout' },
  ]);
});
