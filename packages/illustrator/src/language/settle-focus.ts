import { isDrawnWithHands } from './faces.ts';
import type { Focus } from './focus.ts';
import { handOutTools } from './hand-out-tools.ts';
import { pourThings } from './pouring.ts';
import type { Item } from './sense.ts';
import { animateThings, followSuggestions, joinFamily } from './settle-cast.ts';
import { splitWithPlaces } from './split-subjects.ts';
import type { Cast } from './subjects.ts';
import { type Tool, type Verb, VERBS } from './verbs.ts';
import { EACH_OTHER } from './who-acts.ts';

/**
 * Adds what only the whole sentence tells: hugs, sides, suggested motions and tools.
 * @returns the sides of what is alone in the picture, which stays in its middle
 */
export function settleFocus(focus: Focus): readonly Item[] {
  joinCouples(focus);
  for (const [verb, doers] of focus.embraces) embrace(focus, verb, doers);
  const unplaced = placeByPosition(focus);
  joinFamily(focus.cast);
  followSuggestions(focus.cast);
  animateThings(focus.cast);
  pourThings(focus);
  handOutTools(focus.cast, (subject, { relation, glyph }) =>
    canUse(focus, subject, relation, glyph),
  );
  return unplaced;
}

function joinCouples(focus: Focus): void {
  const verb = VERBS.get('holding hands');
  for (const pair of focus.couples) {
    if (!verb || pair.some((each) => focus.cast.moves(each))) continue;
    for (const each of pair) focus.cast.act(each, verb);
    focus.embraces.push([verb, pair]);
  }
}

/** A deer drinks without a cup, and a cake pours nothing. */
function canUse(focus: Focus, subject: number, relation: Tool['relation'], tool: string): boolean {
  if (relation === 'ride' || relation === 'on' || relation === 'above') return true;
  if (tool === '@wall') return true;
  return (
    focus.cast.subjects[subject]?.hasLimbs === true ||
    (focus.isAnimate(subject) &&
      (tool !== 'cup-with-straw' || isDrawnWithHands(focus.glyphOf(subject))))
  );
}

function canAct(focus: Focus, index: number): boolean {
  return focus.isAnimate(index) || focus.cast.giveLimbs(index);
}

/** "a bear and a fox hugging", "two children hugging": each other, when no other actor is named. */
function embrace(focus: Focus, verb: Verb, doers: readonly number[]): void {
  const isSettled = focus.cast.relations.some(
    ({ from, kind }) => doers.includes(from) && (kind === verb.object || kind === 'hold'),
  );
  const [first] = doers;
  if (isSettled || first === undefined || !canAct(focus, first)) return;
  const second = doers[1] ?? splitWithPlaces(focus.cast, first);
  if (second === null || !canAct(focus, second)) return;
  focus.cast.relate(first, second, verb.object ?? (EACH_OTHER.has(verb.motion) ? 'beside' : 'hug'));
}

/**
 * "a cat on the left and a dog on the right", "with a castle in the background".
 * @returns the sides that are kept by no relation
 */
function placeByPosition(focus: Focus): readonly Item[] {
  focus.settleAwaitedPosition();
  const unplaced: Item[] = [];
  const marked = new Set(focus.positions.map(({ subject }) => subject));
  for (const { subject, position, item } of focus.positions) {
    const others = focus.cast.subjects.map((each, i) => i).filter((i) => i !== subject);
    const other = others.find((i) => !marked.has(i)) ?? others[0];
    if (other === undefined && /^(?:left|right)$/.test(position)) unplaced.push(item);
    if (other === undefined || areSideBySide(focus.cast, other, subject)) continue;
    // What is in the background is no longer beside.
    if (position === 'behind' || position === 'front') {
      focus.cast.unrelate(other, subject, 'beside');
    }
    focus.cast.relate(subject, other, position, item);
  }
  return unplaced;
}

/** Whether one was said to be left or right of the other. */
function areSideBySide({ relations }: Cast, from: number, to: number): boolean {
  return relations.some(
    (relation) =>
      relation.from === from && relation.to === to && /^(?:left|right)$/.test(relation.kind),
  );
}
