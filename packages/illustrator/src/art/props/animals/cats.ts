import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { CREAM, flat, INK, inside, line, oval, round, spots, WHITE } from './form.ts';
import {
  bothSides,
  type Coat,
  drawBreed,
  eyesInBox,
  type BreedShape,
  type FourLeggedTail,
  type Paint,
} from './four-legged.ts';

const BLACK: Colour = [0.31, 0.015, 290];
const GINGER: Colour = [0.76, 0.15, 62];
const SAND: Colour = [0.82, 0.12, 78];
const SNOW: Colour = [0.92, 0.012, 270];
const SEAL: Colour = [0.36, 0.045, 45];

type Ears = 'pointed' | 'round' | 'tufted' | 'large';

/** A breed of cat, or a kind of big cat. */
interface Cat {
  readonly main: Colour;
  readonly ears: Ears;
  readonly ear?: Colour;
  readonly muzzle?: Colour;
  readonly eyes: Colour;
  readonly build: 'house' | 'fluffy' | 'big' | 'slim';
  readonly tail: FourLeggedTail;
  readonly tailTip?: Colour;
  readonly legs?: Colour;
  readonly socks?: readonly [Colour, number];
  readonly fluff?: Colour;
  readonly face?: readonly Paint[];
  readonly body?: readonly Paint[];
  readonly legMarks?: Paint;
  /** Spots of the puppet. */
  readonly spots?: Colour;
}

const SHAPES: Readonly<Record<Cat['build'], BreedShape>> = {
  house: { trunk: [27, 54, 82, 79], legWidth: 8, head: [1, 10, 55] },
  fluffy: { trunk: [25, 52, 82, 81], legWidth: 9.5, head: [0, 7, 59] },
  big: { trunk: [25, 50, 82, 76], legWidth: 9, head: [0, 10, 52] },
  slim: { trunk: [24, 46, 82, 68], legWidth: 7.6, head: [0, 9, 46] },
};

const HEAD =
  'M 50 20 C 72 20 86 34 88 54 C 90 74 74 88 50 88 C 26 88 10 74 12 54 C 14 34 28 20 50 20 Z';

function drawEars(context: Canvas2D, { ears, ear }: Cat, main: Colour): void {
  const colour = ear ?? main;
  const inner: Colour = [0.8, 0.09, 15];
  bothSides((c) => {
    if (ears === 'round') {
      round(c, oval(78, 26, 13, 13), colour);
      flat(c, oval(78, 27, 7.4, 7.4), shift(colour, 0.14, 0.6));
      return;
    }
    const top = ears === 'large' ? -6 : 3;
    round(c, `M 56 26 C 62 16 74 ${top} 82 ${top} C 88 ${top + 6} 90 26 86 46 Z`, colour);
    flat(c, `M 66 27 C 70 18 76 ${top + 9} 80 ${top + 8} C 84 ${top + 13} 84 28 82 38 Z`, inner);
    if (ears === 'tufted') line(c, 'M 82 6 L 86 -7', 3, INK);
  })(context);
}

function drawCatHead(context: Canvas2D, cat: Cat, main: Colour): void {
  if (cat.fluff)
    bothSides((c) => {
      for (const [x, y] of [
        [84, 58],
        [84, 70],
        [74, 82],
        [60, 88],
      ] as const)
        round(c, oval(x, y, 12, 10), cat.fluff ?? main);
    })(context);
  drawEars(context, cat, main);
  round(context, HEAD, main);
  inside(context, HEAD, (c) => cat.face?.forEach((paint) => paint(c)));
  const muzzle = cat.muzzle ?? shift(main, 0.1, 0.5);
  round(context, oval(42, 71, 11, 9), muzzle);
  round(context, oval(58, 71, 11, 9), muzzle);
  round(context, oval(50, 80, 7, 5), muzzle);
  flat(
    context,
    'M 50 62 C 55 61 58 63 57 65 C 55 69 52 70 50 70 C 48 70 45 69 43 65 C 42 63 45 61 50 62 Z',
    muzzle[0] < 0.45 ? INK : [0.66, 0.16, 10],
  );
  line(
    context,
    'M 41 74 C 44 79 49 78 50 72 C 51 78 56 79 59 74',
    1.6,
    muzzle[0] < 0.45 ? [0.2, 0.02, 300] : INK,
  );
  bothSides((c) => {
    for (const [from, to] of [
      [69, 66],
      [73, 74],
    ] as const)
      line(c, `M 70 ${from} L 96 ${to}`, 1, main[0] < 0.5 ? [0.75, 0.01, 280] : [0.55, 0.03, 50]);
  })(context);
  for (const x of [32, 68]) {
    flat(context, oval(x, 52, 7.6, 8.4), cat.eyes);
    flat(context, oval(x, 52, 4, 7.6), INK);
    flat(context, oval(x - 2, 48.6, 2.1), WHITE, 0.95);
  }
}

