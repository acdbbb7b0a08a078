import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['a cat girl', 'cat'],
  ['a catgirl', 'cat'],
  ['a bunny girl with pink hair', 'rabbit'],
  ['a boy with wolf ears', 'cat'],
  ['a girl with horns', 'horns'],
])('gives one person ears or horns: "%s"', (prompt, top) => {
  const { subjects, words } = parsePrompt(prompt, vocabulary);
  expect(subjects).toHaveLength(1);
  expect(subjects[0]?.person?.head?.top).toBe(top);
  expect([...words.standIns, ...words.notDrawn]).toEqual([]);
});

it('leaves a cat beside a girl, horns of animals and the tail that a girl has not', () => {
  expect(parsePrompt('a cat and a girl', vocabulary).subjects).toHaveLength(2);
  expect(parsePrompt('a goat with horns', vocabulary).words.drawn).toContain('horns');
  expect(parsePrompt('a girl with a tail', vocabulary).words.notDrawn).toContain('tail');
});
