import { wordCountOf } from '../language/both-languages.ts';
import { isIndoors } from '../language/indoors.ts';
import { hasFaceOnBody } from '../language/painted-feelings.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { isLongBarrier } from '../things/barriers.ts';
import { isAfloat, placeAfloat } from './afloat.ts';
import { isAirborne } from './airborne.ts';
import { applyRelations } from './apply-relations.ts';
import { placeAtEndOfWay } from './at-end-of-way.ts';
import { gatherAtTables } from './at-table.ts';
import { seatAudience } from './audience.ts';
import { isBelowFlyers, placeBackdrops } from './backdrops.ts';
import {
  type Cast,
  type CastMember,
  castPlan,
  glyphOf,
  isAnimate,
  ridersTogether,
} from './cast.ts';
import { faultsOf } from './check-layout.ts';
import { composeAround } from './compose-around.ts';
import { arrangeDeeds } from './deeds-between.ts';
import { isInBackground, placeInBackground, standsInBackground } from './far-away.ts';
import { fillPlainGround } from './fill-plain-ground.ts';
import { fitInFrame } from './fit.ts';
import { placeFloating } from './floating.ts';
import { hangUp } from './hung.ts';
import type { LayoutFrame, LeadContext, Slot } from './lead.ts';
import { leapBetween } from './leaps.ts';
import { bringCrowdNearer, bringLoneFigureNearer } from './lone-figure.ts';
import { sizeBehindGlass } from './mounts.ts';
import { sizeOnHeight } from './on-height.ts';
import { placeOnPaper } from './on-paper.ts';
import { placeOnSheet } from './on-sheet.ts';
import { onSill } from './on-sill.ts';
import { clingToWalls, onWallBoard } from './on-wall.ts';
import { aroundHero, orderLeads } from './order-leads.ts';
import { hangOverHeads } from './over-heads.ts';
import { closePairsOfThings } from './pairs-of-things.ts';
import type { Placement } from './placement.ts';
import { framePortrait } from './portrait.ts';
import { signBesideHouse } from './sign-beside-house.ts';
import { sitTogether } from './sit-together.ts';
import { copiesOf, leadSize } from './sizes.ts';
import { inSkyOfLand } from './sky-bodies.ts';
import { isInSmallWorld, spreadOnGround } from './small-world.ts';
import { placeStanding } from './standing.ts';
import { stopForCrossing } from './stop-for-crossing.ts';
import { placeOutside } from './window-cast.ts';

const SETTINGS_THAT_FLOAT = new Set(['space', 'sky', 'underwater', 'flatlay']);
/** Each try is smaller by this. */
const SMALLER = 0.86;
const TRIES = 4;
/** What stands below the large words of a banner is smaller. */
const BENEATH_HEADLINE = 0.84;

/**
 * Decides the places of all actors, and tries again with smaller ones until each is to be seen where
 * the prompt wants it. Pure: the same plan and frame give the same places.
 * @param categoryOf the art pack's category of a glyph, null for props
 */
export function layOut(
  plan: ScenePlan,
  frame: LayoutFrame,
  categoryOf: (glyph: string) => string | null,
): readonly Placement[] {
  const cast = castPlan(plan, categoryOf);
  if (plan.dividedSheet !== undefined) return placeOnSheet(plan.dividedSheet, plan, cast, frame);
  let best: readonly Placement[] = [];
  let fewest = Infinity;
  for (let attempt = 0; attempt < TRIES && fewest > 0; attempt++) {
    const placements = arrange(plan, cast, frame, SMALLER ** attempt);
    const faults = faultsOf(placements, plan.relations, cast, frame);
    if (faults < fewest) {
      best = placements;
      fewest = faults;
    }
  }
  const isOfKind = ({ subject }: Placement, kind: RegExp): boolean =>
    kind.test(cast.members[subject]?.category ?? '');
  const placed = facingTheirWay(best, plan).map((each) => placeAtEndOfWay(each, plan));
  const isPerson = (placement: Placement): boolean => isOfKind(placement, /^person/);
  const nearer = bringLoneFigureNearer(bringCrowdNearer(placed, plan, isPerson), plan, {
    isPerson,
    isAnimal: (placement) => isOfKind(placement, /^animal/),
  });
  const filling = fillPlainGround(hangOverHeads(nearer, plan, frame), plan, frame);
  return framePortrait(filling, plan, frame, {
    isPerson,
    hasFace: (placement) =>
      isOfKind(placement, /^(?:person|animal)/) && !hasFaceOnBody(glyphOf(cast, placement.subject)),
  });
}

