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

it('shows a canopy bed with its curtains in a bedroom', () => {
  const { subjects, setting, words } = plan('a four poster bed with white curtains');
  expect(subjects).toMatchObject([{ glyph: '@canopybed', colour: 'white' }]);
  expect([setting, words.notDrawn]).toEqual(['bedroom', []]);
});

it('lets those who sleep lie in a plain bed', () => {
  const { subjects, words } = plan('a girl sleeping in a canopy bed');
  expect(subjects[1]?.glyph).toBe('bed');
  expect(words.standIns).toEqual([{ word: 'canopy bed', as: 'bed' }]);
});
