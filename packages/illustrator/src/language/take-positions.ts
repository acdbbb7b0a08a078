import type { Focus } from './focus.ts';
import { isAttire, isBuilding } from './kinds-of-things.ts';
import type { RelationName } from './relation.ts';
import type { Item, OnBody, Position } from './sense.ts';
import type { Subject } from './subject.ts';
import type { Vocabulary } from './vocabulary.ts';

const ON_BODY: ReadonlySet<Position> = new Set<OnBody>([
  'atop',
  'crown',
  'neck',
  'mouth',
  'nose',
  'hand',
]);

const isOnBody = (position: Position): position is OnBody => ON_BODY.has(position);

/** What it means to be on a part of somebody's body. */
const PLACES_ON_BODY: readonly (readonly [parts: RegExp, relation: RelationName])[] = [
  [/^neck$/, 'neck'],
  [/^(mouth|teeth|jaws?|beak)$/, 'mouth'],
  [/^(nose|snout|muzzle)$/, 'nose'],
  [/^(head|forehead|ears?|horns?|antlers?|face|trunk|hair)$/, 'crown'],
  [/^(hands?|fingers?|fingertip|palm|paws?|arms?|wrist|claws?|wings?)$/, 'hold'],
  [/^(back|shoulders?|shell|lap|belly|tail|hump)$/, 'on'],
];

/** What is said to be on clothes and cups is a picture on them. */
const isPrintedOn = (glyph: string, vocabulary: Vocabulary): boolean =>
  isAttire(glyph, vocabulary) || /^@(?:coffee|mug|balloon|card)$/.test(glyph);

/** "a snow globe with a house inside", "a red car, a couple in sunglasses inside". */
export function putLastInside(focus: Focus): void {
  if (putClauseInside(focus)) return;
  const [head] = focus.heads;
  const inner = focus.lastAdded;
  if (head === undefined || inner === null || head === inner) return;
  focus.cast.unrelate(head, inner, 'hold');
  focus.cast.unrelate(head, inner, 'beside');
  focus.cast.relate(inner, head, 'inside');
}

const HAND_DRAWN_VEHICLES =
  /^@(?:convertible|sportscar|classicsportscar|vintagecar|vintagetruck|horsecarriage|jinrikisha|carriage|hotairballoon|openboat|rowboat|gondola)$/;

/** People whom a later part of the sentence names are in the vehicle that was named before. */
function putClauseInside({ cast, headsOfClause, clauseStart, vocabulary }: Focus): boolean {
  const people = headsOfClause.filter((head) => cast.subjects[head]?.person != null);
  const vehicle = cast.subjects
    .slice(0, clauseStart)
    .findLastIndex(
      ({ glyph }) =>
        HAND_DRAWN_VEHICLES.test(glyph) ||
        vocabulary.categoryOf(glyph)?.startsWith('transport') === true,
    );
  if (people.length === 0 || vehicle < 0) return false;
  for (const each of people) cast.relate(each, vehicle, 'inside');
  return true;
}

/** "on the left", "in its mouth": places what was named last. */
export function takePosition(focus: Focus, position: Position, item: Item): void {
  if (isOnBody(position)) return liftOnto(focus, position, item);
  if (focus.lastAdded === null) return;
  const isDepth = position === 'behind' || position === 'front';
  const placed = isDepth ? placedInDepth(focus, focus.lastAdded) : [focus.lastAdded];
  if (placed.length === 0) return;
  for (const subject of placed) focus.positions.push({ subject, position, item });
  focus.heads = placed;
}

/** "in the background a castle": the position of the next subject. */
export function awaitSubject(focus: Focus, position: 'behind' | 'front', item: Item): void {
  focus.awaitedPosition = { subject: focus.cast.subjects.length, position, item };
}

/**
 * The subjects that are in the background or in front: those that the same clause names. "skyscrapers in the
 * background" says nothing of who was named before, "a waiter with a tray in the background" is said of the waiter, and
 * "a scarecrow and a barn in the distance" of both.
 */
function placedInDepth(focus: Focus, last: number): readonly number[] {
  const { clauseStart, cast, headsOfClause: named } = focus;
  if (clauseStart === 0) return [last];
  if (last < clauseStart) return [];
  const owner = cast.relations.find(
    ({ from, to, kind }) => to === last && from >= clauseStart && /^(?:hold|work)$/.test(kind),
  )?.from;
  if (owner !== undefined) return [owner];
  return named.includes(last) ? named : [last];
}

/**
 * "a table with a cake on it and a cat under it": what was named last is there, not beside it.
 * @returns false where nothing was named that it can be placed at, or the thing would only be printed on it
 */
