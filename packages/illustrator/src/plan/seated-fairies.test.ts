import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

it.each([
  ['a fairy sitting on a mushroom', 'woman', ['dress', 'magic-wand']],
  ['a fairy sitting on a branch reading a book', 'woman', ['open-book', 'dress']],
  ['a male fairy sitting on a rock', 'man', ['magic-wand']],
])('sits down with wings: %s', (prompt, glyph, held) => {
  const { subjects, relations } = planOf(prompt);
  expect(subjects[0]).toMatchObject({ glyph, hasWings: true });
  const holds = relations.filter(({ from, kind }) => from === 0 && kind === 'hold');
  expect(holds.map(({ to }) => subjects[to]?.glyph)).toEqual(held);
});

it('leaves a fairy that flies as it is', () => {
  expect(planOf('a fairy flying over flowers').subjects[0]?.glyph).toBe('fairy');
});
