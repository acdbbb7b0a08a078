import type { YogaPoseName } from '../language/yoga-pose-name.ts';
import { smoothstep, wave } from '../math/periodic.ts';
import { breath, type FigurePose, lifted, type Posing, SOLE } from './figure-joints.ts';
import type { PoseName } from './pose-name.ts';
import { crossLegged } from './seated-poses.ts';

/** Three dances; the person's seed chooses one. */
const DANCES: readonly ((p: number) => Partial<FigurePose>)[] = [
  (p) => {
    const s = wave(p, 2);
    return {
      hips: [0.05 * s, -0.02 * (1 + wave(p, 4))],
      lean: -0.1 * s,
      head: 0.12 * s,
      leftHand: [-0.36 - 0.04 * s, 0.66 + 0.3 * s],
      rightHand: [0.36 - 0.04 * s, 0.66 - 0.3 * s],
      leftFoot: [-0.16, SOLE - 0.1 * lifted(-s)],
      rightFoot: [0.16, SOLE - 0.1 * lifted(s)],
    };
  },
  (p) => ({
    hips: [0.07 * wave(p, 2), -0.02 * (1 + wave(p, 4))],
    lean: 0.12 * wave(p, 2, 0.25),
    head: -0.1 * wave(p, 2),
    leftHand: [-0.42 + 0.06 * wave(p, 2), 0.4 + 0.05 * wave(p, 4)],
    rightHand: [0.42 + 0.06 * wave(p, 2), 0.4 - 0.05 * wave(p, 4)],
    leftFoot: [-0.2, SOLE - 0.06 * lifted(wave(p, 2))],
    rightFoot: [0.2, SOLE - 0.06 * lifted(-wave(p, 2))],
  }),
  (p) => {
    const s = wave(p, 2);
    return {
      hips: [0, -0.02 * (1 + wave(p, 4))],
      lean: 0.06 * s,
      head: 0.1 * wave(p, 4),
      leftHand: [-0.3, 0.95],
      rightHand: [0.38 + 0.05 * s, 0.38 + 0.12 * s],
      leftFoot: [-0.13, SOLE],
      rightFoot: [0.3 + 0.08 * s, SOLE - 0.12 - 0.08 * s],
      knees: [-1, 1],
    };
  },
];

/** Slow, held positions. */
/** The palms go from the chest out to the sides, up over the head, and back. */
function raisedPalms(p: number): Pick<Partial<FigurePose>, 'leftHand' | 'rightHand'> {
  // Stills show them before the chest.
  const up = smoothstep(0.1, 0.9, (1 - wave(p, 1, 0.07)) / 2);
  const [x, y] = [0.03 + 0.5 * Math.sin(Math.PI * up), 0.82 - 0.98 * up];
  return { leftHand: [-x, y], rightHand: [x, y] };
}

const YOGA = {
  lotuspose: (p) => ({
    ...crossLegged(p),
    leftHand: [-0.35, 1.36],
    rightHand: [0.35, 1.36],
  }),
  treepose: (p) => ({
    hips: [0.012 * wave(p), 0],
    lean: 0.02 * wave(p),
    ...raisedPalms(p),
    reach: 1.2,
    leftFoot: [0, SOLE],
    rightFoot: [0.06, 1.3],
    knees: [-1, 1],
  }),
  warriorpose: (p) => ({
    hips: [0, 0.14 + breath(p)],
    leftHand: [-0.6, 0.82 - 0.1 * wave(p)],
    rightHand: [0.6, 0.82 + 0.1 * wave(p)],
    leftFoot: [-0.42, SOLE],
    rightFoot: [0.34, SOLE],
    knees: [-1, 1],
    head: -0.05,
  }),
} satisfies Record<YogaPoseName, (p: number) => Partial<FigurePose>>;

/** Where the prompt names none, the person's seed chooses one. */
const ANY_YOGA = Object.values(YOGA);

/** Of those who dance, balance or do yoga. */
export const DANCE_POSES: Readonly<Partial<Record<PoseName, Posing>>> = {
  dance: (p, variant) => DANCES[variant % DANCES.length]?.(p) ?? {},
  yoga: (p, variant) => ANY_YOGA[variant % ANY_YOGA.length]?.(p) ?? {},
  ...YOGA,
  twirl: (p) => ({
    leftHand: [-0.5, 0.6 + 0.02 * wave(p)],
    rightHand: [0.36, 0.24 + 0.02 * wave(p)],
    leftFoot: [0, SOLE],
    rightFoot: [0.14, 1.32],
    knees: [-1, 1],
    head: 0.05,
  }),
  balance: (p) => ({
    lean: 0.05 * wave(p),
    head: -0.04 * wave(p),
    leftHand: [-0.58, 0.62 - 0.06 * wave(p)],
    rightHand: [0.58, 0.62 + 0.06 * wave(p)],
    leftFoot: [-0.03, SOLE],
    rightFoot: [0.24, 1.34],
    knees: [1, 1],
  }),
};
