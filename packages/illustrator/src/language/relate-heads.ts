import type { Focus } from './focus.ts';
import { foodOf } from './food-of.ts';
import { kinOf } from './kin.ts';
import { canWear, isBuilding, isPerson, isWearable } from './kinds-of-things.ts';
import type { MotionName } from './motion-name.ts';
import type { PendingRelation } from './phrase.ts';
import { fillVessel, putInto, putOnActor, relateObject, topDish } from './place-on-last.ts';
import type { RelationName, SaidRelation } from './relation.ts';
import { has, type Item } from './sense.ts';
import { beginOfClause } from './sentence.ts';
import { splitOne } from './split-subjects.ts';
import type { Verb } from './verbs.ts';

/** Walked on a leash. */
const LED = /^(dog|poodle|dog-face|guide-dog|service-dog)$/;

const MOST_LED = 5;

/** Played with the feet. */
const KICKED = /^soccer-ball$/;

const PIANOS = /^(@grandpiano|musical-keyboard)$/;

const withoutFear = (verb: Verb): Verb =>
  verb.expression === 'scared' ? { ...verb, expression: null } : verb;

/** Done on what one is on. */
const PERCHING: ReadonlySet<MotionName> = new Set<MotionName>([
  'sit',
  'sleep',
  'lie',
  'dance',
  'jump',
]);

/** Relations that are deeds: in "a sign held by a girl" the girl holds the sign. */
const isDeed = (kind: SaidRelation): boolean => kind === 'hold' || kind === 'ride';

/** Settles what new nouns behind a preposition or a verb are to the heads. */
export function relateHeads(
  focus: Focus,
  added: readonly number[],
  pending: PendingRelation,
): void {
  const { kind, verb, item } = pending;
  if (kind === 'between') return placeBetween(focus, added, item);
  if (kind === 'with' && (fillVessel(focus, added) || topDish(focus, added))) return;
  if (verb === null) {
    const isPlaced =
      putOnActor(focus, kind, added) ||
      putInto(focus, kind, added) ||
      relateObject(focus, kind, added);
    if (isPlaced) return;
  }
  for (const other of added) {
    if (playsWith(focus, verb, other)) continue;
    for (const head of headsMeant(focus, pending)) relateHead(focus, head, other, pending);
    if (verb !== null) finishDeed(focus, verb, other, pending.reversed);
  }
  focus.headsAreBusy = true;
}

/**
 * The heads that a place is said of. In "a dancer, candles on the tables" the candles alone are there; of things in a list without
 * "and" the last one is in a vessel: "a croissant, a book, flowers in a vase".
 */
function headsMeant(focus: Focus, { kind, verb, item }: PendingRelation): readonly number[] {
  const { heads, sentence, headsOfClause: last } = focus;
  if (verb !== null || last.length === 0) return heads;
  const at = sentence.indexOf(item);
  const isJoined = sentence
    .slice(beginOfClause(sentence, at), at)
    .some((each) => has(each, 'conjunction'));
  // "a table, a mouse with a spoon": the mouse has it.
  if (kind === 'with' && item.text === 'with' && !isJoined) return last;
  if (last.some((head) => focus.isAnimate(head))) return heads;
  if (/^(?:on|in|inside|under)$/.test(kind) && focus.headsLive) return last;
  return /^(?:in|inside)$/.test(kind) && !isJoined ? last : heads;
}

/** Relates one of the heads to a new noun. */
function relateHead(focus: Focus, head: number, other: number, pending: PendingRelation): void {
  const { kind, reversed, verb, item } = pending;
  const { cast } = focus;
  // "a truck carrying a tree": it is in it.
  if (/^(hold|hug)$/.test(verb?.object ?? '') && isVehicle(focus, head) && !reversed) {
    return cast.relate(other, head, 'inside');
  }
  // "a santa hat on a dog", "a scarf around a snowman".
  if ((kind === 'on' || kind === 'around') && isPutOn(focus, head, other)) {
    return cast.relate(other, head, 'hold');
  }
  const between = kindFor(focus, head, other, pending);
  // A tree is felled, not sliced on a table.
  if (between === 'beside') cast.redo(head, 'chop', 'strike');
  if (reversed) cast.relate(other, head, between, item);
  else cast.relate(head, other, between, item);
  focus.lastRelation = { kind: between, to: other, isObject: verb !== null };
  // "flying a kite": it is the kite that flies.
  if (kind === 'ride' && between === 'hold') cast.stop(head);
}

/** How the head and the other are to each other in the picture. */
function kindFor(
  focus: Focus,
  head: number,
  other: number,
  { kind, reversed, verb, item }: PendingRelation,
): RelationName {
  if (isAtTable(focus, item.text, head, other)) return focus.areSeveralHeads() ? 'behind' : 'work';
  if (perchesOn(focus, kind, head, other)) return 'on';
  // "pouring milk into a bowl": the pourer is not in the bowl.
  const { motion } = focus.cast.subjects[head] ?? {};
  if (item.text === 'into' && verb === null && motion === 'pour') return 'work';
  if (!reversed || (verb === null && !isDeed(kind))) {
    return focus.kindBetween(kindOf(focus, kind, verb, other), head, other);
  }
  // "a kitten held by a girl" is in her arms.
  const isHeldLiving = kind === 'hold' && focus.isAnimate(head);
  return focus.kindBetween(isHeldLiving ? 'hug' : kind, other, head);
}

