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
  ['copper pans hanging in a kitchen', '@panrack'],
  ['mugs hanging on hooks in a kitchen', '@mugrack'],
])('hangs what is used in kitchens from a rack: %s', (prompt, rack) => {
  expect(glyphsOf(prompt)).toEqual([rack]);
});

it.each(['two pans on a stove', 'a chef with pans'])('leaves pans where they are: %s', (prompt) => {
  expect(glyphsOf(prompt)).not.toContain('@panrack');
});
