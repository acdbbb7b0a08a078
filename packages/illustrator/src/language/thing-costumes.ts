import { isAnimate, isBuilding, isWorn } from './kinds-of-things.ts';
import type { ReaderState } from './reader-state.ts';
import { has, senseOf } from './sense.ts';
import { wordBefore } from './sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Whether people and animals can be dressed up as a thing: a taco, a cactus, a Christmas tree. */
const isThingToDressAs = (glyph: string, vocabulary: Vocabulary): boolean =>
  !isAnimate(glyph, vocabulary) && !isBuilding(glyph, vocabulary) && !isWorn(glyph, vocabulary);

/** Behind the name of a thing they are its costume. */
const COSTUMES = /^(?:costume|onesie)$/;
/** Of other things they are clothes for something: "a ski suit". */
const COSTUMES_OF_FOOD = /^(?:suit|outfit)$/;
/** "dressed in leaves" is said of clothes. */
const DRESSED_IN = 'dressed in';

/**
 * "a pug dressed as a hot dog", "a boy in a banana costume": the thing is around the body.
 * @returns false where the words do not mean that
 */
export function dressAsThing(reader: ReaderState, glyph: string, i: number): boolean {
  const { sentence, vocabulary, account, focus, phrase } = reader;
  const [item, next] = [sentence[i], sentence[i + 1]];
  if (item === undefined || focus.lastAdded === null) return false;
  const isFood = vocabulary.categoryOf(glyph)?.startsWith('food') === true;
  const word = next?.text ?? '';
  const isCostume = COSTUMES.test(word) || (isFood && COSTUMES_OF_FOOD.test(word));
  const isSaidOfMore = has(next, 'noun') || wordBefore(sentence, i) === DRESSED_IN;
  if (!isThingToDressAs(glyph, vocabulary) || (!isCostume && isSaidOfMore)) return false;
  focus.cast.dressUp(focus.lastAdded, { things: [{ glyph, relation: 'costume' }], role: null });
  account.draw(item, senseOf(item, 'noun')?.standIn ?? null);
  if (isCostume && next) {
    account.draw(next);
    reader.clothes.add(next);
  }
  phrase.close();
  return true;
}
