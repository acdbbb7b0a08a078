import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import { isScenery } from '../language/scenery-things.ts';
import { clamp } from '../math/periodic.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { hangsHeadDown, isFixedToCeiling, isSuspended } from '../things/suspended.ts';
import { type Cast, type CastMember, isAnimate } from './cast.ts';
import { captionBottom } from './fit.ts';
import { acrossOf, downOf } from './frame-measures.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

/** Of animals, these hang by a thread or by their feet without a branch. */
const HANGERS = /^(spider|bat)$/;
const DOWN: ReadonlySet<string> = new Set(['fall', 'drop', 'lie', 'melt']);

/** The bulk of what a cord can hold. */
const LARGEST_HUNG = 1.6;

/** What swings hangs by itself, and does not rock on the ground. */
const SWINGS_ON_CORD =
  /^(?:label|@lantern|red-paper-lantern|bell|light-bulb|@bauble|@pocketwatch|@sign|key)$/;

/** Whether a lead hangs from what is above the picture. */
export function isHung(member: CastMember, { carriers }: Cast): boolean {
  const { index, subject, bulk } = member;
  const { glyph, motion } = subject;
  if (carriers.has(index) || subject.person !== null) return false;
  if (isSuspended(glyph)) return motion === null || !DOWN.has(motion);
  const swings = motion === 'swing' && SWINGS_ON_CORD.test(glyph);
  if ((motion !== 'hang' && !swings) || isScenery(glyph) || bulk > LARGEST_HUNG) return false;
  return HANGERS.test(glyph) || !isAnimate(member);
}

/** How things move on their cords: a mirror ball or a fan that turns, a lamp that swings. */
const KEPT: ReadonlySet<MotionName> = new Set<MotionName>(['revolve', 'sway', 'twirl']);

/** How long the cord is, fractions of the height: of one, and of neighbours. */
const CORD = 0.13;
const CORDS = [0.09, 0.17, 0.12, 0.2, 0.1] as const;
/** The most that hangs over others takes, of the height. */
const ABOVE_OTHERS = 0.4;
const BY_ITSELF = 0.66;
/** As long as a cord is above the head of what hangs head down. */
const NO_CORD = 0.005;

/** What hangs has its place at the top: over the thing that it is said to be above, or spread evenly. */
export function hangUp(
  placements: readonly Placement[],
  cast: Cast,
  { caption, relations }: Pick<ScenePlan, 'caption' | 'relations'>,
  frame: LayoutFrame,
): Placement[] {
  const hangs = ({ subject, role, held }: Placement): boolean => {
    const member = cast.members[subject];
    return role !== 'back' && held.length === 0 && member !== undefined && isHung(member, cast);
  };
  const swings = ({ subject }: Placement): boolean =>
    cast.members[subject]?.subject.motion === 'swing';
  const hung = placements.filter(hangs);
  const isAlone = placements.every((each) => each.role === 'back' || hangs(each));
  const start = caption ? captionBottom(caption) : 0;
  return placements.map((placement) => {
    const place = hung.indexOf(placement);
    if (place < 0) return placement;
    const glyph = cast.members[placement.subject]?.subject.glyph ?? '';
    const cord = isFixedToCeiling(glyph) || hangsHeadDown(glyph) ? NO_CORD : cordOf(place, hung);
    const room = (isAlone ? BY_ITSELF : ABOVE_OTHERS) - cord;
    const size = Math.min(placement.size, room / downOf(1, frame));
    const half = acrossOf(size, frame) / 2;
    const over = isAlone ? undefined : below(placement, placements, relations);
    const spread = (place + 0.5) / hung.length;
    return {
      ...placement,
      x: clamp(hung.length === 1 && over ? over.x : spread, half, 1 - half),
      y: start + cord + downOf(size, frame) / 2,
      size,
      airborne: true,
      hangs: hangsHeadDown(glyph) ? ('head down' as const) : ('on a cord' as const),
      motion: KEPT.has(placement.motion)
        ? placement.motion
        : swings(placement)
          ? ('sway' as const)
          : glyph === 'potted-plant'
            ? ('hang' as const)
            : ('idle' as const),
    };
  });
}

const cordOf = (place: number, hung: readonly Placement[]): number =>
  hung.length === 1 ? CORD : (CORDS[place % CORDS.length] ?? CORD);

/** What it hangs over. */
const below = (
  { subject }: Placement,
  placements: readonly Placement[],
  relations: readonly Relation[],
): Placement | undefined =>
  relations
    .filter(({ kind }) => kind === 'above' || kind === 'under' || kind === 'on')
    .flatMap(({ kind, from, to }) => (from === subject ? to : kind === 'under' ? from : []))
    .flatMap((other) => placements.find((each) => each.subject === other) ?? [])[0];
