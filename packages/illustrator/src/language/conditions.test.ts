import { beforeAll, describe, expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { parsePrompt } from './parse.ts';
import type { PromptSpec } from './spec.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const read = (prompt: string): PromptSpec => parsePrompt(prompt, vocabulary);

describe('conditions of things', () => {
  it.each([
    ['a half eaten donut', 'bitten'],
    ['a cracked mirror', 'cracked'],
    ['a mossy statue', 'mossy'],
    ['a rusty tractor', 'rusty'],
    ['a chocolate covered strawberry', 'dipped'],
    ['a frosty bench', 'snowy'],
    ['a wet leaf', 'wet'],
    ['a muddy dog', 'muddy'],
    ['a rusty mailbox', 'rusty'],
    ['half a donut', 'halved'],
    ['a broken vase', 'broken'],
    ['a shattered wine glass', 'broken'],
    ['a broken phone', 'cracked'],
    ['a burnt pizza', 'burnt'],
    ['a can of soda with water droplets', 'wet'],
    ['a macaron with a bite taken out', 'bitten'],
  ] as const)('are drawn: %s', (prompt, condition) => {
    const { subjects, words } = read(prompt);
    expect(subjects[0]?.condition).toBe(condition);
    expect(words.notDrawn).toEqual([]);
  });

  it.each(['a rusty cat', 'a bitten tractor'])(
    'are not said of what cannot be so: %s',
    (prompt) => {
      expect(read(prompt).subjects[0]?.condition).toBeUndefined();
    },
  );
});

describe('what the picture of a thing shows anyway', () => {
  it.each([
    'a vintage gramophone',
    'leather boots',
    'steaming ramen',
    'a burning torch',
    'ripe cherries',
  ])('is drawn: %s', (prompt) => {
    expect(read(prompt).words.notDrawn).toEqual([]);
  });

  it('is reported where the picture does not show it', () => {
    expect(read('leather socks').words.notDrawn).toEqual(['leather']);
  });
});

it('keeps one bowl of "a steaming bowl of ramen"', () => {
  const { subjects } = read('a steaming bowl of ramen');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['@ramen']);
});

describe('old things', () => {
  it.each([
    ['an old blue car', '@vintagecar'],
    ['a retro van', '@campervan'],
    ['an antique wooden radio', '@vintageradio'],
  ])('have forms of their own: %s', (prompt, glyph) => {
    const { subjects, words } = read(prompt);
    expect(subjects[0]?.glyph).toBe(glyph);
    expect(words.notDrawn).toEqual([]);
  });
});
