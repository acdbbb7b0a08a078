import type { ReadWords } from './accounted-words.ts';

const SCRIPTS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Thai',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Common',
  'Inherited',
];
const OF_OUR_SCRIPTS = new RegExp(
  `^(?:${SCRIPTS.map((script) => String.raw`\p{Script=${script}}`).join('|')})*$`,
  'u',
);

/** Whether there are fonts of a text's scripts. Rare characters of theirs may still have no glyph. */
export const isOfLetteredScript = (text: string): boolean => OF_OUR_SCRIPTS.test(text);

/** How a text that is lettered stands in the lists of words. */
export const asLettered = (caption: string): string => `“${caption.replaceAll('\n', ' · ')}”`;

/** The lists of words, with a caption among what is not drawn. */
export const withoutCaption = (words: ReadWords, caption: string): ReadWords => ({
  ...words,
  drawn: words.drawn.filter((word) => word !== asLettered(caption)),
  notDrawn: [...words.notDrawn, asLettered(caption)],
});
