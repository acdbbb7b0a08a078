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
  expect(passingLooks?.looks.map(({ dyed }) => dyed?.colour)).toEqual(['green', 'orange']);
});

it('leaves those that go into something', () => {
  expect(missing('a car turning into a street')).toBeUndefined();
  expect(missing('a cat jumping into a box')).toBeUndefined();
});