const drawCat = (context: Canvas2D, cat: Cat, main: Colour): void =>
  drawBreed(context, main, cat, SHAPES[cat.build], (c) => drawCatHead(c, cat, main));

// ---- markings of faces

const stripes =
  (colour: Colour): Paint =>
  (c) => {
    for (const stripe of [
      'M 50 20 L 50 34',
      'M 40 20 C 41 26 41 30 43 34',
      'M 60 20 C 59 26 59 30 57 34',
    ])
      line(c, stripe, 4, colour);
    bothSides((side) => {
      for (const y of [58, 68])
        line(side, `M 92 ${y - 2} C 86 ${y} 82 ${y} 78 ${y - 1}`, 3.4, colour);
    })(c);
  };
const points =
  (colour: Colour): Paint =>
  (c) => {
    for (const [grow, alpha] of [
      [30, 0.35],
      [25, 0.5],
      [20, 0.8],
    ] as const)
      flat(c, oval(50, 70, grow * 1.15, grow), colour, alpha);
  };
const bib =
  (colour: Colour): Paint =>
  (c) =>
    flat(
      c,
      'M 50 40 C 54 50 58 58 70 64 C 80 72 74 92 50 92 C 26 92 20 72 30 64 C 42 58 46 50 50 40 Z',
      colour,
    );
const patches =
  (left: Colour, right: Colour): Paint =>
  (c) => {
    flat(c, 'M 8 16 L 46 16 C 48 30 44 40 42 50 C 36 64 22 62 8 60 Z', left);
    flat(c, 'M 60 14 L 92 14 L 92 62 C 82 64 66 62 60 50 C 56 40 62 30 60 14 Z', right);
  };
const tears: Paint = (c) =>
  bothSides((side) => line(side, 'M 62 58 C 58 64 58 70 60 78', 3, INK))(c);
const freckles =
  (colour: Colour): Paint =>
  (c) =>
    spots(c, colour, [
      [34, 30, 2.6],
      [44, 26, 2.4],
      [56, 26, 2.4],
      [66, 30, 2.6],
      [50, 34, 2.2],
      [24, 40, 2.6],
      [76, 40, 2.6],
      [20, 66, 2.2],
      [80, 66, 2.2],
      [26, 76, 2],
      [74, 76, 2],
    ]);
const cheekTufts = (colour: Colour): Paint =>
  bothSides((c) => flat(c, oval(80, 74, 15, 14), colour));

// ---- markings of trunks

const bands =
  (colour: Colour): Paint =>
  (c) => {
    for (const x of [46, 56, 66, 76])
      line(c, `M ${x} 44 C ${x + 3} 54 ${x + 1} 62 ${x - 2} 69`, 3.6, colour);
  };
const calico =
  (one: Colour, other: Colour): Paint =>
  (c) => {
    flat(c, 'M 40 44 C 56 48 62 58 54 68 C 46 72 38 66 36 56 Z', one);
    flat(c, 'M 62 44 C 78 44 90 52 86 68 C 78 74 66 66 62 44 Z', other);
  };
const underside =
  (colour: Colour): Paint =>
  (c) =>
    flat(c, 'M 16 56 C 30 66 40 78 56 76 C 70 75 80 78 96 84 L 96 96 L 10 96 Z', colour);
const dots =
  (colour: Colour, size: number): Paint =>
  (c) =>
    spots(
      c,
      colour,
      [
        [38, 60, 1],
        [45, 54, 1.1],
        [52, 60, 1.1],
        [47, 67, 1],
        [59, 54, 1.2],
        [61, 65, 1.1],
        [68, 59, 1.2],
        [74, 52, 1.1],
        [77, 63, 1.1],
        [69, 70, 0.9],
        [55, 71, 0.9],
        [81, 56, 0.9],
        [40, 69, 0.8],
        [64, 48, 0.9],
        [52, 49, 0.8],
      ].map(([x = 0, y = 0, r = 1]) => [x, y, r * size] as const),
    );
