import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const relationsOf = (prompt: string): string => {
  const { subjects, relations } = direct(parsePrompt(prompt, art), art);
  const name = (index: number): string => subjects[index]?.glyph ?? '?';
  return relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`).join('; ');
};

it.each([
  ['a snail carrying a tiny house', 'house on snail'],
  ['an elephant carrying a piano', '@grandpiano on elephant'],
])('puts a load on the back: %s', (prompt, relations) => {
  expect(relationsOf(prompt)).toBe(relations);
});

it('leaves what a dog carries in its mouth', () => {
  expect(relationsOf('a dog carrying a stick')).toBe('dog mouth @stick');
});
