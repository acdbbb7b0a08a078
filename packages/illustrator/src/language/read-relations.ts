import { isContainer, isWorn } from './kinds-of-things.ts';
import type { MotionName } from './motion-name.ts';
import type { ReaderState } from './reader-state.ts';
import type { RelationName, SaidRelation } from './relation.ts';
import { has, type Item, senseOf } from './sense.ts';
import * as sentenceAt from './sentence.ts';
import {
  awaitSubject,
  placeAtEarlier,
  placeBesideFirst,
  putLastInside,
  takePosition,
} from './take-positions.ts';

/** "riding on a bicycle" is still riding it, "typing on a laptop" is no standing on it. */
const KEPT_BEFORE: Readonly<Partial<Record<SaidRelation, readonly SaidRelation[]>>> = {
  ride: ['on', 'in', 'inside'],
  work: ['on', 'in', 'with', 'beside', 'inside'],
  hold: ['with'],
  hug: ['with'],
};

/** Prepositions that belong to a verb: "singing into a microphone", "blowing on a dandelion". */
const OWN_PREPOSITIONS: Readonly<Partial<Record<MotionName, readonly SaidRelation[]>>> = {
  sing: ['inside', 'in', 'on', 'front', 'with'],
  blow: ['on', 'inside', 'beside'],
  hang: ['on', 'in'],
  fall: ['on', 'inside', 'in', 'beside', 'across', 'above', 'under'],
  slip: ['on', 'in', 'above'],
  lean: ['on', 'front', 'beside'],
  breathe: ['on', 'beside', 'front'],
};

/** Said with "it", of what was named before. */
const isPlaceAt = (relation: SaidRelation): relation is RelationName =>
  /^(on|inside|in|under)$/.test(relation);
const isPlaceBeside = (relation: SaidRelation): relation is RelationName =>
  /^(left|right|beside|above)$/.test(relation);

/** "next to him", but not "next to her bed". */
function isSaidOfEarlier(sentence: sentenceAt.Sentence, i: number): boolean {
  const behind = sentence[i + 2];
  const isEnd = behind === undefined || behind.isBreak || has(behind, 'conjunction');
  return isEnd && /^(it|them|him|her)$/.test(sentence[i + 1]?.text ?? '');
}

const SILL = /^window ?sills?$|^window ledge$/;

/** "on the windowsill", with nothing but an article before it. */
function leadsToSill(sentence: sentenceAt.Sentence, from: number): boolean {
  const at = has(sentence[from], 'determiner') ? from + 1 : from;
  return SILL.test(sentence[at]?.text ?? '');
}

/** Boats that no emoji shows. */
const BOATS = /^@(gondola|raft|paperboat|pirateship|sailingship|submarine)$/;

/** Behind a verb they name no object of it. */
const OBLIQUE = new Set(['from', 'to', 'for', 'off', 'out', 'via', 'during', 'like']);

/** Reads a preposition, which waits for its noun unless the verb before it says more. */
export function readRelation(reader: ReaderState, item: Item, i: number): void {
  const sense = senseOf(item, 'relation');
  if (!sense) return;
  const { sentence, focus, phrase } = reader;
  phrase.isNegated = false;
  phrase.dropModifiers();
  const { relation, reversed } = sense;
  if (item.text === 'off') focus.pushOff();
  if (placesTheLast(reader, item, i)) return;
  // "a chef cooking, flames on the stove": the chef is not on the stove.
  if (isSaidOfAir(reader, i)) {
    focus.headsAreBusy = true;
    phrase.pending = null;
    return;
  }
  // "carried by a bear": the verb says it already.
  if (phrase.pending?.verb && phrase.pending.reversed) return;
  const isAtPlace = sentenceAt.leadsToPlace(sentence, i + 1);
  // Over a city there is nothing to stand on.
  if (isAtPlace && relation === 'above') focus.hoverHeads();
  // "as tall as a skyscraper" among skyscrapers.
  if (isAtPlace && (relation === 'larger' || relation === 'equal') && !reversed) growHeads(focus);
  if (isAtPlace && leadsToSill(sentence, i + 1)) putClauseOnSill(focus);
  if (!isAtPlace && belongsToVerb(reader, relation, item, i)) return;
  const isSetBehind = sentenceAt.isSetBehind(sentence, i) && !isWithOneBehind(reader, i);
  const kind = isSetBehind ? 'beside' : relation;
  phrase.pending = isAtPlace ? null : { kind, reversed, verb: null, item };
}

