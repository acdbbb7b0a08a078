import { leaveOut, noteAbsent } from './absent-things.ts';
import { addReactor } from './add-reactor.ts';
import { readAddressee } from './addressed-people.ts';
import { dressEachOne } from './costumes-of-some.ts';
import { PILED_WORDS } from './piled-words.ts';
import { readAtmosphere, readCrop } from './read-atmosphere.ts';
import { readColour } from './read-colours.ts';
import { passOnPortion, readCompany, readFriends } from './read-companies.ts';
import { readExpression, readLook } from './read-looks.ts';
import { readNoun } from './read-nouns.ts';
import { readPartOfThing } from './read-parts.ts';
import { readFiller, readPosition, readRelation } from './read-relations.ts';
import { readVerb } from './read-verbs.ts';
import { ReaderState } from './reader-state.ts';
import type { Determiner } from './same-subject.ts';
import { has, type Item, type SenseKind, senseOf } from './sense.ts';
import * as sentenceAt from './sentence.ts';
import { settleFocus } from './settle-focus.ts';
import { accountForDeeds } from './shown-deeds.ts';
import { nounBehind } from './surface-patterns.ts';
import { isLong } from './unseen-words.ts';
import { mainKind } from './word-choice.ts';
import { countsThings, readArtwork, readGiant, readMyself } from './words-used-as-nouns.ts';

const PLACE_IN_ROW = /^(?:left|right|middle|first|last|second|third)$/;

/** Reads one word or phrase: as what only its place in the sentence tells, or by the kind of its sense. */
function readItem(reader: ReaderState, i: number): void {
  const item = reader.sentence[i];
  if (!item) return;
  if (item.isBreak) {
    if (!sentenceAt.singlesOut(reader.sentence, i + 1)) reader.focus.regroup();
    reader.focus.beginClause();
    return reader.phrase.close();
  }
  if (/^(?:he|she)$/.test(item.text)) reader.focus.returnToPerson();
  if (item.text === 'except' && reader.deeds.length > 0) return readException(reader, item);
  if (sentenceAt.singlesOut(reader.sentence, i) && readSingledOut(reader, item, i)) return;
  if (readAddressee(reader, item, i)) return reader.phrase.close();
  if (readCrop(reader, item, i) || readLook(reader, item, i) || readArtwork(reader, item, i))
    return;
  if (readExpression(reader, item, i) || readMyself(reader, item, i)) return;
  if (isRole(reader, item, i) || isPartOfPatient(reader, item, i)) return reader.account.draw(item);
  if (isToolOfBody(reader, item, i)) return reader.account.reject(item);
  if (readPartOfThing(reader, item, i)) return;
  if (item.senses.length === 0 || has(item, 'undrawable')) return readUnknown(reader, item, i);
  const kind = mainKind(reader.sentence, i, {
    phraseIsOpen: reader.phrase.isOpen,
    hasHeads: reader.focus.heads.length > 0,
    expectsObject: reader.phrase.pending?.verb != null,
  });
  readAtmosphere(reader, item, i, kind);
  readAs(reader, kind, item, i);
}

/** "everyone asleep except a girl": she does not do it, and that she is the only one is not to be seen. */
function readException(reader: ReaderState, item: Item): void {
  reader.focus.forgetVerb();
  reader.account.reject(item);
  reader.phrase.close();
}

/** "one of them wearing a crown", "one black and one white". */
function readSingledOut(reader: ReaderState, item: Item, i: number): boolean {
  const of = reader.sentence[i + 1]?.text === 'of' ? 2 : 0;
  const [next, afterNext] = reader.sentence.slice(i + 1 + of);
  const isOfColour = has(next, 'colour') || has(afterNext, 'colour');
  if (!reader.focus.singleOut(has(next, 'verb'), isOfColour)) return false;
  reader.account.draw(item);
  // "the middle one": which of them it is, is not settled.
  const before = reader.sentence[i - 1];
  if (before && PLACE_IN_ROW.test(before.text)) reader.account.reject(before);
  reader.phrase.close();
  return true;
}

