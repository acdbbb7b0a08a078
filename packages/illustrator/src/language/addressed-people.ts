import { isHuman } from './describe-person.ts';
import type { ReaderState } from './reader-state.ts';
import { has, type Item, senseOf } from './sense.ts';
import * as sentenceAt from './sentence.ts';

/** "a unicorn for my daughter" shows no girl; a prompt that names nothing else does. */
export const readAddressee = (reader: ReaderState, item: Item, i: number): boolean =>
  isMadeForThem(reader, item, i) || readCustomerOrRole(reader, item, i);

/** "album cover for our band, a lonely road", "a card for my mom, tulips and a cup". */
function isMadeForThem(
  { sentence, cast, vocabulary }: ReaderState,
  item: Item,
  i: number,
): boolean {
  if (!sentenceAt.isAny(item, ['noun', 'setting', 'gathering'])) return false;
  const isFor =
    sentenceAt.isForSomebody(sentence, i) ||
    sentenceAt.isForMedium(sentence, i) ||
    sentenceAt.isForSchool(sentence, i);
  if (!isFor) return false;
  if (cast.subjects.length > 0) return true;
  const isPerson = isHuman(senseOf(item, 'noun')?.glyph ?? '', vocabulary);
  // What follows with "with" is in that place: "a post for my bakery, with a basket of loaves".
  const [next, afterNext] = sentence.slice(i + 1, i + 3);
  const isPlace = has(item, 'setting') && next?.isBreak && afterNext?.text !== 'with';
  const isGroup = has(item, 'gathering') || isPerson || isPlace;
  return isGroup === true && sentenceAt.namesScene(sentence, i + 1);
}

/** "a mascot for a swim school, a friendly otter": the otter is the mascot, and no school is seen. */
function readCustomerOrRole(reader: ReaderState, item: Item, i: number): boolean {
  const { sentence, account, focus } = reader;
  const isBesides = reader.cast.subjects.length > 0;
  const isOfCustomer = (at: number): boolean => sentenceAt.isForBusiness(sentence, at);
  const isMotif = (other: Item, at: number): boolean =>
    at > i && senseOf(other, 'noun')?.glyph != null && !isOfCustomer(at);
  const isCustomer = isOfCustomer(i) && !has(item, 'colour') && !has(item, 'style');
  // "a fox mascot", "a plumber cartoon character": who it is was said before.
  const isRole = /^(?:mascot|character|cartoon character)$/.test(item.text);
  // "rpg character, a dwarf blacksmith": who it is comes next.
  const isHeading = isRole && !isBesides && sentence[i + 1]?.isBreak === true;
  const isSaidOtherwise =
    isCustomer ||
    isHeading ||
    item.text === 'mascot' ||
    (isRole && isBesides && followsPerson(reader, i));
  if (!isSaidOtherwise) return false;
  const isAnother = isBesides ? isCustomer || (isRole && focus.headsLive) : sentence.some(isMotif);
  if (isAnother && isCustomer) account.dismiss(item);
  else if (isAnother) account.draw(item);
  return isAnother;
}

function followsPerson(reader: ReaderState, i: number): boolean {
  const before = reader.sentence[i - 1];
  return has(before, 'noun') || (before?.text === 'cartoon' && has(reader.sentence[i - 2], 'noun'));
}
