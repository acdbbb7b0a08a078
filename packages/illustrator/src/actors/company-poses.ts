import { wave } from '../math/periodic.ts';
import { lifted, type Posing, SOLE } from './figure-joints.ts';
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
  // The hands swing together and apart; both do it in step.
  highfive: (p) => {
    const near = (1 + wave(p, 2, -0.11)) / 2;
    return {
      rightHand: [0.1 + 0.33 * near, 0.62 - 0.32 * near],
      lean: -0.04 + 0.12 * near,
      head: 0.02 + 0.05 * near,
      hips: [0, -0.02 * near],
    };
  },
  holdhands: (p) => ({
    rightHand: [0.36, 1 + 0.02 * wave(p, 2)],
    head: 0.06 + 0.03 * wave(p),
  }),
  shakehands: (p) => ({
    lean: 0.04,
    rightHand: [0.47, 0.84 + 0.035 * wave(p, 2)],
    head: 0.05 + 0.02 * wave(p),
  }),
  holdhandsabove: (p) => ({
    rightHand: [0.36, 0.85 + 0.015 * wave(p, 2)],
    head: 0.06 + 0.03 * wave(p),
  }),
  hug: (p) => ({
    // They press each other, and sway.
    lean: 0.06 + 0.035 * wave(p, 2),
    head: 0.14 + 0.05 * wave(p, 1, 0.1),
    hips: [0.025 * wave(p, 2), 0.015 * wave(p, 2, 0.25)],
    leftHand: [0.32, 0.96 + 0.02 * wave(p, 2)],
    rightHand: [0.62 - 0.03 * wave(p, 2), 0.84 + 0.03 * wave(p, 2)],
  }),
  snuggle: (p) => ({
    lean: 0.06,
    head: 0.3 + 0.015 * wave(p),
    leftHand: [-0.12, 1.08],
    rightHand: [0.24, 1.06],
  }),
  slowdance: (p) => ({
    hips: [0.03 * wave(p), 0],
    lean: 0.04 + 0.03 * wave(p),
    head: 0.08 + 0.03 * wave(p),
    leftHand: [0.28, 0.98],
    rightHand: [0.36, 0.6 + 0.02 * wave(p)],
    leftFoot: [-0.16, SOLE],
    rightFoot: [0.06, SOLE - 0.06 * lifted(wave(p, 1, 0.25))],
  }),
  teach: (p) => ({
    lean: 0.06,
    head: 0.14 + 0.02 * wave(p),
    leftHand: [-0.26, 1.02],
    rightHand: [0.5, 0.92 + 0.01 * wave(p)],
  }),
  braid: (p) => ({
    head: 0.03 * wave(p),
    leftHand: [-0.17, 0.94 + 0.015 * wave(p, 2)],
    rightHand: [0.17, 0.94 - 0.015 * wave(p, 2)],
  }),
  give: (p) => ({
    lean: 0.05,
    head: 0.06 + 0.02 * wave(p),
    leftHand: [-0.22, 1.02],
    rightHand: [0.52, 0.84 + 0.01 * wave(p)],
  }),
  take: (p) => ({
    lean: 0.04,
    head: 0.06 + 0.02 * wave(p),
    leftHand: [0.3, 0.94],
    rightHand: [0.52, 0.88 + 0.01 * wave(p)],
  }),
  share: (p) => ({
    head: 0.08 + 0.02 * wave(p),
    leftHand: [0.24, 0.92],
    rightHand: [0.46, 0.88 + 0.01 * wave(p)],
  }),
  treat: (p) => ({
    lean: 0.14,
    head: 0.12 + 0.02 * wave(p),
    leftHand: [0.28, 0.92],
    rightHand: [0.54, 0.78 + 0.015 * wave(p, 2)],
  }),
  kiss: (p) => ({
    lean: 0.1 + 0.01 * wave(p),
    head: 0.16 + 0.01 * wave(p),
    leftHand: [0.24, 1],
    rightHand: [0.52, 0.92],
  }),
  meet: (p) => ({
    leftHand: [-0.3, 0.98],
    rightHand: [0.36, 0.84 + 0.04 * wave(p, 2)],
    head: 0.06 * wave(p),
  }),
};
