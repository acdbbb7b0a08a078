import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a farmer with a basket of carrots', '@basket', 'carrot'],
  ['a woman carrying a box of books', '@box', 'books'],
  ['a man with a crate of oranges', '@crate', 'tangerine'],
])('"%s": it is in what is carried, and in no other hand', (prompt, vessel, content) => {
  const { subjects, relations, words } = planOf(prompt);
  const carried = subjects.findIndex(({ glyph }) => glyph === vessel);
  expect(subjects[carried]?.toppings?.map(({ glyph }) => glyph)).toEqual([content]);
  expect(subjects.map(({ glyph }) => glyph)).not.toContain(content);
  expect(relations.filter(({ kind }) => kind === 'hold').map(({ to }) => to)).toEqual([carried]);
  expect(words.notDrawn).toEqual([]);
});

it('leaves a basket beside carrots empty', () => {
  const { subjects } = planOf('a farmer holding a basket and a carrot');
  expect(subjects.some(({ toppings }) => toppings !== undefined)).toBe(false);
});
