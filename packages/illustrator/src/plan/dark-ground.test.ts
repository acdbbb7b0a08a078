import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['my dog as a royal king, oil portrait, golden retriever', 'brown'],
  ['oil portrait of an old sailor', 'brown'],
  ['"GAME ON" text with a controller and purple lightning', 'black'],
  ['a sneaker with blue lightning', 'black'],
])('shows sitters and things in lightning before a dark ground: %s', (prompt, backdrop) => {
  expect(planOf(prompt)).toMatchObject({ setting: 'abstract', backdrop });
});

it.each([
  'a girl in a garden, oil portrait',
  'an oil painting of a dog',
  'a city skyline with purple lightning',
  'a house in a lightning storm',
])('leaves everything else where it is: %s', (prompt) => {
  expect(planOf(prompt)).toMatchObject({ backdrop: null });
});

it('gives bolts their own color', () => {
  const { airs, words } = planOf('a city skyline with purple lightning');
  expect(airs).toMatchObject([{ weather: 'storm', colour: 'purple' }]);
  expect(words.notDrawn).toEqual([]);
});
