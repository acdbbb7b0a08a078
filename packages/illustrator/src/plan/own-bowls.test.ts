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

it('serves a dish in the bowl that it brings', () => {
  const { subjects, words } = plan('thai green curry in a clay bowl');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@currybowl']);
  expect(words.drawn).toContain('clay bowl');
});

it('says which bowl another one stands for', () => {
  const { subjects, words } = plan('ramen in a wooden bowl');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@ramen']);
  expect(words.standIns).toContainEqual({ word: 'wooden bowl', as: 'bowl' });
});

it('puts fruit into a bowl', () => {
  const { subjects } = plan('lemons in a wooden bowl');
  expect(subjects.map(({ glyph }) => glyph)).toContain('@bowl');
});
