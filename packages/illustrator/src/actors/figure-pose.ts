import { wave } from '../math/periodic.ts';
import { CARRY_POSES } from './carry-poses.ts';
import { COMPANY_POSES } from './company-poses.ts';
import { DANCE_POSES } from './dance-poses.ts';
import { DEED_POSES } from './deed-poses.ts';
import { breath, type FigurePose, type Posing, SOLE } from './figure-joints.ts';
import { GESTURE_POSES } from './gesture-poses.ts';
import { headGesture } from './head-gestures.ts';
import { HOLDING_POSES } from './holding-poses.ts';
import type { PoseName } from './pose-name.ts';
import { SEATED_POSES } from './seated-poses.ts';
import { SPORT_POSES } from './sport-poses.ts';
import { STOOL_POSES } from './stool-poses.ts';
import { TRAVEL_POSES } from './travel-poses.ts';
import { enlargedPose, type Enlargement, enlargementOf } from './visible-moves.ts';
import { WORK_POSES } from './work-poses.ts';

const standing = (p: number): FigurePose => ({
  hips: [0, breath(p)],
  lean: 0,
  head: 0.03 * wave(p, 1, 0.2),
  headAt: [0, 0],
  leftHand: [-0.245, 1.105 + breath(p)],
  rightHand: [0.245, 1.105 + breath(p)],
  leftFoot: [-0.11, SOLE],
  rightFoot: [0.11, SOLE],
  knees: [-1, 1],
  bentKnees: null,
  reach: 1,
});

/** How each pose differs from standing, by its name. */
const FIGURE_POSES: Readonly<Partial<Record<PoseName, Posing>>> = {
  ...CARRY_POSES,
  ...COMPANY_POSES,
  ...DANCE_POSES,
  ...DEED_POSES,
  ...STOOL_POSES,
  ...GESTURE_POSES,
  ...HOLDING_POSES,
  ...SEATED_POSES,
  ...SPORT_POSES,
  ...TRAVEL_POSES,
  ...WORK_POSES,
};

const plainPoseAt = (name: PoseName, phase: number, variant: number): FigurePose => ({
  ...standing(phase),
  ...FIGURE_POSES[name]?.(phase, variant),
  ...headGesture(name, phase),
});

const ENLARGEMENTS = new Map<string, Enlargement>();

/** Measured once for each pose. */
function enlargement(name: PoseName, variant: number): Enlargement {
  const key = `${name} ${variant}`;
  const known = ENLARGEMENTS.get(key);
  if (known !== undefined) return known;
  const measured = enlargementOf(name, (phase) => plainPoseAt(name, phase, variant));
  ENLARGEMENTS.set(key, measured);
  return measured;
}

/**
 * A pose whose movement is large enough to be seen.
 * @param phase position in the loop; the result is the same at 0 and at 1
 * @param variant which of several ways to do the same
 */
export const figurePoseAt = (name: PoseName, phase: number, variant = 0): FigurePose =>
  enlargedPose(plainPoseAt(name, phase, variant), enlargement(name, variant));
