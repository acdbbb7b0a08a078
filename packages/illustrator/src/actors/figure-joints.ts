import { clamp, smoothstep, wave } from '../math/periodic.ts';
import type { Point } from './pose-name.ts';

/**
 * The joints of a person, in the units of puppets: crown at y 0, soles at about 1.57. Elbows and knees
 * follow from hands and feet.
 */
export interface FigurePose {
  /** Moves all but the feet. */
  readonly hips: Point;
  /** Radians, to the right. */
  readonly lean: number;
  readonly head: number;
  /** How far the head is moved aside and down, in widths of the head. */
  readonly headAt: Point;
  readonly leftHand: Point;
  readonly rightHand: Point;
  readonly leftFoot: Point;
  readonly rightFoot: Point;
  /** Where the knees point: -1 to the left of the picture, 1 to the right. */
  readonly knees: readonly [left: number, right: number];
  /** Knees that come towards the viewer: of somebody who sits. */
  readonly bentKnees: readonly [left: Point, right: Point] | null;
  /** How far each hip is from the middle; absent: as seen from the front. */
  readonly hipsApart?: number;
  /** Where both elbows point; absent: down and away from the body. */
  readonly elbows?: Point;
  /** How far arms reach, 1 as they are. */
  readonly reach: number;
}

export const SHOULDER = { x: 0.175, y: 0.68 } as const;
export const HIP = { x: 0.095, y: 1.06 } as const;
export const SOLE = 1.535;
/** How a body stands at a phase of the loop; `variant` chooses among several ways. What is left out is as in standing. */
export type Posing = (phase: number, variant: number) => Partial<FigurePose>;

/** What people and puppets stand on. */
export const FLOOR = 1.57;

/** How far a body that breathes has sunk. */
export const breath = (phase: number): number => 0.008 * wave(phase);

/** How far a hand is up that rises, stays there for a while and goes down again, 0 to 1: stills and first frames show it up. */
export const raisedAt = (p: number): number => smoothstep(0, 0.85, (1 + wave(p, 1, 0.23)) / 2);

/** How high a foot is lifted, 0 to 1: only while `height` is above 0, and without a corner there. */
export const lifted = (height: number): number => clamp(height) ** 2;
