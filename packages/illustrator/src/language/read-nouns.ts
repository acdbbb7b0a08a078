import { addToCast, claimNoun } from './add-nouns.ts';
import { MATERIALS } from './adjectives.ts';
import { readBouquetFlower } from './bouquets.ts';
import { describesNext, repeatsPrevious, saysWhichThing } from './compounds.ts';
import { isAnimalAt } from './creatures.ts';
import { isHuman } from './describe-person.ts';
import { isTopping } from './dishes.ts';
import type { Expression } from './expression-name.ts';
import { singular } from './inflection.ts';
import { isAnimal, isAttire, isPerson } from './kinds-of-things.ts';
import { kitOf } from './kits.ts';
import { FLAVOURS } from './noun-modifiers.ts';
import { readKin, readKinOfNext } from './read-animal-families.ts';
import { passOnPortion, readFriends } from './read-companies.ts';
import {
  costumeOf,
  readCostume,
  readDisguise,
  readRoleOfAnimal,
  readTradeOfCreature,
} from './read-disguises.ts';
import { readHead, readMakeUp, readOwnPart, readPartOfBody } from './read-parts.ts';
import { readWho, readWhoOfNext } from './read-trades.ts';
import type { ReaderState } from './reader-state.ts';
import { impliedSize } from './said-measures.ts';
import { has, type Item, senseOf } from './sense.ts';
import * as sentenceAt from './sentence.ts';

/** Food and sweets that are kept in bowls and jars. */
const HEAPED =
  /^(poultry-leg|french-fries|candy|cookie|popcorn|egg|@loaf|@croissant|baguette-bread|bagel|pretzel|@muffin|lollipop|strawberry|cherries|lemon|tangerine|red-apple|grapes|chocolate-bar)$/;

/** "blueberry pancakes": the berries are to be seen. */
const TOPPED_CAKES = /^(@cake|@cakeslice|@pancakes|waffle|ice-cream|custard)$/;

/** Words for a whole kind of goods. */
const GENERIC = /^(jewelry|jewellery|jewels|skincare|cosmetics|makeup|footwear|pastry|pastries)$/;

const OF_POSTS = /^(ads?|advert|advertisement|campaign|brand|commercial|banner|post|promo|poster)$/;

/** What the shops of trades sell: "a butcher shop". */
const WARES_OF_TRADES: Readonly<Record<string, string>> = {
  butcher: 'cut-of-meat',
  baker: 'bread',
  fishmonger: 'fish',
  tailor: 'necktie',
  shoemaker: 'running-shoe',
  wizard: 'crystal-ball',
  witch: 'crystal-ball',
};

const WITH_TREES =
  /^(path|avenue|street|garden|park|lane|road|alley|grove|forest|orchard|trail|valley|tunnel|hill)$/;

/** Food that keeps its own color, whatever is in it. */
const BAKED = /^(@?pancakes|waffle|pie|bread|@loaf|sandwich|pizza)$/;

/** Verbs behind a person who wants the picture and is not shown in it. */
const WISHES =
  /^(wants?|would like|wishes for|asks for|asked for|quiere|quieren|quisiera|möchte|wünscht|veut|voudrait)$/;

/** Adds what a noun names to the cast, unless the noun says something of another thing. */
export function readNoun(reader: ReaderState, item: Item, i: number): void {
  const { sentence, vocabulary, phrase, account } = reader;
  if (reader.clothes.has(item) || readPartOrRelative(reader, item, i)) return;
  const named = senseOf(item, 'noun')?.glyph ?? null;
  if (readWish(reader, named, item, i)) return;
  // A cherry blossom path leads between trees.
  const isOfPlace = named === 'cherry-blossom' && WITH_TREES.test(sentence[i + 1]?.text ?? '');
  const glyph = isOfPlace ? '@cherrytree' : named;
  if (glyph === null && !readHead(reader, item, i)) readPartOfBody(reader, item);
  if (phrase.isNegated) return phrase.close();
  if (glyph === null) return closePart(reader, i);
  if (readForOtherThing(reader, glyph, item, i) || readForSomebody(reader, glyph, item, i)) return;
  if (saysWhichThing(sentence, i, vocabulary)) return account.reject(item);
  readWho(reader, glyph, item, i);
  // They come in a stack.
  if (glyph.endsWith('pancakes')) phrase.modifiers.count = null;
  const mood = moodOfNext(reader, glyph, i);
  addToCast(reader, glyph, item, i);
  phrase.close();
  if (mood !== null) phrase.modifiers.expression = mood;
}

