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

it.each(['a can of soda, studio lighting', 'coffee cup mockup', 'vintage camera product photo'])(
  'shows a product before a plain ground: %s',
  (prompt) => {
    expect(plan(prompt)).toMatchObject({ setting: 'abstract', isTabletop: false });
  },
);

it('shows clip art on white paper', () => {
  const { backdrop, words } = plan('watercolor macarons clipart');
  expect(backdrop).toBe('white');
  expect(words.drawn).toContain('clipart');
});

it('keeps the place and the surface that the prompt names', () => {
  expect(plan('coffee cup mockup on a wooden table').isTabletop).toBe(true);
  expect(plan('paper cutout style family on bicycles').backdrop).toBeNull();
});
