import { addDescribed, claimNoun } from './add-nouns.ts';
import { isHuman } from './describe-person.ts';
import { singular } from './inflection.ts';
import { joinNouns } from './join-nouns.ts';
import { COMPANIES, companyOf, GATHERINGS } from './numbers.ts';
import { readKin } from './read-animal-families.ts';
import type { ReaderState } from './reader-state.ts';
import { has, type Item, senseOf } from './sense.ts';
import * as sentenceAt from './sentence.ts';

const MUSICIANS = /^(band|bands|orchestra|quartet)$/;

/** What the members of a band have in their hands. */
const INSTRUMENTS = ['microphone', 'guitar', 'drum'];

const CHARACTER = /^(characters?|mascots?)$/;

/** Words that make a pair of two things. */
const FRIENDS = /^(best )?(friends|besties|buddies|bffs|lovers)$/;

/** "pizza and beer best friends", "cookie and milk besties", "a banana character". */
export function readFriends(reader: ReaderState, item: Item, i: number): boolean {
  const { focus, phrase, account } = reader;
  if (!followsNoun(reader, i)) return false;
  const isRead =
    (FRIENDS.test(item.text) && focus.pairThings()) ||
    (CHARACTER.test(item.text) && (focus.personify() || isLivingBefore(reader)));
  if (!isRead) return false;
  account.draw(item);
  phrase.close();
  return true;
}

/** "a plumber cartoon character": one person. */
function isLivingBefore(reader: ReaderState): boolean {
  const { focus } = reader;
  return focus.lastAdded !== null && focus.isAnimate(focus.lastAdded);
}

function followsNoun(reader: ReaderState, i: number): boolean {
  const { sentence } = reader;
  const isDescribed = /^(best|cartoon|anime|comic|game)$/.test(sentence[i - 1]?.text ?? '');
  return has(sentence[isDescribed ? i - 2 : i - 1], 'noun');
}

/** "two cups of coffee": the number passes on to the coffee. */
export function passOnPortion(reader: ReaderState, item: Item, i: number): boolean {
  const { sentence, phrase } = reader;
  if (!sentenceAt.isPortion(sentence, i)) return false;
  if (item.isPlural) phrase.modifiers.count ??= 3;
  phrase.modifiers.items.push(item);
  return true;
}

/** "a couple", "a fox family": without a noun to count, the number word is the subject. */
export function readCompany(reader: ReaderState, item: Item, i: number): boolean {
  const { sentence, account, phrase } = reader;
  if (reader.counted.has(item)) return true;
  // "cat lovers" names no cat; "pizza and beer lovers" names those two things.
  if (item.text === 'lovers' && followsNoun(reader, i)) {
    readFriends(reader, item, i);
    return true;
  }
  const total = totalBehind(reader, i);
  const isBeforeOf = sentence[i + 1]?.text === 'of' && total === null;
  const next = sentence[i + 1];
  const isNumber = sentenceAt.leadsToNoun(sentence, i + 1) && !isDeed(next) && !isPicture(next);
  if (isBeforeOf || isNumber) return false;
  if (isPortraitOfNamed(reader, i) || countsNounBefore(reader, item, i)) account.draw(item);
  else {
    const named = COMPANIES[item.text] ?? COMPANIES[singular(item.text)];
    if (!named) return false;
    if (areOfAnimal(reader, item, i)) return true;
    const company = total === null ? named : companyOf(named, total);
    if (!phrase.isNegated) addCompany(reader, company, item, i);
    if (total !== null) countTogether(reader, total, sentence[i + 2]);
  }
  phrase.close();
  return true;
}

/** "a family playing cards": they play, and are none of the cards. */
const isDeed = (item: Item | undefined): boolean =>
  (has(item, 'verb') && /^\w+ing\b/.test(item?.text ?? '')) || /^clinking\b/.test(item?.text ?? '');

/** The number is that of all members together. */
function countTogether({ focus }: ReaderState, count: number, number: Item | undefined): void {
  const saidCount = { word: number?.source ?? '', count };
  for (const index of focus.heads) {
    const member = focus.cast.subjects[index];
    if (member) Object.assign(member, { saidCount });
  }
}

/** "a penguin with its parents": two penguins, and no people. */
function areOfAnimal(reader: ReaderState, item: Item, i: number): boolean {
  const { sentence, phrase } = reader;
  const isOwn = /^(?:its|their|his|her)$/.test(sentence[i - 1]?.text ?? '');
  if (item.text !== 'parents' || !isOwn) return false;
  const { count } = phrase.modifiers;
  phrase.modifiers.count = count ?? 2;
  if (readKin(reader, item, i)) return true;
  phrase.modifiers.count = count;
  return false;
}

/** "a fox family", "an avocado couple": the word says how many there are of what is named before. */
function countsNounBefore({ sentence, focus }: ReaderState, item: Item, i: number): boolean {
  if (!has(sentence[i - 1], 'noun')) return false;
  const word = singular(item.text);
  const count = GATHERINGS[word] ?? (word === 'couple' ? 2 : null);
  const animal = focus.lastAdded;
  if (count && animal !== null && focus.isAnimate(animal)) {
    focus.cast.multiply(animal, count);
    return true;
  }
  return word === 'couple' && focus.pairThings();
}

/** Adds the members of a company: a family, a band with its instruments. */
function addCompany(
  reader: ReaderState,
  company: NonNullable<(typeof COMPANIES)[string]>,
  item: Item,
  i: number,
): void {
  const { focus, phrase } = reader;
  const added = company.flatMap(([glyph, count]) =>
    addDescribed(reader, glyph, item, { ...phrase.modifiers, count }),
  );
  if (MUSICIANS.test(item.text)) {
    for (const [at, index] of added.entries()) {
      focus.cast.equip(index, INSTRUMENTS[at % INSTRUMENTS.length] ?? 'guitar');
    }
  }
  joinNouns(focus, added, i, phrase.pending, false);
  claimNoun(reader, item);
}

/** "a family photo" shows a family. */
const isPicture = (item: Item | undefined): boolean =>
  /^(portrait|photo|picture|photograph|pic|drawing|illustration)s?( of)?$/.test(item?.text ?? '');

/** "mom, dad and a dog, family portrait": those who are named are the family. */
function isPortraitOfNamed(reader: ReaderState, i: number): boolean {
  const { sentence, vocabulary } = reader;
  const isPerson = (item: Item): boolean =>
    item !== sentence[i] &&
    (isHuman(senseOf(item, 'noun')?.glyph ?? '', vocabulary) ||
      /^(parents|grandparents|siblings|twins|lovers)$/.test(item.text));
  return (
    sentence[i]?.text === 'family' &&
    isPicture(sentence[i + 1]) &&
    sentence.filter(isPerson).length > 1
  );
}

/** "a family of four": how many they are, where the number stands alone. */
function totalBehind(reader: ReaderState, i: number): number | null {
  const { sentence, account } = reader;
  const number = sentence[i + 2];
  const count = senseOf(number, 'number')?.count ?? 1;
  const isTotal =
    sentence[i + 1]?.text === 'of' &&
    number !== undefined &&
    count > 1 &&
    !sentenceAt.leadsToNoun(sentence, i + 3);
  if (!isTotal) return null;
  reader.counted.add(number);
  account.draw(number);
  return count;
}