/** "an orc with green skin and a hammer": what follows a part of somebody is had as well. */
function closePart({ sentence, phrase, focus }: ReaderState, i: number): void {
  const { pending } = phrase;
  phrase.close();
  const isHad = pending?.item.text === 'with' && focus.headsLive;
  if (isHad && has(sentence[i + 1], 'conjunction')) phrase.pending = pending;
}

/** Words that are understood before it matters what they look like. */
const readPartOrRelative = (reader: ReaderState, item: Item, i: number): boolean =>
  passOnPortion(reader, item, i) ||
  readFriends(reader, item, i) ||
  readKin(reader, item, i) ||
  readNamedAlready(reader, item, i) ||
  readMakeUp(reader, item) ||
  readOwnPart(reader, item);

/** What a thing before or behind is made of, sells, is compared with or holds. */
const readForOtherThing = (reader: ReaderState, glyph: string, item: Item, i: number): boolean =>
  readMaterial(reader, item, i) ||
  readRepetition(reader, item, i) ||
  readBouquetFlower(reader, glyph, item, i) ||
  readWares(reader, glyph, item, i) ||
  readDisguise(reader, glyph, item, i) ||
  readManner(reader, glyph, item, i) ||
  readLikeness(reader, item, i) ||
  readCostume(reader, glyph, item, i) ||
  readContents(reader, glyph, item, i);

/** The relative, the gear or the trade of somebody who is named before or behind. */
const readForSomebody = (reader: ReaderState, glyph: string, item: Item, i: number): boolean =>
  readKinOfNext(reader, item, i) ||
  readGear(reader, glyph, item, i) ||
  readRoleOfAnimal(reader, glyph, item, i) ||
  readTradeOfCreature(reader, glyph, item, i) ||
  readWhoOfNext(reader, item, i) ||
  readWithTrade(reader, item);

/** "a glass vase" is drawn as any vase, and the material is reported unless something else was said of it. */
function readMaterial({ sentence, phrase }: ReaderState, item: Item, i: number): boolean {
  if (MATERIALS.has(item.text) && has(sentence[i + 1], 'noun')) return true;
  if (!sentenceAt.isMaterialOf(sentence, i)) return false;
  phrase.close();
  return true;
}

/** "a corgi puppy": both words name the same animal. */
function readRepetition(reader: ReaderState, item: Item, i: number): boolean {
  const { focus } = reader;
  if (!repeatsPrevious(reader.sentence, i, reader.vocabulary)) return false;
  if (focus.lastAdded !== null) {
    if (item.isPlural) focus.cast.multiply(focus.lastAdded);
    focus.cast.shrink(focus.lastAdded, impliedSize(item.text));
  }
  claimNoun(reader, item);
  return true;
}

/** "a ramen shop" shows no ramen; "a post for my candle shop" is about candles. */
function readWares(reader: ReaderState, glyph: string, item: Item, i: number): boolean {
  const { sentence, vocabulary, phrase } = reader;
  const isWares = kitOf(item.text) === undefined && !sentenceAt.isForSomebody(sentence, i);
  if (!isWares || !sentenceAt.describesPlace(sentence, i)) return false;
  const sold = isPerson(glyph, vocabulary) ? WARES_OF_TRADES[item.text] : glyph;
  if (sold !== undefined) reader.wares ??= { glyph: sold, item };
  phrase.close();
  return true;
}

/** "an owl made of brass gears" is brass, whatever its parts. */
function readLikeness(reader: ReaderState, item: Item, i: number): boolean {
  const { focus, phrase, account } = reader;
  if (!sentenceAt.isLikeness(reader.sentence, i)) return false;
  const [colour] = phrase.modifiers.colours;
  if (colour !== undefined && focus.lastAdded !== null) {
    focus.cast.paint(focus.lastAdded, colour);
    account.drawAll(phrase.modifiers.items.filter((each) => has(each, 'colour')));
  }
  account.reject(item);
  phrase.close();
  return true;
}

