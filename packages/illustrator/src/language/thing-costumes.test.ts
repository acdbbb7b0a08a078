import { beforeAll, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each([
  ['a pug dressed as a hot dog', 'hot-dog'],
  ['a cat in a taco costume', 'taco'],
  ['a boy in a banana suit', 'banana'],
  ['a frog dressed up as a cactus', 'cactus'],
])('puts a thing around who is dressed up as it: %s', (prompt, glyph) => {
  const { subjects, relations, words } = parsePrompt(prompt, vocabulary);
  expect(subjects[1]?.glyph).toBe(glyph);
  expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'costume' }]);
  expect(words.notDrawn).toEqual([]);
});

it.each(['a man in a ski suit', 'a woman dressed in leaves', 'a girl dressed as a princess'])(
  'leaves other clothes alone: %s',
  (prompt) => {
    const { relations } = parsePrompt(prompt, vocabulary);
    expect(relations.filter(({ kind }) => kind === 'costume')).toEqual([]);
  },
);
