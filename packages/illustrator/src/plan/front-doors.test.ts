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

it.each([
  ['autumn porch with pumpkins and a wreath on the door', ['@pumpkin'], ['@wreath']],
  ['christmas wreath on a red front door', [], ['@wreath']],
  ['front door with two pumpkins on the steps', ['@pumpkin', '@pumpkin'], []],
])('a front door is in its house: %s', (prompt, standing, hung) => {
  const { subjects, words } = plan(prompt);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@housedoor']);
  const [house] = subjects;
  expect(house?.goods?.map(({ glyph }) => glyph).slice(0, 2)).toEqual(
    standing.length === 1 ? [...standing, ...standing] : standing,
  );
  expect(house?.goodsInFront?.map(({ glyph }) => glyph)).toEqual(hung);
  expect(words.notDrawn).toEqual([]);
});

it('doors of other places stay what they are', () => {
  expect(plan('a magic door in the forest').subjects[0]?.glyph).not.toBe('@housedoor');
});
