import { isHuman } from './describe-person.ts';
import type { ReaderState } from './reader-state.ts';
import { has, type Item, senseOf } from './sense.ts';
import * as sentenceAt from './sentence.ts';

/** "a unicorn for my daughter" shows no girl; a prompt that names nothing else does. */
export function isOnlyAddressed(reader: ReaderState, item: Item, i: number): boolean {
  const isNamed = has(item, 'noun') || has(item, 'setting') || has(item, 'gathering');
  const isBesides = reader.cast.subjects.length > 0;
  // "album cover for our band, a lonely road", "a card for my mom, tulips and a cup".
  const isPerson = isHuman(senseOf(item, 'noun')?.glyph ?? '', reader.vocabulary);
  // What follows with "with" is in that place: "a post for my bakery, with a basket of loaves".
  const [next, afterNext] = reader.sentence.slice(i + 1, i + 3);
  const isPlace = has(item, 'setting') && next?.isBreak && afterNext?.text !== 'with';
  const isGroup = has(item, 'gathering') || isPerson || isPlace;
  const isBeforeScene = isGroup && sentenceAt.namesScene(reader.sentence, i + 1);
  const isAddressed = isNamed && (isBesides || isBeforeScene);
  const isFor =
    sentenceAt.isForSomebody(reader.sentence, i) ||
    sentenceAt.isForMedium(reader.sentence, i) ||
    sentenceAt.isForSchool(reader.sentence, i);
  if (isAddressed && isFor) return true;
  // "a mascot for a swim school, a friendly otter": the otter is the mascot.
  const isOfCustomer = (at: number): boolean => sentenceAt.isForBusiness(reader.sentence, at);
  const isMotif = (other: Item, at: number): boolean =>
    at > i && senseOf(other, 'noun')?.glyph != null && !isOfCustomer(at);
  const isCustomer = isOfCustomer(i) && !has(item, 'colour') && !has(item, 'style');
  // "a fox mascot", "a plumber cartoon character": who it is was said before.
  const isRole = /^(?:mascot|character|cartoon character)$/.test(item.text);
  // "rpg character, a dwarf blacksmith": who it is comes next.
  const isHeading = isRole && !isBesides && reader.sentence[i + 1]?.isBreak === true;
  const isSaidOtherwise =
    isCustomer ||
    isHeading ||
    item.text === 'mascot' ||
    (isRole && isBesides && followsPerson(reader, i));
  if (!isSaidOtherwise) return false;
  const isAnother = isBesides
    ? isCustomer || (isRole && reader.focus.headsLive)
    : reader.sentence.some(isMotif);
  if (isAnother && isCustomer) reader.account.dismiss(item);
  else if (isAnother) reader.account.draw(item);
  return isAnother;
}

function followsPerson(reader: ReaderState, i: number): boolean {
  const before = reader.sentence[i - 1];
  return has(before, 'noun') || (before?.text === 'cartoon' && has(reader.sentence[i - 2], 'noun'));
}
