import { wave } from '../math/periodic.ts';
import { breath, type FigurePose, type Posing, SOLE } from './figure-joints.ts';
import type { PoseName } from './pose-name.ts';

const CROSSED: Partial<FigurePose> = {
  leftFoot: [0.12, 1.53],
  rightFoot: [-0.12, 1.53],
  bentKnees: [
    [-0.37, 1.46],
    [0.37, 1.46],
  ],
};
/** How far the hips sink to the ground. */
const TO_GROUND = 0.375;
/** With crossed legs on the ground. */
export const crossLegged = (p: number): Partial<FigurePose> => ({
  ...CROSSED,
  hips: [0, TO_GROUND + breath(p)],
  leftHand: [-0.25, 1.42],
  rightHand: [0.25, 1.42],
});

/** On a seat: the thighs come towards the viewer. */
const onSeat = (p: number): Partial<FigurePose> => ({
  hips: [0, breath(p)],
  leftFoot: [-0.125, 1.5],
  rightFoot: [0.125, 1.5],
  leftHand: [-0.14, 1.1],
  rightHand: [0.14, 1.1],
  bentKnees: [
    [-0.14, 1.2],
    [0.14, 1.2],
  ],
});

/** Of those who sit, ride or lie. */
export const SEATED_POSES: Readonly<Partial<Record<PoseName, Posing>>> = {
  sit: crossLegged,
  seated: onSeat,
  sleep: (p) => ({
    hips: [0.01 * wave(p), 0],
    head: 0.02 * wave(p),
    leftHand: [-0.1, 0.92 + 0.01 * wave(p)],
    rightHand: [0.16, 0.94 + 0.01 * wave(p)],
    leftFoot: [-0.07, SOLE],
    rightFoot: [0.1, SOLE - 0.02],
  }),
  doze: (p) => ({ ...onSeat(p), head: 0.28 + 0.03 * wave(p), lean: 0.04 }),
  drive: (p) => ({ ...onSeat(p), leftHand: [-0.15, 0.86], rightHand: [0.2, 0.84] }),
  ride: (p) => ({
    ...onSeat(p),
    lean: 0.05,
    leftHand: [0.2, 0.95],
    rightHand: [0.27, 0.93],
    elbows: [-0.5, 1],
    leftFoot: [0, 1.47],
    rightFoot: [0.09, 1.49],
    bentKnees: [
      [0.03, 1.22],
      [0.14, 1.22],
    ],
  }),
  onshoulders: (p) => ({
    ...onSeat(p),
    leftHand: [-0.34, 0.5 + 0.03 * wave(p, 2)],
    rightHand: [0.34, 0.5 + 0.03 * wave(p, 2)],
    leftFoot: [-0.2, 2.02],
    rightFoot: [0.2, 2.02],
    bentKnees: [
      [-0.3, 1.66],
      [0.3, 1.66],
    ],
  }),
  onswing: (p) => ({
    ...onSeat(p),
    leftHand: [-0.36, 0.7],
    rightHand: [0.36, 0.7],
  }),
  row: (p) => ({
    leftHand: [-0.1 + 0.04 * wave(p, 2), 0.92],
    rightHand: [0.28 + 0.05 * wave(p, 2, 0.25), 0.86 + 0.04 * wave(p, 2)],
    head: 0.03 * wave(p, 2),
  }),
  inchair: (p) => ({
    ...onSeat(p),
    leftHand: [0.08, 1.0],
    rightHand: [0.3, 0.98],
    leftFoot: [0.36, 1.5],
    rightFoot: [0.46, 1.5],
    bentKnees: [
      [0.26, 1.1],
      [0.34, 1.1],
    ],
  }),
};
