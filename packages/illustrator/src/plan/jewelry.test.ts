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
  ['silver necklace with a moon pendant on a bust', '@bustwithmoon', 'silver'],
  ['gold necklace on a jewelry bust', '@bustwithdrop', 'gold'],
  ['necklace with a heart pendant', '@necklaceofheart', null],
  ['gold ring with a green stone in a velvet box', '@goldgembox', 'green'],
  ['silver ring with a ruby', '@silvergemring', 'ruby'],
])('draws one piece of jewelry with what belongs to it: %s', (prompt, glyph, colour) => {
  const { subjects, words } = plan(prompt);
  expect(subjects.map((each) => [each.glyph, each.colour])).toEqual([[glyph, colour]]);
  expect([words.notDrawn, words.standIns]).toEqual([[], []]);
});

it('leaves a ring without a stone as it is', () => {
  expect(plan('a gold ring').subjects[0]?.glyph).toBe('@ring');
});

it('keeps a ring smaller than the present that it is in', () => {
  expect(plan('a ring in a gift box').subjects[0]?.scale).toBeLessThan(0.5);
});
