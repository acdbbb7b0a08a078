import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, art), art);

it.each(['a fish lying on a cutting board', 'two fish in a bucket', 'a boy holding a big fish'])(
  'shows a fish out of the water: %s',
  (prompt) => {
    const { subjects, setting } = plan(prompt);
    expect(subjects.map(({ glyph }) => glyph)).toContain('@rawfish');
    expect(setting).not.toBe('underwater');
  },
);

it('lays fish on ice at a market', () => {
  const { subjects, setting, words } = plan('fresh fish on ice at the market');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@fishonice']);
  expect(setting).toBe('market');
  expect(words.notDrawn).toEqual([]);
});

it.each(['a fish swimming in the sea', 'tropical fish in a coral reef', 'a fish in a bowl'])(
  'lets living fish swim: %s',
  (prompt) => {
    expect(plan(prompt).subjects.some(({ glyph }) => glyph === '@rawfish')).toBe(false);
  },
);
