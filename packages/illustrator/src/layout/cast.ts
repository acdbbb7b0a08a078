import { kinOf } from '../language/kin.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import { isScenery, isSkyBody } from '../language/scenery-things.ts';
import type { Subject } from '../language/subject.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { rideableAs } from '../things/depiction.ts';
import { glassOf } from '../things/glass.ts';
import { naturalSize } from '../things/natural-size.ts';
import { canBeHeld, fitsOnTable, isWorn, livesInTheAir } from '../things/nature.ts';
import {
  brimOf,
  isBoard,
  isFootbridge,
  isForOne,
  isHollow,
  isSmallWorld,
  saddleOf,
} from '../things/seats.ts';
import { isSharedTable } from '../things/shared-table.ts';
import { statureOf } from '../things/stature.ts';
import { mostHeld } from './most-held.ts';
import type { Manner, Placement } from './placement.ts';

export interface CastMember {
  readonly index: number;
  readonly subject: Subject;
  readonly category: string;
  /** Natural size times the size the prompt asks for. */
  readonly bulk: number;
}

/** The role of every subject: a backdrop, a lead, an actor's mount or a thing that an actor holds. */
export interface Cast {
  readonly members: readonly CastMember[];
  readonly hero: CastMember | null;
  readonly leads: readonly CastMember[];
  readonly backdrops: readonly CastMember[];
  /** Seen through the window. */
  readonly outside: readonly CastMember[];
  /** Rider to mount. */
  readonly carriers: Carriers;
  /** The first rider to the others on the same mount: "a panda and a koala on a bench". */
  readonly fellows: ReadonlyMap<number, readonly CastMember[]>;
  /** Holder to held. */
  readonly held: ReadonlyMap<number, readonly CastMember[]>;
}

/** The glyph of one of the plan's subjects, empty when there is no such subject. */
export const glyphOf = ({ members }: Pick<Cast, 'members'>, index: number | undefined): string =>
  members[index ?? -1]?.subject.glyph ?? '';

/** The first placement of a glyph. */
export const firstOfGlyph = (
  placements: readonly Placement[],
  cast: Pick<Cast, 'members'>,
  glyph: string,
): Placement | undefined => placements.find(({ subject }) => glyphOf(cast, subject) === glyph);

/** Whether one of the plan's subjects is a person. */
export const isPersonAt = ({ members }: Pick<Cast, 'members'>, index: number): boolean =>
  members[index]?.subject.person != null;

/** What animals hang below by their hands or feet. */
const HUNG_FROM =
  /^@(?:branch|monkeybars)$|^@vine$|^@?moon|moon$|balloon|chandelier|lamp$|^umbrella$|^cloud|airship|^@bulb|light-bulb|parachute|ceilingfan|^@drone$/;

/** "Strawberries in chocolate" lie in no vessel. */
const areBothFood = (...two: readonly CastMember[]): boolean =>
  two.every(({ category }) => category.startsWith('food-'));

/** Several sit on them side by side. */
const LONG_PERCHES = /^@(fence|shelf|wall|branch|widebench|log|sofa|laundryline|wire|tightrope)$/;

const mostOn = (glyph: string): number =>
  isFootbridge(glyph) ? 5 : isScenery(glyph) ? 1 : LONG_PERCHES.test(glyph) ? 7 : 4;