/** What is as large as a place is a giant in it. */
function growHeads({ cast, heads }: ReaderState['focus']): void {
  for (const head of heads) cast.change(head, { scale: GIANT });
}
const GIANT = 1.8;

/** "…, a waiter with a tray in the background": the waiter is there, and has the tray. */
function isWithOneBehind({ sentence, focus }: ReaderState, i: number): boolean {
  const owner = sentence.slice(sentenceAt.beginOfClause(sentence, i), i);
  return (
    focus.clauseStart > 0 &&
    has(owner.at(-1), 'noun') &&
    !owner.some((item) => has(item, 'verb') || has(item, 'relation'))
  );
}

/** Whether a part of the sentence without a subject says where it snows, burns or glitters. */
function isSaidOfAir({ sentence, focus }: ReaderState, i: number): boolean {
  const before = sentence[i - 1];
  const clause = sentence.slice(sentenceAt.beginOfClause(sentence, i), i);
  return (
    focus.clauseStart > 0 &&
    focus.clauseStart === focus.cast.subjects.length &&
    has(before, 'weather') &&
    !has(before, 'noun') &&
    !/^(?:in|under|through) /.test(before?.text ?? '') &&
    !clause.some((item) => has(item, 'verb'))
  );
}

/** "a girl reading, a cat on the windowsill": the cat is behind the girl, who is in the room. */
function putClauseOnSill({ cast, clauseStart, headsOfClause }: ReaderState['focus']): void {
  if (clauseStart === 0) return;
  for (const head of headsOfClause) cast.change(head, { isOnSill: true });
}

/** "an hourglass with a city inside slowly turning to sand": no noun follows. */
function isInsideOfHead({ focus, vocabulary }: ReaderState, item: Item, following: Item): boolean {
  const [head] = focus.heads;
  const vessel = focus.cast.subjects[head ?? -1]?.glyph ?? '';
  const goesOn =
    has(following, 'verb') || has(following, 'relation') || following.text.endsWith('ly');
  return item.text === 'inside' && goesOn && isContainer(vessel, vocabulary);
}

/** Prepositions without a noun of their own: "with an oven burning behind", "a table with a cake on it". */
function placesTheLast(reader: ReaderState, item: Item, i: number): boolean {
  const { focus, phrase } = reader;
  const sense = senseOf(item, 'relation');
  if (!sense) return false;
  const { relation, reversed } = sense;
  const following = reader.sentence[i + 1];
  const isLast = !following || following.isBreak;
  const isInside = relation === 'inside' && !reversed;
  if (isInside && (isLast || isInsideOfHead(reader, item, following))) {
    putLastInside(focus);
    return true;
  }
  const isAtEarlier = /^(it|them)$/.test(following?.text ?? '') && !reversed;
  if (isLast && item.text === 'behind') takePosition(focus, 'behind', item);
  else if (isPlaceBeside(relation) && !reversed && isSaidOfEarlier(reader.sentence, i)) {
    if (!placeBesideFirst(focus, relation, item)) return false;
  } else if (!isAtEarlier || !isPlaceAt(relation) || !placeAtEarlier(focus, relation, item)) {
    return false;
  }
  phrase.pending = null;
  return true;
}

/** "riding on a bicycle", "playing at the piano": it is still the verb that says how they are to each other. */
function belongsToVerb(
  { sentence, phrase, vocabulary }: ReaderState,
  relation: SaidRelation,
  item: Item,
  i: number,
): boolean {
  const { pending } = phrase;
  if (!pending?.verb) return false;
  // "jugando al fútbol".
  if (pending.verb.motion === 'shake' && item.text === 'at') return true;
  const kept = [
    ...(KEPT_BEFORE[pending.kind] ?? []),
    ...(OWN_PREPOSITIONS[pending.verb.motion ?? 'idle'] ?? []),
  ];
  // "cycling in a kimono": what is worn is not ridden.
  const noun = sentence.slice(i + 1, i + 5).find((each) => has(each, 'noun'));
  if (isPlaceOfSinger(pending.verb.motion, relation, noun)) return false;
  const isInClothes = isWorn(senseOf(noun, 'noun')?.glyph ?? '', vocabulary);
  return kept.includes(relation) && !(relation === 'in' && isInClothes);
}

