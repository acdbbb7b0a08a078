import { wave } from '../math/periodic.ts';
import type { Posing } from './figure-joints.ts';
import type { PoseName } from './pose-name.ts';

/** Of those who carry somebody, and of those who are carried. */
export const CARRY_POSES: Readonly<Partial<Record<PoseName, Posing>>> = {
  carry: (p) => ({
    head: -0.1 + 0.02 * wave(p),
    leftHand: [-0.2, 0.86],
    rightHand: [0.3, 0.98],
  }),
  cradle: (p) => ({
    head: 0.1 + 0.02 * wave(p),
    leftHand: [-0.02, 0.98],
    rightHand: [0.1, 0.94],
  }),
  onhip: (p) => ({
    head: 0.06 + 0.02 * wave(p),
    lean: -0.05,
    leftHand: [0.06, 0.9],
    rightHand: [0.3, 1.04],
  }),
  onlap: (p) => ({
    head: 0.12 + 0.02 * wave(p),
    leftHand: [-0.16, 1.0 + 0.006 * wave(p)],
    rightHand: [0.16, 1.0 + 0.006 * wave(p)],
    leftFoot: [-0.125, 1.5],
    rightFoot: [0.125, 1.5],
    bentKnees: [
      [-0.14, 1.2],
      [0.14, 1.2],
    ],
  }),
  piggyback: (p) => ({
    lean: 0.02,
    head: -0.06 + 0.02 * wave(p),
    leftHand: [-0.3, 1.04],
    rightHand: [0.32, 1.0],
    leftFoot: [-0.13, 1.535],
    rightFoot: [0.13, 1.535],
  }),
  carried: (p) => ({
    head: 0.02 * wave(p),
    leftHand: [-0.16, 0.98],
    rightHand: [0.16, 0.9],
    leftFoot: [-0.02, 1.4],
    rightFoot: [-0.06, 1.46],
    bentKnees: [
      [0.14, 1.22],
      [0.26, 1.28],
    ],
  }),
  onback: (p) => ({
    head: 0.12 + 0.02 * wave(p),
    lean: -0.03,
    leftHand: [-0.46, 0.96],
    rightHand: [-0.2, 1.0],
    leftFoot: [-0.36, 1.42],
    rightFoot: [0.22, 1.42],
    bentKnees: [
      [-0.36, 1.16],
      [0.24, 1.16],
    ],
  }),
};
