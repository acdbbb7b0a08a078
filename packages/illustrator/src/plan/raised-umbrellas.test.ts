import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it('puts umbrellas over the people who are named with them', () => {
  const { subjects, relations } = direct(
    parsePrompt('a rainy street, umbrellas and pedestrians on the sidewalk', vocabulary),
    vocabulary,
  );
  const umbrella = subjects.findIndex(({ glyph }) => glyph === 'umbrella');
  expect(subjects[umbrella]?.count).toBe(1);
  expect(relations).toContainEqual(expect.objectContaining({ to: umbrella, kind: 'hold' }));
});

it.each([
  ['three friends under umbrellas in the rain', 'hold'],
  ['three friends under colorful umbrellas', 'under'],
])('hands an umbrella to each of several: %s', (prompt, kind) => {
  const { subjects, relations } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  const umbrella = subjects.findIndex(({ glyph }) => glyph === 'umbrella');
  expect(relations).toContainEqual(expect.objectContaining({ to: umbrella, kind }));
});
