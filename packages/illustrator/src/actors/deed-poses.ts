import { wave } from '../math/periodic.ts';
import { type FigurePose, SOLE } from './figure-joints.ts';

/** Poses of people who do something to a thing before them; joins `FIGURE_POSES`. */
export const DEED_POSES = {
  pour: (p: number): Partial<FigurePose> => ({
    lean: 0.03,
    head: 0.12 + 0.02 * wave(p),
    leftHand: [-0.2, 0.94],
    rightHand: [0.32, 0.66 + 0.012 * wave(p)],
  }),
  blow: (p: number): Partial<FigurePose> => ({
    lean: 0.05 + 0.04 * wave(p),
    head: 0.12 + 0.05 * wave(p),
    leftHand: [-0.24, 0.98],
    rightHand: [0.24, 0.98],
  }),
  crouch: (p: number): Partial<FigurePose> => ({
    hips: [-0.08, 0.26 + 0.008 * wave(p)],
    lean: 0.42,
    head: 0.02,
    leftHand: [0.2, 1.3],
    rightHand: [0.5, 1.4 + 0.02 * wave(p, 2)],
    leftFoot: [-0.3, SOLE],
    rightFoot: [0.14, SOLE],
    knees: [1, 1],
  }),
  hang: (p: number): Partial<FigurePose> => ({
    leftHand: [-0.17, 0.12],
    rightHand: [0.17, 0.12],
    leftFoot: [-0.1 + 0.05 * wave(p), 1.5],
    rightFoot: [0.1 + 0.05 * wave(p, 1, 0.1), 1.48],
    head: 0.04 * wave(p, 1, 0.3),
    reach: 1.3,
  }),
  fish: (p: number): Partial<FigurePose> => ({
    leftHand: [0.1, 0.95],
    rightHand: [0.3, 0.86 + 0.012 * wave(p)],
    head: 0.05 + 0.02 * wave(p),
  }),
  present: (p: number): Partial<FigurePose> => ({
    leftHand: [-0.31, 0.96 + 0.008 * wave(p)],
    rightHand: [0.31, 0.96 + 0.008 * wave(p)],
    head: 0.03 * wave(p),
  }),
  look: (p: number): Partial<FigurePose> => ({
    leftHand: [-0.24, 1.02],
    rightHand: [0.17, 0.8 + 0.008 * wave(p, 2)],
    head: 0.14 + 0.02 * wave(p),
  }),
  fall: (p: number): Partial<FigurePose> => ({
    leftHand: [-0.44, 0.36 + 0.05 * wave(p, 2)],
    rightHand: [0.42, 0.42 + 0.05 * wave(p, 2, 0.4)],
    leftFoot: [-0.3, 1.42 + 0.03 * wave(p, 2, 0.2)],
    rightFoot: [0.3, 1.3 + 0.03 * wave(p, 2, 0.6)],
    knees: [-1, 1],
    head: 0.06 * wave(p),
  }),
  slip: (p: number): Partial<FigurePose> => ({
    hips: [-0.06, 0.1 + 0.01 * wave(p)],
    lean: -0.5,
    head: 0.16 + 0.03 * wave(p),
    leftHand: [-0.46, 0.5 + 0.04 * wave(p, 2)],
    rightHand: [0.36, 0.4 + 0.04 * wave(p, 2, 0.4)],
    leftFoot: [0.16, 1.5],
    rightFoot: [0.42, 1.24 + 0.02 * wave(p, 2)],
    knees: [1, 1],
  }),
  lean: (p: number): Partial<FigurePose> => ({
    hips: [0.1, 0.01 + 0.006 * wave(p)],
    lean: 0.2,
    head: -0.16 + 0.02 * wave(p),
    leftHand: [-0.06, 1.02],
    rightHand: [0.42, 0.8],
    leftFoot: [-0.14, SOLE],
    rightFoot: [0.02, SOLE],
    knees: [1, 1],
  }),
  boardgame: (p: number): Partial<FigurePose> => ({
    hips: [0, 0.01 * wave(p)],
    lean: 0.1,
    head: 0.1 + 0.02 * wave(p),
    leftHand: [0.06, 0.62],
    rightHand: [0.5, 0.94 + 0.02 * wave(p, 2)],
    leftFoot: [-0.06, 1.5],
    rightFoot: [0.16, 1.5],
    bentKnees: [
      [0.04, 1.2],
      [0.2, 1.2],
    ],
  }),
} as const;
