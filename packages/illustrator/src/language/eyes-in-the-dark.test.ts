import { beforeAll, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each([
  ['eyes blinking in the dark', 'abstract', 'eyes blinking in the dark'],
  ['a pair of glowing eyes watching from the shadows', 'abstract', null],
  ['glowing eyes between the trees', 'forest', 'glowing eyes between the trees'],
])('"%s" shows nothing but eyes at night: %s', (prompt, setting, word) => {
  const plan = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(plan).toMatchObject({ setting, time: 'night', subjects: [], landforms: ['eyes'] });
  if (word !== null) expect(plan.words.drawn).toContain(word);
});
