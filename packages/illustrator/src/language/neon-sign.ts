import type { Said } from './places.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { Cast } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

const SIGN = /^neon (signs?|tube sign|light sign|wall sign|art|wall art)$/;
/** What the sign shows is said behind these. */
const SHAPES =
  /\b(neon (?:wall |light )?signs?) (?:in the shape of|in the form of|shaped like|shaped as|that looks like|looking like|showing|depicting|featuring|with)(?= (?:a|an|the|two|three|\w+))/giu;
/** "a neon flamingo sign". */
const BETWEEN = /\bneon (?!light|wall|open|bar\b)((?:[\p{L}-]+ ){1,2})(signs?)\b/giu;
/** What a sign of light does and is made of. */
const OF_SIGNS =
  /^(neon|tubing|tubes?|neon tubes?|glass tubes?|glow|glowing|glows|haze|glowing haze|glowing softly|flicker|flickers|flickering|blinking|blinks|flashing|flashes|buzzing|buzzes|subtle flicker|wall|brick|bricks|brick wall|walls|light|lights|lit|illuminated|night|dark|darkness)$/;

const BY_FITS = 'blinking|blinks|flickering|flickers|flashing|flashes|buzzing|buzzes';
const DOES_SO = new RegExp(`^(?:${BY_FITS})$`);
/** "a neon arrow blinking", "a flickering neon heart": only signs do so. */
const SHOWN_BY_FITS = [
  new RegExp(
    String.raw`\b(?<glow>glowing )?neon (?!signs?\b|lights?\b|bar\b|city\b)(?<shape>\p{L}+(?: (?!signs?\b)\p{L}+)?)(?: signs?)? (?=(?:that |which )?(?:is )?(?:${BY_FITS})\b)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=\b(?:${BY_FITS}) (?:\p{L}+ )?)(?<glow>glowing )?neon (?!signs?\b|lights?\b|bar\b|city\b)(?<shape>\p{L}+(?: (?!signs?\b)\p{L}+)?)(?: signs?)?(?=\s*(?:$|[,.]))`,
    'giu',
  ),
] as const;

/** Says with "of" what a neon sign shows: "a neon flamingo sign", "a neon sign in the shape of a heart". */
export function withNeonSign(prompt: string): string {
  if (!/neon /i.test(prompt)) return prompt;
  return prompt
    .replaceAll(SHOWN_BY_FITS[0], 'neon sign of a $<shape> $<glow>')
    .replaceAll(SHOWN_BY_FITS[1], 'neon sign of a $<shape> $<glow>')
    .replaceAll(BETWEEN, (_, shape: string, sign: string) => `neon ${sign} of a ${shape.trim()}`)
    .replaceAll(SHAPES, '$1 of');
}

/** The sign of light in a sentence: ‘"sale" sign blinking’ tells by what it does that it is one. */
function indexOfSign(sentence: readonly Item[], caption: string | null): number {
  const named = sentence.findIndex(({ text }) => SIGN.test(text));
  if (named >= 0 || caption === null || !sentence.some(({ text }) => DOES_SO.test(text)))
    return named;
  return sentence.findIndex(({ text }) => text === 'sign');
}

const hasNoColour = ({ colour }: Cast['subjects'][number]): boolean => colour === null;

/** "a neon heart sign flickering pink", "a neon palm tree, pink": the color of the tubes as well. */
const isBehindSign = (sentence: readonly Item[], i: number, sign: number): boolean => {
  const before = sentence[i - 1];
  const next = sentence[i + 1];
  const isEnd = next === undefined || next.isBreak || has(next, 'conjunction');
  return i > sign && isEnd && before !== undefined && (before.isBreak || DOES_SO.test(before.text));
};

/**
 * Whether the picture is a sign of neon tubes on a wall that shows its things or its words: "neon sign of a flamingo",
 * "neon sign saying hello", where the prompt names no other place.
 */
export function readNeonSign(
  sentence: readonly Item[],
  places: readonly Said<SettingName>[],
  {
    cast,
    account,
    caption,
  }: { readonly cast: Cast; readonly account: WordAccount; readonly caption: string | null },
): boolean {
  const at = indexOfSign(sentence, caption);
  const sign = sentence[at];
  if (!sign) return false;
  const isOf = sentence[at + 1]?.text === 'of';
  const isBehindNoun = senseOf(sentence[at - 1], 'noun')?.glyph != null;
  const isElsewhere = places.some(({ item }) => item !== sign && !/\bwall$/.test(item.text));
  const isOfThings = cast.subjects.length > 0 && (isOf || isBehindNoun);
  const isOfWords =
    caption !== null && cast.subjects.every(({ glyph }) => /^@(wall|sign)$/.test(glyph));
  if ((!isOfThings && !isOfWords) || isElsewhere) return false;
  account.draw(sign);
  for (const [i, item] of sentence.entries()) {
    if (OF_SIGNS.test(item.text)) account.draw(item);
    // "pink tubing": the color of what glows.
    const colour = senseOf(item, 'colour')?.colour;
    const next = sentence[i + 1];
    const isOfTubes = next === sign || (next !== undefined && OF_SIGNS.test(next.text));
    const isSaidBehind = isBehindSign(sentence, i, at) && cast.subjects.some(hasNoColour);
    if (colour === undefined || (!isOfTubes && !isSaidBehind)) continue;
    if (has(next, 'noun') && next !== sign) continue;
    account.draw(item);
    for (const [index, subject] of cast.subjects.entries())
      if (subject.glyph !== '@wall') cast.paint(index, colour);
  }
  return true;
}
