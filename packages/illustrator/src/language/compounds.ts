import { isGarment } from './garments.ts';
import { singular } from './inflection.ts';
import { kinOf } from './kin.ts';
import { isAnimal, isAnimate, isBuilding, isIngredient } from './kinds-of-things.ts';
import { has, senseOf } from './sense.ts';
import { isInsidePhrase, isUnknown, leadsToNoun, type Sentence } from './sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

const GENERIC_NOUNS = new Set([
  'flower',
  'tree',
  'plant',
  'bird',
  'fish',
  'animal',
  'fruit',
  'bug',
]);

const glyphAt = (sentence: Sentence, i: number): string | null =>
  senseOf(sentence[i], 'noun')?.glyph ?? null;

/** "pancakes syrup": a plural that is listed as a word of its own describes nothing; "hummus" is none. */
const isSeveralDishes = (word: string, glyph: string, vocabulary: Vocabulary): boolean =>
  /[^su]s$/.test(word) && (vocabulary.categoryOf(glyph) ?? '').startsWith('food');

/** "chocolate cake", "heart shaped": the noun is not there by itself, it describes the next one. */
export function describesNext(sentence: Sentence, i: number, vocabulary: Vocabulary): boolean {
  const item = sentence[i];
  if (sentence[i + 1]?.text === 'shaped') return true;
  // "happy birthday balloons" is a greeting, not an ingredient.
  if (!item || item.isPlural || has(item, 'weather') || has(item, 'time')) return false;
  const glyph = glyphAt(sentence, i);
  const next = glyphAt(sentence, i + 1);
  // Emoji stand for themselves.
  if (!/\p{L}/u.test(item.text)) return false;
  if (!glyph || !next || repeatsPrevious(sentence, i + 1, vocabulary)) return false;
  if (isSeveralDishes(item.text, glyph, vocabulary)) return false;
  const isThing = !isAnimate(next, vocabulary) && !isBuilding(next, vocabulary);
  return isThing && isIngredient(glyph, vocabulary);
}

/**
 * "a telephone wire", "two pendant lamps": inside a phrase, a thing before another thing only says which one it is.
 * Bare words in a row may be a list.
 */
export function saysWhichThing(sentence: Sentence, i: number, vocabulary: Vocabulary): boolean {
  const item = sentence[i];
  if (isInHyphenated(sentence, i)) return true;
  const [glyph, next] = [glyphAt(sentence, i), glyphAt(sentence, i + 1)];
  if (glyph !== null && !isAnimate(glyph, vocabulary) && isBeforeUnknown(sentence, i)) return true;
  if (!item || item.isPlural || glyph === null || next === null || glyph === next) return false;
  if (isSeveralDishes(item.text, glyph, vocabulary)) return false;
  if (!/\p{L}/u.test(item.text) || repeatsPrevious(sentence, i + 1, vocabulary)) return false;
  // "a frog raincoat", "a bear hoodie".
  const word = sentence[i + 1]?.text ?? '';
  if (isAnimal(glyph, vocabulary) && isGarment({ word, glyph: next })) {
    return isInsidePhrase(sentence, i);
  }
  if (isSeafoodDish(glyph, next, vocabulary)) return true;
  // "A straw hat brushes the sand", "a phone locked in a cage".
  if (has(sentence[i + 1], 'verb') || sentence[i + 1]?.text.endsWith('ed')) return false;
  if (glyphAt(sentence, i + 2) !== null) return false;
  if (isListedBefore(sentence, i, [glyph, next], vocabulary)) return false;
  return [glyph, next].every((each) => !isAnimate(each, vocabulary)) && isInsidePhrase(sentence, i);
}

