import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const countIn = (prompt: string) => direct(parsePrompt(prompt, art), art).subjects[0]?.count;

it.each([
  'a street full of pigeons',
  'a room filled with colorful balloons',
  'greenhouse full of ferns',
])('fills a place with many: %s', (prompt) => {
  expect(countIn(prompt)).toBe(9);
});

it.each(['pigeons on a street', 'a street full of three pigeons'])(
  'leaves other counts: %s',
  (prompt) => {
    expect(countIn(prompt)).toBe(3);
  },
);