/** "as anime characters": the people who were named, without others. */
function isRole(reader: ReaderState, { text }: Item, i: number): boolean {
  const before = reader.sentence.slice(Math.max(0, i - 4), i);
  const start = before.findLastIndex((each) => each.text === 'as');
  return (
    /^characters?$/.test(text) &&
    start >= 0 &&
    reader.focus.heads.length > 0 &&
    !before.slice(start).some((each) => each.isBreak || has(each, 'verb'))
  );
}

/** "a bandage on a puppy's paw": the paw is the puppy's own. */
function isPartOfPatient(reader: ReaderState, { text }: Item, i: number): boolean {
  const { lastAdded } = reader.focus;
  const isOwned = has(reader.sentence[i - 1], 'noun') && lastAdded !== null;
  return (
    isOwned &&
    /^(paws?|legs?|teeth|tooth|knee|arm|tail|hand)$/.test(text) &&
    reader.focus.isTreated(lastAdded)
  );
}

/** "a bear catching a fish with its mouth": no second mouth is there. */
const isToolOfBody = ({ sentence, focus }: ReaderState, { text }: Item, i: number): boolean =>
  /^(?:mouth|lips|tongue|teeth|foot|feet|paws?|claws?|hands?|nose)$/.test(text) &&
  /^(?:its|his|her|their)$/.test(sentence[i - 1]?.text ?? '') &&
  sentence[i - 2]?.text === 'with' &&
  focus.headsLive;

function readAs(reader: ReaderState, kind: SenseKind, item: Item, i: number): void {
  switch (kind) {
    case 'noun':
      return readNamed(reader, item, i);
    case 'verb':
      return readVerb(reader, item, i);
    case 'colour':
      return readColour(reader, item, i);
    case 'number':
    case 'gathering':
      return readNumber(reader, item, i);
    case 'size':
      return readSize(reader, item, i);
    case 'relation':
      return readRelation(reader, item, i);
    case 'position':
      return readPosition(reader, item, i);
    case 'arrangement':
      if (reader.focus.isSeveral() && !PILED_WORDS.includes(item.text)) reader.account.draw(item);
      return;
    case 'setting':
    case 'crop':
    case 'time':
    case 'weather':
    case 'style':
      return readPlace(reader, item, i);
    case 'festival':
      return readFestival(reader, item);
    case 'shot':
      return readShot(reader, item);
    case 'determiner':
      reader.phrase.modifiers.determiner = determinerOf(item.text);
      return reader.phrase.open();
    case 'adjective':
      return reader.phrase.open();
    case 'negation':
      reader.phrase.isNegated = true;
      return;
    case 'conjunction':
      // "dancing while guests watch": the guests do not dance.
      if (/^(while|whilst|when|as|where|until)$/.test(item.text)) reader.phrase.pending = null;
      reader.phrase.isNegated = sentenceAt.continuesNegation(reader.sentence, i);
      return;
    case 'undrawable':
    case 'material':
    case 'filler':
      return readFiller(reader, item, i);
  }
}

function determinerOf(word: string): Determiner {
  if (word === 'another') return 'another';
  return /^(his|her|their|its|my|your|our)$/.test(word) ? 'owned' : 'definite';
}

/** "no palm trees": the thing is absent, unless the prompt also asks for it. */
function readNamed(reader: ReaderState, item: Item, i: number): void {
  if (reader.phrase.isNegated) noteAbsent(reader, item, i);
  readNoun(reader, item, i);
  const eater = reader.focus.lastAdded;
  if (reader.eaten !== null && eater !== null && eater !== reader.eaten) {
    reader.cast.relate(eater, reader.eaten, 'hold');
    reader.eaten = null;
  }
}

