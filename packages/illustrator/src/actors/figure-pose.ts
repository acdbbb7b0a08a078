import { clamp, wave } from '../math/periodic.ts';
import { CARRY_POSES } from './carry-poses.ts';
import { COMPANY_POSES } from './company-poses.ts';
import { DEED_POSES } from './deed-poses.ts';
import { type FigurePose, type Posing, SOLE } from './figure-joints.ts';
import { headGesture } from './head-gestures.ts';
import type { Point, PoseName } from './pose-name.ts';

const breath = (p: number): number => 0.008 * wave(p);

const standing = (p: number): FigurePose => ({
  hips: [0, breath(p)],
  lean: 0,
  head: 0.03 * wave(p, 1, 0.2),
  headAt: [0, 0],
  leftHand: [-0.245, 1.105 + breath(p)],
  rightHand: [0.245, 1.105 + breath(p)],
  leftFoot: [-0.11, SOLE],
  rightFoot: [0.11, SOLE],
  knees: [-1, 1],
  bentKnees: null,
  reach: 1,
});

/** How far apart clapping hands are, 1 to 0: quick when they meet, slow when they turn back. */
const untilTheyMeet = (p: number, cycles: number): number =>
  1 - ((1 + wave(p, cycles, 0.25)) / 2) ** 2;

