import type { Canvas2D } from '../canvas.ts';
import { type FigurePose, HIP, SHOULDER } from './figure-joints.ts';
import type { Point } from './pose-name.ts';

/** Half of the length of an arm and of a leg. In the units of `FigurePose`. */
const ARM = 0.225;
const LEG = 0.227;

/** The middle joint of a limb of two equal parts; straight when the end is out of reach. */
function joint(from: Point, to: Point, part: number, towards: Point): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 0.001;
  // Not the root that equal lengths ask for: it would leap where a limb is almost straight.
  const out = part * 1.12 * Math.max(0, 1 - (length / (2 * part)) ** 2);
  const normal: Point = [-dy / length, dx / length];
  const side = normal[0] * towards[0] + normal[1] * towards[1] >= 0 ? 1 : -1;
  // A limb that is folded up points where it bends to, and rather down than aside.
  const folded = Math.max(0, 1 - length / part);
  const bend: Point = [towards[0] * 0.6, towards[1] * 1.3];
  const size = Math.hypot(bend[0], bend[1]);
  const along = (axis: 0 | 1): number =>
    out * ((1 - folded) * normal[axis] * side + (folded * bend[axis]) / size);
  return [(from[0] + to[0]) / 2 + along(0), (from[1] + to[1]) / 2 + along(1)];
}

/** A hand or foot that is too far away is brought within reach. */
function withinReach(from: Point, to: Point, reach: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length <= reach) return to;
  const t = reach / length;
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

/** The place between two, from the first at 0 to the second at 1. */
export const halfway = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Where a leg begins. */
export const hipOf = (pose: FigurePose, side: -1 | 1): Point => [
  side * (pose.hipsApart ?? HIP.x) + pose.hips[0],
  HIP.y + pose.hips[1],
];

/** Where a foot is that its leg reaches. */
export function reachedFoot(pose: FigurePose, side: -1 | 1): Point {
  const foot = side === -1 ? pose.leftFoot : pose.rightFoot;
  return pose.bentKnees ? foot : withinReach(hipOf(pose, side), foot, LEG * 2);
}

/** Where a knee is: as the pose says, or between hip and foot. */
export function kneeOf(pose: FigurePose, side: -1 | 1): Point {
  const index = side === -1 ? 0 : 1;
  const bent = pose.bentKnees?.[index];
  if (bent) return bent;
  const foot = side === -1 ? pose.leftFoot : pose.rightFoot;
  return joint(hipOf(pose, side), foot, LEG, [pose.knees[index], -0.2]);
}

/** Where an arm begins, in the space of the leaning body. */
export const shoulderOf = (side: -1 | 1): Point => [side * SHOULDER.x, SHOULDER.y];

/** The hand of an arm that is as long as it is, in the space of the leaning body. */
export function reachedHand(pose: FigurePose, side: -1 | 1): Point {
  return withinReach(shoulderOf(side), handOf(pose, side), ARM * pose.reach * 2);
}

/** Where an elbow is, in the space of the leaning body. */
export const elbowOf = (pose: FigurePose, side: -1 | 1): Point =>
  joint(
    shoulderOf(side),
    reachedHand(pose, side),
    ARM * pose.reach,
    pose.elbows ?? [side * 0.8, 0.6],
  );

/** Hands are given where the picture wants them; arms hang from a body that leans and sinks. */
export function handOf(pose: FigurePose, side: -1 | 1): Point {
  const [x, y] = side === -1 ? pose.leftHand : pose.rightHand;
  return [x - pose.hips[0], y - pose.hips[1]];
}

/** Into the space of the body above the hips, which leans. */
export function leanBody(context: Canvas2D, pose: FigurePose): void {
  context.translate(pose.hips[0], pose.hips[1] + HIP.y);
  context.rotate(pose.lean);
  context.translate(0, -HIP.y);
}
