import { hasHands } from '../language/faces.ts';
import { isSharedByGroup, isSharedShelter } from '../things/nature.ts';
import { closerBy, roomInRow, USUAL_ROOM } from './elbow-room.ts';
import { groundOf } from './frame-measures.ts';
import { type LeadContext, placementsOf, type Slot } from './lead.ts';
import { mountsOf } from './mounts.ts';
import { packRow } from './pack-row.ts';
import { extentOf, type Placement } from './placement.ts';
import { separateRows } from './two-rows.ts';

/** Uneven feet make a row look like a crowd. Fractions of the height. */
const STAGGER = [0, 0.03, -0.012, 0.04, 0.01, 0.026, -0.006, 0.036, 0.014] as const;
/** Room between an actor at the side and the border. */
const ASIDE = 0.72;

/** The part of the width that the leads may use: a building beside them takes its share. */
function rowBounds({
  plan,
  cast,
  backdrops,
  floating,
}: LeadContext): readonly [left: number, right: number] {
  if (plan.landforms.includes('floe')) return [0.12, 0.88];
  const beside = backdrops.filter((b) => !b.airborne && b.x !== 0.5 && !floating);
  if (cast.hero === null || beside.length === 0) return [0.03, 0.97];
  const right = beside.some((b) => b.x > 0.6);
  const left = beside.some((b) => b.x < 0.4);
  if (left && right) return [0.14, 0.86];
  if (right) return [0.03, 0.8];
  if (left) return [0.2, 0.97];
  return [0.03, 0.97];
}

/** Leads on the ground, side by side; a crowd stands in two rows. */
export function placeStanding(slots: readonly Slot[], context: LeadContext): Placement[] {
  const isBehind = rowOf(slots, context);
  const front = slots.filter((slot, i) => !isBehind(slot, i));
  const behind = slots.filter(isBehind);
  return separateRows(
    placeRow(front, context, { first: 0, all: slots.length, distance: 0 }),
    placeRow(behind, context, { first: front.length, all: slots.length, distance: 0.08 }),
    context.frame,
  );
}

const CROWD = 5;
/** As many stand behind the few that the picture is about. */
const MANY = 3;

/** The actors of the second row: those not of the hero's kind, or every other one of a crowd. */
function rowOf(
  slots: readonly Slot[],
  { plan, cast }: LeadContext,
): (slot: Slot, index: number) => boolean {
  const kinds = new Set(slots.map(({ member }) => member.subject.glyph));
  const heroes = slots.filter(({ member }) => member === cast.hero).length;
  const isMany = ({ member }: Slot): boolean =>
    member !== cast.hero && member.subject.person !== null && member.subject.count >= MANY;
  const few = slots.filter((slot) => !isMany(slot)).length;
  const ordered = plan.relations.some(({ kind }) => kind === 'left' || kind === 'right');
  if (
    !plan.isTabletop &&
    kinds.size === 2 &&
    slots.length > 4 &&
    heroes > 0 &&
    heroes <= 3 &&
    !ordered
  ) {
    return ({ member }) => member !== cast.hero;
  }
  // "a turtle and a rabbit racing while the crowd cheers".
  const isBeforeMany =
    !plan.isTabletop && !ordered && heroes > 0 && few <= 4 && slots.length - few >= MANY;
  if (isBeforeMany) return isMany;
  return (_, i) => slots.length > CROWD && i % 2 === 1;
}

/** Plants grow beside a road. */
const isBesideRoads = ({ member: { category, subject } }: Slot): boolean =>
  category.startsWith('plant') || ROADSIDE_TREE.test(subject.glyph);
const ROADSIDE_TREE = /tree$|^@(?:coconutpalm|acacia|baobab|cypress)$/;
/** A tall tree alone is smaller beside a road, which has its room. */
const TALLEST_BESIDE_ROAD = 0.46;
/** The far edge of the road, fraction of the height. */
const VERGE = 0.815;