const lifted = (height: number): number => clamp(height) ** 2;

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
const crossLegged = (p: number): Partial<FigurePose> => ({
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

/** Three dances; the seed of the scene chooses. */
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

/** Slow, held positions; the seed of the scene chooses. */
const YOGA: readonly ((p: number) => Partial<FigurePose>)[] = [
  (p) => ({
    ...crossLegged(p),
    leftHand: [-0.35, 1.36],
    rightHand: [0.35, 1.36],
  }),
  // The tree.
  (p) => ({
    hips: [0.012 * wave(p), 0],
    lean: 0.02 * wave(p),
    leftHand: [-0.03, 0.82],
    rightHand: [0.03, 0.82],
    leftFoot: [0, SOLE],
    rightFoot: [0.06, 1.3],
    knees: [-1, 1],
  }),
  // The warrior.
  (p) => ({
    hips: [0, 0.14 + breath(p)],
    leftHand: [-0.6, 0.82],
    rightHand: [0.6, 0.82],
    leftFoot: [-0.42, SOLE],
    rightFoot: [0.34, SOLE],
    knees: [-1, 1],
    head: -0.05,
  }),
];

const FIGURE_POSES: Readonly<Partial<Record<PoseName, Posing>>> = {
  ...DEED_POSES,
  ...CARRY_POSES,
  ...COMPANY_POSES,
  walk: (p) => stride(p, 2, 0.19, 0.05),
  run: (p) => ({ ...stride(p, 4, 0.29, 0.2), hips: [0, 0.03] }),
  dance: (p, variant) => (DANCES[variant % DANCES.length] ?? standing)(p),
  yoga: (p, variant) => (YOGA[variant % YOGA.length] ?? crossLegged)(p),
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
  pedal: (p) => ({
    lean: 0.2,
    head: -0.08,
    hips: [-0.06, 0],
    leftHand: [0.2, 0.99],
    rightHand: [0.25, 0.98],
    leftFoot: [0.06 + 0.09 * wave(p, 2), 1.44 + 0.07 * wave(p, 2, 0.25)],
    rightFoot: [0.06 - 0.09 * wave(p, 2), 1.44 - 0.07 * wave(p, 2, 0.25)],
    knees: [1, 1],
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
  wave: (p) => ({
    rightHand: [0.42 + 0.13 * wave(p, 3), 0.28 + 0.03 * wave(p, 6, 0.25)],
    leftHand: [-0.27, 1.06],
    lean: 0.025 * wave(p, 3, -0.1),
    head: 0.08 * wave(p),
  }),
  cheer: (p) => ({
    hips: [0, -0.02 * (1 + wave(p, 4))],
    leftHand: [-0.38 - 0.03 * wave(p, 4), 0.2 + 0.05 * wave(p, 4)],
    rightHand: [0.38 + 0.03 * wave(p, 4), 0.2 + 0.05 * wave(p, 4)],
    head: 0.05 * wave(p, 2),
  }),
  clap: (p) => {
    const apart = 0.045 + 0.1 * untilTheyMeet(p, 4);
    return {
      leftHand: [-apart, 0.74],
      rightHand: [apart, 0.74],
      hips: [0, 0.012 * wave(p, 4, 0.3)],
      head: 0.05 * wave(p, 2),
    };
  },
  point: (p) => ({
    rightHand: [0.6 + 0.012 * wave(p, 2), 0.6],
    leftHand: [-0.2, 1.02],
    lean: 0.04,
    head: 0.06 + 0.02 * wave(p),
  }),
  drop: (p) => ({
    rightHand: [0.58, 0.66 + 0.012 * wave(p, 2)],
    leftHand: [-0.24, 0.98],
    head: 0.08 + 0.02 * wave(p),
  }),
  highfive: (p) => ({
    rightHand: [0.4 + 0.03 * wave(p, 2), 0.3],
    lean: 0.06 + 0.02 * wave(p, 2),
    head: 0.05,
    hips: [0, -0.012 * (1 + wave(p, 4))],
  }),
  holdhands: (p) => ({
    rightHand: [0.36, 1 + 0.02 * wave(p, 2)],
    head: 0.06 + 0.03 * wave(p),
  }),
  hug: (p) => ({
    lean: 0.06 + 0.015 * wave(p),
    head: 0.14 + 0.02 * wave(p),
    leftHand: [0.32, 0.96],
    rightHand: [0.62, 0.84 + 0.01 * wave(p)],
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
  kiss: (p) => ({
    lean: 0.1 + 0.01 * wave(p),
    head: 0.16 + 0.01 * wave(p),
    leftHand: [0.24, 1],
    rightHand: [0.52, 0.92],
  }),
  pray: (p) => ({ leftHand: [-0.02, 0.82], rightHand: [0.02, 0.82], head: 0.08 + 0.02 * wave(p) }),
  think: (p) => ({
    rightHand: [0.12, 0.56],
    leftHand: [0.06, 0.94],
    head: 0.1 + 0.03 * wave(p),
  }),
  shrug: (p) => ({
    leftHand: [-0.46, 0.8 - 0.03 * lifted(wave(p, 2))],
    rightHand: [0.46, 0.8 - 0.03 * lifted(wave(p, 2))],
    head: 0.1 * wave(p, 2),
  }),
  salute: (p) => ({ rightHand: [0.2, 0.26], head: 0.01 * wave(p) }),
  thumbsup: (p) => ({ rightHand: [0.42, 0.74 + 0.02 * wave(p, 2)], head: 0.06 * wave(p) }),
  flex: (p) => ({
    leftHand: [-0.3, 0.4 + 0.02 * wave(p, 2)],
    rightHand: [0.3, 0.4 + 0.02 * wave(p, 2)],
  }),
  bow: (p) => ({ lean: 0.34 + 0.08 * wave(p), head: 0.3 }),
  kneel: (p) => ({
    hips: [0, 0.24 + breath(p)],
    leftFoot: [-0.26, 1.53],
    rightFoot: [0.36, 1.52],
    bentKnees: [
      [-0.29, 1.27],
      [0.14, 1.5],
    ],
    leftHand: [-0.2, 1.24 + breath(p)],
    rightHand: [0.24, 1.16 + breath(p)],
    head: 0.08,
  }),
  kick: (p) => {
    const s = 0.7 + 0.3 * wave(p, 2);
    return {
      lean: -0.12 * s,
      leftHand: [-0.42, 0.86],
      rightHand: [0.36, 0.8],
      rightFoot: [0.16 + 0.34 * s, SOLE - 0.28 * s],
      knees: [-1, 1],
    };
  },
  throw: (p) => ({
    lean: 0.1 * wave(p, 2),
    rightHand: [0.3 + 0.16 * wave(p, 2), 0.3 + 0.08 * wave(p, 2, 0.25)],
    leftHand: [-0.4, 0.84],
    leftFoot: [-0.2, SOLE],
    rightFoot: [0.18, SOLE],
  }),
  lift: (p) => ({
    hips: [0, 0.05 + 0.05 * wave(p)],
    leftHand: [-0.4, 0.34 + 0.1 * wave(p)],
    rightHand: [0.4, 0.34 + 0.1 * wave(p)],
    leftFoot: [-0.2, SOLE],
    rightFoot: [0.2, SOLE],
  }),
  stretch: (p) => ({
    lean: 0.25 * wave(p),
    leftHand: [-0.4 + 0.1 * wave(p), 0.34 - 0.06 * wave(p)],
    rightHand: [0.4 + 0.1 * wave(p), 0.34 + 0.06 * wave(p)],
    leftFoot: [-0.18, SOLE],
    rightFoot: [0.18, SOLE],
  }),
  shake: (p) => ({
    leftHand: [-0.3, 0.92 + 0.03 * wave(p, 6)],
    rightHand: [0.3, 0.92 + 0.03 * wave(p, 6, 0.5)],
    head: 0.06 * wave(p, 3),
  }),
  type: (p) => ({
    leftHand: [-0.17, 0.94 + 0.04 * wave(p, 6)],
    rightHand: [0.17, 0.94 + 0.04 * wave(p, 6, 0.25)],
    head: 0.05 + 0.02 * wave(p),
  }),
  write: (p) => ({
    leftHand: [-0.24, 0.97],
    rightHand: [0.08 + 0.06 * wave(p, 2), 0.94 + 0.012 * wave(p, 8)],
    head: 0.12 + 0.02 * wave(p),
  }),
  stir: (p) => ({
    leftHand: [-0.26, 0.96],
    rightHand: [0.06 + 0.06 * wave(p, 3), 0.73 + 0.03 * wave(p, 3, 0.25)],
    lean: 0.02 * wave(p, 3),
    head: 0.08 + 0.02 * wave(p),
  }),
  toast: (p) => ({
    leftHand: [-0.22, 1.04],
    rightHand: [0.4, 0.92 + 0.012 * wave(p, 2)],
    lean: 0.06,
    head: 0.06 + 0.02 * wave(p),
  }),
  grill: (p) => ({
    leftHand: [-0.3, 1.0],
    rightHand: [0.28, 0.86 + 0.02 * wave(p, 3, 0.25)],
    lean: 0.02 * wave(p, 3),
    head: 0.08 + 0.02 * wave(p),
  }),
  knead: (p) => ({
    leftHand: [-0.15, 0.93 + 0.03 * wave(p, 3)],
    rightHand: [0.15, 0.93 + 0.03 * wave(p, 3, 0.5)],
    lean: 0.025 * wave(p, 3, 0.25),
    head: 0.08,
  }),
  chop: (p) => ({
    // The body moves while the knife rests, so that the loop has no leaps.
    leftHand: [-0.2 + 0.02 * wave(p, 4, 0.25), 0.96],
    rightHand: [0.26, 0.86 - 0.05 * wave(p, 4)],
    head: 0.07 + 0.03 * wave(p, 4, 0.25),
    lean: 0.025 * wave(p, 4, 0.25),
  }),
  scrub: (p) => ({
    leftHand: [-0.22, 0.95],
    rightHand: [0.06 + 0.12 * wave(p, 4), 0.93 + 0.02 * wave(p, 4, 0.25)],
    lean: 0.03 * wave(p, 4),
    head: 0.07,
  }),
  knit: (p) => ({
    leftHand: [-0.1, 0.9 + 0.022 * wave(p, 4)],
    rightHand: [0.1, 0.9 - 0.022 * wave(p, 4)],
    head: 0.1 + 0.02 * wave(p),
  }),
  paint: (p) => ({
    leftHand: [-0.24, 0.98],
    rightHand: [0.44, 0.74 + 0.1 * wave(p, 2)],
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
  toss: (p) => ({
    leftHand: [-0.36, 0.5 - 0.1 * wave(p, 2, 0.1)],
    rightHand: [0.36, 0.5 - 0.1 * wave(p, 2, 0.1)],
    head: 0.02 * wave(p, 2),
  }),
  juggle: (p) => ({
    leftHand: [-0.27, 0.86 + 0.05 * wave(p, 3)],
    rightHand: [0.27, 0.86 + 0.05 * wave(p, 3, 0.5)],
    head: 0.03 * wave(p, 3),
  }),
  eat: (p) => ({
    leftHand: [-0.22, 1],
    rightHand: [0.15, 0.6 + 0.045 * wave(p, 2)],
    head: 0.05 + 0.02 * wave(p, 2),
  }),
  dine: (p) => ({
    leftHand: [-0.22, 1.06],
    rightHand: [0.2, 0.86 + 0.02 * wave(p, 2)],
    head: 0.06 * wave(p),
  }),
  meet: (p) => ({
    leftHand: [-0.3, 0.98],
    rightHand: [0.36, 0.84 + 0.04 * wave(p, 2)],
    head: 0.06 * wave(p),
  }),
  drink: (p) => ({
    leftHand: [-0.24, 1.02],
    rightHand: [0.17, 0.62 + 0.02 * wave(p)],
    head: -0.05 + 0.03 * wave(p),
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
  strike: (p) => ({
    lean: 0.06 * wave(p, 2),
    leftHand: [0.16 + 0.06 * wave(p, 2), 0.72],
    rightHand: [0.3 + 0.1 * wave(p, 2), 0.62 + 0.14 * wave(p, 2, 0.2)],
    leftFoot: [-0.22, SOLE],
    rightFoot: [0.2, SOLE],
    knees: [-1, 1],
  }),
  aim: (p) => ({
    leftHand: [0.12, 0.7],
    rightHand: [0.58, 0.68 + 0.01 * wave(p, 2)],
    lean: -0.03,
    leftFoot: [-0.2, SOLE],
    rightFoot: [0.2, SOLE],
    head: 0.02 * wave(p),
  }),
  catch: (p) => ({
    leftHand: [0.3, 0.42 + 0.02 * wave(p, 2)],
    rightHand: [0.5, 0.46 + 0.02 * wave(p, 2)],
    lean: 0.08,
    hips: [0, -0.01 * (1 + wave(p, 4))],
    leftFoot: [-0.2, SOLE],
    rightFoot: [0.2, SOLE],
    head: -0.06,
  }),
  box: (p) => ({
    lean: 0.05 * wave(p, 3),
    hips: [0.02 * wave(p, 3), 0.02],
    leftHand: [0.02 - 0.1 * wave(p, 3), 0.68],
    rightHand: [0.36 + 0.2 * wave(p, 3), 0.66],
    leftFoot: [-0.24, SOLE],
    rightFoot: [0.2, SOLE],
    knees: [-1, 1],
  }),
  fight: (p) => ({
    lean: 0.16 + 0.06 * wave(p, 3),
    hips: [0.03 * wave(p, 3), 0.05],
    leftHand: [-0.3, 0.76],
    rightHand: [0.5 + 0.06 * wave(p, 3), 0.56 + 0.08 * wave(p, 3, 0.25)],
    leftFoot: [-0.34, SOLE],
    rightFoot: [0.28, SOLE],
    knees: [-1, 1],
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
  climb: (p) => ({
    leftHand: [-0.2, 0.34 + 0.1 * wave(p, 2)],
    rightHand: [0.2, 0.34 - 0.1 * wave(p, 2)],
    leftFoot: [-0.15, 1.4 - 0.08 * wave(p, 2)],
    rightFoot: [0.15, 1.4 + 0.08 * wave(p, 2)],
    knees: [-1, 1],
    head: 0.04 * wave(p, 2),
  }),
  dunk: (p) => ({
    lean: 0.14,
    head: -0.1,
    leftHand: [-0.34, 0.66 + 0.04 * wave(p, 2)],
    rightHand: [0.36, 0.28],
    leftFoot: [-0.22, 1.34],
    rightFoot: [0.14, 1.5],
    knees: [-1, 1],
  }),
  handstand: (p) => ({
    leftHand: [-0.34, 0.02],
    rightHand: [0.34, 0.02],
    leftFoot: [-0.13 - 0.06 * wave(p), SOLE],
    rightFoot: [0.13 + 0.06 * wave(p), SOLE],
    head: 0,
    reach: 1.5,
  }),
  cartwheel: (p) => ({
    leftHand: [-0.4, 0.04],
    rightHand: [0.4, 0.04],
    leftFoot: [-0.56, 1.28 + 0.012 * wave(p, 2)],
    rightFoot: [0.56, 1.28 + 0.012 * wave(p, 2)],
    lean: 0.1,
    reach: 1.5,
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
  twirl: (p) => ({
    leftHand: [-0.5, 0.6 + 0.02 * wave(p)],
    rightHand: [0.36, 0.24 + 0.02 * wave(p)],
    leftFoot: [0, SOLE],
    rightFoot: [0.14, 1.32],
    knees: [-1, 1],
    head: 0.05,
  }),
  howl: (p) => ({ head: -0.24 + 0.04 * wave(p, 2), lean: -0.05 }),
  facepalm: (p) => ({ rightHand: [0.03, 0.3], head: 0.16 + 0.03 * wave(p), leftHand: [-0.25, 1] }),
  hold: (p) => ({
    rightHand: [0.3, 0.86 + 0.01 * wave(p)],
    leftHand: [-0.24, 1.02],
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
  water: (p) => ({
    lean: 0.1 + 0.015 * wave(p),
    head: 0.1 + 0.02 * wave(p),
    leftHand: [0.2, 0.94],
    rightHand: [0.46, 0.86 + 0.015 * wave(p)],
  }),
};

/**
 * @param phase position in the loop; the result is the same at 0 and at 1
 * @param variant which of several ways to do the same
 */
export const figurePoseAt = (name: PoseName, phase: number, variant = 0): FigurePose => ({
  ...standing(phase),
  ...FIGURE_POSES[name]?.(phase, variant),
  ...headGesture(name, phase),
});
