import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it.each([
  ['yoga class on the beach, four women', 'beach', 4],
  ['a yoga class in the park at sunrise', 'park', 3],
  ['yoga session on a rooftop', 'rooftop', 3],
  ['yoga class, four women', 'yogastudio', 4],
])('holds a class where the prompt says, and everybody does yoga: %s', (prompt, place, count) => {
  const { setting, subjects } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(setting).toBe(place);
  expect(subjects[0]).toMatchObject({ count, motion: 'yoga' });
});
