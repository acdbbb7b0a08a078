import { singular } from './inflection.ts';
import { isAnimate } from './kinds-of-things.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { Sentence } from './sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

const DETERMINERS = /^(his|her|their|my|our|your|the|a|an|on|in|at|around|behind)$/;
/** What one has, so that the word before it is whose it is. */
const OWN =
  /^(hair|fur|hand|hands|face|head|shoulder|shoulders|lap|arms?|back|leg|legs|paws?|ears?|tail|nose|cheeks?|forehead|teeth|mouth|eyes?|nails|neck|belly|feet|foot|shoes|shoelaces|coat|jacket|tie|tears|braids?|ponytail)$/;

/**
 * "braiding his daughters hair": one daughter, though the apostrophe is missing. What follows must be a
 * part of somebody; "dogs fur" without a determiner may be of several.
 */
export function withPossessives(sentence: Sentence, vocabulary: Vocabulary): Sentence {
  return sentence.map((item, i) => {
    const isOwner =
      item.isPlural &&
      OWN.test(sentence[i + 1]?.text ?? '') &&
      DETERMINERS.test(sentence[i - 1]?.text ?? '') &&
      !has(sentence[i - 1], 'number') &&
      isAnimate(senseOf(item, 'noun')?.glyph ?? '', vocabulary) &&
      !item.text.includes(' ');
    return isOwner ? asOne(item) : item;
  });
}

const asOne = (item: Item): Item => ({ ...item, text: singular(item.text), isPlural: false });
