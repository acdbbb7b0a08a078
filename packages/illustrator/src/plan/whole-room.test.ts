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

describe('a room with its furniture', () => {
  it.each([
    ['bedroom, low wooden bed, paper lantern', 'bed'],
    ['home office with a desk and a computer', '@table'],
    ['a living room with a sofa and a vase of tulips', '@sofa'],
  ])('is shown as a whole: %s', (prompt, furniture) => {
    const { isTabletop, subjects } = plan(prompt);
    expect(isTabletop).toBe(false);
    expect(subjects.map(({ glyph }) => glyph)).toContain(furniture);
  });

  it('has small things on its desk', () => {
    const { subjects, relations } = plan('home office with a desk and a computer');
    const laid = relations.find(({ kind }) => kind === 'on');
    expect(subjects[laid?.from ?? -1]?.glyph).toBe('desktop-computer');
    expect(subjects[laid?.to ?? -1]?.glyph).toBe('@table');
  });

  it.each([
    'a bowl of lemons on a kitchen table',
    'kitchen with a bowl of fruit',
    'a desk with a lamp',
  ])('is behind a table with small things otherwise: %s', (prompt) => {
    expect(plan(prompt).isTabletop).toBe(true);
  });
});
