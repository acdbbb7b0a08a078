import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

let art: Vocabulary;
beforeAll(async () => {
  art = await readVocabulary();
});

const plan = (prompt: string) => direct(parsePrompt(prompt, art), art);

describe('shop windows', () => {
  it.each([
    ['bakery shop window with rows of bread', '@loaf', []],
    ['toy shop window with a teddy bear', 'teddy-bear', ['teddy-bear']],
    ['bookshop window on a rainy night', 'books', []],
    ['a bakery shop front with cakes in the window', '@loaf', Array(4).fill('@cake')],
  ])('are seen from the street, filled: %s', (prompt, goods, inFront) => {
    const { subjects, setting, words } = plan(prompt);
    expect(setting).toBe('street');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['@shopwindow']);
    expect(subjects[0]?.goods?.[0]?.glyph).toBe(goods);
    expect((subjects[0]?.goodsInFront ?? []).map(({ glyph }) => glyph)).toEqual(inFront);
    expect(words.notDrawn).toEqual([]);
  });

  it.each(['a girl reading by the cafe window', 'view through a bakery window'])(
    'are no windows of rooms: %s',
    (prompt) => {
      expect(plan(prompt).subjects.some(({ glyph }) => glyph === '@shopwindow')).toBe(false);
    },
  );
});