/** "with laptop coffee and plant": a list without commas, where food or a drink follows what is none. */
function isListedBefore(
  sentence: Sentence,
  i: number,
  [glyph, next]: readonly [string, string],
  vocabulary: Vocabulary,
): boolean {
  const isFood = (id: string): boolean =>
    /^(?:food|drink)/.test(vocabulary.categoryOf(id) ?? '') || /^@(?:coffee|papercup)$/.test(id);
  const isBare = /^(?:with|of|and|featuring|including)$/.test(sentence[i - 1]?.text ?? '');
  return isBare && has(sentence[i + 2], 'conjunction') && !isFood(glyph) && isFood(next);
}

/** "oyster omelettes", "a crab cake": sea food before what is cooked is in it. */
const isSeafoodDish = (glyph: string, next: string, vocabulary: Vocabulary): boolean =>
  /^(?:oyster|crab|lobster|shrimp|squid|octopus|@salmon|@tuna|fish)$/.test(glyph) &&
  (vocabulary.categoryOf(next) ?? '').startsWith('food');

/** Words behind a thing that begin something new: "on a bench after her shift". */
const JOINS_CLAUSES =
  /^(?:after|before|until|till|because|since|during|despite|although|though|unless|whenever|once|per|than)$/;

/** "on a telephone wire": of a thing that has no picture, only the kind is known. The first words name the subject. */
function isBeforeUnknown(sentence: Sentence, i: number): boolean {
  const text = sentence[i + 1]?.text ?? '';
  if (!isUnknown(sentence[i + 1])) return false;
  const isNoun =
    /^\p{L}{3,}$/u.test(text) && !/(?:ing|ed|ly)$/.test(text) && !JOINS_CLAUSES.test(text);
  const hasSubject = sentence.slice(0, i).some((item) => has(item, 'noun'));
  return isNoun && hasSubject && sentence[i]?.isPlural === false && isInsidePhrase(sentence, i);
}

/** "a fiddle-leaf plant", "oak-leaf wreaths", "a cobbler-like man": the hyphenated word describes what follows. */
function isInHyphenated(sentence: Sentence, i: number): boolean {
  const source = sentence[i]?.source ?? '';
  if (!/^\p{L}+-\p{L}+$/u.test(source)) return false;
  let end = i;
  while (sentence[end + 1]?.source === source) end++;
  if (/^(?:like|type|style|shaped|sized)$/.test(sentence[end]?.text ?? '')) return true;
  return end > i && leadsToNoun(sentence, end + 1);
}

const VESSEL = /^(?:bottle|jar|tube|can|tin|container)$/;
/** Goods that are drawn in what they are sold in. */
const IN_VESSELS =
  /^(?:@perfume|lotion-bottle|@serum|@shampoo|@creamjar|@dishsoap|@candlejar|@jamjar|honey-pot|@honeyjar|@oilbottle|@sodacan|@waterbottle|baby-bottle)$/;

/** "a hibiscus flower", "a golden retriever puppy": the second noun adds nothing to the first. */
export function repeatsPrevious(sentence: Sentence, i: number, vocabulary: Vocabulary): boolean {
  const glyph = glyphAt(sentence, i);
  const previous = glyphAt(sentence, i - 1);
  if (!glyph || !previous || isInHyphenated(sentence, i - 1)) return false;
  // "a roast chicken dinner": the food is all that it shows.
  const isMeal = /^(dinner|lunch|breakfast|supper|brunch|meal)$/.test(sentence[i]?.text ?? '');
  if (isMeal && (vocabulary.categoryOf(previous) ?? '').startsWith('food')) return true;
  // A corgi puppy is one dog, and a dalmatian is no puppy of a corgi.
  if (previous === glyph || kinOf(previous) === glyph) return true;
  const word = singular(sentence[i]?.text ?? '');
  // "a cologne bottle", "sunscreen bottle": what is drawn of it is a bottle.
  if (VESSEL.test(word) && IN_VESSELS.test(previous)) return true;
  if (!GENERIC_NOUNS.has(word)) return false;
  const family = (id: string): string => (vocabulary.categoryOf(id) ?? '').split('-')[0] ?? '';
  return family(previous) === family(glyph);
}