/** "A castle on its back" is no castle beside it. */
const ON_BACK = /^on (?:its|his|her|the) (?:back|shell|hump)\b|^on .*['’]s (?:back|shell|hump)$/i;

/** How `from` could be on, in or astride `to`; null when it rather stands before it. */
function mannerOf(relation: Relation, from: CastMember, to: CastMember): Manner | null {
  const glyph = rideableAs(to.subject.glyph);
  const contains = brimOf(glyph) !== null || glassOf(glyph) !== null;
  const isIn = contains || (isHollow(glyph, to.category) && !areBothFood(from, to));
  if (from.subject.motion === 'hang' && HUNG_FROM.test(glyph)) {
    return /^(on|under|in|beside)$/.test(relation.kind) ? 'hanging' : null;
  }
  // It stays on the ground while others jump.
  if (glyph === '@trampoline' || glyph === '@slide' || isSharedTable(glyph)) return null;
  // "A castle and a knight on a horse": the knight alone is on it.
  if (isScenery(from.subject.glyph) && /animal|transport/.test(to.category)) {
    return ON_BACK.test(relation.said?.word ?? '') ? 'standing' : null;
  }
  if (glyph === '@blanket') return /^(on|under|in|inside)$/.test(relation.kind) ? 'inside' : null;
  if (to.category === 'plant-flower' && saddleOf(glyph) > 0) {
    return /^(on|in|inside)$/.test(relation.kind) ? 'standing' : null;
  }
  switch (relation.kind) {
    case 'inside':
      if (from.subject.isStuck === true) return 'inside';
      if (isIn) return 'inside';
      // Who bursts out of a cake is on top of it.
      if (glyph.endsWith('cake') && isAnimate(from)) return 'standing';
      return to.category.startsWith('transport') ? 'astride' : null;
    case 'in':
      return isIn ? 'inside' : null;
    case 'across':
      return (/^@(?:rope)?bridge$/.test(glyph) || (glyph === '@rainbow' && isAnimate(from))) &&
        from.subject.count === 1
        ? 'standing'
        : null;
    case 'ride':
      if (isBoard(glyph)) return 'standing';
      return contains && !to.category.startsWith('animal') ? 'inside' : 'astride';
    case 'on':
      if (isSkyBody(glyph)) return null;
      if (glyph === '@rainbow' && !isAnimate(from)) return null;
      // A crowd does not fit on a roof: it stands in front of the house.
      if (from.subject.count > mostOn(glyph)) return null;
      if (isBoard(glyph)) return 'standing';
      if (/^(bathtub|@hottub|ring-buoy)$/.test(glyph)) return 'inside';
      if (to.category === 'transport-water' && contains) return 'inside';
      if (glyph === '@jetski') return 'astride';
      // On the shoulders one sits behind the head.
      if (to.subject.person !== null) return isAnimate(from) ? 'inside' : 'standing';
      if (/animal|transport-ground/.test(to.category)) return 'astride';
      return 'standing';
    default:
      return null;
  }
}

/** An actor that acts by itself: it can hold things and go along with others. */
export const isAnimate = (member: CastMember): boolean =>
  /animal|person|face|monkey|cat-face/.test(member.category) ||
  /robot|snowman|ghost|alien|teddy/.test(member.subject.glyph) ||
  member.subject.hasLimbs === true;

const isSmallAnimal = ({ subject, category }: CastMember): boolean =>
  subject.glyph === 'snake' ||
  (category.startsWith('animal') && statureOf(subject.glyph, category) <= SMALLEST_RIDER);

/** The tallest that sits on a shoulder. */
const SMALLEST_RIDER = 0.7;

const isPerson = ({ subject }: CastMember): boolean => subject.person !== null;

/** They stand on two legs like people. */
const UPRIGHT = /^(robot|alien|skull|ghost|goblin|ogre|@?snowman|teddy-bear)$/;

/** "A parrot on his shoulder": people are no mounts for small animals. */
const perches = ({ kind }: Relation, from: CastMember, to: CastMember): boolean =>
  kind === 'on' &&
  (to.subject.person !== null || UPRIGHT.test(kinOf(to.subject.glyph))) &&
  from.subject.count === 1 &&
  from.category.startsWith('animal') &&
  statureOf(from.subject.glyph, from.category) <= SMALLEST_RIDER;

/** "A basket on her head": people carry things, and sit on no other heads. */
const isCarriedOnHead = ({ kind }: Relation, from: CastMember, to: CastMember): boolean =>
  kind === 'on' &&
  to.subject.person !== null &&
  from.subject.count <= 3 &&
  !from.category.startsWith('person') &&
  canBeHeld(from.subject.glyph, from.category);

/** The tallest that a person holds in both arms. */
const TALLEST_IN_ARMS = 1.06;

/** "A girl hugging a cat", "a boy hugging a teddy bear", "a man carrying a puppy". */
const isHeldInArms = ({ kind }: Relation, from: CastMember, to: CastMember): boolean =>
  kind === 'hug' &&
  from.subject.person !== null &&
  from.subject.count === 1 &&
  to.subject.count === 1 &&
  to.subject.motion === null &&
  (from.subject.motion === null || from.subject.motion === 'idle') &&
  (to.category.startsWith('animal') || to.subject.glyph === 'teddy-bear') &&
  statureOf(to.subject.glyph, to.category) * to.subject.scale ** 0.3 <= TALLEST_IN_ARMS;

/** An animal that is too large for a head sits on the back. */
function asRelated(relation: Relation, members: readonly CastMember[]): Relation {
  const { kind, from, to } = relation;
  const [owner, thing] = [members[from], members[to]];
  if ((kind !== 'crown' && kind !== 'neck') || !owner || !thing) return relation;
  return getsToHave(relation, owner, thing) ? relation : { kind: 'on', from: to, to: from };
}

/** Whether `to` goes into the hands or onto the head of `from`. */
function getsToHave({ kind }: Relation, from: CastMember, to: CastMember): boolean {
  const { glyph, count } = to.subject;
  if (kind === 'mouth' || kind === 'nose') {
    return isAnimate(from) && (canBeHeld(glyph, to.category) || isSmallAnimal(to));
  }
  if (kind === 'costume') return isAnimate(from);
  if (to.subject.heldAs !== undefined) return kind === 'hold';
  // "A cat in a hat", and even the sun may wear glasses.
  if (isWorn(glyph)) return kind === 'hold' || kind === 'in';
  const sheltered = kind === 'under' && glyph === 'umbrella';
  if (kind === 'work') return isAnimate(from) && fitsOnTable(glyph, to.category);
  return (
    (kind === 'hold' || kind === 'crown' || kind === 'neck' || sheltered) &&
    isAnimate(from) &&
    (canBeHeld(glyph, to.category) || (isSmallAnimal(to) && (kind !== 'hold' || isPerson(from)))) &&
    count <= mostHeld(from.subject, to.subject, to.category)
  );
}

const SHAREABLE: ReadonlySet<string> = new Set(['on', 'in', 'inside', 'ride']);

/** What carries a rider, and how. */
export interface Carrier {
  readonly member: CastMember;
  readonly manner: Manner;
}

type Carriers = ReadonlyMap<number, Carrier>;

/** "A fish in a bowl on a table": it is the bowl that stands on the table. */
function bottomOf(member: CastMember, carriers: Carriers): CastMember {
  const carrier = carriers.get(member.index);
  return carrier ? bottomOf(carrier.member, carriers) : member;
}

/** Whether `from` is carried, directly or not, by `to`. */
function reaches(from: CastMember, to: CastMember, carriers: Carriers): boolean {
  const carrier = carriers.get(from.index);
  return carrier ? carrier.member === to || reaches(carrier.member, to, carriers) : false;
}

/** "a haunted house, bats": the house is the picture, and all that is there besides flies around it. */
const isSurrounded = ({ subject: { glyph } }: CastMember, others: readonly CastMember[]): boolean =>
  isScenery(glyph) &&
  !isSkyBody(glyph) &&
  others.length > 0 &&
  others.every(
    ({ subject, category }) =>
      livesInTheAir(subject.glyph, category) &&
      category.startsWith('animal') &&
      subject.motion !== 'sit',
  );

/**
 * @param categoryOf the art pack's category of a glyph, null for props
 */
export function castPlan(plan: ScenePlan, categoryOf: (glyph: string) => string | null): Cast {
  const members = plan.subjects.map((subject, index): CastMember => ({
    index,
    subject,
    category: categoryOf(subject.glyph) ?? 'prop',
    bulk: naturalSize(subject.glyph, categoryOf(subject.glyph) ?? '') * subject.scale,
  }));
  const carriers = new Map<number, Carrier>();
  const held = new Map<number, CastMember[]>();
  const fellows = new Map<number, CastMember[]>();
  const taken = new Set<number>();
  const give = (owner: number, thing: CastMember): void => {
    held.set(owner, [...(held.get(owner) ?? []), thing]);
    taken.add(thing.index);
  };
  for (const said of plan.relations) {
    const relation = asRelated(said, members);
    const from = members[relation.from];
    const to = members[relation.to];
    if (!from || !to || from === to) continue;
    // A hat stays on the head of an actor that carries another.
    if (taken.has(from.index) && !taken.has(to.index) && getsToHave(relation, from, to)) {
      give(from.index, to);
    }
    if (taken.has(from.index)) continue;
    if (isHeldInArms(relation, from, to) && !taken.has(to.index)) {
      give(from.index, to);
      continue;
    }
    if (perches(relation, from, to) || isCarriedOnHead(relation, from, to)) {
      give(to.index, from);
      continue;
    }
    const holder = [...held].find(([, things]) => things.includes(to))?.[0];
    // What is in a basket goes along with it.
    if (
      holder !== undefined &&
      SHAREABLE.has(relation.kind) &&
      canBeHeld(from.subject.glyph, from.category)
    ) {
      give(holder, from);
      continue;
    }
    // Each has a place of its own on the ground of a small world.
    if (isSmallWorld(to.subject.glyph) && relation.kind === 'on') {
      carriers.set(bottomOf(from, carriers).index, { member: to, manner: 'standing' });
      taken.add(to.index);
      continue;
    }
    if (taken.has(to.index)) {
      const first = members.find(({ index }) => carriers.get(index)?.member === to);
      const isShared =
        SHAREABLE.has(relation.kind) ||
        (relation.kind === 'under' && to.subject.glyph === '@blanket');
      if (!first || first === from || !isShared || carriers.has(from.index)) continue;
      // "a bottle and two glasses on a blanket": each glass has a place.
      const each = Array.from({ length: seatsTaken(from) }, () => from);
      fellows.set(first.index, [...(fellows.get(first.index) ?? []), ...each]);
      taken.add(from.index);
      continue;
    }
    const bottom = bottomOf(from, carriers);
    const manner = mannerOf(relation, bottom, to);
    if (getsToHave(relation, from, to)) {
      give(from.index, to);
    } else if (manner && bottom !== to && !reaches(to, bottom, carriers)) {
      carriers.set(bottom.index, { member: to, manner });
      taken.add(to.index);
    }
  }
  const untaken = members.filter((member) => !taken.has(member.index));
  const free = untaken.filter(({ subject }) => subject.isOutside !== true);
  const onStage = free.filter(
    (member) => !isScenery(member.subject.glyph) || carriers.has(member.index),
  );
  const [first] = free;
  if (first && isSurrounded(first, onStage)) onStage.unshift(first);
  const circled = plan.relations.find(({ kind }) => kind === 'around')?.to;
  // What others circle stands in the middle, in whatever order they were named.
  const isCircled = ({ index }: CastMember): boolean => index === circled;
  const hero = onStage.find(isCircled) ?? onStage[0] ?? free.find(isCircled) ?? free[0] ?? null;
  return {
    members,
    hero,
    leads: free.filter((member) => member === hero || onStage.includes(member)),
    backdrops: free.filter((member) => member !== hero && !onStage.includes(member)),
    outside: untaken.filter(({ subject }) => subject.isOutside === true),
    carriers,
    fellows,
    held,
  };
}

/** The most of one kind that sit beside another. */
const MOST_FELLOWS = 4;

const seatsTaken = ({ subject }: CastMember): number =>
  subject.isPiled === true ? 1 : Math.min(MOST_FELLOWS, subject.count);

/** As many as a vase holds. */
const BUNCH = 7;

/** Flowers in a vase stand in a bunch. */
export const isBunch = (cast: Cast, rider: CastMember): boolean =>
  rider.category === 'plant-flower' &&
  /^(@vase|amphora|@jar|@bucket|@flowerpot)$/.test(
    cast.carriers.get(rider.index)?.member.subject.glyph ?? '',
  );

/** How many sit together on one mount: "two cats on a sofa", but each on a surfboard of its own. */
export function ridersTogether(cast: Cast, rider: CastMember): number {
  const carrier = cast.carriers.get(rider.index);
  if (!carrier) return 1;
  const fellows = (cast.fellows.get(rider.index) ?? []).length;
  if (rider.subject.count === 1 || carrier.member.subject.count > 1) return 1 + fellows;
  const { glyph } = carrier.member.subject;
  const count = isBunch(cast, rider) ? Math.min(BUNCH, rider.subject.count) : rider.subject.count;
  return (isForOne(glyph) ? 1 : count) + fellows;
}

export const hasPeople = ({ leads }: Cast): boolean =>
  leads.some(({ subject }) => subject.person !== null);

/** Things on a table beside people: the table is as large as people need it. */
export const isOnTablePeopleHave = (cast: Cast, rider: CastMember): boolean =>
  cast.carriers.get(rider.index)?.member.subject.glyph === '@table' &&
  !isAnimate(rider) &&
  hasPeople(cast);

/** What an actor does, unless the verb belongs to what they hold: "flying a kite". */
export function deedOf(member: CastMember, cast: Cast): MotionName | null {
  const { motion } = member.subject;
  const things = cast.held.get(member.index) ?? [];
  const kite = things.some(
    ({ subject }) => livesInTheAir(subject.glyph, '') || subject.glyph === 'balloon',
  );
  return kite && (motion === 'fly' || motion === 'float') ? null : motion;
}

/** In the air, or in no place of its own. */
export const NO_MAIN_SCENERY =
  /^(cloud|@rainbow|@streetlamp|@fireplace|@bookshelf|christmas-tree|@bamboo)$/;

/** The building or tree that the prompt names first, before those that are there as well: "a castle with birds". */
export const mainSceneryOf = ({ backdrops }: Cast): CastMember | null =>
  backdrops.find(
    ({ index, subject: { glyph, count } }) =>
      index === 0 && count === 1 && !isSkyBody(glyph) && !NO_MAIN_SCENERY.test(glyph),
  ) ?? null;
