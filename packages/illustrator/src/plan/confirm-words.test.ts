import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const notDrawn = (prompt: string): readonly string[] =>
  direct(parsePrompt(prompt, vocabulary), vocabulary).words.notDrawn;

describe('what gives way to the style or the format', () => {
  it.each([
    ['a motorbike on a coastal road, synthwave', ['coastal road']],
    ['a cat sticker at night', ['night']],
    ['a cat sticker in the rain', ['in the rain']],
    ['a dog, top view', ['top view']],
  ])('is reported: %s', (prompt, words) => {
    expect(notDrawn(prompt)).toEqual(words);
  });

  it.each([
    'a motorbike on a coastal road',
    'a bear sticker with hearts',
    'a pattern of hearts',
    'pencils, top view',
  ])('is not reported where it shows: %s', (prompt) => {
    expect(notDrawn(prompt)).toEqual([]);
  });
});
