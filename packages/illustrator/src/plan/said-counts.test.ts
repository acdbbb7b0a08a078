import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

it.each([
  ['pixel art potion bottles set of 6', '@potion', 6],
  ['watercolor macarons, set of four', '@macaron', 4],
  ['a pair of glasses on an open book', 'glasses', 1],
  ['a pair of boots', 'hiking-boot', 2],
  ['three potion bottles', '@potion', 3],
])('counts %s', (prompt, glyph, count) => {
  const { subjects } = direct(parsePrompt(prompt, art), art);
  const counted = subjects.find((each) => each.glyph === glyph);
  expect(counted?.count).toBe(count);
});

it('shows as many icons as are asked for', () => {
  const spec = parsePrompt('set of 4 icons of kitchen tools', art);
  expect(direct(spec, art).subjects.length).toBe(4);
});
