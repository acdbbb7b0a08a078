import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

/** The riders of each vehicle. */
function ridesOf(prompt: string): readonly string[] {
  const { subjects, relations } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  return relations.flatMap(({ from, to, kind }) =>
    kind === 'ride' ? `${subjects[from]?.word} in ${subjects[to]?.glyph}` : [],
  );
}

it.each([
  ['a man driving home at night', ['man in @convertible']],
  ['a couple driving', ['couple in @convertible', 'couple in @convertible']],
  [
    'a father teaching his daughter to drive',
    ['daughter in @convertible', 'father in @convertible'],
  ],
  ['a man driving with his dog', ['man in @convertible', 'dog in @convertible']],
  ['a girl driving, red convertible', []],
  ['a cowboy driving cattle', []],
  ['a farmer driving a tractor', ['farmer in @opentractor']],
])('people who drive sit in a car: %s', (prompt, rides) => {
  expect(ridesOf(prompt)).toEqual(rides);
});
