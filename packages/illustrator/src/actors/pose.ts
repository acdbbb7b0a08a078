import { clamp, wave } from '../math/periodic.ts';
import { gestureHands } from './gesture-hands.ts';
import { headGesture } from './head-gestures.ts';
import type { Point, PoseName } from './pose-name.ts';

export type { Point, PoseName } from './pose-name.ts';

/**
 * A puppet's joints. The unit is the head's width; y is 0 at the top of the head, about 0.85 at the
 * shoulders and 1.5 at the soles.
 */
export interface Pose {
  readonly bob: number;
  readonly lean: number;
  readonly head: number;
  /** How far the head is moved aside and down. */
  readonly headAt: Point;
  readonly tail: number;
  readonly leftHand: Point;
  readonly rightHand: Point;
  readonly leftFoot: Point;
  readonly rightFoot: Point;
}

const standing = (p: number): Pose => ({
  bob: 0.012 * wave(p),
  lean: 0,
  head: 0.03 * wave(p, 1, 0.2),
  headAt: [0, 0],
  tail: 0.12 * wave(p, 1, 0.1),
  leftHand: [-0.37, 1.16 + 0.01 * wave(p)],
  rightHand: [0.37, 1.16 + 0.01 * wave(p)],
  leftFoot: [-0.15, 1.5],
  rightFoot: [0.15, 1.5],
});

/** The upper half of a wave: a foot leaves the ground and comes back to it without a jerk. */
const lifted = (height: number): number => clamp(height) ** 2;

function stride(p: number, cycles: number, reach: number, lean: number): Partial<Pose> {
  const s = wave(p, cycles);
  const rising = wave(p, cycles, 0.25);
  return {
    bob: -0.0175 * (1 + wave(p, cycles * 2, 0.25)),
    lean,
    head: 0.035 * wave(p, cycles * 2),
    tail: 0.22 * s,
    leftFoot: [-0.13 + reach * s, 1.5 - 0.14 * lifted(rising)],
    rightFoot: [0.13 - reach * s, 1.5 - 0.14 * lifted(-rising)],
    leftHand: [-0.37 - reach * s, 1.1 - 0.12 * lifted(-rising)],
    rightHand: [0.37 - reach * s, 1.1 - 0.12 * lifted(rising)],
  };
}

function drifting(p: number): Partial<Pose> {
  return {
    bob: 0.03 * wave(p),
    lean: 0.1 * wave(p, 1, 0.2),
    head: 0.06 * wave(p, 1, 0.35),
    leftHand: [-0.5, 0.92 + 0.08 * wave(p, 1, 0.1)],
    rightHand: [0.5, 0.84 + 0.08 * wave(p, 1, 0.4)],
    leftFoot: [-0.16 + 0.03 * wave(p, 1, 0.2), 1.46 + 0.02 * wave(p)],
    rightFoot: [0.2 + 0.03 * wave(p, 1, 0.6), 1.4],
  };
}

const treePose = (p: number): Partial<Pose> => ({
  lean: 0.02 * wave(p),
  leftHand: [-0.4, 0.34 + 0.01 * wave(p)],
  rightHand: [0.4, 0.34 + 0.01 * wave(p)],
  leftFoot: [-0.02, 1.5],
  rightFoot: [0.2, 1.3],
});

/** Arms thrown up while the feet are off the ground; in step with the hop of `motion.ts`. */
function leaping(p: number): Partial<Pose> {
  // The arms come a little after the feet.
  const height = (1 - wave(p - 0.05, 2, 0.25)) / 2;
  return {
    leftHand: [-0.42, 1.08 - 0.44 * height],
    rightHand: [0.42, 1.08 - 0.44 * height],
    leftFoot: [-0.15 - 0.04 * height, 1.5 - 0.09 * height],
    rightFoot: [0.15 + 0.04 * height, 1.5 - 0.11 * height],
    tail: 0.3 * wave(p, 2),
    head: 0.04 * wave(p),
  };
}

function dancing(p: number): Partial<Pose> {
  const s = wave(p, 2);
  return {
    bob: -0.025 * (1 + wave(p, 4)),
    lean: 0.09 * s,
    head: -0.12 * s,
    leftHand: [-0.44, 0.86 - 0.28 * s],
    rightHand: [0.44, 0.86 + 0.28 * s],
    leftFoot: [-0.17 - 0.03 * s, 1.5 - 0.09 * lifted(s)],
    rightFoot: [0.17 - 0.03 * s, 1.5 - 0.09 * lifted(-s)],
    tail: 0.3 * s,
  };
}

const seated = (p: number): Partial<Pose> => ({
  bob: 0.08 + 0.008 * wave(p),
  leftFoot: [-0.3, 1.36],
  rightFoot: [0.3, 1.36],
  leftHand: [-0.26, 1.2],
  rightHand: [0.26, 1.2],
});