/** Where plants alone stand that leave the road free: those of the first half to its left. */
function besideRoad(i: number, count: number): number {
  const half = Math.ceil(count / 2);
  const isLeft = i < half;
  const [place, places] = isLeft ? [i, half] : [i - half, count - half];
  const aside = places === 1 ? 0.22 : 0.1 + (0.22 * place) / (places - 1);
  return isLeft ? aside : 1 - aside;
}

interface Row {
  readonly first: number;
  readonly all: number;
  /** How much higher in the picture, fraction of the height. */
  readonly distance: number;
}

function placeRow(slots: readonly Slot[], context: LeadContext, row: Row): Placement[] {
  const { frame, plan, cast, backdrops } = context;
  const shorter = Math.min(frame.width, frame.height);
  const [left, right] = rowBounds(context);
  // Under the tree is where the tree is, and the swell is smoothest in the middle.
  const isBound = frame.water || backdrops.some(({ airborne }) => !airborne);
  const aside = isBound ? 0 : ASIDE * frame.take.aside;
  const length = ((right - left) * frame.width) / shorter;
  const shrink = row.distance > 0 ? 0.86 : 1;
  const isShared = (index: number, holders: number): boolean => {
    const thing = plan.subjects[index];
    if (thing === undefined) return false;
    return isSharedByGroup(thing, holders) || (holders === 2 && isSharedShelter(thing));
  };
  const isDrawnWhole = (index: number): boolean => !hasHands(plan.subjects[index]?.glyph ?? '');
  const isSelfie = cast.leads.some(({ subject }) => subject.motion === 'selfie');
  const pair = cast.leads.filter(({ subject }) => subject.person !== null);
  const isDance =
    slots.length === 2 &&
    pair.length === 2 &&
    (pair.every(({ subject }) => subject.motion === 'dance') ||
      pair.every(({ subject }) => subject.motion === 'sit'));
  const close =
    isSelfie ||
    isDance ||
    plan.relations.some(
      ({ kind, from, to }) =>
        (kind === 'hug' && !isDrawnWhole(from) && !isDrawnWhole(to)) ||
        (/^(hold|under)$/.test(kind) && isShared(to, plan.subjects[from]?.count ?? 1)) ||
        ((kind === 'hold' || (kind === 'under' && isShared(to, 2))) &&
          plan.relations.some((r) => r.kind === kind && r.to === to && r.from !== from)),
    );
  const members = slots.map(({ member }) => member);
  const grown = close ? 1 : closerBy(members, cast);
  const sized = slots.map((slot) => {
    const size = slot.size * shrink * grown;
    const mounts = mountsOf(cast, slot.member, size);
    const room = close ? USUAL_ROOM : roomInRow(slot.member, cast);
    return { size, width: extentOf({ size, mounts }).width * room };
  });
  const loose = row.distance > 0 && slots.length < 5 ? 0.2 : 0.07;
  const still = plan.isTabletop ? -0.02 : loose;
  const gap = close ? -0.14 : slots.length > 3 ? 0.02 : still;
  const packed = packRow(sized, length, gap, aside);
  const ground = groundOf(frame);
  const hasRoad = plan.setting === 'road' || plan.landforms.includes('road');
  const alongRoad = hasRoad && slots.every(isBesideRoads);
  return slots.flatMap((slot, i) => {
    const { centre, factor } = packed[i] ?? { centre: length / 2, factor: 1 };
    const stagger =
      row.all > 1 && !close ? (STAGGER[(i + 2 * frame.take.index) % STAGGER.length] ?? 0) : 0;
    const size = (sized[i]?.size ?? slot.size) * factor;
    const position = {
      x: alongRoad ? besideRoad(i, slots.length) : left + (centre * shorter) / frame.width,
      y: isBesideRoads(slot) && hasRoad ? VERGE : Math.min(0.985, ground + stagger - row.distance),
      size: alongRoad ? Math.min(size, TALLEST_BESIDE_ROAD) : size,
    };
    return placementsOf(slot, position, row.first + i, row.all, context);
  });
}
