import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

it.each([
  ['Eiffel Tower with a couple kissing', 'kiss'],
  ['a bridge with a couple dancing', 'slowdance'],
])('lets the couple do what is said behind it: %s', (prompt, motion) => {
  const { subjects } = direct(parsePrompt(prompt, art), art);
  expect(subjects.map((each) => each.motion)).toEqual([null, motion, motion]);
});
