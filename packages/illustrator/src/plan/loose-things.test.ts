import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

/** Glyphs that stand on the table of the picture. */
function onTable(prompt: string): readonly string[] {
  const { subjects, relations } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  return relations.flatMap(({ kind, from, to }) =>
    kind === 'on' && /^@(table|laidtable\d)$/.test(subjects[to]?.glyph ?? '')
      ? [subjects[from]?.glyph ?? '']
      : [],
  );
}

describe('small things beside people', () => {
  it.each([
    ['a student, a lamp and three books', ['@lamp', 'books']],
    ['two friends with three pizzas', ['pizza']],
    ['a woman and a cup of coffee on a table in the garden', ['@coffee']],
  ])('stand on a table: %s', (prompt, glyphs) => {
    expect(onTable(prompt)).toEqual(glyphs);
  });

  it.each([
    'a man with a beer',
    'a girl and a ball',
    'a gardener and three tulips',
    'a man and a sun hat',
    'two cups of coffee',
    'a cat and a bowl of milk',
    'an astronaut and a book in space',
  ])('need none: %s', (prompt) => {
    expect(onTable(prompt)).toEqual([]);
  });
});

it('puts cards on the table of who plays them', () => {
  const { subjects } = direct(
    parsePrompt('friends playing cards around a table', vocabulary),
    vocabulary,
  );
  expect(subjects.map(({ glyph }) => glyph)).toContain('@cardtable');
});

/** What the first figure has before it on a table or desk. */
function atWork(prompt: string): readonly string[] {
  const { subjects, relations } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  return relations.flatMap(({ kind, from, to }) =>
    kind === 'work' && from === 0 ? (subjects[to]?.glyph ?? []) : [],
  );
}

describe('small things beside a table that is named', () => {
  it('lie before who works at it', () => {
    expect(atWork('a woman writing at a desk, a lamp, a cup of tea')).toEqual(
      expect.arrayContaining(['@table', '@lamp', 'teacup-without-handle']),
    );
  });

  it('lie on the table at which somebody works', () => {
    expect(atWork('a bunny baking cupcakes, flour on the table, a rolling pin')).toEqual(
      expect.arrayContaining(['cupcake', '@table', '@rollingpin']),
    );
  });

  it('replace what a desk has by itself', () => {
    const things = atWork('a student studying at a desk, a laptop');
    expect(things).toContain('laptop');
    expect(things).not.toContain('open-book');
  });

  it('stand beside what is on it', () => {
    expect(
      onTable('a cup of coffee on a table beside an open book, a cat sleeping in the background'),
    ).toEqual(['@coffee', 'open-book']);
  });
});
