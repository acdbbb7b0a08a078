import type { Reader } from './reader.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { PromptSpec } from './spec.ts';
import type { WordAccount } from './word-account.ts';

/** The name of the color that a word says. */
export const colourOf = (item: Item): string => senseOf(item, 'colour')?.colour ?? item.text;

interface SheetOfColours {
  readonly format: PromptSpec['format'];
  /** The word for its paper. */
  readonly paper: Item | null;
  /** A logo that is printed in two colors, or whose name has another one. */
  readonly hasTwoColours: boolean;
}

/**
 * The colors of a picture, first those that its background shows. Of those that belong to no thing a logo's
 * mark has one, and its name another one; white is around both.
 */
export function settleColours(
  { looseColours, colours, cast, account }: Reader,
  { format, paper, hasTwoColours }: SheetOfColours,
): readonly string[] {
  if (format === 'banner') account.drawAll(looseColours.slice(0, 2));
  if (format === 'banner') return [...new Set([...looseColours.map(colourOf), ...colours])];
  if (format !== 'emblem' && format !== 'label') return colours;
  const loose = coloursOfMark({ looseColours, cast }, paper);
  const named = [...new Set(loose.map(colourOf))];
  for (const item of loose) {
    const isShown = named.indexOf(colourOf(item)) < (hasTwoColours ? 2 : 1);
    if (isShown || colourOf(item) === 'white') account.draw(item);
    else account.reject(item);
  }
  return [...new Set([...named, ...colours])];
}

/** Colors that belong to no thing and are not that of the paper. */
function coloursOfMark(
  { looseColours, cast }: Pick<Reader, 'looseColours' | 'cast'>,
  paper: Item | null,
): readonly Item[] {
  const owned = new Set(cast.subjects.map(({ colour }) => colour));
  return looseColours.filter((item) => item !== paper && !owned.has(colourOf(item)));
}

/** The gold of a "pink and gold logo"; null: fewer colors are named, white aside. */
export function secondColour(reader: Reader, paper: Item | null): string | null {
  const named = new Set(coloursOfMark(reader, paper).map(colourOf));
  const [, second = null] = [...named].filter((name) => name !== 'white');
  return second;
}

/** "a cloud, lilac on plain white": the color behind another one, where no place is named. */
export function plainGround(
  sentence: readonly Item[],
  setting: SettingName | null,
  { cast, account }: Reader,
): string | null {
  if (setting !== null && setting !== 'abstract') return null;
  const at = sentence.findIndex(
    (item, i) =>
      item.text === 'on' &&
      senseOf(sentence[i - 1], 'colour') !== undefined &&
      /^(?:plain|pure|solid|clean)$/.test(sentence[i + 1]?.text ?? '') &&
      senseOf(sentence[i + 2], 'colour') !== undefined &&
      (sentence[i + 3]?.isBreak ?? true),
  );
  const [, plain, colour] = sentence.slice(at, at + 3);
  if (at < 0 || plain === undefined || colour === undefined) return null;
  account.drawAll([plain, colour]);
  const [own, another] = cast.subjects;
  const ink = sentence[at - 1];
  if (own !== undefined && another === undefined && own.colour === null && ink !== undefined) {
    own.colour = colourOf(ink);
    account.draw(ink);
  }
  return colourOf(colour);
}

const PLAIN = /^(?:plain|pure|solid|clean|matte|soft|pastel)$/;

/** "a perfume bottle on black", "sneakers on plain white": nothing else is said of what is behind things. */
export function groundOfThings(
  sentence: readonly Item[],
  setting: SettingName | null,
  { cast, account, looseColours }: Reader,
): string | null {
  if ((setting !== null && setting !== 'abstract') || cast.subjects.length === 0) return null;
  const on = sentence.findIndex(({ text }) => text === 'on');
  const at = PLAIN.test(sentence[on + 1]?.text ?? '') ? on + 2 : on + 1;
  const item = sentence[at];
  const next = sentence[at + 1];
  const endsClause = next === undefined || next.isBreak || next.text === 'with';
  if (on < 1 || item === undefined || !looseColours.includes(item) || !endsClause) return null;
  account.drawAll(sentence.slice(on + 1, at + 1));
  return colourOf(item);
}

/** "cats and yarn on pink", "lemons in yellow and mint": what the things of a pattern lie on, if none of them has its color. */
export function groundOfPattern(
  sentence: readonly Item[],
  { cast, account }: Reader,
): string | null {
  const at = sentence.findIndex(
    (item, i) =>
      senseOf(item, 'colour') !== undefined &&
      /^(?:on|a)$/.test(sentence[i - 1]?.text ?? '') &&
      !has(sentence[i + 1], 'noun'),
  );
  const item = sentence[at];
  if (item === undefined || cast.subjects.some(({ colour }) => colour === colourOf(item)))
    return null;
  account.draw(item);
  return colourOf(item);
}

/** A color that is nothing's own is the backdrop's of a post: "new arrivals, handbags, minimal beige". */
export function settleBackdrop(
  { backdrop, looseColours, cast, account }: Reader,
  sentence: readonly Item[],
): string | null {
  if (backdrop !== null || cast.subjects.length === 0) return backdrop;
  const owned = new Set(cast.subjects.map(({ colour }) => colour));
  // "peach and lilac tones" are the light's.
  const loose = looseColours.find(
    (item) => !owned.has(colourOf(item)) && (sentence[sentence.indexOf(item) + 1]?.isBreak ?? true),
  );
  if (loose === undefined) return null;
  account.draw(loose);
  return colourOf(loose);
}

/** The color of what a border leaves empty: "white center". */
export function middleColour(sentence: readonly Item[], account: WordAccount): string | null {
  const at = sentence.findIndex(
    (item, i) =>
      /^(?:center|centre|middle|inside)$/.test(item.text) && senseOf(sentence[i - 1], 'colour'),
  );
  const item = sentence[at - 1];
  if (item === undefined) return null;
  account.draw(item);
  return colourOf(item);
}
