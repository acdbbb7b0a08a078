import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const scalesIn = (prompt: string) =>
  direct(parsePrompt(prompt, vocabulary), vocabulary).subjects.map(({ scale }) => scale);

it.each([
  ['three plants growing from small to big', 'rising'],
  ['four penguins in different sizes', 'rising'],
  ['three bears from big to small', 'falling'],
])('sets things of growing sizes in a row: %s', (prompt, order) => {
  const scales = scalesIn(prompt);
  expect(scales.length).toBeGreaterThan(2);
  const rising = scales.toSorted((one, other) => one - other);
  expect(scales).toEqual(order === 'rising' ? rising : rising.toReversed());
});

it('leaves one plant that grows alone', () => {
  expect(scalesIn('a plant growing from small to big')).toHaveLength(1);
});