const rosettes =
  (colour: Colour): Paint =>
  (c) => {
    for (const [x, y] of [
      [40, 62],
      [49, 55],
      [58, 64],
      [66, 55],
      [75, 63],
      [82, 54],
      [50, 69],
      [70, 71],
    ] as const) {
      flat(c, oval(x, y, 4.2, 3.4), colour, 0.8);
      flat(c, oval(x, y, 2, 1.6), SNOW);
    }
  };
const legDots =
  (colour: Colour): Paint =>
  (c) =>
    spots(c, colour, [
      [32, 78, 1.7],
      [35, 88, 1.6],
      [45, 82, 1.7],
      [43, 91, 1.5],
      [77, 78, 1.7],
      [74, 90, 1.6],
      [65, 84, 1.7],
      [80, 86, 1.5],
    ]);

const house = { ears: 'pointed', build: 'house', tail: 'hook' } as const;
const GREEN: Colour = [0.82, 0.17, 125];
const AMBER: Colour = [0.82, 0.16, 82];
const BLUE: Colour = [0.78, 0.11, 235];

const tabby = (main: Colour): Cat => {
  const dark = shift(main, -0.17);
  return {
    ...house,
    main,
    eyes: GREEN,
    muzzle: CREAM,
    tailTip: dark,
    face: [stripes(dark)],
    body: [underside(shift(main, 0.14, 0.6)), bands(dark)],
    socks: [CREAM, 7],
  };
};
const persian = (main: Colour): Cat => ({
  ...house,
  main,
  eyes: AMBER,
  build: 'fluffy',
  tail: 'plume',
  fluff: shift(main, 0.02),
});