/** "a sushi platter", "a candy bowl": the food lies on it, or in it. "A strawberry milkshake" has its color. */
function readContents(reader: ReaderState, glyph: string, item: Item, i: number): boolean {
  const { sentence, phrase } = reader;
  if (!describesNext(sentence, i, reader.vocabulary)) return false;
  const next = senseOf(sentence[i + 1], 'noun')?.glyph ?? '';
  const isIn = HEAPED.test(glyph) && /^@(bowl|jar|basket|bucket)$/.test(next);
  const isOn = isTopping(glyph) && TOPPED_CAKES.test(next);
  if (next !== '@plate' && !isIn && !isOn) {
    readFlavour(reader, item, next);
    return true;
  }
  if (isIn || isOn) phrase.modifiers.count ??= 3;
  addToCast(reader, glyph, item, i);
  phrase.close();
  phrase.pending = { kind: isIn ? 'inside' : 'on', reversed: false, verb: null, item };
  return true;
}

/** "a saxophone player" holds it, and "a sunglasses dog", "a hoodie cat" wear it. */
function readGear(reader: ReaderState, glyph: string, item: Item, i: number): boolean {
  const isOfPlayer = /^players?$/.test(reader.sentence[i + 1]?.text ?? '');
  const isOfAnimal = isAttire(glyph, reader.vocabulary) && isAnimalAt(reader, i + 1);
  if (!isOfPlayer && !isOfAnimal) return false;
  reader.costume = costumeOf(glyph, null);
  claimNoun(reader, item);
  return true;
}

/** The girl of "an astronaut girl", who was read with the astronaut. */
function readWithTrade({ who, account, phrase }: ReaderState, item: Item): boolean {
  if (!who.has(item)) return false;
  account.draw(item);
  phrase.close();
  return true;
}

/** "a ring, luxury jewelry product photo", "for a sneaker ad" beside shoes: the word for the kind adds no other. */
function readNamedAlready(reader: ReaderState, item: Item, i: number): boolean {
  const { sentence, focus, vocabulary, phrase, account } = reader;
  const glyph = senseOf(item, 'noun')?.glyph;
  if (glyph == null || phrase.isNegated) return false;
  const category = vocabulary.categoryOf(glyph);
  const isOfKind = ({ glyph: other }: { glyph: string }): boolean =>
    GENERIC.test(item.text)
      ? category !== null && vocabulary.categoryOf(other) === category
      : other === glyph;
  const isSaidAgain = GENERIC.test(item.text) || OF_POSTS.test(sentence[i + 1]?.text ?? '');
  if (!isSaidAgain || !focus.cast.subjects.some(isOfKind)) return false;
  account.draw(item);
  phrase.close();
  return true;
}

/** "strawberry milkshake": what it is made of shows in its color. */
function readFlavour({ phrase }: ReaderState, item: Item, next: string): void {
  // Blueberry pancakes are no blue ones.
  const colour = BAKED.test(next) ? undefined : FLAVOURS[singular(item.text)];
  if (colour === undefined) return;
  if (phrase.modifiers.colours.length === 0) phrase.modifiers.colours.push(colour);
  phrase.open(item);
}

/** "my son wants a dinosaur": he is not in the picture. */
function readWish(reader: ReaderState, glyph: string | null, item: Item, i: number): boolean {
  const { sentence, vocabulary, account, focus, phrase } = reader;
  const next = sentence[i + 1];
  const isFirst = focus.cast.subjects.length === 0;
  if (!isFirst || !next || !glyph || !isHuman(glyph, vocabulary) || !WISHES.test(next.text))
    return false;
  account.dismiss(item);
  account.dismiss(next);
  phrase.close();
  return true;
}

/** "a cat sitting like a person", "holding a needle as a sword": how, not whom with. */
function readManner(reader: ReaderState, glyph: string, item: Item, i: number): boolean {
  const { sentence, vocabulary, account, focus, phrase } = reader;
  const isLike = sentenceAt.isComparedWith(sentence, i);
  const isLikePerson = isLike && isHuman(glyph, vocabulary) && !item.isPlural;
  const isUsedAs =
    sentenceAt.isUsedAs(sentence, i) && !isAnimal(glyph, vocabulary) && !isHuman(glyph, vocabulary);
  if (focus.lastAdded === null || !(isLike || isUsedAs)) return false;
  // "wings like a bat": what it is compared with does not show.
  if (isLike && !isLikePerson) account.reject(item);
  else account.dismiss(item);
  phrase.close();
  return true;
}

/** "a tired coffee cat": it is the cat that is tired. */
function moodOfNext(reader: ReaderState, glyph: string, i: number): Expression | null {
  const { phrase, vocabulary } = reader;
  const { expression } = phrase.modifiers;
  if (expression === null || isAnimal(glyph, vocabulary) || !isAnimalAt(reader, i + 1)) return null;
  phrase.modifiers.expression = null;
  return expression;
}
