import { nameOf } from './glyph-name.ts';
import { singularPhrase } from './inflection.ts';
import { isAnimate } from './kinds-of-things.ts';
import { OF_MARKS } from './mark.ts';
import { FORMAT_OF } from './presentation.ts';
import type { Reader } from './reader.ts';
import { scan } from './scan.ts';
import { has, type Item, senseOf } from './sense.ts';
import { type Cast, noModifiers } from './subjects.ts';
import { tokenize } from './tokenize.ts';
import { signOfTrade } from './trades.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

/** Words of what shows a thing alone. */
export const LOGO = /logo|icon|emblem|sticker/i;

/** What stands for a place that a logo shows beside other things. */
const SIGNS_OF_PLACES: readonly (readonly [words: RegExp, glyph: string])[] = [
  [/^(?:mountains?|peaks?|mountain range|alps|summit)$/, 'mountain'],
  [/^(?:waves?|ocean|sea)$/, 'water-wave'],
  [/^(?:forest|woods)$/, 'evergreen-tree'],
  [/^(?:island|desert island)$/, 'desert-island'],
];

/** "a logo of a mountain and a pine tree". */
export function showPlacesAsSigns(places: readonly Item[], cast: Cast, account: WordAccount): void {
  if (cast.subjects.length === 0) return;
  for (const item of places) {
    const glyph = SIGNS_OF_PLACES.find(([words]) => words.test(item.text))?.[1];
    if (glyph === undefined || cast.subjects.some((subject) => subject.glyph === glyph)) continue;
    cast.addOne(glyph, item);
    account.draw(item);
  }
}

/** Adds the thing that a place is named after, if there is a picture of it. */
export function showPlaceAsThing(cast: Cast, source: string, vocabulary: Vocabulary): void {
  const words = source.toLowerCase().split(' ');
  for (const name of [words.join(' '), ...words]) {
    const [item] = scan(tokenize(name), vocabulary);
    const glyph = senseOf(item, 'noun')?.glyph ?? vocabulary.lookup(singularPhrase(name))[0]?.glyph;
    const isFace = vocabulary.categoryOf(glyph ?? '')?.startsWith('face') === true;
    if (!item || glyph === undefined || isFace || LOGO.test(name)) continue;
    cast.addOne(glyph, item);
    return;
  }
}

/** "logo for a brewery": the sign of the trade, where nothing but a shop is named. */
export function showSignOfTrade(sentence: readonly Item[], cast: Cast, account: WordAccount): void {
  const [first] = cast.subjects;
  const isShop = cast.subjects.length === 1 && first?.glyph === 'convenience-store';
  if (first !== undefined && !isShop) return;
  const sign = signOfTrade(sentence);
  if (sign === null) return;
  if (isShop) cast.reshape(0, sign.glyph);
  else cast.addOne(sign.glyph, sign.item);
  account.draw(sign.item, nameOf(sign.glyph));
}

/** Animals that shops and services are for. */
const PETS: readonly (readonly [words: RegExp, glyph: string])[] = [
  [/^(?:dogs?|puppy|puppies|canine)$/, 'dog'],
  [/^(?:cats?|kittens?|kitty|feline)$/, 'cat'],
  [/^(?:horses?|pony|equestrian)$/, 'horse'],
  [/^(?:rabbits?|bunny|bunnies)$/, 'rabbit'],
];

/** "dog grooming salon", "cat cafe": the animal that a business is for is on its logo. */
export function showPetOfBusiness(
  sentence: readonly Item[],
  cast: Cast,
  { account, vocabulary }: { readonly account: WordAccount; readonly vocabulary: Vocabulary },
): void {
  if (cast.subjects.some(({ glyph }) => isAnimate(glyph, vocabulary))) return;
  for (const item of sentence) {
    const glyph = PETS.find(([words]) => words.test(item.text))?.[1];
    if (glyph === undefined) continue;
    cast.addOne(glyph, item);
    account.draw(item);
    return;
  }
}

/** A logo named "Blue Fox" shows a fox, where the prompt names nothing else to be shown. */
export function showThingOfName(caption: string, cast: Cast, vocabulary: Vocabulary): void {
  // "a gaming team" has a controller.
  const isHeld = (index: number): boolean =>
    cast.relations.some(({ kind, to }) => kind === 'hold' && to === index);
  if (cast.subjects.some(({ person }, index) => person === null && !isHeld(index))) return;
  const words = scan(tokenize(caption.toLowerCase()), vocabulary);
  for (const item of words) {
    const noun = senseOf(item, 'noun');
    const category = vocabulary.categoryOf(noun?.glyph ?? '') ?? '';
    if (noun?.glyph == null || noun.isGuess || !OF_NAMES.test(category)) continue;
    cast.addOne(noun.glyph, item);
    return;
  }
  // "Rise Bakery" has the sign of its trade.
  const trade = signOfTrade(words);
  if (trade !== null) cast.addOne(trade.glyph, trade.item);
}
/** What names mean as it is said; the words of others are figures of speech. */
const OF_NAMES = /^(?:animal|plant-flower|sky-weather|food-fruit|food-vegetable|food-sweet)/;

/** How a logo is drawn is its own manner; a place or a business that is named says whose it is. */
export function claimMannerOfMark(
  sentence: readonly Item[],
  { atmosphere, account }: Reader,
): void {
  atmosphere.leaveOutStyles(/^(?:sketch|noir)$/);
  for (const item of sentence) {
    if (OF_MARKS.test(item.text)) account.draw(item);
  }
  const inks = sentence.filter(
    (item, i) => /^colou?rs?$/.test(sentence[i + 1]?.text ?? '') && has(item, 'number'),
  );
  account.drawAll(inks);
}

/** "line art rose logo": a word that is a color as well, where nothing else is named. */
export function showNamedAfterColour(
  sentence: readonly Item[],
  cast: Cast,
  account: WordAccount,
): void {
  if (cast.subjects.length > 0 || isAboutMore(sentence)) return;
  for (const [i, item] of sentence.entries()) {
    const glyph = senseOf(item, 'noun')?.glyph;
    if (FORMAT_OF.get(sentence[i + 1]?.text ?? '') !== 'emblem') continue;
    if (glyph == null || senseOf(item, 'colour') === undefined || METALS.test(item.text)) continue;
    cast.add(glyph, item, noModifiers());
    account.draw(item);
    return;
  }
}
/** "blue and orange logo with a mountain": another color, a place or a trade is named besides. */
const isAboutMore = (sentence: readonly Item[]): boolean =>
  sentence.filter((item) => has(item, 'colour')).length > 1 ||
  sentence.some(({ text }) => SIGNS_OF_PLACES.some(([words]) => words.test(text))) ||
  signOfTrade(sentence) !== null;
const METALS = /gold|silver|bronze|copper/;
