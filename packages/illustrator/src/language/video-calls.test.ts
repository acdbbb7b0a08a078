import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a remote team video call with six faces on a screen', 6],
  ['zoom meeting with nine people', 9],
  ['online class with four kids', 4],
  ['video conference', 6],
])('"%s" is a screen with a face for each', (prompt, count) => {
  const { dividedSheet, subjects, words } = parsePrompt(prompt, vocabulary);
  expect(dividedSheet?.arrangement).toBe('screen');
  expect(dividedSheet?.cells).toHaveLength(count);
  expect(subjects.map((subject) => subject.count)).toEqual([count]);
  expect([...words.notDrawn, ...words.standIns]).toEqual([]);
});

it.each(['a man having a video call on his laptop', 'grandma on a video call with her grandson'])(
  '"%s" shows those who are named before their computer',
  (prompt) => expect(parsePrompt(prompt, vocabulary).dividedSheet).toBeUndefined(),
);
