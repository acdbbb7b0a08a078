import { wave } from '../math/periodic.ts';
import { type FigurePose, lifted, type Posing, SOLE } from './figure-joints.ts';
import type { Point, PoseName } from './pose-name.ts';

/** Hips of legs that are seen from the side. */
const HIPS_FROM_SIDE = 0.03;

/** Legs from the side pass each other, arms swing against them; the hips sink while the feet are apart, so that both reach the ground. */
function stride(p: number, cycles: number, reach: number, lean: number): Partial<FigurePose> {
  const s = wave(p, cycles);
  const rising = wave(p, cycles, 0.25);
  const isRunning = reach > 0.25;
  const high = isRunning ? 0.24 : 0.1;
  const [swing, low, raise] = isRunning ? [0.13, 0.98, 0.3] : [0.09, 1.07, 0.1];
  /** `forward` from -1 to 1. Elbows bend as the hand comes forward. */
  const handAt = (x: number, forward: number): Point => [
    x + swing * forward,
    low - (raise * (1 + forward)) / 2,
  ];
  return {
    hips: [0, 0.02 + 0.0225 * (1 - wave(p, cycles * 2, 0.25))],
    hipsApart: HIPS_FROM_SIDE,
    lean,
    head: -lean * 0.4 + 0.02 * wave(p, cycles * 2),
    leftFoot: [-0.02 + reach * s, SOLE - high * lifted(rising)],
    rightFoot: [0.02 - reach * s, SOLE - high * lifted(-rising)],
    leftHand: handAt(-0.27, -s),
    rightHand: handAt(0.27, s),
    knees: [1, 1],
  };
}

/** One leg behind, the arms out. */
const onSkates = (p: number): Partial<FigurePose> => ({
  hips: [0.02 * wave(p), 0.05],
  lean: 0.2 + 0.03 * wave(p),
  head: -0.1,
  leftHand: [-0.52, 0.66 + 0.05 * wave(p, 1, 0.2)],
  rightHand: [0.56, 0.78 + 0.05 * wave(p, 1, 0.5)],
  leftFoot: [-0.46, 1.3 + 0.03 * wave(p)],
  rightFoot: [0.12, SOLE],
  knees: [-1, 1],
});

const drifting = (p: number): Partial<FigurePose> => ({
  hips: [0, 0.02 * wave(p)],
  lean: 0.12 * wave(p, 1, 0.2),
  head: 0.06 * wave(p, 1, 0.35),
  leftHand: [-0.5, 0.78 + 0.08 * wave(p, 1, 0.1)],
  rightHand: [0.5, 0.66 + 0.08 * wave(p, 1, 0.4)],
  leftFoot: [-0.16 + 0.03 * wave(p, 1, 0.2), 1.5],
  rightFoot: [0.22 + 0.03 * wave(p, 1, 0.6), 1.38],
  knees: [1, 1],
});

const leaping = (p: number): Partial<FigurePose> => {
  const height = (1 - wave(p - 0.05, 2, 0.25)) / 2;
  return {
    leftHand: [-0.32 - 0.06 * height, 1 - 0.56 * height],
    rightHand: [0.32 + 0.06 * height, 1 - 0.56 * height],
    leftFoot: [-0.12 - 0.1 * height, SOLE - 0.14 * height],
    rightFoot: [0.12 + 0.1 * height, SOLE - 0.2 * height],
    head: 0.05 * wave(p),
  };
};

/** Of those who move along on foot, in the air, in water and on boards. */
export const TRAVEL_POSES: Readonly<Partial<Record<PoseName, Posing>>> = {
  walk: (p) => stride(p, 2, 0.19, 0.05),
  run: (p) => ({ ...stride(p, 4, 0.29, 0.2), hips: [0, 0.03] }),
  push: (p) => ({
    ...stride(p, 2, 0.19, 0.24),
    leftHand: [0.42, 0.78],
    rightHand: [0.46, 0.84],
  }),
  pull: (p) => ({
    ...stride(p, 2, 0.19, 0.16),
    leftHand: [-0.42, 0.94],
    rightHand: [-0.36, 0.98],
  }),
  jump: leaping,
  splash: leaping,
  bounce: leaping,
  float: drifting,
  swim: drifting,
  orbit: drifting,
  fly: (p) => ({
    ...drifting(p),
    leftHand: [-0.26, 1.02],
    rightHand: [0.2, 0.12 + 0.02 * wave(p)],
    leftFoot: [-0.08, 1.5],
    rightFoot: [0.1, 1.42],
    lean: 0.3,
    head: -0.12,
  }),
  skate: onSkates,
  rollerskate: onSkates,
  surf: (p) => ({
    hips: [0.02 * wave(p), 0.1 + 0.02 * wave(p, 2)],
    lean: 0.08 * wave(p, 1, 0.2),
    leftHand: [-0.55, 0.74 + 0.07 * wave(p, 1, 0.2)],
    rightHand: [0.52, 0.84 + 0.07 * wave(p, 1, 0.55)],
    leftFoot: [-0.3, SOLE],
    rightFoot: [0.28, SOLE],
    knees: [-1, 1],
  }),
  climb: (p) => ({
    leftHand: [-0.2, 0.34 + 0.1 * wave(p, 2)],
    rightHand: [0.2, 0.34 - 0.1 * wave(p, 2)],
    leftFoot: [-0.15, 1.4 - 0.08 * wave(p, 2)],
    rightFoot: [0.15, 1.4 + 0.08 * wave(p, 2)],
    knees: [-1, 1],
    head: 0.04 * wave(p, 2),
  }),
};
