import { wave } from '../math/periodic.ts';
import { type Posing, SOLE } from './figure-joints.ts';
import type { PoseName } from './pose-name.ts';

/** What several do with or against each other. */
export const COMPANY_POSES: Readonly<Partial<Record<PoseName, Posing>>> = {
  argue: (p) => ({
    lean: 0.12 + 0.02 * wave(p, 3),
    head: 0.06 + 0.03 * wave(p, 3),
    leftHand: [-0.3, 0.9],
    rightHand: [0.5, 0.7 + 0.05 * wave(p, 3, 0.25)],
  }),
  talk: (p) => ({
    lean: 0.03 * wave(p, 2),
    head: 0.06 + 0.03 * wave(p, 2, 0.25),
    leftHand: [-0.24, 1 + 0.02 * wave(p, 2)],
    rightHand: [0.4, 0.8 + 0.04 * wave(p, 3)],
  }),
  sign: (p) => ({
    lean: 0.02 * wave(p),
    head: 0.04 + 0.02 * wave(p, 2),
    leftHand: [-0.14 + 0.06 * wave(p, 2), 0.84 + 0.05 * wave(p, 2, 0.25)],
    rightHand: [0.26 + 0.06 * wave(p, 2, 0.5), 0.7 + 0.07 * wave(p, 2)],
  }),
  comfort: (p) => ({
    lean: 0.06 + 0.01 * wave(p),
    head: 0.14 + 0.02 * wave(p),
    leftHand: [-0.22, 1.02],
    rightHand: [0.52, 0.8 + 0.01 * wave(p, 2)],
  }),
  whisper: (p) => ({
    lean: 0.1 + 0.01 * wave(p),
    head: 0.16 + 0.02 * wave(p),
    leftHand: [-0.24, 1.02],
    rightHand: [0.32, 0.5 + 0.01 * wave(p, 2)],
  }),
  armwrestle: (p) => ({
    lean: 0.14 + 0.015 * wave(p, 2),
    head: 0.04,
    leftHand: [-0.12, 1.02],
    rightHand: [0.38, 0.7 + 0.01 * wave(p, 2)],
  }),
  tug: (p) => ({
    hips: [-0.08, 0.1],
    lean: -0.24 + 0.03 * wave(p, 2),
    head: 0.1,
    leftHand: [0.16, 0.96],
    rightHand: [0.38, 0.94],
    leftFoot: [-0.06, SOLE],
    rightFoot: [0.3, SOLE],
    knees: [1, 1],
  }),
  handinhand: (p) => ({
    head: 0.04 * wave(p),
    leftHand: [-0.36, 1 + 0.02 * wave(p, 2)],
    rightHand: [0.36, 1 + 0.02 * wave(p, 2)],
  }),
  armsaround: (p) => ({
    head: 0.03 * wave(p),
    leftHand: [-0.46, 0.76],
    rightHand: [0.46, 0.76 + 0.01 * wave(p)],
  }),
};
