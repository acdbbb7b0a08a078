import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

/** "setting: girl beside @mailbox; …". */
function linksOf(prompt: string): string {
  const { subjects, relations, setting } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  const name = (index: number): string => subjects[index]?.glyph ?? '';
  const links = relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`);
  return `${setting}: ${links.join('; ')}`;
}

describe('who puts something into a vessel', () => {
  it.each([
    ['girl putting a letter in a mailbox', 'girl beside @mailbox'],
    ['man throwing trash into a bin', 'man beside wastebasket'],
    ['a chemist mixing chemicals in a flask', 'lab: scientist work @beaker'],
    ['scientist pouring green liquid into a beaker', 'scientist work @beaker'],
    ['grandma dropping pasta into a pot of boiling water', 'kitchen: '],
    ['grandma dropping pasta into a pot', 'old-woman work pot-of-food'],
  ])('stays outside: %s', (prompt, expected) => {
    const links = linksOf(prompt);
    expect(links).toContain(expected);
    expect(links).not.toMatch(/ (?:in|inside) /);
  });

  it('leaves who hides in a box there', () => {
    expect(linksOf('a boy hiding in a box')).toContain('boy inside @box');
  });
});

it('has what is unboxed in an open box', () => {
  const { subjects, words } = direct(
    parsePrompt('a woman unboxing a teddy bear', vocabulary),
    vocabulary,
  );
  expect(subjects).toMatchObject([
    { glyph: 'woman' },
    { glyph: '@box', toppings: [{ glyph: 'teddy-bear' }] },
  ]);
  expect(words.standIns).toEqual([]);
});
