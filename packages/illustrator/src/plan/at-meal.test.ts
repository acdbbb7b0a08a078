import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a man reading the newspaper at breakfast', '@laidtable1', 'kitchen', 'breakfast'],
  ['a woman at dinner', '@laidtable1', 'living', 'dinner'],
  ['a couple at breakfast', '@laidtable2', 'kitchen', 'breakfast'],
])('seats those at a meal at a table: %s', (prompt, table, setting, meal) => {
  const plan = planOf(prompt);
  expect(plan.subjects.map(({ glyph }) => glyph)).toContain(table);
  expect(plan.setting).toBe(setting);
  expect(plan.words.drawn).toContain(meal);
});

it('keeps what is in the hand at a meal', () => {
  const { subjects, relations } = planOf('a man reading the newspaper at breakfast');
  const held = relations.flatMap(({ to, kind }) =>
    kind === 'hold' ? (subjects[to]?.glyph ?? []) : [],
  );
  expect(held).toEqual(['newspaper']);
});

it('leaves those alone who do something else at a meal', () => {
  const glyphs = planOf('a girl dancing at dinner').subjects.map(({ glyph }) => glyph);
  expect(glyphs).not.toContain('@laidtable1');
});
