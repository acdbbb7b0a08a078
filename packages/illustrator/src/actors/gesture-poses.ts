import { wave } from '../math/periodic.ts';
import { breath, type Posing, raisedAt, SOLE } from './figure-joints.ts';
import { halfway } from './figure-reach.ts';
import type { Point, PoseName } from './pose-name.ts';

/** How far apart clapping hands are, 1 to 0: quick when they meet, as in stills, slow when they turn back. */
const untilTheyMeet = (p: number, cycles: number): number =>
  1 - ((1 + wave(p, cycles, 0.53)) / 2) ** 2;

/** How far hands that shrug are raised, 0 to 1, twice per loop; stills show them up. */
const shrugAt = (p: number): number => (1 + wave(p, 2, -0.09)) / 2;

/** From where a right hand rests to where it makes its sign. */
const raisedHand = (rest: Point, sign: Point, p: number): Point => halfway(rest, sign, raisedAt(p));

/** Gestures: what a body says by itself. */
export const GESTURE_POSES: Readonly<Partial<Record<PoseName, Posing>>> = {
  wave: (p) => ({
    rightHand: [0.42 + 0.13 * wave(p, 3), 0.28 + 0.03 * wave(p, 6, 0.25)],
    leftHand: [-0.27, 1.06],
    lean: 0.025 * wave(p, 3, -0.1),
    head: 0.08 * wave(p),
  }),
  cheer: (p) => ({
    hips: [0, -0.02 * (1 + wave(p, 4))],
    leftHand: [-0.38 - 0.03 * wave(p, 4), 0.2 + 0.05 * wave(p, 4)],
    rightHand: [0.38 + 0.03 * wave(p, 4), 0.2 + 0.05 * wave(p, 4)],
    head: 0.05 * wave(p, 2),
  }),
  clap: (p) => {
    const apart = 0.045 + 0.1 * untilTheyMeet(p, 4);
    return {
      leftHand: [-apart, 0.74],
      rightHand: [apart, 0.74],
      hips: [0, 0.012 * wave(p, 4, 0.3)],
      head: 0.05 * wave(p, 2),
    };
  },
  pointup: (p) => ({
    lean: 0.05,
    head: 0.04 + 0.03 * wave(p),
    leftHand: [-0.24, 1.06],
    rightHand: [0.5, 0.3 + 0.015 * wave(p, 2)],
  }),
  point: (p) => ({
    rightHand: [0.56 + 0.06 * wave(p, 2, 0.1), 0.6],
    leftHand: [-0.2, 1.02],
    lean: 0.04,
    head: 0.06 + 0.02 * wave(p),
  }),
  pray: (p) => ({ leftHand: [-0.02, 0.82], rightHand: [0.02, 0.82], head: 0.08 + 0.02 * wave(p) }),
  think: (p) => ({
    rightHand: [0.12, 0.56],
    leftHand: [0.06, 0.94],
    head: 0.1 + 0.03 * wave(p),
  }),
  shrug: (p) => {
    const raised = shrugAt(p);
    return {
      leftHand: [-0.34 - 0.12 * raised, 1 - 0.24 * raised],
      rightHand: [0.34 + 0.12 * raised, 1 - 0.24 * raised],
      headAt: [0, 0.05 * raised],
      head: 0.08 * raised + 0.05 * wave(p, 2),
    };
  },
  salute: (p) => ({
    rightHand: raisedHand([0.25, 1.08], [0.2, 0.26], p),
    head: 0.01 * wave(p),
  }),
  thumbsup: (p) => ({
    rightHand: raisedHand([0.27, 1.06], [0.42, 0.68], p),
    head: 0.08 * wave(p),
    headAt: [0, 0.02 + 0.04 * wave(p, 3, 0.25)],
    lean: 0.02 * wave(p, 1, 0.23),
  }),
  flex: (p) => ({
    leftHand: [-0.3, 0.41 + 0.07 * wave(p, 2)],
    rightHand: [0.3, 0.41 + 0.07 * wave(p, 2)],
    hips: [0, 0.012 * wave(p, 2)],
  }),
  bow: (p) => ({
    hips: [-0.06, 0.02],
    lean: 0.62 + 0.06 * wave(p),
    head: 0.08,
    leftHand: [0.02, 1.16],
    rightHand: [0.26, 1.14],
  }),
  kneel: (p) => ({
    hips: [0, 0.24 + breath(p)],
    leftFoot: [-0.26, 1.53],
    rightFoot: [0.36, 1.52],
    bentKnees: [
      [-0.29, 1.27],
      [0.14, 1.5],
    ],
    leftHand: [-0.2, 1.24 + breath(p)],
    rightHand: [0.24, 1.16 + breath(p)],
    head: 0.08,
  }),
  stretch: (p) => ({
    lean: 0.25 * wave(p),
    leftHand: [-0.4 + 0.1 * wave(p), 0.34 - 0.06 * wave(p)],
    rightHand: [0.4 + 0.1 * wave(p), 0.34 + 0.06 * wave(p)],
    leftFoot: [-0.18, SOLE],
    rightFoot: [0.18, SOLE],
  }),
  shake: (p) => ({
    leftHand: [-0.3, 0.92 + 0.03 * wave(p, 6)],
    rightHand: [0.3, 0.92 + 0.03 * wave(p, 6, 0.5)],
    head: 0.06 * wave(p, 3),
  }),
  howl: (p) => ({ head: -0.24 + 0.04 * wave(p, 2), lean: -0.05 }),
  // The hand comes off the face and back to it, and the head sinks into it.
  facepalm: (p) => ({
    rightHand: raisedHand([0.34, 0.5], [0.03, 0.3], p),
    head: 0.02 + 0.15 * raisedAt(p),
    headAt: [0, 0.04 * raisedAt(p)],
    leftHand: [-0.25, 1],
  }),
};
