import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['ice cubes falling into a glass', 'ice', '@waterglass'],
  ['coins falling into a piggy bank', 'coin', '@piggybank'],
  ['ice cubes falling into a glass of cola', 'ice', '@iceddrink'],
])('"%s": they come down into it', (prompt, thing, vessel) => {
  const plan = planOf(prompt);
  expect(plan.fallingInto).toMatchObject({ thing: { glyph: thing }, vessel });
  expect(plan.subjects.map(({ glyph }) => glyph)).toEqual([vessel]);
  expect(plan.words.notDrawn).toEqual([]);
  expect(plan.seenInLoops).toContain('falling');
});

it.each(['a cat falling into a bowl', 'a girl falling in love', 'an apple falling from a tree'])(
  'lets others fall as they did: "%s"',
  (prompt) => {
    expect(planOf(prompt).fallingInto).toBeUndefined();
  },
);
