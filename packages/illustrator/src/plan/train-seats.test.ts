import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const seats = (prompt: string): number =>
  direct(parsePrompt(prompt, vocabulary), vocabulary)
    .subjects.filter(({ glyph }) => glyph === '@trainseat')
    .reduce((sum, { count }) => sum + count, 0);

it.each([
  ['a man sleeping on the subway', 1],
  ['two friends on a train eating sandwiches', 2],
  ['a commuter on the train with his dog', 2],
  ['a man dancing on the train', 0],
  ['a teddy bear on the seat of a subway car', 1],
  ['a red suitcase on a seat in a train', 1],
  ['a girl reading a book in the library', 0],
])('who is on a train has a seat: %s', (prompt, count) => {
  expect(seats(prompt)).toBe(count);
});
