import type { MotionName } from '../language/motion-name.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { Manner, Placement } from '../layout/placement.ts';
import { skinOf } from '../stage/skin.ts';
import type { Stage } from '../stage/stage.ts';
import type { CategoryOf } from '../things/category-of.ts';
import { looksLeft, openedAs, rideableAs } from '../things/depiction.ts';
import { type Glass, glassOf } from '../things/glass.ts';
import { type RideFit, rideFitOf } from '../things/ride-fits.ts';
import { TEXT_SURFACES, type TextSurface } from '../things/text-surfaces.ts';
import type { Body } from './body.ts';
import { lightOf } from './light-of.ts';
import { withMaterial } from './material-body.ts';
import { createPersonBody } from './person-body.ts';
import { BODY_HEIGHT, needsPuppet } from './puppet.ts';
import { createQuadrupedBody } from './quadruped-body.ts';
import { seatHeight } from './seat-height.ts';
import { createSpriteBody } from './sprite-body.ts';
import { subjectColour } from './subject-colour.ts';

/** What an actor sits, stands or rides on or in. */
export interface Seat {
  readonly body: Body;
  readonly manner: Manner;
  /** Height of the seat or the brim above the ground, in pixels. */
  readonly heightPx: number;
  /** The back of an animal, whose head is before it. */
  readonly isBack: boolean;
  /** Somebody who carries the rider on the shoulders. */
  readonly isCarrier?: boolean;
  /** Where one sees what is in it, null for what hides it. */
  readonly glass: Glass | null;
  /** Where a glass bears a text. */
  readonly label: TextSurface['box'] | null;
  /** Where its seat, its handlebar and its pedals are, null for what has none. */
  readonly ride: RideFit | null;
  /** Width of its sprite's box. */
  readonly sizePx: number;
  readonly drawn: boolean;
  /** Mirrored, so that what is at its left is at its right. */
  readonly isTurned: boolean;
}

/** How a mount moves under its rider. */
function mountMotion(category: string, motion: MotionName): MotionName {
  if (motion === 'sit' || motion === 'sleep') return 'idle';
  if (category.startsWith('animal')) return motion === 'fly' ? 'fly' : 'walk';
  return category === 'transport-ground' ? 'drive' : 'idle';
}

/** The seat of somebody who is carried on shoulders, so that both faces are to be seen; in heights of the carrier. */
const SHOULDERS = 0.9;
/** The same of raised hands that hold a load. */
const HANDS = 0.88;

/** Prepares what an actor sits, stands or rides on or in. */
export async function createSeat(
  stage: Stage,
  placement: Placement,
  mount: Placement['mounts'][number],
  categoryOf: CategoryOf,
): Promise<Seat> {
  const subject = stage.plan.subjects[mount.subject];
  const closed = subject?.glyph ?? '@star';
  const glyph = mount.manner === 'inside' ? openedAs(closed) : rideableAs(closed);
  const category = categoryOf(glyph) ?? 'prop';
  const sizePx = mount.size * Math.min(stage.width, stage.height);
  const colour = subjectColour(stage, glyph, subject?.colour ?? null);
  const skin = skinOf(stage.plan, mount.subject, placement.copy, stage.seed);
  const { facing } = placement;
  const isCarrier = category.startsWith('person');
  const rider = stage.plan.subjects[placement.subject];
  const riderCategory = categoryOf(rider?.glyph ?? '') ?? '';
  const isLoad = rider?.person === null && !riderCategory.startsWith('animal');
  const common = { glyph, category, colour, facing };
  const body = isCarrier
    ? await createPersonBody(stage, {
        ...common,
        heightPx: sizePx * BODY_HEIGHT,
        skin,
        pose: isLoad ? 'lift' : 'embrace',
        hands: null,
        held: [],
        expression: null,
        garments: [],
        head: subject?.person?.head,
        seed: stage.seed + mount.subject,
      })
    : mount.manner !== 'inside' && needsPuppet(glyph, category) && !isScenery(glyph)
      ? await createQuadrupedBody(stage, {
          ...common,
          heightPx: sizePx * 0.9,
          gait: 'walk',
        })
      : await createSpriteBody(stage, {
          ...common,
          sizePx,
          skin,
          light: lightOf(stage, glyph, false),
          motion: mountMotion(category, placement.motion),
        });
  const shown = await withMaterial(stage, body, subject);
  const ride = mount.manner === 'astride' ? rideFitOf(glyph, placement.seatShift) : null;
  return {
    body: shown,
    manner: mount.manner,
    heightPx: isCarrier
      ? body.height * (isLoad ? HANDS : SHOULDERS)
      : seatHeight(body, mount.manner, ride),
    isBack: mount.manner === 'standing' && category.startsWith('animal'),
    isCarrier,
    glass: mount.manner === 'inside' ? glassOf(glyph) : null,
    label: subject?.lettering === undefined ? null : (TEXT_SURFACES[glyph]?.box ?? null),
    ride,
    sizePx,
    drawn: mount.drawn,
    isTurned: facing === 'right' && looksLeft(glyph, category),
  };
}

/** Containers too narrow to lie in: an actor that sleeps there sits. */
export const isNarrow = (seat: Seat | null): boolean =>
  seat?.manner === 'inside' &&
  seat.glass === null &&
  /teacup|@coffee|mug|@pot$|pot$|@vase|amphora|@bucket|@jar|sock|boot|shoe|hat$|handbag|@pumpkin|@mailbox|@tuckbed|@sitbed/.test(
    seat.body.glyph,
  );

/** Whether people work sitting on it: with a bench before them, or knitting. */
export const isSeat = (seat: Seat | null): boolean =>
  seat !== null && seat.manner === 'standing' && SEATED_ON.test(seat.body.glyph);
/** People who knit or type on these sit; on a stage or a table they may stand. */
const SEATED_ON =
  /@oneswing|@wheelchair|@trainseat|@patientchair|@examtable|bench|couch|chair|sofa|stump|stool|@swing|^bed$/;