export function placeAtEarlier(focus: Focus, kind: RelationName, item: Item): boolean {
  const last = focus.lastAdded;
  const beside = focus.cast.relations.find(
    ({ from, to, kind: how }) => to === last && how === 'beside' && !focus.isAnimate(from),
  );
  const owner = beside?.from ?? focus.placedAt;
  if (last === null || owner === null || owner === last) return false;
  if (isPrintedOn(focus.glyphOf(owner), focus.vocabulary)) return false;
  focus.cast.unrelate(owner, last, 'beside');
  focus.cast.relate(last, owner, kind, item);
  focus.placedAt = owner;
  return true;
}

/**
 * "an apple, a knife to the left of it", "a boy with a dog next to him": what was named last is beside what the
 * picture is about.
 * @returns false where nothing else was named
 */
export function placeBesideFirst(focus: Focus, kind: RelationName, item: Item): boolean {
  const last = focus.lastAdded;
  if (last === null || last === 0) return false;
  const isPlaced = focus.cast.relations.some(
    ({ from, to, kind: how }) => from === last || (to === last && !/^(hold|beside)$/.test(how)),
  );
  if (isPlaced || isAttire(focus.glyphOf(last), focus.vocabulary)) return false;
  focus.cast.unrelate(0, last, 'hold');
  focus.cast.unrelate(0, last, 'beside');
  focus.cast.relate(last, 0, kind, item);
  return true;
}

/** The owner of a body part: in "a wizard, an owl sitting on his shoulder" the wizard. */
function bearerOf(
  { heads, lastAdded, cast, clauseStart }: Focus,
  { text }: Item,
): number | undefined {
  const [head] = heads;
  if (head !== lastAdded) return head;
  const isOfPerson = /\b(?:his|her)\b|shoulder$/.test(text);
  // "a dog with a bird sitting on its head", while somebody lies on their own back.
  const isOnTop = /\b(?:head|nose|horns?|antlers?|shell|trunk)$/.test(text);
  const bearer = cast.relations.find(
    ({ to, kind, said }) => to === lastAdded && kind === 'beside' && said?.text === 'with',
  );
  if (!isOfPerson) return isOnTop ? (bearer?.from ?? head) : head;
  const isPerson = ({ person }: Subject): boolean => person !== null;
  const earlier = cast.subjects.slice(0, clauseStart).findLastIndex(isPerson);
  if (earlier >= 0) return earlier;
  // "a wizard with a staff and an owl on his shoulder".
  const other = cast.subjects.slice(0, lastAdded ?? 0).findLastIndex(isPerson);
  return other < 0 ? (bearer?.from ?? head) : other;
}

/** "a turtle with a house on its back": the last one is carried, unless it is worn. */
function liftOnto(focus: Focus, place: OnBody, item: Item): void {
  const carried = focus.lastAdded;
  const head = bearerOf(focus, item);
  if (head === undefined || carried === null || head === carried) return;
  const isAtMouth = place === 'mouth' || place === 'nose';
  if (!isAtMouth && isAttire(focus.glyphOf(carried), focus.vocabulary)) return;
  focus.cast.unrelate(head, carried, 'hold');
  focus.cast.unrelate(head, carried, 'beside');
  const isThing =
    !focus.isAnimate(carried) && !isBuilding(focus.glyphOf(carried), focus.vocabulary);
  const isInHand = isThing || /\b(?:hand|finger)$/.test(item.text);
  if (place === 'hand') focus.cast.relate(head, carried, isInHand ? 'hold' : 'hug', item);
  else if (isAtMouth || place === 'neck' || (place === 'crown' && isThing)) {
    focus.cast.relate(head, carried, place, item);
  } else focus.cast.relate(carried, head, 'on', item);
}

/**
 * "a pretzel around a dog's neck", "a butterfly on a cat's nose": the part says where on its owner it is.
 * @returns whether something was placed on the one named last
 */
export function placeOnPart(focus: Focus, part: string): boolean {
  const owner = focus.lastAdded;
  const relation = PLACES_ON_BODY.find(([parts]) => parts.test(part))?.[1];
  if (owner === null || relation === undefined || !focus.isAnimate(owner)) return false;
  const said = focus.cast.relations.filter(
    ({ to, kind }) => to === owner && /^(on|around|beside|in)$/.test(kind),
  );
  for (const { from, kind } of said) {
    focus.cast.unrelate(from, owner, kind);
    if (relation === 'on') focus.cast.relate(from, owner, 'on');
    else focus.cast.relate(owner, from, relation);
  }
  return said.length > 0;
}
