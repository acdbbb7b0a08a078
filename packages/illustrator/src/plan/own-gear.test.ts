import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);
const castOf = (prompt: string): readonly string[] =>
  planOf(prompt).subjects.map(({ glyph }) => glyph);

it.each([
  ['a detective in a hat', ['detective']],
  ['a chef with a white hat', ['cook']],
  ['an astronaut in a white spacesuit', ['astronaut']],
  ['a construction worker wearing a yellow hard hat', ['construction-worker']],
  ['an astronaut on Mars, detailed spacesuits', ['astronaut']],
])('puts nothing on twice in "%s"', (prompt, expected) => {
  expect(castOf(prompt)).toEqual(expected);
});

it('gives the color of a hat to that of the role', () => {
  const { subjects } = planOf('a cowboy with a black hat');
  expect(subjects.map(({ glyph, colour }) => [glyph, colour])).toEqual([
    ['man', null],
    ['@cowboyhat', 'black'],
  ]);
});

it('keeps hats of other colors and kinds', () => {
  expect(castOf('a chef in a pink hat')).toContain('top-hat');
  expect(castOf('a construction worker with a white hard hat')).toContain('@hardhat');
  expect(castOf('a detective in a top hat')).toContain('top-hat');
});

it('reports the mask of a surgeon', () => {
  const { subjects, words } = planOf('a surgeon with a mask');
  expect(subjects).toHaveLength(1);
  expect(words.notDrawn).toContain('mask');
});
