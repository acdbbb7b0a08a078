import { wave } from '../math/periodic.ts';
import type { Posing } from './figure-joints.ts';
import type { PoseName } from './pose-name.ts';

/** The legs of somebody on a stool, seen from the side. */
const onStool = (p: number) =>
  ({
    hips: [0, 0.01 * wave(p)],
    leftFoot: [-0.06, 1.5],
    rightFoot: [0.16, 1.5],
    bentKnees: [
      [0.04, 1.2],
      [0.2, 1.2],
    ],
  }) satisfies ReturnType<Posing>;

/** Upright on a stool, one hand on the knee. */
const atSmallTable: Posing = (p) => ({
  ...onStool(p),
  lean: 0.04,
  head: 0.06 + 0.02 * wave(p),
  leftHand: [0.02, 1.06],
  rightHand: [0.36, 0.98],
});

/** Poses of people on stools at a small table; joins `FIGURE_POSES`. */
export const STOOL_POSES: Readonly<Partial<Record<PoseName, Posing>>> = {
  boardgame: (p) => ({
    ...onStool(p),
    lean: 0.1,
    head: 0.1 + 0.02 * wave(p),
    leftHand: [0.06, 0.62],
    rightHand: [0.5, 0.94 + 0.02 * wave(p, 2)],
  }),
  tabletalk: (p, variant) => ({
    ...atSmallTable(p, variant),
    rightHand: [0.42, 0.9 + 0.04 * wave(p, 3)],
  }),
  tablerest: atSmallTable,
};