/** Who crosses the picture looks where they go. */
const facingTheirWay = (
  placements: readonly Placement[],
  { subjects }: ScenePlan,
): readonly Placement[] =>
  placements.map((placement) => {
    const facing = placement.role === 'back' ? undefined : subjects[placement.subject]?.crosses;
    return facing === undefined ? placement : { ...placement, facing };
  });

/** @param scale of all actors */
function arrange(
  plan: ScenePlan,
  cast: Cast,
  frame: LayoutFrame,
  scale: number,
): readonly Placement[] {
  const floating = frame.ground === null || SETTINGS_THAT_FLOAT.has(plan.setting);
  const backdrops = placeBackdrops(cast, plan, frame, floating);
  // From above everything lies on one surface, trees as well.
  const leads = plan.setting === 'flatlay' ? [...cast.leads, ...cast.backdrops] : cast.leads;
  const inRow = slotsOf(leads, plan, cast, frame, { floating, scale });
  const slots = isStillLife(leads, plan) ? aroundHero(inRow, cast.hero) : inRow;
  const context: LeadContext = { plan, cast, frame, floating, backdrops };
  const onPaper = placeOnPaper(slots, context);
  if (onPaper !== null) return onPaper;
  const afloat = slots.filter((slot) => isAfloat(slot, context));
  const ashore = slots.filter((slot) => !afloat.includes(slot));
  const far = ashore.filter((slot) => standsInBackground(slot, context));
  const standing = placeStanding(
    ashore.filter((slot) => !slot.airborne && !far.includes(slot)),
    context,
  );
  const flying = placeFloating(
    ashore.filter((slot) => slot.airborne),
    standing,
    context,
  );
  const aloft = floating ? flying : inSkyOfLand(flying, cast, plan.relations, frame);
  const placed = signBesideHouse([...backdrops, ...standing, ...aloft], plan);
  const inWorld = placed.filter((placement) => isInSmallWorld(placement, cast));
  const others = placed.filter((placement) => !inWorld.includes(placement));
  const related = applyRelations(others, plan.relations, cast, frame);
  const stopped = stopForCrossing(related, plan, frame);
  const leaping = leapBetween(stopped, plan.relations, cast, frame);
  const atTables = gatherAtTables(leaping, plan.relations, cast, frame);
  const paired = closePairsOfThings(atTables, cast, frame);
  const seated = sitTogether(paired, cast, frame);
  const near = [
    ...composeAround(
      arrangeDeeds(seated, plan.relations, cast, frame, plan.prompt),
      plan,
      cast,
      frame,
    ),
    ...spreadOnGround(inWorld, cast, plan),
  ].map((placement) => settled(placement, plan, frame));
  const watched = seatAudience(near, cast);
  const hung = floating
    ? watched
    : clingToWalls(hangUp(watched, cast, plan, frame), cast, plan, frame);
  return [
    ...hung,
    ...placeInBackground(far, near, context),
    ...placeAfloat(afloat, near, context),
    ...placeOutside(cast, frame, near),
  ];
}

/** Things on a table or before a plain background, whose order the prompt leaves open. */
const isStillLife = (leads: readonly CastMember[], plan: ScenePlan): boolean =>
  (plan.isTabletop || plan.setting === 'abstract') &&
  !plan.relations.some(({ kind }) => kind === 'left' || kind === 'right') &&
  leads.every(({ subject }) => subject.person === null);

/** The copies of the leads from left to right, with their sizes. */
function slotsOf(
  leads: readonly CastMember[],
  plan: ScenePlan,
  cast: Cast,
  frame: LayoutFrame,
  { floating, scale }: { readonly floating: boolean; readonly scale: number },
): readonly Slot[] {
  const sizeContext = {
    aspect: Math.max(frame.width, frame.height) / Math.min(frame.width, frame.height),
    captioned: plan.caption !== null,
    bare: plan.setting === 'abstract',
    near: plan.isTabletop,
    embraced: plan.relations.some(({ kind }) => kind === 'hug'),
  };
  const surroundings = {
    floating,
    isUnderwater: plan.setting === 'underwater',
    indoors: isIndoors(plan.setting),
    relations: plan.relations,
  };
  // Leads in the background take no room from those that are near.
  const near = {
    ...cast,
    leads: cast.leads.filter(({ index }) => !isInBackground(index, plan.relations, cast)),
  };
  const closeness =
    scale * (plan.format === 'banner' ? BENEATH_HEADLINE : 1) * frame.take.closeness;
  return orderLeads(leads, plan.relations, (index) => riderOf(cast, index)).flatMap(
    (member): Slot[] => {
      const among = near.leads.includes(member) ? near : cast;
      const size =
        closeness * leadSize(member, among, sizeContext) * emphasisOf(member, plan, cast);
      // In the air above the others it would be behind the headline.
      const isOnBanner = plan.format === 'banner' && !isAnimate(member);
      const airborne = !isOnBanner && isAirborne(member, cast, surroundings);
      const fellows = cast.fellows.get(member.index)?.length ?? 0;
      const together = ridersTogether(cast, member);
      const shared = sizeBehindGlass(cast, member, together > 1 ? size * 0.82 : size);
      const isOne = together - fellows > 1 || member.subject.isPiled === true;
      return Array.from({ length: isOne ? 1 : copiesOf(member) }, (_, copy) => ({
        member,
        copy,
        together,
        size: shared,
        airborne,
      }));
    },
  );
}

