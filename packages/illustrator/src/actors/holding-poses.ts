import { wave } from '../math/periodic.ts';
import { type Posing, raisedAt, SOLE } from './figure-joints.ts';
import { halfway } from './figure-reach.ts';
import type { PoseName } from './pose-name.ts';

/** How near to the mouth food is, 0 to 1: two bites in a loop; stills show one. */
const biteAt = (p: number): number => (1 + wave(p, 2, -0.11)) / 2;

/** Of those who hold, eat, drink, play or throw up what is in their hands. */
export const HOLDING_POSES: Readonly<Partial<Record<PoseName, Posing>>> = {
  hold: (p) => ({
    rightHand: [0.3, 0.86 + 0.01 * wave(p)],
    leftHand: [-0.24, 1.02],
    head: 0.04 * wave(p),
  }),
  lug: (p) => ({
    rightHand: [0.29, 1.06 + 0.008 * wave(p)],
    leftHand: [-0.29, 1.06 + 0.008 * wave(p, 1, 0.3)],
    head: 0.04 * wave(p),
  }),
  show: (p) => ({
    rightHand: [0.3, 0.86 + 0.01 * wave(p)],
    leftHand: [-0.3, 0.86 + 0.01 * wave(p, 1, 0.3)],
    head: 0.04 * wave(p),
  }),
  embrace: (p) => ({
    leftHand: [-0.1, 0.92],
    rightHand: [0.1, 0.92 + 0.01 * wave(p)],
    head: 0.05 * wave(p),
  }),
  raise: (p) => ({ rightHand: [0.37, 0.5 + 0.015 * wave(p)], head: 0.04 * wave(p) }),
  read: (p) => ({
    leftHand: [-0.12, 0.92 + 0.008 * wave(p)],
    rightHand: [0.12, 0.92 + 0.008 * wave(p)],
    head: 0.1 + 0.02 * wave(p),
  }),
  beat: (p) => ({
    head: 0.06 * wave(p, 2),
    lean: 0.03 * wave(p, 2, 0.25),
    leftHand: [-0.3, 0.86 + 0.13 * wave(p, 4)],
    rightHand: [0.3, 0.86 - 0.13 * wave(p, 4)],
  }),
  play: (p) => ({
    leftHand: [-0.3, 0.84],
    rightHand: [0.08 + 0.05 * wave(p, 4), 1 + 0.03 * wave(p, 4, 0.25)],
    head: 0.07 * wave(p, 2),
    lean: 0.03 * wave(p, 2, 0.25),
    rightFoot: [0.13, SOLE - 0.02 * (1 + wave(p, 4))],
  }),
  toss: (p) => ({
    leftHand: [-0.36, 0.5 - 0.1 * wave(p, 2, 0.1)],
    rightHand: [0.36, 0.5 - 0.1 * wave(p, 2, 0.1)],
    head: 0.02 * wave(p, 2),
  }),
  juggle: (p) => ({
    leftHand: [-0.5, 0.7 + 0.05 * wave(p, 3)],
    rightHand: [0.5, 0.7 + 0.05 * wave(p, 3, 0.5)],
    head: 0.03 * wave(p, 3),
  }),
  drop: (p) => ({
    rightHand: [0.58, 0.66 + 0.012 * wave(p, 2)],
    leftHand: [-0.24, 0.98],
    head: 0.08 + 0.02 * wave(p),
  }),
  eat: (p) => ({
    leftHand: [-0.22, 1],
    rightHand: halfway([0.24, 0.86], [0.15, 0.58], biteAt(p)),
    head: 0.05 + 0.03 * wave(p, 2),
  }),
  dine: (p) => ({
    leftHand: [-0.22, 1.06],
    rightHand: [0.2, 0.86 + 0.02 * wave(p, 2)],
    head: 0.06 * wave(p),
  }),
  drink: (p) => ({
    leftHand: [-0.24, 1.02],
    rightHand: halfway([0.26, 0.88], [0.17, 0.6], raisedAt(p)),
    head: 0.05 - 0.1 * raisedAt(p),
  }),
  toast: (p) => ({
    leftHand: [-0.22, 1.04],
    rightHand: [0.4, 0.92 + 0.012 * wave(p, 2)],
    lean: 0.06,
    head: 0.06 + 0.02 * wave(p),
  }),
  sing: (p) => ({
    leftHand: [-0.4, 0.74 + 0.06 * wave(p, 2)],
    rightHand: [0.13, 0.66],
    head: 0.08 * wave(p, 2),
    lean: 0.04 * wave(p, 2, 0.25),
    leftFoot: [-0.16, SOLE],
    rightFoot: [0.16, SOLE],
  }),
  selfie: (p) => ({
    leftHand: [-0.24, 1],
    rightHand: [0.44, 0.5 + 0.012 * wave(p)],
    head: 0.12 + 0.03 * wave(p),
    lean: 0.05,
  }),
  photo: (p) => ({
    leftHand: [-0.13, 0.52],
    rightHand: [0.13, 0.52 + 0.008 * wave(p)],
    head: 0.02 * wave(p),
  }),
  call: (p) => ({
    leftHand: [-0.25, 1.02],
    rightHand: [0.27, 0.5],
    head: 0.1 + 0.03 * wave(p),
  }),
};