/** "singing on a branch", "singing in a bathtub": only into a microphone does somebody sing. */
const isPlaceOfSinger = (
  motion: MotionName | null,
  relation: SaidRelation,
  noun: Item | undefined,
): boolean =>
  motion === 'sing' &&
  /^(?:on|in|inside)$/.test(relation) &&
  !/microphone/.test(senseOf(noun, 'noun')?.glyph ?? 'microphone');

/** "…, an owl sitting on his shoulder": the owl is no person, so that the shoulder is another's. */
const isOnAnother = ({ sentence, focus }: ReaderState, { text }: Item, i: number): boolean =>
  /^(?:on|atop) (?:(?:his|her) |its shoulders?$)/.test(text) &&
  senseOf(sentence[i - 1], 'verb')?.verb.motion !== 'fall' &&
  focus.heads.every((head) => head >= focus.clauseStart && !focus.isPerson(head));

/** "…, in the background a castle": the position begins its part of the sentence, and a thing follows. */
const isSaidBefore = (sentence: sentenceAt.Sentence, i: number): boolean =>
  (i === 0 || sentence[i - 1]?.isBreak === true || has(sentence[i - 1], 'conjunction')) &&
  sentenceAt.leadsToNoun(sentence, sentence[i + 1]?.isBreak === true ? i + 2 : i + 1);

/** Reads "on the left", "on its back", "in its mouth". */
export function readPosition(reader: ReaderState, item: Item, i: number): void {
  const position = senseOf(item, 'position')?.position;
  // "a leash in its mouth": what no picture shows is not held.
  const isOther = isOnAnother(reader, item, i);
  const isOfNothing =
    /^(hand|mouth)$/.test(position ?? '') &&
    senseOf(reader.sentence[i - 1], 'noun')?.glyph == null &&
    !isOther;
  // "falling on its back": so it lies, and carries nothing.
  const isPosture = position === 'atop' && has(reader.sentence[i - 1], 'verb') && !isOther;
  const isDepth = position === 'behind' || position === 'front';
  if (isDepth && isSaidBefore(reader.sentence, i)) awaitSubject(reader.focus, position, item);
  else if (position && !isOfNothing && !isPosture) takePosition(reader.focus, position, item);
  reader.phrase.pending = null;
}

/** "fishing from a small boat": the fisher is in the boat. */
function isVesselNext(reader: ReaderState, i: number): boolean {
  const noun = reader.sentence
    .slice(i + 1, i + 6)
    .find((item) => item.isBreak || senseOf(item, 'noun')?.glyph != null);
  const glyph = senseOf(noun, 'noun')?.glyph ?? '';
  return reader.vocabulary.categoryOf(glyph) === 'transport-water' || BOATS.test(glyph);
}

/** "drinking from a cup". */
function isDrinking(reader: ReaderState): boolean {
  return reader.phrase.pending?.verb?.motion === 'drink';
}

/** Reads small words without a sense of their own, some of which are prepositions: "fishing from a boat". */
export function readFiller(reader: ReaderState, item: Item, i: number): void {
  const { sentence, focus, phrase } = reader;
  if (sentenceAt.isFilledVessel(sentence, i - 1)) {
    phrase.pending = { kind: 'with', reversed: false, verb: null, item };
  }
  if (item.text === 'from' && isVesselNext(reader, i) && focus.heads.length > 0) {
    phrase.pending = { kind: 'inside', reversed: false, verb: null, item };
    return;
  }
  if (isDrinking(reader) && sentenceAt.leadsToPlace(sentence, i + 1)) focus.drinkFromGround();
  // "launching from the moon": the moon is not what is launched.
  if (OBLIQUE.has(item.text) && phrase.pending?.verb && !isDrinking(reader)) {
    phrase.pending = { kind: 'beside', reversed: false, verb: null, item };
  }
}
