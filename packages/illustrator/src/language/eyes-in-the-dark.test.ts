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
  ['eyes blinking in the dark', 'abstract'],
  ['glowing eyes staring from the shadows', 'abstract'],
  ['glowing eyes between the trees', 'forest'],
])('"%s" shows nothing but eyes at night: %s', (prompt, setting) => {
  const plan = direct(parsePrompt(prompt, vocabulary), vocabulary);
  expect(plan).toMatchObject({ setting, time: 'night', subjects: [], landforms: ['eyes'] });
  expect(plan.words.drawn).toContain(prompt);
});
