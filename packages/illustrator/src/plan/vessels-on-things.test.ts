import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['strawberries in a white bowl on a blue tablecloth', '@bowl', 'strawberry'],
  ['a glass jar of cookies', '@emptyjar', undefined],
])('keeps things in a vessel that stands on something: %s', (prompt, vessel, content) => {
  const { subjects, words } = planOf(prompt);
  expect(subjects.map(({ glyph }) => glyph)).toEqual([vessel]);
  expect(subjects[0]?.toppings?.[0]?.glyph).toBe(content);
  expect(words.notDrawn).toEqual([]);
});

it('puts the vessel on what is said, and not its contents', () => {
  const { relations } = planOf('apples in a basket on a picnic blanket');
  expect(relations.map(({ from, kind, to }) => [from, kind, to])).toEqual([
    [0, 'inside', 1],
    [1, 'on', 2],
  ]);
});
