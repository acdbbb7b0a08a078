import { expect, it } from 'vitest';
import { createNodeHost } from '../../node/index.ts';
import { parsePrompt } from '../parse.ts';
import { EMOJI_FACES } from './emoji-faces.ts';

const { art: vocabulary } = await createNodeHost();
const glyphsOf = (prompt: string) =>
  parsePrompt(prompt, vocabulary).subjects.map(({ glyph }) => glyph);

it('has a drawing of every face', () => {
  const missing = Object.keys(EMOJI_FACES).filter((glyph) => vocabulary.categoryOf(glyph) === null);
  expect(missing).toEqual([]);
});

it('draws an emoji for an emoji, and a person for a mood alone', () => {
  expect(glyphsOf('crying laughing emoji')).toEqual(['face-with-tears-of-joy']);
  expect(glyphsOf('heart eyes emoji sticker')).toEqual(['smiling-face-with-heart-eyes']);
  expect(glyphsOf('a crying girl')).toEqual(['girl']);
});

it('takes no name away from a glyph that another table has', () => {
  expect(glyphsOf('a smiley face')).toEqual(['grinning-face-with-smiling-eyes']);
  expect(glyphsOf('a jester')).toEqual(['clown-face']);
});
