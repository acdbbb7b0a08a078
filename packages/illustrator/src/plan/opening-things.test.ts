import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a door slowly opening and closing', 'opening'],
  ['a book that opens and closes', 'opens'],
  ['a gift box opening', 'opening'],
  ['a red mailbox opening and closing', 'closing'],
  ['laptop opening', 'opening'],
  ['a magic book opening', 'opening'],
  ['an old door creaks open', 'creaks'],
  ['an umbrella opening, sticker', 'opening'],
])('things with a door, a lid or a cover open in loops: %s', (prompt, word) => {
  const { subjects, words, seenInLoops } = planOf(prompt);
  expect(subjects[0]?.motion).toBe('openclose');
  expect(words.drawn).toContain(word);
  expect(seenInLoops).toContain(word);
});

it.each(['grand opening, gift box', 'opening hours of a book shop with a laptop', 'an open book'])(
  'nothing opens in "%s"',
  (prompt) => {
    expect(planOf(prompt).subjects.map(({ motion }) => motion)).not.toContain('openclose');
  },
);

it('the door of a room stays closed, and the report says so', () => {
  expect(planOf('girl opening the door').words.notDrawn).toEqual(['opening the']);
});
