import { COLOURS } from './colours.ts';
import { type Item, senseOf } from './sense.ts';
import type { Sentence } from './sentence.ts';
import type { WordAccount } from './word-account.ts';

const GREY = String.raw`(?:gr[ae]y|black and white|b&w|monochrome|colou?rless|desaturated)`;
/** "Everything is grey except her coat", "black and white photo, only the umbrella is red". */
const ONE_COLOUR = new RegExp(
  String.raw`\b${GREY}\b.{0,60}\b(?:except|apart from|aside from|but|besides|only)\b|\bselective colou?r|\bcolou?r (?:splash|pop)\b|\bonly (?:the )?\w+ (?:is |are )?in colou?r\b`,
  'isu',
);
const CLAIMED =
  /^(everything|everything else|grey|gray|black and white|black and white photo|monochrome|colorless|desaturated|except|except for|apart from|only|selective color|selective|splash|color splash|in color|else|rest)$/;
/** Below it a color is a grey. */
const CHROMATIC = 0.05;

const isChromatic = (item: Item): boolean =>
  (COLOURS[senseOf(item, 'colour')?.colour ?? '']?.[1] ?? 0) > CHROMATIC;

/**
 * The one color that a picture without colors keeps; null: it has all of them. What is said behind "except" and
 * "only" comes first.
 */
export function readKeptColour(
  prompt: string,
  sentence: Sentence,
  account: WordAccount,
): string | null {
  if (!ONE_COLOUR.test(prompt)) return null;
  const turn = sentence.findIndex(({ text }) =>
    /^(except|except for|apart from|only|but)$/.test(text),
  );
  const item = sentence.slice(Math.max(0, turn)).find(isChromatic) ?? sentence.find(isChromatic);
  if (item === undefined) return null;
  account.drawAll(sentence.filter(({ text }) => CLAIMED.test(text)));
  account.draw(item);
  return senseOf(item, 'colour')?.colour ?? null;
}
