import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const glyphsOf = (prompt: string) =>
  direct(parsePrompt(prompt, art), art).subjects.map(({ glyph }) => glyph);

it.each([
  ['a woman reading a book in bed', '@sitbed'],
  ['a girl hugging her teddy bear in bed', '@sitbed'],
  ['two kids sleeping in bed', '@tuckbed'],
  ['a boy sleeping in bed', 'bed'],
  ['kids jumping on the bed', 'bed'],
])('shows the bed of %s: %s', (prompt, bed) => {
  expect(glyphsOf(prompt)).toContain(bed);
});

it('dyes the blanket of a bed that is said to have one', () => {
  const { subjects } = direct(parsePrompt('a bed with yellow blankets', art), art);
  expect(subjects.map(({ glyph, colour }) => [glyph, colour])).toEqual([['bed', 'yellow']]);
});
