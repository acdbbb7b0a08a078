import type { Subject } from './subject.ts';

/** A thing that the prompt does not name. */
export const oneOf = (glyph: string, word = glyph.replace('@', '')): Subject => ({
  glyph,
  word,
  count: 1,
  colour: null,
  scale: 1,
  motion: null,
  expression: null,
  person: null,
});