const CATS: Readonly<Record<string, Cat>> = {
  '@tabby': tabby([0.62, 0.03, 70]),
  '@gingercat': tabby(GINGER),
  '@siamese': {
    ...house,
    main: [0.92, 0.03, 80],
    ear: SEAL,
    muzzle: SEAL,
    eyes: BLUE,
    tailTip: SEAL,
    face: [points(SEAL)],
    socks: [SEAL, 16],
  },
  '@tuxedo': {
    ...house,
    main: BLACK,
    muzzle: WHITE,
    eyes: GREEN,
    tailTip: WHITE,
    face: [bib(WHITE)],
    body: [(c) => flat(c, oval(28, 72, 12, 16, -16), WHITE), underside(WHITE)],
    socks: [WHITE, 11],
  },
  '@calico': {
    ...house,
    main: WHITE,
    spots: GINGER,
    ear: GINGER,
    muzzle: WHITE,
    eyes: GREEN,
    tailTip: BLACK,
    face: [patches(GINGER, BLACK)],
    body: [calico(GINGER, BLACK)],
  },
  '@tortoiseshell': {
    ...house,
    main: BLACK,
    eyes: AMBER,
    muzzle: [0.5, 0.07, 50],
    tailTip: GINGER,
    face: [patches(GINGER, BLACK)],
    body: [calico(GINGER, [0.5, 0.1, 50])],
  },
  '@persian': persian([0.94, 0.02, 85]),
  '@mainecoon': {
    ...tabby([0.54, 0.05, 60]),
    ears: 'tufted',
    build: 'fluffy',
    tail: 'plume',
    fluff: [0.7, 0.05, 65],
  },
  '@ragdollcat': {
    ...persian([0.93, 0.02, 75]),
    ear: [0.5, 0.03, 50],
    eyes: BLUE,
    tailTip: [0.5, 0.03, 50],
    face: [points([0.6, 0.03, 50])],
  },
  '@sphynx': {
    ...house,
    main: [0.83, 0.06, 30],
    ears: 'large',
    eyes: BLUE,
    tail: 'hook',
    face: [
      (c) => {
        for (const y of [27, 32, 37])
          line(c, `M 38 ${y} Q 50 ${y + 3} 62 ${y}`, 1.2, [0.72, 0.07, 30]);
      },
    ],
  },
  '@russianblue': { ...house, main: [0.58, 0.03, 255], eyes: GREEN },
  '@panther': {
    main: [0.29, 0.025, 290],
    ears: 'round',
    muzzle: [0.38, 0.03, 290],
    eyes: [0.86, 0.17, 105],
    build: 'big',
    tail: 'long',
  },
  '@snowleopard': {
    main: SNOW,
    spots: [0.42, 0.02, 270],
    ears: 'round',
    ear: [0.6, 0.015, 270],
    muzzle: WHITE,
    eyes: [0.8, 0.09, 215],
    build: 'big',
    tail: 'ringed',
    tailTip: [0.42, 0.02, 270],
    face: [freckles([0.42, 0.02, 270])],
    body: [rosettes([0.42, 0.02, 270])],
    legMarks: legDots([0.42, 0.02, 270]),
  },
  '@jaguar': {
    main: [0.76, 0.14, 68],
    spots: [0.32, 0.05, 45],
    ears: 'round',
    muzzle: CREAM,
    eyes: AMBER,
    build: 'big',
    tail: 'long',
    tailTip: INK,
    face: [freckles([0.32, 0.05, 45])],
    body: [underside(CREAM), rosettes([0.32, 0.05, 45])],
    legMarks: legDots([0.32, 0.05, 45]),
  },
  '@cheetah': {
    main: SAND,
    spots: [0.34, 0.05, 50],
    ears: 'round',
    muzzle: CREAM,
    eyes: AMBER,
    build: 'slim',
    tail: 'long',
    tailTip: INK,
    face: [freckles([0.36, 0.05, 50]), tears],
    body: [underside(CREAM), dots([0.34, 0.05, 50], 1.9)],
    legMarks: legDots([0.34, 0.05, 50]),
  },
  '@lynx': {
    main: [0.7, 0.06, 68],
    ears: 'tufted',
    ear: [0.55, 0.04, 60],
    muzzle: CREAM,
    eyes: AMBER,
    build: 'big',
    tail: 'tuft',
    tailTip: INK,
    face: [cheekTufts(CREAM), stripes([0.48, 0.05, 55])],
    body: [underside(CREAM), dots([0.45, 0.05, 55], 1.7)],
    legMarks: legDots([0.48, 0.05, 55]),
  },
  '@puma': {
    main: [0.72, 0.09, 62],
    ears: 'round',
    muzzle: CREAM,
    eyes: AMBER,
    build: 'big',
    tail: 'long',
    tailTip: [0.4, 0.05, 50],
    body: [underside(CREAM)],
  },
  '@lioncub': {
    ...house,
    main: [0.82, 0.11, 74],
    ears: 'round',
    muzzle: CREAM,
    eyes: AMBER,
    tail: 'long',
    tailTip: [0.42, 0.07, 45],
    body: [underside(CREAM)],
  },
  '@lioness': {
    main: [0.78, 0.11, 72],
    ears: 'round',
    muzzle: CREAM,
    eyes: AMBER,
    build: 'big',
    tail: 'long',
    tailTip: [0.42, 0.07, 45],
    body: [underside([0.9, 0.05, 80])],
  },
};

/** Coats of the kinds, by glyph. */
export const CAT_COATS: Readonly<Record<string, Coat>> = Object.fromEntries(
  Object.entries(CATS).map(
    ([name, { main, muzzle, legs, socks, spots: spotted, tail, tailTip, build }]) => {
      const end = socks?.[0] ?? legs;
      const eyes = eyesInBox(SHAPES[build].head, { apart: 18, height: 52, radius: 7.6 });
      return [
        name,
        {
          main,
          tail,
          eyes,
          ...(muzzle && muzzle[0] > main[0] && { belly: muzzle }),
          ...(end && { foot: end, hand: end }),
          ...(spotted && { spots: spotted }),
          ...(tailTip && { tailTip }),
        },
      ];
    },
  ),
);

/** Each kind whole, and its face for the puppet with hands. */
export const CATS_OF_ALL_KINDS: PropFamily = Object.fromEntries(
  Object.entries(CATS).flatMap(([name, cat]) => [
    [name, (context: Canvas2D, colour: Colour | null) => drawCat(context, cat, colour ?? cat.main)],
    [
      `${name}-face`,
      (context: Canvas2D, colour: Colour | null) => drawCatHead(context, cat, colour ?? cat.main),
    ],
  ]),
);
