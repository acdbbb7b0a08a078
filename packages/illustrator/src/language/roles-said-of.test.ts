import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['the chef is a big walrus', '@walrus', 'chef'],
  ['a classroom where the teacher is an owl', 'owl', 'teacher'],
  ['my boss is a green dinosaur', 't-rex', 'boss'],
  ['a restaurant where the waiters are penguins', 'penguin', 'waiter'],
])('draws one figure for "%s"', (prompt, glyph, role) => {
  const { subjects } = parsePrompt(prompt, vocabulary);
  expect(subjects[0]).toMatchObject({ glyph, role });
  expect(subjects.filter(({ person }) => person !== null)).toEqual([]);
});
