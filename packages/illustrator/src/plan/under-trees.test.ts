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

it('puts a table under a tree out of doors', () => {
  const { setting, subjects } = plan('a table under a tree');
  expect([setting, subjects.map(({ glyph }) => glyph)]).toEqual([
    'park',
    ['@picnictable', '@leaftree'],
  ]);
});

it('leaves the gifts under a Christmas tree indoors', () => {
  expect(plan('presents under the christmas tree').setting).toBe('living');
});

it('has two trees that something is between, and no forest', () => {
  const { setting, subjects } = plan('a house between two trees');
  expect(setting).not.toBe('forest');
  expect(subjects.filter(({ glyph }) => glyph === '@leaftree').length).toBe(2);
});