/**
 * Lets the heads play with a new noun where that looks like nothing else: "playing soccer", "playing the piano".
 * @returns whether they do
 */
function playsWith(focus: Focus, verb: Verb | null, other: number): boolean {
  const { cast } = focus;
  // Of what is knitted, the beginning is to be seen.
  if (verb?.motion === 'knit' && !focus.isAnimate(other)) cast.reshape(other, '@knitting');
  if (verb?.motion !== 'shake') return false;
  if (PIANOS.test(focus.glyphOf(other))) {
    playPiano(focus, other);
    return true;
  }
  if (!KICKED.test(focus.glyphOf(other))) return false;
  for (const head of focus.heads) {
    cast.redo(head, 'shake', 'kick');
    cast.relate(head, other, 'beside');
  }
  return true;
}

/** What the deed changes for those who do it and for its object. */
function finishDeed(focus: Focus, verb: Verb, other: number, reversed: boolean): void {
  shareDeed(focus, verb, other, reversed);
  if (reversed) return;
  if (verb.motion === 'walk') putOnLeash(focus, other);
  if (!verb.toObject) return;
  for (const head of focus.heads) focus.cast.redo(head, verb.motion, verb.toObject);
}

/** "between two candles", "between a candle and a rose": one on each side. */
function placeBetween(focus: Focus, added: readonly number[], item: Item): void {
  const [first] = added;
  if (first === undefined) return;
  const second = added[1] ?? splitOne(focus.cast, first);
  for (const head of focus.heads) {
    focus.cast.relate(head, first, 'right', item);
    if (second !== null) focus.cast.relate(head, second, 'left', item);
  }
  focus.lastRelation = { kind: 'left', to: second ?? first };
  focus.headsAreBusy = true;
}

/** "an astronaut sitting on a donut" is small enough for it. */
function perchesOn(focus: Focus, kind: SaidRelation, head: number, other: number): boolean {
  const category = focus.vocabulary.categoryOf(focus.glyphOf(other)) ?? '';
  const { motion, count } = focus.cast.subjects[head] ?? { motion: null, count: 1 };
  return (
    kind === 'on' && count === 1 && category.startsWith('food-') && PERCHING.has(motion ?? 'idle')
  );
}

function isPutOn(focus: Focus, thing: number, wearer: number): boolean {
  const glyph = focus.glyphOf(wearer);
  return isWearable(focus.glyphOf(thing)) && !isWearable(glyph) && canWear(glyph, focus.vocabulary);
}

/** Guards stand before a gate, and behind what they would not let go. */
function kindOf(focus: Focus, kind: SaidRelation, verb: Verb | null, other: number): SaidRelation {
  // "a man hanging a picture": it is the picture that will hang.
  const [head] = focus.heads;
  const hangsIt = verb?.motion === 'hang' && verb.object === 'on';
  if (hangsIt && head !== undefined && !focus.isAnimate(other)) {
    if (isPerson(focus.glyphOf(head), focus.vocabulary)) {
      focus.cast.stop(head);
      return 'hold';
    }
  }
  const isGuarded = verb !== null && kind === 'behind';
  return isGuarded && isBuilding(focus.glyphOf(other), focus.vocabulary) ? 'front' : kind;
}

function isVehicle(focus: Focus, index: number): boolean {
  return /^transport-(ground|water)/.test(focus.vocabulary.categoryOf(focus.glyphOf(index)) ?? '');
}

/** "at a table": the table stands before the person. */
function isAtTable(focus: Focus, preposition: string, head: number, other: number): boolean {
  return (
    /^(at|behind)$/.test(preposition) && focus.glyphOf(other) === '@table' && focus.isAnimate(head)
  );
}

/** The chased one runs as well; in "chased by a cat" it is the cat that is named last. */
function shareDeed(focus: Focus, verb: Verb, other: number, reversed: boolean): void {
  if (reversed) {
    focus.cast.act(other, verb);
    // The chaser is on the left: all run to the right.
    if (verb.motion === 'run')
      for (const head of focus.heads) focus.cast.relate(other, head, 'left');
  }
  for (const head of reversed ? focus.heads : [other]) {
    // The one that is chased is afraid, and the chaser is not.
    if (verb.isShared && focus.isAnimate(head)) focus.cast.act(head, withoutFear(verb));
  }
  if (verb.motion !== 'feed') return;
  const food = foodOf(focus.glyphOf(reversed ? (focus.heads[0] ?? -1) : other));
  for (const doer of reversed ? [other] : focus.heads) focus.cast.equip(doer, food);
}

/** "walking his dog": dogs are led. */
function putOnLeash(focus: Focus, dog: number): void {
  const { count = 0 } = focus.cast.subjects[dog] ?? {};
  const isLed = count === 1 || (count <= MOST_LED && !focus.areSeveralHeads());
  if (!LED.test(kinOf(focus.glyphOf(dog))) || !isLed) return;
  for (const head of focus.heads) {
    if (isPerson(focus.glyphOf(head), focus.vocabulary)) focus.cast.equip(head, '@leash');
  }
}

/** Its player sits behind the keys. */
function playPiano(focus: Focus, piano: number): void {
  focus.cast.reshape(piano, '@digitalpiano');
  for (const head of focus.heads) {
    focus.cast.redo(head, 'shake', 'type');
    focus.cast.dropTools(head);
    focus.cast.relate(head, piano, 'work');
  }
}
