import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();
const planOf = (prompt: string) => direct(parsePrompt(prompt, art), art);
const relationsOf = (prompt: string): string => {
  const { subjects, relations } = planOf(prompt);
  const name = (index: number): string => subjects[index]?.glyph ?? '?';
  return relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`).join('; ');
};

it('puts a thing where the head of an animal would be', () => {
  const { subjects, words } = planOf('a cat with a pumpkin instead of a head');
  expect(subjects.map((each) => [each.glyph, each.heldAs])).toContainEqual(['@pumpkin', 'ashead']);
  expect(words.notDrawn).toEqual([]);
});

it('puts a thing where the shell would be', () => {
  expect(relationsOf('a snail with a lighthouse instead of a shell')).toBe('@lighthouse on @slug');
  expect(relationsOf('turtle with a castle instead of a shell')).toBe('castle on turtle');
});

it('leaves a lamp in the hand of a man otherwise', () => {
  expect(planOf('a man with a lamp').subjects.some(({ heldAs }) => heldAs === 'ashead')).toBe(
    false,
  );
});

it.each([
  ['a woman with flowers for hair', 'blossom'],
  ['a woman with hair made of flowers', 'blossom'],
  ['a girl whose hair is made of clouds', 'cloud'],
  ['a man with hair of fire', 'fire'],
])('puts things around the face as hair: %s', (prompt, glyph) => {
  const { subjects, relations } = planOf(prompt);
  expect(subjects[0]?.madeOf).toBeUndefined();
  expect(subjects[1]).toMatchObject({ glyph, heldAs: 'ashair' });
  expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'hold' }]);
});

it.each([
  ['a girl with flames for hair', 'fire'],
  ['a woman whose hair is a waterfall', 'droplet'],
  ['a woman with hair made of flowers', 'blossom'],
])('makes hair of what it is said to be: %s', (prompt, glyph) => {
  const { subjects, words } = planOf(prompt);
  expect(subjects.filter(({ heldAs }) => heldAs === 'ashair').map((each) => each.glyph)).toEqual([
    glyph,
  ]);
  expect(words.drawn).toContain('hair');
});

it('does not claim hair that no piece makes', () => {
  expect(planOf('a mermaid with hair made of water').words.notDrawn).toContain('hair');
});
