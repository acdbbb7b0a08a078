import { has, type Item } from './sense.ts';
import type { WordAccount } from './word-account.ts';

/** Palettes that are named as a whole: the color of the ground, that of what stands on it, another one. */
const PALETTES: readonly (readonly [words: RegExp, colours: readonly string[]])[] = [
  [/^warm$/, ['coral', 'cream', 'mustard']],
  [/^(?:cool|cold)$/, ['teal', 'white', 'navy']],
  [/^(?:earthy|earth|natural)$/, ['terracotta', 'cream', 'olive']],
  [/^(?:autumn|autumnal|fall)$/, ['burnt orange', 'cream', 'burgundy']],
  [/^(?:spring|springlike)$/, ['mint', 'pink', 'yellow']],
  [/^(?:summer|summery|tropical)$/, ['turquoise', 'yellow', 'coral']],
  [/^(?:neutral|muted)$/, ['beige', 'brown', 'cream']],
  [/^(?:jewel|rich)$/, ['emerald', 'gold', 'burgundy']],
  [/^(?:bright|vivid|vibrant)$/, ['yellow', 'hot pink', 'turquoise']],
  [/^(?:dark|moody)$/, ['navy', 'cream', 'plum']],
];
const HEADS = /^(?:colou?rs?|tones?|palette|colou?r palette|colou?r scheme|hues?|shades?)$/;
/** Scanned as one. */
const TOGETHER = /^(?<quality>\w+) (?:colou?rs?|tones?|palette|hues?|shades?)$/;

/**
 * The colors of words for a whole palette: "warm colors", "earth tones".
 * @returns color names, none where no such words are said
 */
export function readPalette(sentence: readonly Item[], account: WordAccount): readonly string[] {
  for (const [i, item] of sentence.entries()) {
    const quality = TOGETHER.exec(item.text)?.groups?.['quality'];
    const next = sentence[i + 1];
    const isHead = next !== undefined && HEADS.test(next.text) && !has(next, 'noun');
    if (quality === undefined && !isHead) continue;
    const found = PALETTES.find(([words]) =>
      words.test((quality ?? item.text).replace(/^in /, '')),
    );
    if (found === undefined) continue;
    account.draw(item);
    if (isHead && quality === undefined) account.draw(next);
    return found[1];
  }
  return [];
}

const SOFT_WORDS = 'soft|peaceful|calm|gentle|dreamy|serene|soothing|relaxing';
const SOFT = new RegExp(`^(?:${SOFT_WORDS})$`);
const IS_SOFT = new RegExp(String.raw`\b(?:${SOFT_WORDS}|sanft|suave|doux)\b`, 'iu');
const FLOWING = /\b(?:waves?|liquid|fluid|swirls?)\b/iu;

/**
 * Whether a picture of nothing but color is to be pale, without edges: "peaceful, soft, abstract". What flows has edges.
 * @param prompt in the user's words
 */
export const isSoftColour = (prompt: string): boolean =>
  IS_SOFT.test(prompt) && !FLOWING.test(prompt);

/** Claims the words that such a picture follows. */
export function claimSoftness(
  prompt: string,
  sentence: readonly Item[],
  account: WordAccount,
): void {
  if (isSoftColour(prompt)) account.drawAll(sentence.filter(({ text }) => SOFT.test(text)));
}
