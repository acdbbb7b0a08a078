import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { homeRoom } from './home-rooms.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const roomOf = (prompt: string, seed = 1) =>
  homeRoom('living', direct(parsePrompt(prompt, vocabulary), vocabulary), seed);

describe('a living room with a view', () => {
  it('keeps its fireplace', () => {
    const { things, withView } = roomOf('living room with fireplace and snow outside the window');
    expect((withView?.things ?? things).map(({ glyph }) => glyph)).toContain('@fireplace');
  });

  it('keeps the furniture that is named', () => {
    const furnished = roomOf('living room with a sofa and a bookshelf, rain outside the window');
    const empty = roomOf('living room, rain outside the window');
    const piecesOf = ({ withView }: typeof empty): number => withView?.furniture.length ?? 0;
    expect(piecesOf(furnished)).toBe(piecesOf(empty) + 2);
  });
});

describe('a living room of which nothing is said', () => {
  it('differs from seed to seed', () => {
    const looks = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const { walls, window, view, floor, things, lamps } = roomOf('a couple arguing', seed);
      return JSON.stringify([walls[0], window, view, floor, things, lamps]);
    });
    expect(new Set(looks).size).toBe(8);
  });

  it('has a view of the town where the prompt is set in one', () => {
    for (let seed = 1; seed <= 8; seed++)
      expect(roomOf('a couple arguing in their city apartment', seed).view).toBe('town');
  });
});