/** Words of a prompt that describes a scene around its main figure. */
const LONG = 18;
/** How much smaller the other things of such a scene are. */
const BESIDES_HERO = 0.82;

/** How much smaller something is than its kind usually is. */
function emphasisOf(member: CastMember, plan: ScenePlan, cast: Cast): number {
  return sizeOnHeight(member, plan, cast) * besidesHero(member, plan, cast);
}

/** In a long prompt things that have nothing to do with a living hero do not crowd it. */
function besidesHero(member: CastMember, { prompt, relations }: ScenePlan, { hero }: Cast): number {
  if (hero === null || !isAnimate(hero) || isAnimate(member)) return 1;
  if (wordCountOf(prompt) < LONG) return 1;
  const isRelated = relations.some(
    ({ from, to }) =>
      (from === hero.index && to === member.index) || (to === hero.index && from === member.index),
  );
  return isRelated ? 1 : BESIDES_HERO;
}

/** In the frame, unless it is as wide as the picture or swings on a vine. */
function settled(placement: Placement, plan: ScenePlan, frame: LayoutFrame): Placement {
  const placed = onWallBoard(onSill(leaveRoomForBreath(placement), plan, frame), plan);
  if (isOnVine(placed, plan)) return swung(placed);
  return isAsWideAsPicture(placed, plan) || isBelowFlyers(placed)
    ? placed
    : fitInFrame(placed, plan, frame, roomAboveHead(placed, plan));
}

/** Ropes, barriers and some land go through the whole picture, whatever their height is. */
const isAsWideAsPicture = ({ subject }: Placement, { subjects }: ScenePlan): boolean => {
  const glyph = subjects[subject]?.glyph ?? '';
  return /^@(?:rope|wholeiceberg|forkedroad)$/.test(glyph) || isLongBarrier(glyph);
};

const isOnVine = ({ mounts: [mount] }: Placement, { subjects }: ScenePlan): boolean =>
  mount !== undefined && subjects[mount.subject]?.glyph === '@vine';

/** The vine comes from above the picture and is at its way through the air. */
const swung = (placement: Placement): Placement => ({
  ...placement,
  x: 0.5,
  y: 0.38,
  turn: placement.facing === 'left' ? 0.24 : -0.24,
});

/** How far from the side it breathes to, so that the flame is in the picture. */
const BREATH = 0.64;

const leaveRoomForBreath = (placement: Placement): Placement =>
  placement.motion !== 'breathe' || placement.role === 'back'
    ? placement
    : {
        ...placement,
        x:
          placement.facing === 'left'
            ? Math.max(placement.x, BREATH)
            : Math.min(placement.x, 1 - BREATH),
      };

/** What reaches above the head of an animal that wears it, in sizes of the animal. */
const HAT_HEIGHTS: Readonly<Record<string, number>> = {
  crown: 0.22,
  'top-hat': 0.26,
  '@witchhat': 0.42,
};

/** How high balloons on strings are above the head of their holder, in sizes of the holder. */
const BALLOONS_ABOVE = { one: 0.35, several: 0.98 } as const;

/** What is held or worn above the head, in sizes of the actor. */
function roomAboveHead(placement: Placement, { subjects, relations }: ScenePlan): number {
  const { subject, role, held } = placement;
  const balloons = held
    .map((index) => subjects[index])
    .find((each) => each?.glyph === 'balloon' || each?.heldAs === 'tether');
  if (balloons !== undefined)
    return balloons.count > 1 ? BALLOONS_ABOVE.several : BALLOONS_ABOVE.one;
  if (role !== 'hero' || subjects[subject]?.person !== null) return 0;
  const heights = relations.flatMap(({ from, to, kind }) =>
    from === subject && kind === 'hold' ? (HAT_HEIGHTS[subjects[to]?.glyph ?? ''] ?? []) : [],
  );
  return Math.max(0, ...heights);
}

/** Who is on or in a thing stands where the thing does. */
function riderOf(cast: Cast, index: number): number {
  const rider = [...cast.carriers].find(([, { member }]) => member.index === index);
  return rider ? riderOf(cast, rider[0]) : index;
}
