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
  ['price tag $12 on a jar of honey', '$12'],
  ['a vase with a price tag that says $25', '$25'],
  ['gift box with a tag saying For You', 'For You'],
  ['a bottle with a gift tag', undefined],
])('hangs the tag with its text on the thing: %s', (prompt, text) => {
  const { subjects, caption } = direct(parsePrompt(prompt, art), art);
  expect(subjects).toMatchObject([{ hasTag: true }]);
  expect([subjects[0]?.lettering, caption]).toEqual([text, null]);
});

it('leaves a tag that is on nothing by itself', () => {
  expect(direct(parsePrompt('a price tag', art), art).subjects[0]?.glyph).toBe('label');
});
