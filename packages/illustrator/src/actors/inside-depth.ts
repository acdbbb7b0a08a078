import { isShip } from '../things/nature.ts';
import { brimOf, saddleOf } from '../things/seats.ts';
import type { Actor } from './actor.ts';
import type { Seat } from './seat.ts';

/** How deep puppets and figures are in what they are in; in bed they sit up, so that their hands are seen. */
const PUPPET_DEPTH = 0.42;
const DEPTHS: Readonly<Record<string, number>> = {
  '@tuckbed': 0.26,
  '@sitbed': 0.32,
  bed: 0.2,
  '@carriagewindow': 0.26,
  '@kayak': 0.22,
  '@openboat': 0.11,
  '@opencanoe': 0.14,
  '@gondola': 0.12,
  '@hotairballoon': 0.46,
  speedboat: 0.3,
  '@horsecarriage': 0.2,
  '@jinrikisha': 0.2,
  '@marketstall': 0.2,
};
/** How deep who lies on the back is in the mattress. */
const LYING_DEPTH = 0.1;
const ANIMAL_DEPTHS: Readonly<Record<string, number>> = {
  '@hottub': 0.12,
  'teacup-without-handle': 0.3,
};

/** How deep what has a point is in something solid. */
const STUCK_DEPTH = 0.34;

/** How deep an animal that is drawn whole sits, as a part of its height. */
function depthOf(glyph: string, alone: boolean): number {
  if (isShip(glyph)) return 0.26;
  // A blade in a log.
  if (brimOf(glyph) === null && saddleOf(glyph) > 0) return STUCK_DEPTH;
  // In a car one looks out of the window.
  const usual = (brimOf(glyph) ?? 1) <= 0.2 ? 0.36 : alone ? 0.22 : 0.1;
  return ANIMAL_DEPTHS[glyph] ?? usual;
}

/** Whose far side is drawn above the brim, over who is in it. */
export const WITH_FAR_SIDE = /^(?:@box|@barrel|package|@cauldron)$/;
/** How deep who lies curled up is behind the near side of these, in heights of the body. */
const BELOW_FAR_SIDE = 0.32;

/** The least of a head that is to be seen below its eyes, in heights of the body. */
const BELOW_EYES = 0.16;

/** One lies on these more than in them. */
const FLAT_INSIDE = /^(bed|@hammock|@opencanoe|@openboat|@kayak|@raft|@blanket)$/;
/** How far an actor that lies on these, or curled up in a container, is above the brim. */
const OVER_BRIM = -0.12;

/** How deep an actor is in a container, as a part of its height; less than 0 above the brim. */
export function insideDepthOf(
  { body, placement, puppet, liesInBed }: Actor,
  container: string,
): number {
  if (liesInBed) return LYING_DEPTH;
  if (body.insideDepth !== undefined) {
    // Who lies curled up has the face near the ground, and may be over the brim on what is flat.
    if (body.insideDepth >= 0 || FLAT_INSIDE.test(container)) {
      return Math.min(body.insideDepth, DEPTHS[container] ?? 1);
    }
    return WITH_FAR_SIDE.test(container) ? BELOW_FAR_SIDE : OVER_BRIM;
  }
  if (puppet && container === '@hammock' && placement.motion === 'sleep') return OVER_BRIM;
  if (!puppet) {
    const depth = depthOf(container, placement.seatShift === 0);
    // Of who looks out, the eyes are above the brim.
    return body.eyes ? Math.min(depth, -body.eyes.y / body.height - BELOW_EYES) : depth;
  }
  return DEPTHS[container] ?? PUPPET_DEPTH;
}

/** As wide is a bed for one, in widths of the sleeper, and so much higher its cover is in a wider one. */
const BED = { wide: 2.6, higher: 0.12 } as const;

/** How much higher several small sleepers in a wide bed are, so that they look out over its cover; in pixels. */
export const raisedInBed = ({ body, liesInBed }: Actor, seat: Seat): number =>
  seat.body.glyph === 'bed' && !liesInBed && (body.insideDepth ?? 0) >= 0
    ? BED.higher * Math.max(0, seat.body.width - BED.wide * body.width)
    : 0;