const balancing = (p: number): Partial<Pose> => ({
  bob: 0.015 * wave(p, 2),
  head: 0.05 * wave(p, 1, 0.3),
  leftHand: [-0.52, 0.96 + 0.07 * wave(p, 1, 0.2)],
  rightHand: [0.52, 0.9 + 0.07 * wave(p, 1, 0.55)],
  leftFoot: [-0.24, 1.46],
  rightFoot: [0.24, 1.46],
});

/** Gliding on one foot, in turns, with the arms held out. */
function skating(p: number): Partial<Pose> {
  const s = wave(p);
  return {
    ...balancing(p),
    lean: 0.08 * s,
    leftFoot: [-0.19, 1.5 - 0.08 * lifted(s)],
    rightFoot: [0.19, 1.5 - 0.08 * lifted(-s)],
  };
}

const POSES: Readonly<Partial<Record<PoseName, (p: number) => Partial<Pose>>>> = {
  dance: dancing,
  skate: skating,
  rollerskate: skating,
  roll: () => ({
    bob: 0.16,
    leftHand: [-0.24, 1.16],
    rightHand: [0.24, 1.16],
    leftFoot: [-0.22, 1.3],
    rightFoot: [0.22, 1.3],
  }),
  wiggle: (p) => ({
    bob: 0.02 + 0.012 * wave(p, 4, 0.25),
    lean: 0.12 * wave(p, 4),
    head: -0.08 * wave(p, 4),
    leftHand: [-0.46, 1 + 0.04 * wave(p, 4)],
    rightHand: [0.46, 1 - 0.04 * wave(p, 4)],
    tail: 0.32 * wave(p, 4, 0.1),
  }),
  walk: (p) => stride(p, 2, 0.07, 0.05),
  // The whole body bounds already; a bob of its own would cancel that in places.
  run: (p) => ({ ...stride(p, 4, 0.13, 0.16), bob: 0 }),
  float: drifting,
  swim: drifting,
  fly: drifting,
  orbit: drifting,
  jump: leaping,
  splash: leaping,
  slide: (p) => ({
    ...seated(p),
    lean: -0.2,
    leftHand: [-0.5, 0.72 + 0.04 * wave(p, 2)],
    rightHand: [0.5, 0.66 + 0.04 * wave(p, 2, 0.3)],
    leftFoot: [0.14, 1.42],
    rightFoot: [0.42, 1.36],
  }),
  bounce: leaping,
  surf: balancing,
  ride: balancing,
  pedal: (p) => ({
    lean: 0.12,
    head: 0.05 * wave(p, 1, 0.3),
    bob: 0.012 * wave(p, 4),
    leftHand: [0.1, 1.06],
    rightHand: [0.42, 1.04],
    leftFoot: [-0.08 + 0.09 * wave(p, 2), 1.42 + 0.08 * wave(p, 2, 0.25)],
    rightFoot: [0.14 - 0.09 * wave(p, 2), 1.42 - 0.08 * wave(p, 2, 0.25)],
  }),
  wave: (p) => ({
    rightHand: [0.5 + 0.11 * wave(p, 3), 0.58 + 0.03 * wave(p, 6, 0.25)],
    lean: 0.025 * wave(p, 3, -0.1),
    head: 0.08 * wave(p),
    bob: 0.01 * wave(p, 2),
  }),
  sit: (p) => ({ ...seated(p), head: 0.03 * wave(p) }),
  drive: (p) => ({ ...seated(p), leftHand: [-0.2, 1.04], rightHand: [0.28, 1.02] }),
  sleep: (p) => ({ ...seated(p), head: 0.16 + 0.03 * wave(p) }),
  onswing: (p) => ({ ...seated(p), leftHand: [-0.5, 0.82], rightHand: [0.5, 0.82] }),
  yoga: treePose,
  treepose: treePose,
  warriorpose: (p) => ({
    leftHand: [-0.6, 0.8 + 0.01 * wave(p)],
    rightHand: [0.6, 0.8 + 0.01 * wave(p)],
    leftFoot: [-0.34, 1.5],
    rightFoot: [0.3, 1.5],
    bob: 0.08,
  }),
  lotuspose: (p) => ({
    ...seated(p),
    leftHand: [-0.35, 1.3],
    rightHand: [0.35, 1.3],
  }),
  seated: (p) => ({ ...seated(p), head: 0.03 * wave(p) }),
  wag: (p) => ({
    tail: 0.2 + 0.75 * wave(p, 3, 0.25),
    lean: 0.05 * wave(p, 4, 0.2),
    head: 0.07 * wave(p, 2),
  }),
  roar: (p) => ({ head: 0.04 * wave(p, 3), lean: 0.04, tail: 0.2 * wave(p, 2) }),
  breathe: (p) => ({ head: 0.03 * wave(p, 2), lean: 0.05 }),
  howl: (p) => ({ head: -0.3 + 0.05 * wave(p, 2), lean: -0.06, tail: 0.2 * wave(p, 2) }),
  push: (p) => stride(p, 2, 0.07, 0.16),
  pull: (p) => stride(p, 2, 0.07, 0.12),
  sing: (p) => ({ lean: 0.05 * wave(p, 2), head: 0.08 * wave(p, 2, 0.2) }),
  feed: (p) => ({ lean: 0.1, head: 0.08 + 0.02 * wave(p) }),
  knock: (p) => ({ lean: 0.14 + 0.03 * wave(p, 2), head: 0.06 }),
  pet: (p) => ({ lean: 0.14, head: 0.1 + 0.02 * wave(p) }),
  fight: (p) => ({
    lean: 0.14 + 0.06 * wave(p, 3),
    leftFoot: [-0.26, 1.5],
    rightFoot: [0.24, 1.5],
  }),
  box: (p) => ({ lean: 0.08 + 0.05 * wave(p, 3), leftFoot: [-0.22, 1.5], rightFoot: [0.2, 1.5] }),
  dunk: () => ({ lean: 0.12, leftFoot: [-0.2, 1.36], rightFoot: [0.16, 1.5] }),
  climb: (p) => ({
    leftFoot: [-0.17, 1.42 - 0.07 * wave(p, 2)],
    rightFoot: [0.17, 1.42 + 0.07 * wave(p, 2)],
  }),
  kneel: seated,
  crouch: (p) => ({
    bob: 0.1 + 0.008 * wave(p),
    lean: 0.3,
    head: 0.14,
    leftHand: [0.16, 1.26],
    rightHand: [0.5, 1.3 + 0.015 * wave(p, 2)],
    leftFoot: [-0.22, 1.5],
    rightFoot: [0.16, 1.5],
  }),
  hang: (p) => ({
    leftHand: [-0.5, 0.2],
    rightHand: [0.5, 0.2],
    leftFoot: [-0.14 + 0.03 * wave(p), 1.48],
    rightFoot: [0.14 + 0.03 * wave(p), 1.46],
  }),
  cling: (p) => ({
    leftHand: [-0.07, -0.1],
    rightHand: [0.07, -0.26],
    leftFoot: [-0.2 + 0.05 * wave(p), 1.4],
    rightFoot: [0.1 + 0.05 * wave(p), 1.46],
    tail: 0.3 * wave(p),
  }),
  flip: (p) => ({
    leftHand: [-0.5, 0.9 + 0.03 * wave(p, 2)],
    rightHand: [0.5, 0.9 + 0.03 * wave(p, 2)],
    leftFoot: [-0.2, 1.4],
    rightFoot: [0.2, 1.38],
  }),
  lie: (p) => ({ ...seated(p), head: 0.1 + 0.03 * wave(p) }),
  fall: (p) => ({
    leftHand: [-0.54, 0.66 + 0.05 * wave(p, 2)],
    rightHand: [0.54, 0.72 + 0.05 * wave(p, 2, 0.4)],
    leftFoot: [-0.27, 1.42 + 0.03 * wave(p, 2, 0.2)],
    rightFoot: [0.27, 1.36 + 0.03 * wave(p, 2, 0.6)],
    tail: 0.3 * wave(p, 2),
    head: 0.05 * wave(p),
  }),
  slip: (p) => ({
    lean: -0.78,
    head: 0.18 + 0.03 * wave(p),
    leftHand: [-0.56, 0.72 + 0.04 * wave(p, 2)],
    rightHand: [0.54, 0.6 + 0.04 * wave(p, 2, 0.4)],
    leftFoot: [0.3, 1.34 + 0.02 * wave(p, 2, 0.3)],
    rightFoot: [0.52, 1.12 + 0.02 * wave(p, 2)],
  }),
  lean: (p) => ({
    lean: 0.24,
    head: -0.1 + 0.02 * wave(p),
    leftHand: [-0.34, 1.12],
    rightHand: [0.5, 0.98],
  }),
  catch: (p) => ({
    lean: 0.1,
    head: -0.06 + 0.02 * wave(p),
    leftFoot: [-0.2, 1.46],
    rightFoot: [0.16, 1.4],
    tail: 0.3 * wave(p, 2),
  }),
  throw: () => ({ lean: 0.1, leftFoot: [-0.22, 1.5], rightFoot: [0.18, 1.5] }),
  armwrestle: (p) => ({
    lean: 0.1 + 0.02 * wave(p, 2),
    head: -0.06,
    leftHand: [-0.22, 1.04],
    rightHand: [0.62, 0.84 + 0.012 * wave(p, 2)],
  }),
  boardgame: (p) => ({ lean: 0.08, head: 0.08 + 0.02 * wave(p) }),
  blow: (p) => ({ lean: 0.06 + 0.04 * wave(p), head: 0.08 + 0.04 * wave(p) }),
  present: (p) => ({
    head: 0.03 * wave(p),
    leftHand: [-0.5, 1.24 + 0.008 * wave(p)],
    rightHand: [0.5, 1.24 + 0.008 * wave(p)],
  }),
  look: (p) => ({
    head: 0.1 + 0.02 * wave(p),
    leftHand: [-0.3, 1.14],
    rightHand: [0.26, 1.06 + 0.01 * wave(p)],
  }),
  bow: (p) => ({ lean: 0.3 + 0.08 * wave(p), head: 0.2 }),
  prostrate: (p) => ({
    bob: 0.12,
    lean: 0.6 + 0.05 * wave(p),
    head: 0.25,
    leftHand: [0.3, 1.24],
    rightHand: [0.6, 1.24],
    leftFoot: [-0.22, 1.5],
    rightFoot: [0.1, 1.5],
  }),
  score: () => ({ rightFoot: [0.46, 1.28], lean: -0.1 }),
  save: () => ({ leftFoot: [-0.16, 1.46], rightFoot: [0.2, 1.4] }),
  kick: (p) => ({ rightFoot: [0.34 + 0.1 * wave(p, 2), 1.34 - 0.06 * wave(p, 2)], lean: -0.1 }),
  hold: (p) => ({
    head: 0.04 * wave(p),
    bob: 0.008 * wave(p, 2),
    leftHand: [-0.18, 1.12],
    rightHand: [0.36, 1.08 + 0.012 * wave(p)],
  }),
  show: (p) => ({
    head: 0.04 * wave(p),
    bob: 0.008 * wave(p, 2),
    leftHand: [-0.36, 1.08 + 0.012 * wave(p, 1, 0.3)],
    rightHand: [0.36, 1.08 + 0.012 * wave(p)],
  }),
  raise: (p) => ({
    head: 0.04 * wave(p),
    bob: 0.01 * wave(p, 2),
    rightHand: [0.46, 0.74 + 0.015 * wave(p)],
  }),
  read: (p) => ({
    head: 0.1 + 0.02 * wave(p),
    leftHand: [-0.16, 1.12 + 0.008 * wave(p)],
    rightHand: [0.16, 1.12 + 0.008 * wave(p)],
  }),
  beat: (p) => ({
    head: 0.06 * wave(p, 2),
    lean: 0.03 * wave(p, 2, 0.25),
    leftHand: [-0.3, 0.93 + 0.13 * wave(p, 4)],
    rightHand: [0.3, 0.93 - 0.13 * wave(p, 4)],
  }),
  play: (p) => ({
    head: 0.07 * wave(p, 2),
    lean: 0.03 * wave(p, 2, 0.25),
    bob: -0.01 * (1 + wave(p, 4)),
    leftHand: [-0.3, 0.98],
    rightHand: [0.1 + 0.05 * wave(p, 4), 1.16 + 0.03 * wave(p, 4, 0.25)],
    leftFoot: [-0.16, 1.5],
    rightFoot: [0.16, 1.5 - 0.02 * (1 + wave(p, 4))],
  }),
  water: (p) => ({
    lean: 0.08 + 0.015 * wave(p),
    head: 0.09 + 0.02 * wave(p),
    leftHand: [0.12, 1.1],
    rightHand: [0.5, 0.98 + 0.015 * wave(p)],
  }),
  carry: (p) => ({ head: -0.06 + 0.02 * wave(p), leftHand: [-0.3, 1.04], rightHand: [0.36, 1.1] }),
  cradle: (p) => ({ head: 0.08 + 0.02 * wave(p), leftHand: [-0.1, 1.12], rightHand: [0.14, 1.08] }),
  onhip: (p) => ({ head: 0.05 + 0.02 * wave(p), leftHand: [-0.3, 1.1], rightHand: [0.34, 1.12] }),
  piggyback: (p) => ({ head: 0.02 * wave(p), leftHand: [-0.34, 1.2], rightHand: [0.34, 1.2] }),
  hug: (p) => ({
    lean: 0.1 + 0.02 * wave(p),
    head: 0.14 + 0.02 * wave(p),
    bob: 0.01 * wave(p),
    leftHand: [0.3, 1.12 + 0.01 * wave(p)],
    rightHand: [0.56, 0.98 + 0.01 * wave(p)],
  }),
};

/**
 * @param phase position in the loop; the result is the same at 0 and at 1
 * @param hands what the hands do meanwhile, when it is something else
 */
export const poseAt = (name: PoseName, phase: number, hands: PoseName | null = null): Pose => ({
  ...standing(phase),
  ...POSES[name]?.(phase),
  ...headGesture(hands ?? name, phase),
  ...gestureHands(hands ?? name, phase),
});
