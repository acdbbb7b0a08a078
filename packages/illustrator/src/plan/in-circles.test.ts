import { beforeAll, expect, it } from 'vitest';
import { circleAt } from '../actors/circling.ts';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each([
  ['goldfish swimming in circles in a bowl', true, []],
  ['goldfish swimming circles in a bowl', true, []],
  ['a dog running in circles', true, []],
  ['a toy train going round and round', true, []],
  ['a dog running', undefined, []],
  ['a dog sleeping in circles', undefined, ['in circles']],
])('"%s" goes round: %s', (prompt, circles, notDrawn) => {
  const { subjects, words } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(subjects[0]?.circles).toBe(circles);
  expect(words.notDrawn).toEqual(notDrawn);
});

it('looks forward on the way there and on the way back', () => {
  const step = (phase: number): number =>
    circleAt(phase + 0.01, 1, 1, 'right').x - circleAt(phase, 1, 1, 'right').x;
  for (const phase of [0, 0.1, 0.4, 0.6, 0.9]) {
    expect(Math.sign(step(phase))).toBe(Math.sign(circleAt(phase, 1, 1, 'right').scaleX));
  }
});
