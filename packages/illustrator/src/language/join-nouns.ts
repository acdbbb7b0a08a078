import type { Focus } from './focus.ts';
import { isContainer } from './kinds-of-things.ts';
import type { PendingRelation } from './phrase.ts';
import { relateHeads } from './relate-heads.ts';
import { has } from './sense.ts';
import * as sentenceAt from './sentence.ts';
import { giveOneEach } from './split-subjects.ts';

/** Vehicles that each of several riders has: "children riding a bicycle". */
const ONE_EACH = /bicycle|scooter|unicycle|tricycle|skateboard|surfboard|snowboard|@skis/;

/** Finds out what a new noun is to the others: an object, a landmark, or a new actor. */
export function joinNouns(
  focus: Focus,
  added: readonly number[],
  i: number,
  pending: PendingRelation | null,
  isVagueMany: boolean,
): void {
  const [first] = added;
  if (first === undefined) return;
  const separator = sentenceAt.separatorBefore(focus.sentence, i);
  if (pending && focus.heads.length > 0) {
    relateHeads(focus, added, pending);
    if (isVagueMany || isForOne(focus, first) || isWornByAll(focus, first, i))
      giveOneEach(focus.cast, focus.heads, first);
  } else if (pending && isSaidOfAir(focus.sentence, pending)) {
    becomeHeads(focus, added, false);
    focus.headsAreBusy = true;
  } else if (pending && pending.kind !== 'with' && !focus.landmark && !focus.leadingVerb) {
    const kind = focus.kindBetween(pending.kind, first, first);
    focus.landmark = { subject: first, kind, item: pending.item };
  } else if (separator === 'conjunction' && continuesRelation(focus, first)) {
    const kind = focus.lastRelation?.kind ?? 'beside';
    for (const to of added) for (const from of focus.heads) focus.cast.relate(from, to, kind);
  } else becomeHeads(focus, added, separator !== 'none' && !focus.headsAreBusy);
  focus.lastAdded = added.at(-1) ?? first;
}

/** "steam rising from the stalls, a cook", "snow falling on a barn, a horse": the horse is not on the barn. */
function isSaidOfAir(sentence: sentenceAt.Sentence, { item }: PendingRelation): boolean {
  const i = sentence.indexOf(item);
  const [air, last] = [sentence[i - 2], sentence[i - 1]];
  return has(last, 'weather') || (has(last, 'verb') && has(air, 'weather'));
}

function becomeHeads(focus: Focus, added: readonly number[], joinsOthers: boolean): void {
  focus.heads = joinsOthers ? [...new Set([...focus.heads, ...added])] : [...added];
  if (!joinsOthers) focus.headsAreBusy = false;
  focus.lastRelation = null;
  for (const head of added) {
    if (focus.leadingVerb) focus.cast.act(head, focus.leadingVerb);
    const landmark = focus.landmark;
    if (landmark) focus.cast.relate(head, landmark.subject, landmark.kind, landmark.item);
  }
  focus.leadingVerb = null;
}

/** "a couple in kimono", where one in "a kimono" would be one of them. */
const isWornByAll = (focus: Focus, thing: number, i: number): boolean =>
  focus.glyphOf(thing) === 'kimono' && !has(focus.sentence[i - 1], 'number');

function isForOne(focus: Focus, thing: number): boolean {
  const isTandem = focus.cast.subjects[thing]?.word.includes('tandem');
  return ONE_EACH.test(focus.glyphOf(thing)) && !isTandem;
}

/** "holding a balloon and a flower" goes on; "holding a balloon and a dog" does not. */
function continuesRelation(focus: Focus, next: number): boolean {
  const last = focus.lastRelation;
  if (last === null || focus.isAnimate(last.to) !== focus.isAnimate(next)) return false;
  // "a pug in a bathtub with bubbles and a rubber duck": it is in no duck.
  return last.kind !== 'inside' || isContainer(focus.glyphOf(next), focus.vocabulary);
}
