import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const setOf = (prompt: string) => {
  const { subjects, relations, words } = parsePrompt(prompt, vocabulary);
  return {
    shown: subjects.map(({ glyph, expression, motion }) =>
      [glyph, expression, motion].filter(Boolean).join(' '),
    ),
    held: relations.map(({ from, to }) => `${from}-${to}`),
    notDrawn: words.notDrawn,
  };
};

it('shows the character of a sticker set once for each mood', () => {
  expect(setOf('sticker set of a sleepy sloth: happy, sad, angry, in love')).toEqual({
    shown: ['sloth happy', 'sloth sad', 'sloth angry', 'sloth love'],
    held: [],
    notDrawn: [],
  });
});

it('shows as many moods as are wanted where the prompt names none', () => {
  const { shown, notDrawn } = setOf('sticker pack with six moods of a cat');
  expect(new Set(shown).size).toBe(6);
  expect(notDrawn).toEqual([]);
});

it('gives one of them what it eats, and reports other things', () => {
  expect(setOf('set of stickers of a cactus: angry, crying, eating pizza, a guitar')).toEqual({
    shown: ['cactus angry', 'cactus cry', 'cactus happy eat', 'pizza'],
    held: ['2-3'],
    notDrawn: ['guitar'],
  });
});

it('leaves sets of several things alone', () => {
  expect(setOf('set of stickers with a fox, a bear and an owl').shown).toEqual([
    'fox',
    'bear',
    'owl',
  ]);
});

it('shows one character of a sheet in its moods', () => {
  expect(setOf('kawaii sticker sheet of bubble tea').shown).toHaveLength(6);
});
