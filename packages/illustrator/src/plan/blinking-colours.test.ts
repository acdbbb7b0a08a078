import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a light bulb blinking red and yellow', ['red', 'yellow']],
  ['a police car with flashing lights', ['red', 'blue']],
  ['police lights flashing red and blue', ['red', 'blue']],
  ['an ambulance with its siren on', ['red', 'blue']],
  ['a red car blinking', undefined],
  ['a police car', undefined],
  ['a christmas tree with blinking lights', ['red', 'gold', 'blue', 'green']],
  ['a christmas tree', undefined],
  ['a traffic light changing', ['green', 'yellow', 'red']],
  ['a traffic light cycling through green yellow red', ['green', 'yellow', 'red']],
])('"%s" blinks in %s', (prompt, blinks) => {
  const { subjects } = plan(prompt);
  expect(subjects).toHaveLength(1);
  expect(subjects[0]?.blinks).toEqual(blinks);
});
