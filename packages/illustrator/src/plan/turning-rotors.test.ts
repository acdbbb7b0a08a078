import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

it.each([
  ['a helicopter with spinning rotors', null],
  ['a drone with spinning blades', null],
  ['a drone hovering with propellers spinning', 'float'],
])('turns the rotors alone: "%s"', async (prompt, motion) => {
  const vocabulary = await readVocabulary();
  const { subjects, words, seenInLoops } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects).toMatchObject([{ motion }]);
  expect(subjects[0]).not.toHaveProperty('turnsOver', true);
  expect(words.notDrawn).toEqual([]);
  expect(seenInLoops).toContain('spinning');
});
