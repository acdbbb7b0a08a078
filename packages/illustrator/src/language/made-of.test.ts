import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

const madeOf = (prompt: string): string => {
  const { subjects } = parsePrompt(prompt, vocabulary);
  return subjects
    .map(({ glyph, madeOf: materials = [] }) => {
      const names = materials.map((each) =>
        each.kind === 'substance'
          ? each.name
          : each.kind === 'cut'
            ? `cut ${each.glyph}`
            : [each.colour, ...each.glyphs].join(' ').trim(),
      );
      return [glyph, ...names].join(' < ');
    })
    .join('; ');
};

describe('what things are made of', () => {
  it.each([
    ['a fox made of leaves', 'fox < @leaf @autumnleaf'],
    ['a heart made out of white roses', 'red-heart < white @rosehead'],
    ['a lion made entirely of water', 'lion < water'],
    ['a throne of skulls', '@throne < skull'],
    ['clouds made of cotton candy', 'cloud < @cottoncandy'],
    ['an owl made of leaves and flowers', 'owl < @leaf @autumnleaf < blossom hibiscus @daisyhead'],
    ['roses in the shape of a heart', 'red-heart < @rosehead'],
    ['a cloud shaped like a rabbit', 'rabbit < cloud'],
    ['a cat shaped cloud', 'cat < cloud'],
    ['a heart shaped cookie', 'red-heart < cut cookie'],
    ['a pizza in the shape of a star', '@star < cut pizza'],
    ['a lion built from scrap metal', 'lion < metal'],
    ['a lamp made of seashells', '@lamp < spiral-shell'],
    ['a guitar made of candles on a table', 'guitar < candle; @table'],
  ])('%s', (prompt, expected) => {
    expect(madeOf(prompt)).toBe(expected);
    expect(parsePrompt(prompt, vocabulary).words.notDrawn).toEqual([]);
  });

  it('does not claim to show what is said of the material', () => {
    const { words } = parsePrompt('a house made of flimsified books', vocabulary);
    expect(words.notDrawn).toEqual(['flimsified']);
    expect(words.drawn).toContain('books');
  });

  it('leaves food that is made from something as it is', () => {
    expect(madeOf('juice made from oranges')).not.toContain('<');
  });

  it('is not autumn because of leaves', () => {
    expect(parsePrompt('a fox made of leaves', vocabulary).weather).toEqual([]);
  });
});