function readUnknown(reader: ReaderState, item: Item, i: number): void {
  if (passOnPortion(reader, item, i) || readFriends(reader, item, i)) return;
  if (reader.phrase.isNegated) leaveOut(reader, item, i);
  const { pending } = reader.phrase;
  if (!isBeforeDescribedNoun(reader, i)) reader.phrase.close();
  // "with a pipe and a hat": the hat is with him, too.
  if (pending?.kind === 'with' && has(reader.sentence[i + 1], 'conjunction')) {
    reader.phrase.pending = pending;
  }
  // "a squirrel who found an acorn": it has it, and what follows is said of the squirrel.
  const isSaidOfHead = sentenceAt.isLinked(reader.sentence, i);
  if (isSaidOfHead && sentenceAt.leadsToNoun(reader.sentence, i + 1)) {
    reader.phrase.pending ??= { kind: 'with', reversed: false, verb: null, item };
  }
}

/** "three identical red doors": an unknown word between a number and its noun. */
function isBeforeDescribedNoun({ sentence }: ReaderState, i: number): boolean {
  const next = sentence[i + 1];
  if (has(next, 'noun')) return true;
  const isDescribed = has(next, 'colour') || has(next, 'size');
  return isDescribed && sentenceAt.leadsToNoun(sentence, i + 1);
}

function readPlace(reader: ReaderState, item: Item, i: number): void {
  if (countsThings(reader, item, i)) return;
  if (reader.phrase.isNegated) noteAbsent(reader, item, i);
  reader.phrase.isNegated = false;
  if (sentenceAt.leadsToNoun(reader.sentence, i + 1)) return;
  if (has(reader.sentence[i + 1], 'setting')) return;
  const isAdjective = /(y|ed)$/.test(item.text) && !has(item, 'setting');
  if (!isAdjective || reader.phrase.isOpen) reader.phrase.close();
}

function readNumber(reader: ReaderState, item: Item, i: number): void {
  if (readCompany(reader, item, i)) return;
  // "a new collection handbag" is one.
  const isGathering = has(item, 'gathering') && !has(item, 'number');
  if (isGathering && reader.sentence[i + 1]?.text !== 'of') return reader.phrase.open();
  const count = senseOf(item, 'number')?.count ?? senseOf(item, 'gathering')?.count ?? 1;
  if (item.text === 'a' || item.text === 'an') {
    reader.phrase.modifiers.determiner ??= 'indefinite';
    return reader.phrase.open();
  }
  if (count > 1 || reader.phrase.modifiers.count === null) reader.phrase.modifiers.count = count;
  reader.phrase.open(item);
}

function readSize(reader: ReaderState, item: Item, i: number): void {
  if (readGiant(reader, item, i)) return;
  if (isLengthUnseen(reader, item, i)) return reader.phrase.open();
  reader.phrase.modifiers.scale *= senseOf(item, 'size')?.scale ?? 1;
  reader.phrase.open(item);
}

/** "a long road", "a long table": only larger, so that no length is to be seen. */
function isLengthUnseen(reader: ReaderState, { text }: Item, i: number): boolean {
  const glyph = senseOf(nounBehind(reader.sentence, i), 'noun')?.glyph ?? '';
  return text === 'long' && !isLong(glyph);
}

/** "a halloween cat", "merry christmas": the first one that is named. */
function readFestival(reader: ReaderState, item: Item): void {
  const festival = senseOf(item, 'festival')?.festival ?? null;
  if (reader.phrase.isNegated) return;
  reader.festival ??= festival;
  if (reader.festival === festival) reader.account.draw(item);
}

/** "close up of a cat". A second one is dropped. */
function readShot(reader: ReaderState, item: Item): void {
  const shot = senseOf(item, 'shot')?.shot ?? null;
  reader.shot ??= shot;
  // It is seen from farther away, and not from above.
  const isFromAir = /drone|aerial/.test(item.text);
  if (reader.shot === shot) reader.account.draw(item, isFromAir ? 'wide view' : null);
}

/** Reads the items from left to right and gathers the subjects, their descriptions and the place. */
export class Reader extends ReaderState {
  read(): void {
    for (let i = 0; i < this.sentence.length; i++) readItem(this, i);
    addReactor(this);
    dressEachOne(this.focus.cast, this.costumesOfSome);
    for (const item of settleFocus(this.focus)) this.account.reject(item);
    if (this.cast.subjects.length === 0) this.account.drawAll(this.looseColours);
    else accountForDeeds(this);
  }
}
