import { createRandom } from '../math/random.ts';
import type { LeadContext, Slot } from './lead.ts';
import { kindsOf, placeOrnament } from './ornament.ts';
import type { Placement } from './placement.ts';

/** Between the middles of neighbors, in units of the shorter side. */
const STEP = 0.115;
/** Large and small ones in turn. */
const SIZES = [0.21, 0.13, 0.17, 0.12] as const;
/** From the edge to the middles, in units of the shorter side. */
const INSET = 0.075;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Points around the picture, in units of the shorter side. */
function pointsAround(width: number, height: number): readonly Spot[] {
  const [wide, tall] = [width - 2 * INSET, height - 2 * INSET];
  const around = 2 * (wide + tall);
  const count = Math.round(around / STEP);
  return Array.from({ length: count }, (_, i) => {
    let at = (i / count) * around;
    if (at < wide) return { x: INSET + at, y: INSET };
    at -= wide;
    if (at < tall) return { x: width - INSET, y: INSET + at };
    at -= tall;
    if (at < wide) return { x: width - INSET - at, y: height - INSET };
    return { x: INSET, y: height - INSET - (at - wide) };
  });
}

/** Things along the edges of the picture, close together and turned in all directions; the middle stays empty. */
export function placeBorder(slots: readonly Slot[], context: LeadContext): Placement[] {
  const { frame, plan } = context;
  const shorter = Math.min(frame.width, frame.height);
  const [width, height] = [frame.width / shorter, frame.height / shorter];
  const kinds = kindsOf(slots);
  const spots = pointsAround(width, height);
  const random = createRandom(plan.prompt.length + spots.length);
  return spots.flatMap((spot, i) => {
    const kind = kinds[i % kinds.length];
    if (!kind) return [];
    const stray = (): number => (random() - 0.5) * 0.035;
    const position = {
      x: (spot.x + stray()) / width,
      y: (spot.y + stray()) / height,
      size: SIZES[i % SIZES.length] ?? 0.15,
    };
    const isUpright = kind.member.subject.person !== null;
    const turn = isUpright ? 0 : (random() - 0.5) * 2.4;
    const placed = placeOrnament(kind, position, { index: i, count: spots.length, turn }, context);
    // Large ones lie on the small ones.
    return placed.map((placement) =>
      Object.assign({}, placement, { order: placement.order + position.size }),
    );
  });
}
