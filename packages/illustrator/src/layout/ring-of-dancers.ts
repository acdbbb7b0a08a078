import type { MotionName } from '../language/motion-name.ts';
import { clamp } from '../math/periodic.ts';
import { acrossOf, downOf, groundBefore } from './frame-measures.ts';
import type { Changes, Pair } from './pair.ts';
import type { Placement } from './placement.ts';

/** Done on the ground around what is in the middle. */
const ON_GROUND: ReadonlySet<MotionName> = new Set<MotionName>([
  'dance',
  'walk',
  'run',
  'jump',
  'skate',
]);

/** Those who dance or run around what stands on the ground are on the ground as well. */
export const isRingOfDancers = ({ subject, other, otherCount }: Pair): boolean =>
  ON_GROUND.has(subject.motion) && !subject.airborne && !other.airborne && otherCount === 1;

/** Places in a ring in turns of the circle, the first ones at the sides, so that the middle stays free. */
const PLACES = [0.5, 0, 0.68, 0.82, 0.34, 0.16, 0.59, 0.91, 0.43, 0.07] as const;
/** Of the ring, in shares of the shorter side. */
const RADIUS = { across: 0.36, down: 0.07 } as const;
/** How much smaller those at the back are than those in front. */
const FARTHER = 0.12;
const MIDDLE = 50;
const SIZES = { least: 0.24, most: 0.3, growth: 1.25 } as const;
/** The size of what is in the middle, in sizes of those around it; a fire is lower than they are. */
const CENTRE = { fire: 0.95, other: 1.2, most: 0.74 } as const;

const TREES = /tree$|^@oak/;

/** They face each other in a ring; one alone runs around it in the course of a loop. */
export function ringOfDancers(pair: Pair): Changes {
  const { subject, other, otherGlyph, count, frame } = pair;
  const size = clamp(subject.size * SIZES.growth, SIZES.least, SIZES.most);
  const y = groundBefore(frame, -0.01);
  const least = size * (/fire/.test(otherGlyph) ? CENTRE.fire : CENTRE.other);
  const runsAlone = count === 1 && !pair.isPerson && subject.motion !== 'dance';
  return {
    subject: (p) => (runsAlone ? runningRound(size, y, pair) : inRing(p, size, y, pair)),
    other: () => ({
      x: 0.5,
      y,
      size: clamp(other.size, least, Math.max(least, CENTRE.most)),
      order: MIDDLE,
      depth: 1,
    }),
  };
}

function inRing(p: Placement, size: number, y: number, pair: Pair): Partial<Placement> {
  const { frame, otherGlyph } = pair;
  // The crown of a tree would cover the heads of those behind it.
  const isTree = TREES.test(otherGlyph);
  const turn = Math.PI * 2 * (PLACES[(p.subject + p.copy) % PLACES.length] ?? 0);
  const [across, nearer] = [Math.cos(turn), Math.sin(turn)];
  return {
    x: 0.5 + acrossOf(RADIUS.across, frame) * across,
    y: y + downOf(RADIUS.down, frame) * nearer,
    size: size * (1 + FARTHER * nearer),
    facing: across < 0 ? 'right' : 'left',
    order: MIDDLE + (nearer < -0.01 && !isTree ? -1 : 1) + nearer * 0.5,
  };
}

const runningRound = (size: number, y: number, { frame }: Pair): Partial<Placement> => ({
  orbit: {
    x: 0.5,
    y,
    radiusX: acrossOf(RADIUS.across - size * 0.2, frame),
    radiusY: downOf(RADIUS.down, frame),
  },
  size,
  facing: 'left',
  order: MIDDLE,
});
