import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a dog racing a motorcycle', [0, 1], 'drive'],
  ['a turtle racing a rabbit', [0, 1], 'run'],
  ['a turtle racing a rabbit, the rabbit is winning', [1, 0], 'run'],
])('lets both go the same way, the winner in front: %s', (prompt, [from, to], motion) => {
  const { subjects, relations, words } = plan(prompt);
  expect(subjects[1]?.motion).toBe(motion);
  expect(relations).toContainEqual({ from, to, kind: 'right' });
  expect([...words.standIns, ...words.notDrawn]).toEqual([]);
});

it('draws the finish line that the winner crosses', () => {
  const { subjects, relations } = plan('a snail racing a race car, snail is winning');
  const line = subjects.findIndex(({ glyph }) => glyph === '@finishline');
  expect(relations).toContainEqual({ from: 0, to: line, kind: 'across' });
});

it('runs a marathon through the arch at its end', () => {
  const { subjects, words } = plan('people running a marathon in the city');
  expect(subjects.map(({ glyph }) => glyph)).toContain('@finishline');
  expect(words.drawn).toContain('marathon');
});
