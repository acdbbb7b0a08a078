import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

const relationsOf = (prompt: string): readonly string[] => {
  const { subjects, relations } = parsePrompt(prompt, vocabulary);
  return relations.map(
    ({ from, to, kind }) => `${subjects[from]?.glyph} ${kind} ${subjects[to]?.glyph}`,
  );
};

it.each([
  ['an apple on a table, a knife to the left of it', 'kitchen-knife left red-apple'],
  ['a boy sitting on a bench with a guitar next to him', 'guitar beside boy'],
  ['a castle with a dragon flying over it', '@firedragon above castle'],
  ['a cat and a dog, a bird above them', 'bird above cat'],
])('what is named last is beside the first that "it" stands for: %s', (prompt, relation) => {
  expect(relationsOf(prompt)).toContain(relation);
});

it('puts what is at the top of something on it', () => {
  expect(relationsOf('a bell at the top of a tower')).toEqual(['bell on @stonetower']);
});

it('leaves "next to her bed" to the bed', () => {
  expect(relationsOf('a woman reading next to her bed')).toContain('woman beside bed');
});

it.each([
  ['a pirate with an eye patch and a parrot on shoulder', 'parrot on man-beard'],
  ['a wizard with a staff and an owl on his shoulder', 'owl on mage'],
  ['an orc with green skin and a hammer', '@orc hold hammer'],
  ['a man with strong arms and a sword', 'man hold @sword'],
])('gives people what they have besides parts of the body: %s', (prompt, relation) => {
  expect(relationsOf(prompt)).toContain(relation);
});
