import { isWorn } from './kinds-of-things.ts';
import type { ReaderState } from './reader-state.ts';
import { has, type Item, senseOf } from './sense.ts';
import * as sentenceAt from './sentence.ts';
import type { MotionName, RelationName, SaidRelation } from './spec.ts';
import { placeAtEarlier, putLastInside, takePosition } from './take-positions.ts';

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

/** Boats that no emoji shows. */
const BOATS = /^@(gondola|raft|paperboat|pirateship|sailingship|submarine)$/;

export function readRelation(reader: ReaderState, item: Item, i: number): void {
  const sense = senseOf(item, 'relation');
  if (!sense) return;
  reader.phrase.isNegated = false;
  reader.phrase.dropModifiers();
  const { relation, reversed } = sense;
  if (item.text === 'off') reader.focus.pushOff();
  const following = reader.sentence[i + 1];
  // "with an oven burning behind".
  if (item.text === 'behind' && (!following || following.isBreak)) {
    takePosition(reader.focus, 'behind', item);
    reader.phrase.pending = null;
    return;
  }
  if (relation === 'inside' && !reversed && (!following || following.isBreak)) {
    return putLastInside(reader.focus);
  }
  const isAtEarlier = /^(it|them)$/.test(following?.text ?? '') && !reversed;
  if (isAtEarlier && isPlaceAt(relation) && placeAtEarlier(reader.focus, relation, item)) {
    reader.phrase.pending = null;
    return;
  }
  const { pending } = reader.phrase;
  // "carried by a bear": the verb says it already.
  if (pending?.verb && pending.reversed) return;
  const kept = pending?.verb && [
    ...(KEPT_BEFORE[pending.kind] ?? []),
    ...(OWN_PREPOSITIONS[pending.verb.motion ?? 'idle'] ?? []),
  ];
  // "cycling in a kimono": what is worn is not ridden.
  const noun = reader.sentence.slice(i + 1, i + 5).find((each) => has(each, 'noun'));
  const isInClothes = isWorn(senseOf(noun, 'noun')?.glyph ?? '', reader.vocabulary);
  const keepsVerb = kept?.includes(relation) && !(relation === 'in' && isInClothes);
  // "jugando al fútbol", "playing at the piano".
  const playsAt = pending?.verb?.motion === 'shake' && item.text === 'at';
  const isAtPlace = sentenceAt.leadsToPlace(reader.sentence, i + 1);
  // Over a city there is nothing to stand on.
  if (isAtPlace && relation === 'above') reader.focus.hoverHeads();
  if ((keepsVerb || playsAt) && !isAtPlace) return;
  const kind = sentenceAt.isSetBehind(reader.sentence, i) ? 'beside' : relation;
  reader.phrase.pending = isAtPlace ? null : { kind, reversed, verb: null, item };
}

export function readPosition(reader: ReaderState, item: Item, i: number): void {
  const position = senseOf(item, 'position')?.position;
  // "a leash in its mouth": what no picture shows is not held.
  const isOfNothing =
    /^(hand|mouth)$/.test(position ?? '') && senseOf(reader.sentence[i - 1], 'noun')?.glyph == null;
  // "falling on its back": so it lies, and carries nothing.
  const isPosture = position === 'atop' && has(reader.sentence[i - 1], 'verb');
  if (position && !isOfNothing && !isPosture) takePosition(reader.focus, position, item);
  reader.phrase.pending = null;
}

/** "fishing from a small boat": who does it is in it. */
export function isVesselNext(reader: ReaderState, i: number): boolean {
  const noun = reader.sentence
    .slice(i + 1, i + 6)
    .find((item) => item.isBreak || senseOf(item, 'noun')?.glyph != null);
  const glyph = senseOf(noun, 'noun')?.glyph ?? '';
  return reader.vocabulary.categoryOf(glyph) === 'transport-water' || BOATS.test(glyph);
}

/** "drinking from a cup". */
export function isDrinking(reader: ReaderState): boolean {
  return reader.phrase.pending?.verb?.motion === 'drink';
}
