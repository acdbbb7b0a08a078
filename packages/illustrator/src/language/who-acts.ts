import type { Focus } from './focus.ts';
import type { MotionName } from './motion-name.ts';
import type { RelationName } from './relation.ts';
import { has } from './sense.ts';
import * as sentenceAt from './sentence.ts';
import type { Verb } from './verbs.ts';

/** Relations in which an object does not act by itself. */
const HOLDING: ReadonlySet<RelationName | undefined> = new Set(['ride', 'hold', 'hug', 'on']);

/** Deeds that two subjects do to each other. */
export const EACH_OTHER: ReadonlySet<MotionName | null> = new Set<MotionName>([
  'fight',
  'box',
  'argue',
  'armwrestle',
]);

/**
 * Gives the deed of a verb to the heads, or to what was named last.
 * @returns whether an actor was named before; else the verb may wait for the next one
 */
export function letHeadsAct(focus: Focus, verb: Verb, i: number): boolean {
  // "leaves falling over a bench", "a house in a globe, snow falling": neither bench nor house falls.
  const before = sentenceAt.wordSaidOf(focus.sentence, i);
  const isOfAir = has(before, 'weather') && !has(before, 'noun');
  if (isOfAir && !isCoveredInIt(focus, i)) return false;
  const doers = whoFeels(focus, verb, doersOf(focus, verb, i));
  if (doers.length === 0) {
    if (verb.motion !== null || verb.tools.length > 0 || verb.expression !== null)
      focus.leadingVerb ??= verb;
    return false;
  }
  focus.heads = doers;
  for (const doer of doers) focus.cast.act(doer, verb);
  if (verb.object === 'hug' || EACH_OTHER.has(verb.motion)) focus.embraces.push([verb, doers]);
  focus.headsAreBusy = true;
  focus.lastRelation = null;
  return true;
}

/** "a robe covered in stars reading a book": the stars do not read. */
const isCoveredInIt = ({ sentence }: Focus, i: number): boolean =>
  /^(?:covered|decorated|adorned|filled|embroidered) (?:in|with)$|^full of$/.test(
    sentence[i - 2]?.text ?? '',
  );

/** "a florist with flowers, smiling": the florist smiles, and not the flowers. */
function whoFeels(
  focus: Focus,
  { motion, expression }: Verb,
  doers: readonly number[],
): readonly number[] {
  if (motion !== null || expression === null) return doers;
  if (doers.some((doer) => focus.isAnimate(doer))) return doers;
  const living = focus.cast.subjects.findIndex((_, index) => focus.isAnimate(index));
  return living < 0 ? doers : [living];
}

/** The heads act, unless a living actor was named since: "a castle with a dragon flying". */
function doersOf(focus: Focus, verb: Verb, i: number): readonly number[] {
  const last = focus.lastAdded;
  const before = focus.sentence[i - 1];
  const follows = has(before, 'noun') || has(before, 'filler') || has(before, 'position');
  if (last !== null && has(before, 'noun') && isLastThingAlone(focus, last, i)) return [last];
  if (last === null || focus.heads.includes(last) || !follows) return headsThatCan(focus, verb, i);
  if (!focus.isAnimate(last)) return focus.heads;
  const isHeld = HOLDING.has(focus.lastRelation?.kind);
  const headsMove = focus.heads.some((head) => focus.cast.moves(head));
  const isFree = !isHeld && (headsMove || focus.lastRelation !== null);
  return !focus.headsLive || isFree ? [last] : focus.heads;
}

/** "tacos, a pineapple falling": of two things with a comma between, the second does it. */
function isLastThingAlone(focus: Focus, last: number, i: number): boolean {
  if (!focus.heads.includes(last)) return false;
  const living = focus.livingHeads.filter((head) => head !== last);
  // "a cat, a dog dancing": those of a kind do it together.
  const isOther = living.every((head) => focus.isPerson(head) !== focus.isPerson(last));
  if (living.length > 0 && !(isOther && beginsWithArticle(focus, i))) return false;
  const isList = focus.sentence.slice(0, i).filter(({ isBreak }) => isBreak).length > 1;
  return !isList && isAfterCommaAlone(focus, i);
}

/** "a watchmaker, a cat sleeping": behind the last comma somebody else is named. */
function beginsWithArticle(focus: Focus, i: number): boolean {
  const first = focus.sentence[sentenceAt.beginOfClause(focus.sentence, i)];
  return /^(?:an?|one|the|his|her|its|their)$/.test(first?.text ?? '');
}

/** Between the last comma and here is no "and". */
function isAfterCommaAlone(focus: Focus, i: number): boolean {
  const before = focus.sentence.slice(0, i);
  const at = before.findLastIndex(({ isBreak }) => isBreak);
  return at > 0 && !before.slice(at).some((each) => has(each, 'conjunction'));
}

/** "a lamp, books and a cat sleeping", "lanterns, a couple dancing": things do not, where somebody does. */
function headsThatCan(focus: Focus, { motion }: Verb, i: number): readonly number[] {
  const isOfLiving =
    /^(sleep|sit|lie|eat|drink)$/.test(motion ?? '') || isAfterCommaAlone(focus, i);
  return isOfLiving && focus.headsLive ? focus.livingHeads : focus.heads;
}
