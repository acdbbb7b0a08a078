import { beforeAll, expect, it } from 'vitest';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each([
  ['a bear stuck in a phone booth', 'bear'],
  ['a cat inside a vending machine', 'cat'],
  ['a dog in the fridge', 'dog'],
  ['a monkey hiding in a wardrobe', 'monkey'],
  ['a raccoon in a trash can', 'raccoon'],
])('puts animals into what has room for them: %s', (prompt, glyph) => {
  const { of, plan } = layOutPrompt(prompt, vocabulary);
  expect(of(glyph).mounts).toMatchObject([{ manner: 'inside', drawn: true }]);
  expect(plan.words.notDrawn).toEqual([]);
});
