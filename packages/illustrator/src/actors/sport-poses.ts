import { TAU, wave } from '../math/periodic.ts';
import { type Posing, SOLE } from './figure-joints.ts';
import type { PoseName } from './pose-name.ts';

/** Between -1 and 1: up at once, and slowly back, once in a phase. */
const lash = (phase: number): number => {
  const turn = TAU * phase;
  return Math.sin(turn + 0.6 * Math.sin(turn));
};

/** Moves a throw, so that stills show what has just left the hand. */
export const THROWN_AT = -0.22;

/** Of athletes and fighters. */
export const SPORT_POSES: Readonly<Partial<Record<PoseName, Posing>>> = {
  // The leg swings back slowly and forward at once.
  kick: (p) => {
    const s = lash(p);
    return {
      lean: 0.06 - 0.16 * s,
      head: 0.04,
      leftHand: [-0.3 - 0.14 * s, 0.92 - 0.08 * s],
      rightHand: [0.3 - 0.08 * s, 0.92 - 0.1 * s],
      rightFoot: [0.08 + 0.42 * s, SOLE - 0.03 - 0.24 * s * s],
      knees: [-1, 1],
    };
  },
  throw: (p) => {
    const s = lash(2 * p + THROWN_AT);
    return {
      lean: 0.02 + 0.12 * s,
      rightHand: [0.16 + 0.32 * s, 0.26 + 0.14 * s * s],
      leftHand: [-0.36 + 0.06 * s, 0.84],
      leftFoot: [-0.2, SOLE],
      rightFoot: [0.18, SOLE],
    };
  },
  lift: (p) => ({
    hips: [0, 0.05 + 0.05 * wave(p)],
    leftHand: [-0.4, 0.34 + 0.1 * wave(p)],
    rightHand: [0.4, 0.34 + 0.1 * wave(p)],
    leftFoot: [-0.2, SOLE],
    rightFoot: [0.2, SOLE],
  }),
  strike: (p) => ({
    lean: 0.12 * wave(p, 2),
    hips: [0.03 * wave(p, 2), 0],
    leftHand: [0.12 + 0.14 * wave(p, 2), 0.76],
    rightHand: [0.24 + 0.2 * wave(p, 2), 0.64 + 0.14 * wave(p, 2, 0.2)],
    leftFoot: [-0.22, SOLE],
    rightFoot: [0.2, SOLE],
    knees: [-1, 1],
  }),
  aim: (p) => ({
    leftHand: [0.12, 0.7],
    rightHand: [0.58, 0.68 + 0.01 * wave(p, 2)],
    lean: -0.03,
    leftFoot: [-0.2, SOLE],
    rightFoot: [0.2, SOLE],
    head: 0.02 * wave(p),
  }),
  catch: (p) => ({
    leftHand: [0.3, 0.42 + 0.02 * wave(p, 2)],
    rightHand: [0.5, 0.46 + 0.02 * wave(p, 2)],
    lean: 0.08,
    hips: [0, -0.01 * (1 + wave(p, 4))],
    leftFoot: [-0.2, SOLE],
    rightFoot: [0.2, SOLE],
    head: -0.06,
  }),
  box: (p) => ({
    lean: 0.05 * wave(p, 2),
    hips: [0.02 * wave(p, 2), 0.02],
    leftHand: [0.02 - 0.1 * wave(p, 2), 0.68],
    rightHand: [0.36 + 0.2 * wave(p, 2), 0.66],
    leftFoot: [-0.24, SOLE],
    rightFoot: [0.2, SOLE],
    knees: [-1, 1],
  }),
  fight: (p) => ({
    lean: 0.16 + 0.06 * wave(p, 2),
    hips: [0.03 * wave(p, 2), 0.05],
    leftHand: [-0.3, 0.76],
    rightHand: [0.5 + 0.06 * wave(p, 2), 0.56 + 0.08 * wave(p, 2, 0.25)],
    leftFoot: [-0.34, SOLE],
    rightFoot: [0.28, SOLE],
    knees: [-1, 1],
  }),
  dunk: (p) => ({
    lean: 0.14,
    head: -0.1,
    leftHand: [-0.34, 0.66 + 0.04 * wave(p, 2)],
    rightHand: [0.36, 0.28],
    leftFoot: [-0.22, 1.34],
    rightFoot: [0.14, 1.5],
    knees: [-1, 1],
  }),
  handstand: (p) => ({
    leftHand: [-0.34, 0.02],
    rightHand: [0.34, 0.02],
    leftFoot: [-0.13 - 0.06 * wave(p), SOLE],
    rightFoot: [0.13 + 0.06 * wave(p), SOLE],
    head: 0,
    reach: 1.5,
  }),
  cartwheel: (p) => ({
    leftHand: [-0.4, 0.04],
    rightHand: [0.4, 0.04],
    leftFoot: [-0.56, 1.28 + 0.012 * wave(p, 2)],
    rightFoot: [0.56, 1.28 + 0.012 * wave(p, 2)],
    lean: 0.1,
    reach: 1.5,
  }),
  score: (p) => ({
    lean: -0.16,
    head: 0.06,
    hips: [0, 0.01 * wave(p)],
    leftHand: [-0.44, 0.8 + 0.02 * wave(p, 2)],
    rightHand: [0.4, 0.86 + 0.02 * wave(p, 2)],
    leftFoot: [-0.1, SOLE],
    rightFoot: [0.5, 1.2 + 0.03 * wave(p, 2)],
    knees: [-1, 1],
  }),
  highkick: (p) => ({
    lean: -0.3,
    head: 0.16,
    hips: [-0.04, 0.01 * wave(p)],
    leftHand: [-0.26, 0.74 + 0.02 * wave(p, 2)],
    rightHand: [0.12, 0.72 + 0.02 * wave(p, 2, 0.3)],
    leftFoot: [-0.08, SOLE],
    rightFoot: [0.62, 0.9 + 0.03 * wave(p, 2)],
    knees: [-1, 1],
  }),
  save: (p) => ({
    leftHand: [0.02, 0.02 + 0.01 * wave(p, 2)],
    rightHand: [0.22, 0.02 + 0.01 * wave(p, 2)],
    leftFoot: [-0.12, 1.46],
    rightFoot: [0.16, 1.36],
    knees: [-1, 1],
    head: 0.1,
    reach: 1.3,
  }),
  serve: (p) => ({
    lean: -0.1,
    head: -0.12,
    hips: [0, -0.03 * (1 + wave(p, 2, 0.1))],
    leftHand: [-0.28 + 0.1 * wave(p, 2), 0.24 - 0.1 * wave(p, 2, 0.2)],
    rightHand: [0.42, 0.44 - 0.1 * wave(p, 2, 0.1)],
    leftFoot: [-0.2, SOLE],
    rightFoot: [0.2, SOLE - 0.03],
    knees: [-1, 1],
  }),
  kickflip: (p) => ({
    lean: 0.06 * wave(p, 2),
    head: 0.1,
    leftHand: [-0.52, 0.62 + 0.03 * wave(p, 2)],
    rightHand: [0.5, 0.56 + 0.03 * wave(p, 2, 0.3)],
    leftFoot: [-0.24, 1.36],
    rightFoot: [0.26, 1.3],
    knees: [-1, 1],
    hips: [0, 0.04],
  }),
};
