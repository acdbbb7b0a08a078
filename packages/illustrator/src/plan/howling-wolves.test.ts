import { beforeAll, expect, it } from 'vitest';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const glyphsOf = (prompt: string): readonly string[] =>
  layOutPrompt(prompt, vocabulary).plan.subjects.map(({ glyph }) => glyph);

it('lets wolves that howl lay back their heads', () => {
  expect(glyphsOf('a pack of wolves howling in the snow')).toEqual(['@howlingwolf']);
  expect(glyphsOf('a wolf standing on a cliff')).toEqual(['wolf']);
});

it('turns a wolf that howls to the moon', () => {
  const { of } = layOutPrompt('a wolf howling at the moon', vocabulary);
  const side = of('@moon').x > of('@howlingwolf').x ? 'right' : 'left';
  expect(of('@howlingwolf').facing).toBe(side);
});
