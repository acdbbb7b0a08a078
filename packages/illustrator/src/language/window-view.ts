import { isInterior } from './indoors.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { Sentence } from './sentence.ts';

/** A prompt whose scene is indoors, and what it says of the view from there. */
export interface DividedSentence {
  readonly here: Sentence;
  /** Empty when the prompt says nothing of the view. */
  readonly outside: Sentence;
}

/** From the first to before the last item. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const WINDOW = /\b(?:windows?|portholes?|windshield|windscreen)$/;
/** What is looked through as well. */
const PANE = /^(?:glass|pane|panes|glass roof|glass wall|glass walls)$/;
const THROUGH = /^(behind|through|beyond|past|outside of|out|out of|looking out of)$/;
/** "a tower seen through a window": what stands before it is outside. */
const SEEN = /^(?:seen|viewed|visible|glimpsed|spotted|observed|framed)$/;
const LOOKING = /^(watching|looking at|gazing at|staring at|admiring|observing|seeing)$/;
const LOOKING_OUT = /^(looking|gazing|staring|peering|peeking|gazes|looks|stares)\b/;
/** What they stand in is a room. */
const FURNITURE =
  /^(bed|door|couch-and-lamp|@sofa|@armchair|@fireplace|@bookshelf|@radiator|@kotatsu|@grandpiano|bathtub)$/;

const isJoint = (item: Item | undefined): boolean =>
  item === undefined || item.isBreak || has(item, 'conjunction') || item.text === 'with';

const isWindow = (item: Item | undefined): boolean => WINDOW.test(item?.text ?? '');

/** The end of "the big window", seen from its first word; null when something else is said. */
function endOfWindow(sentence: Sentence, from: number): number | null {
  for (let at = from; at < from + 4 && !isJoint(sentence[at]); at++) {
    if (isWindow(sentence[at]) || PANE.test(sentence[at]?.text ?? '')) return at + 1;
  }
  return null;
}

/** "outside", "outside the window", "through a train window", at this word. */
function markerAt(sentence: Sentence, at: number): Span | null {
  const text = sentence[at]?.text ?? '';
  if (text === 'outside') {
    const to = endOfWindow(sentence, at + 1);
    if (to !== null) return { from: at, to };
    // "outside a bakery" says where somebody is, not what is to be seen from there.
    return isJoint(sentence[at + 1]) ? { from: at, to: at + 1 } : null;
  }
  const to = THROUGH.test(text) || text === 'looking out' ? endOfWindow(sentence, at + 1) : null;
  return to === null ? null : { from: at, to };
}

const startOfClause = (sentence: Sentence, from: number): number => {
  let at = from;
  while (!isJoint(sentence[at - 1])) at--;
  return at;
};

/** Where the words begin that stand before the marker and are said of the view. */
function startOfView(sentence: Sentence, marker: Span): number {
  let at = marker.from;
  while (!isJoint(sentence[at - 1]) && !LOOKING.test(sentence[at - 1]?.text ?? '')) at--;
  const joint = sentence[at - 1];
  if (joint === undefined || joint.isBreak) return at;
  const start = startOfClause(sentence, at - 1);
  const opening = sentence[start - 1];
  // "while people with umbrellas walk by outside".
  if (joint.text === 'with') return /^(while|as)$/.test(opening?.text ?? '') ? start : at;
  // "rain and thunder outside", "…, palm trees and the beach outside".
  const before = sentence.slice(start, at - 1);
  const isListed =
    opening?.isBreak === true && !before.some((item) => has(item, 'verb') || has(item, 'relation'));
  const isAir = before.every((item) => has(item, 'weather'));
  return joint.text === 'and' && (isListed || isAir) ? start : at;
}

function endOfClause(sentence: Sentence, from: number): number {
  let to = from;
  while (!isJoint(sentence[to])) to++;
  return to;
}

const isSight = (item: Item): boolean =>
  !isWindow(item) &&
  (senseOf(item, 'noun')?.glyph != null ||
    has(item, 'setting') ||
    has(item, 'weather') ||
    has(item, 'time'));

const hasSights = (sentence: Sentence, { from, to }: Span): boolean =>
  sentence.slice(from, to).some(isSight);

/** Said behind the window: "looking out of the window at the sea", "a window with a view of hills". */
function sightsBehind(sentence: Sentence, from: number): Span | null {
  let at = from;
  while (
    /^(with|a|the|view|at|onto|overlooking|of|watching|looking at)$/.test(sentence[at]?.text ?? '')
  )
    at++;
  if (at === from) return null;
  const span = { from: at, to: endOfClause(sentence, at) };
  return hasSights(sentence, span) ? span : null;
}

/** "looking out of the window": what stands before it is in the room. */
const isLookedThrough = (sentence: Sentence, { from }: Span): boolean =>
  LOOKING_OUT.test(sentence[from]?.text ?? '') || LOOKING_OUT.test(sentence[from - 1]?.text ?? '');

/** The view that is said at this word, and the words that only introduce it. */
function viewAt(sentence: Sentence, at: number): { view: Span; words: Span } | null {
  const marker = markerAt(sentence, at);
  if (marker !== null && !isLookedThrough(sentence, marker)) {
    const view = { from: startOfView(sentence, marker), to: marker.from };
    if (hasSights(sentence, view)) {
      const isWindowSaid = isWindow(sentence[marker.to - 1]);
      return { view, words: { from: marker.from, to: isWindowSaid ? marker.to - 1 : marker.to } };
    }
  }
  const isSeenFrom = marker !== null || /^(overlooking|view)$/.test(sentence[at]?.text ?? '');
  const isWatchedFrom =
    isWindow(sentence[at]) &&
    /^(watching|looking at|overlooking)$/.test(sentence[at + 1]?.text ?? '');
  if (!isSeenFrom && !isWatchedFrom) return null;
  const start = marker?.to ?? (isWatchedFrom ? at + 1 : at);
  const view = sightsBehind(sentence, start);
  return view && { view, words: { from: start, to: view.from } };
}

/** Whether the words name a room or what stands in one, and no place under the sky. */
function isIndoors(sentence: Sentence): boolean {
  const places = sentence.flatMap((item) => senseOf(item, 'setting')?.setting ?? []);
  if (places.some((place) => place !== 'room' && !isInterior(place))) return false;
  return (
    places.length > 0 ||
    sentence.some((item) => isWindow(item) || FURNITURE.test(senseOf(item, 'noun')?.glyph ?? ''))
  );
}

/**
 * Divides what is outside the window from what is in the room: "a cat on a sofa, snow falling outside",
 * "a student at a desk with the moon outside the window". Out of doors everything is in one place.
 */
export function divideAtWindow(sentence: Sentence): DividedSentence {
  for (let at = 0; at < sentence.length; at++) {
    const found = viewAt(sentence, at);
    if (found === null) continue;
    const { view, words } = found;
    const isIn = (index: number, { from, to }: Span): boolean => index >= from && index < to;
    const here = sentence.filter((_, index) => !isIn(index, view) && !isIn(index, words));
    const isRoomSaid =
      here.some((item) => isSight(item)) || SEEN.test(sentence[view.to - 1]?.text ?? '');
    if (!isRoomSaid || !isIndoors(here)) continue;
    // "through a rainy window": it rains outside.
    const air = sentence.slice(words.from, words.to).filter((item) => has(item, 'weather'));
    return { here, outside: [...sentence.slice(view.from, view.to), ...air] };
  }
  return { here: sentence, outside: [] };
}
