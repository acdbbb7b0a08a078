import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['motivational quote poster with mountains', 'Every day is a new beginning'],
  ['instagram post with a quote about self love', 'You are enough'],
  ['inspirational quote about success', 'Small steps lead to big things'],
  ['"Never give up" motivational quote', 'Never give up'],
  ['good vibes only quote', 'Good vibes only'],
  ['instagram story with a question about favorite food', 'What’s your favorite food?'],
])('"%s" bears the words "%s"', (prompt, saying) => {
  const { caption, words } = parsePrompt(prompt, vocabulary);
  expect(caption).toBe(saying);
  expect(words.notDrawn).toEqual([]);
});

it.each(['a price quote on a desk', 'a quote bubble', 'poster with mountains, no text'])(
  '"%s" bears no saying',
  (prompt) => {
    expect(parsePrompt(prompt, vocabulary).caption).toBeNull();
  },
);
