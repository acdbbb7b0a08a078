import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);
const glyphsOf = (prompt: string) => planOf(prompt).subjects.map(({ glyph }) => glyph);

it('winds a dragon around its tower', () => {
  expect(glyphsOf('a dragon wrapped around a stone tower')).toEqual(['@dragontower']);
  expect(planOf('a red dragon coiled around a tower').words.notDrawn).toEqual([]);
});

it('leaves a dragon in the air that circles a tower', () => {
  expect(glyphsOf('a dragon circling a stone tower')).toContain('@stonetower');
});

it.each([
  'ein Drache um einen Turm gewickelt',
  'un dragon enroulé autour d’une tour',
  'un dragón enroscado en una torre',
])('winds one around its tower in other languages: %s', (prompt) => {
  expect(glyphsOf(prompt)).toEqual(['@dragontower']);
});
