import { wave } from '../math/periodic.ts';
import { type Posing, SOLE } from './figure-joints.ts';
import type { PoseName } from './pose-name.ts';

/** Work with a tool or with both hands, mostly at a table; see also `DEED_POSES`. */
export const WORK_POSES: Readonly<Partial<Record<PoseName, Posing>>> = {
  type: (p) => ({
    leftHand: [-0.18 + 0.02 * wave(p, 2), 0.9 + 0.075 * wave(p, 4)],
    rightHand: [0.18 + 0.02 * wave(p, 2, 0.25), 0.9 + 0.075 * wave(p, 4, 0.25)],
    lean: 0.03 * wave(p, 2, 0.45),
    head: 0.06 + 0.05 * wave(p, 2, 0.2),
  }),
  write: (p) => ({
    leftHand: [-0.24, 0.97],
    // Along the line and back, with the strokes of the letters.
    rightHand: [0.07 + 0.14 * wave(p, 2), 0.93 + 0.028 * wave(p, 8)],
    head: 0.12 - 0.05 * wave(p, 2),
    lean: 0.02 * wave(p, 2, 0.1),
  }),
  stir: (p) => ({
    leftHand: [-0.26, 0.96],
    rightHand: [0.06 + 0.12 * wave(p, 2), 0.73 + 0.05 * wave(p, 2, 0.25)],
    lean: 0.035 * wave(p, 2),
    head: 0.08 + 0.02 * wave(p),
  }),
  grill: (p) => ({
    leftHand: [-0.3, 1.0],
    rightHand: [0.28 + 0.05 * wave(p, 2), 0.84 + 0.05 * wave(p, 2, 0.25)],
    lean: 0.02 * wave(p, 2),
    head: 0.08 + 0.02 * wave(p),
  }),
  knead: (p) => ({
    leftHand: [-0.15 - 0.03 * wave(p, 2, 0.25), 0.91 + 0.06 * wave(p, 2)],
    rightHand: [0.15 - 0.03 * wave(p, 2, 0.25), 0.91 + 0.06 * wave(p, 2, 0.5)],
    lean: 0.05 * wave(p, 2, 0.25),
    head: 0.08 + 0.03 * wave(p, 2, 0.25),
  }),
  chop: (p) => ({
    // The body moves while the knife rests, so that the loop has no leaps.
    leftHand: [-0.2 + 0.02 * wave(p, 4, 0.25), 0.96],
    rightHand: [0.26, 0.98 - 0.06 * wave(p, 4)],
    head: 0.07 + 0.03 * wave(p, 4, 0.25),
    lean: 0.025 * wave(p, 4, 0.25),
  }),
  scrub: (p) => ({
    leftHand: [-0.22, 0.95],
    rightHand: [0.06 + 0.2 * wave(p, 4), 0.93 + 0.03 * wave(p, 4, 0.25)],
    lean: 0.06 * wave(p, 4),
    head: 0.07,
  }),
  knit: (p) => ({
    leftHand: [-0.11 + 0.02 * wave(p, 4, 0.25), 0.9 + 0.05 * wave(p, 4)],
    rightHand: [0.11 - 0.02 * wave(p, 4, 0.25), 0.9 - 0.05 * wave(p, 4)],
    head: 0.1 + 0.02 * wave(p),
  }),
  paint: (p) => ({
    leftHand: [-0.24, 0.98],
    rightHand: [0.44, 0.66 + 0.2 * wave(p, 2)],
    lean: 0.03 * wave(p, 2),
    head: 0.08 + 0.02 * wave(p),
  }),
  sweep: (p) => ({
    lean: 0.12 + 0.04 * wave(p, 2),
    head: 0.1,
    leftHand: [0.02 + 0.07 * wave(p, 2), 0.86],
    rightHand: [0.24 + 0.1 * wave(p, 2), 0.98 + 0.03 * wave(p, 2, 0.25)],
    leftFoot: [-0.16, SOLE],
    rightFoot: [0.16, SOLE],
  }),
  feed: (p) => ({
    lean: 0.14 + 0.02 * wave(p),
    head: 0.1 + 0.02 * wave(p, 1, 0.3),
    leftHand: [-0.2, 1.02],
    rightHand: [0.5 + 0.018 * wave(p, 2, 0.25), 0.83 + 0.025 * wave(p, 2)],
  }),
  pet: (p) => ({
    lean: 0.2,
    head: 0.12,
    leftHand: [-0.2, 1.02],
    rightHand: [0.48 + 0.05 * wave(p, 2), 1.02 + 0.02 * wave(p, 2, 0.25)],
  }),
  water: (p) => ({
    lean: 0.1 + 0.015 * wave(p),
    head: 0.1 + 0.02 * wave(p),
    leftHand: [0.2, 0.94],
    rightHand: [0.46, 0.86 + 0.015 * wave(p)],
  }),
};
