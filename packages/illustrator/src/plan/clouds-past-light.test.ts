import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it('lets clouds pass a moon that stands in the sky', () => {
  const { setting, time, subjects, words } = plan('clouds drifting past the moon');
  expect([setting, time]).toEqual(['sky', 'night']);
  expect(subjects).toMatchObject([{ glyph: '@moon', motion: null }]);
  expect(words.notDrawn).toEqual([]);
});

it('counts fast clouds as drawn', () => {
  expect(plan('clouds moving fast over a mountain, timelapse').words.notDrawn).toEqual([]);
});
