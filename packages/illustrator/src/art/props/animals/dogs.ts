import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { CREAM, eye, flat, INK, inside, line, oval, round, spots, WHITE } from './form.ts';
import {
  bothSides,
  type Coat,
  drawBreed,
  eyesInBox,
  type BreedShape,
  type FourLeggedTail,
  type Paint,
} from './four-legged.ts';

const TAN: Colour = [0.68, 0.12, 58];
const GOLD: Colour = [0.78, 0.12, 72];
const FOXY: Colour = [0.74, 0.15, 60];
const BLACK: Colour = [0.32, 0.015, 285];
const GREY: Colour = [0.5, 0.02, 265];
const FAWN: Colour = [0.83, 0.07, 75];

type Ears = 'pointed' | 'floppy' | 'long' | 'folded' | 'bat';
type Build = 'middle' | 'short' | 'long' | 'tall' | 'stout' | 'heavy';

/** A breed: its shape, and the coat over its main colour, which the prompt may change. */
interface Dog {
  readonly main: Colour;
  readonly ears: Ears;
  readonly ear?: Colour;
  readonly build: Build;
  readonly tail: FourLeggedTail;
  readonly tailTip?: Colour;
  readonly socks?: readonly [Colour, number];
  /** Long hair. */
  readonly fluff?: Colour;
  readonly muzzle?: Colour;
  /** Short muzzles have folds above the nose. */
  readonly isFlat?: boolean;
  /** Cheeks that hang over the jaw, with its teeth outside, and wrinkles on the brow. */
  readonly hasJowls?: boolean;
  readonly face?: readonly Paint[];
  readonly body?: readonly Paint[];
  readonly legMarks?: Paint;
  readonly eyes?: Colour;
  /** The belly of the puppet, and its spots. */
  readonly belly?: Colour;
  readonly spots?: Colour;
}

const SHAPES: Readonly<Record<Build, BreedShape>> = {
  middle: { trunk: [27, 47, 84, 74], legWidth: 9.5, head: [1, 4, 54] },
  tall: { trunk: [28, 41, 82, 65], legWidth: 8, head: [3, 2, 50] },
  short: { trunk: [26, 56, 88, 84], legWidth: 10, head: [0, 13, 56] },
  long: { trunk: [20, 62, 87, 84], legWidth: 8.6, head: [0, 24, 50] },
  stout: { trunk: [26, 48, 84, 78], legWidth: 9.4, head: [0, 6, 58] },
  heavy: { trunk: [20, 50, 90, 82], legWidth: 11, head: [-3, 12, 66] },
};

const HEAD =
  'M 50 13 C 74 13 84 30 84 50 C 84 70 74 87 50 88 C 26 87 16 70 16 50 C 16 30 26 13 50 13 Z';

/** Behind the head; drawn for the right side, then mirrored. */
function earsBehind(context: Canvas2D, { ears, ear }: Dog, main: Colour): void {
  const colour = ear ?? main;
  if (ears === 'pointed') {
    bothSides((c) => {
      round(c, 'M 58 22 C 64 10 76 0 82 1 C 88 6 88 28 84 44 Z', colour);
      flat(c, 'M 66 22 C 70 13 76 8 80 8 C 83 12 83 24 81 34 Z', [0.8, 0.07, 25]);
    })(context);
  } else if (ears === 'bat') {
    bothSides((c) => {
      round(c, 'M 58 26 C 60 4 72 -2 80 2 C 92 10 92 32 82 46 Z', colour);
      flat(c, 'M 66 26 C 68 12 74 7 79 9 C 86 14 85 28 80 36 Z', [0.8, 0.08, 20]);
    })(context);
  }
}

function earsBefore(context: Canvas2D, { ears, ear }: Dog, main: Colour): void {
  const colour = ear ?? shift(main, -0.07);
  if (ears === 'floppy')
    bothSides((c) =>
      round(
        c,
        'M 66 18 C 76 12 90 18 95 34 C 98 48 94 62 87 62 C 80 60 80 48 78 40 C 76 30 70 26 66 18 Z',
        colour,
      ),
    )(context);
  if (ears === 'long')
    bothSides((c) =>
      round(
        c,
        'M 66 20 C 78 14 90 22 94 40 C 98 60 98 84 88 86 C 78 86 78 66 78 50 C 77 36 70 30 66 20 Z',
        colour,
      ),
    )(context);
  if (ears === 'folded')
    bothSides((c) =>
      round(c, 'M 60 18 C 70 8 84 12 90 22 C 92 32 90 42 86 44 C 80 40 72 32 60 18 Z', colour),
    )(context);
}

/** The lower face of a bulldog: jowls beside a broad nose over an underbite. */
function drawJowls(context: Canvas2D, muzzle: Colour): void {
  const fold = shift(muzzle, -0.16, 2);
  round(context, 'M 30 74 C 34 90 66 90 70 74 Z', shift(muzzle, -0.06));
  for (const x of [39, 61]) flat(context, `M ${x - 3} 80 L ${x} 73 L ${x + 3} 80 Z`, WHITE);
  bothSides((c) =>
    round(
      c,
      'M 50 56 C 68 52 82 62 84 74 C 86 88 74 92 68 84 C 62 78 54 78 50 77 Z',
      shift(muzzle, 0.03),
    ),
  )(context);
  line(context, 'M 19 80 C 26 92 33 84 36 80 C 42 77 58 77 64 80 C 67 84 74 92 81 80', 1.6, fold);
  round(
    context,
    'M 50 50 C 61 49 65 54 63 60 C 60 65 54 67 50 67 C 46 67 40 65 37 60 C 35 54 39 49 50 50 Z',
    INK,
  );
  flat(context, oval(45, 54, 3, 1.7), WHITE, 0.5);
  line(context, 'M 50 66 L 50 77', 1.6, INK);
  line(context, 'M 36 33 Q 42 37 46 34 M 64 33 Q 58 37 54 34', 1.7, fold);
  line(context, 'M 33 58 Q 28 64 27 70 M 67 58 Q 72 64 73 70', 1.4, fold);
  for (const x of [32, 68]) {
    eye(context, x, 45, 5);
    line(context, `M ${x - 6} 40 Q ${x} 36 ${x + 6} 40`, 2, fold);
  }
}

function drawDogHead(context: Canvas2D, dog: Dog, main: Colour): void {
  if (dog.fluff)
    bothSides((c) => {
      for (const [x, y] of [
        [80, 52],
        [80, 66],
        [72, 78],
        [60, 86],
      ] as const)
        round(c, oval(x, y, 13, 11), dog.fluff ?? main);
    })(context);
  earsBehind(context, dog, main);
  round(context, HEAD, main);
  inside(context, HEAD, (c) => dog.face?.forEach((paint) => paint(c)));
  earsBefore(context, dog, main);
  const muzzle = dog.muzzle ?? shift(main, 0.1, 0.6);
  if (dog.isFlat) {
    line(context, 'M 40 50 Q 50 42 60 50', 1.8, shift(muzzle, 0.1));
    round(
      context,
      'M 50 52 C 66 50 78 62 75 74 C 72 84 60 85 50 82 C 40 85 28 84 25 74 C 22 62 34 50 50 52 Z',
      muzzle,
    );
  } else round(context, oval(50, 70, 21, 16), muzzle);
  if (dog.hasJowls) return drawJowls(context, muzzle);
  round(
    context,
    'M 50 56 C 58 55 61 58 60 62 C 58 67 53 69 50 69 C 47 69 42 67 40 62 C 39 58 42 55 50 56 Z',
    INK,
  );
  flat(context, oval(46.5, 59, 2.6, 1.5), WHITE, 0.5);
  line(context, 'M 50 68 L 50 73', 1.8, INK);
  flat(
    context,
    'M 44 76 C 47 77.5 53 77.5 56 76 C 57 84 55 89 50 89 C 45 89 43 84 44 76 Z',
    [0.68, 0.19, 8],
  );
  line(context, 'M 38 73 C 41 78 47 78 50 73 C 53 78 59 78 62 73', 1.8, INK);
  for (const x of [35, 65]) {
    if (dog.eyes) flat(context, oval(x, 46, 5.8, 6.6), dog.eyes);
    eye(context, x, 46, dog.eyes ? 3.6 : 5);
  }
}

const drawDog = (context: Canvas2D, dog: Dog, main: Colour): void =>
  drawBreed(context, main, dog, SHAPES[dog.build], (c) => drawDogHead(c, dog, main));

// ---- markings of faces

const blaze =
  (colour: Colour): Paint =>
  (c) =>
    flat(
      c,
      'M 45 8 C 47 24 47 34 42 46 C 36 54 30 60 28 90 L 72 90 C 70 60 64 54 58 46 C 53 34 53 24 55 8 Z',
      colour,
    );
const mask =
  (colour: Colour): Paint =>
  (c) => {
    flat(
      c,
      'M 50 36 C 46 30 34 30 28 38 C 22 46 24 56 14 60 L 14 92 L 86 92 L 86 60 C 76 56 78 46 72 38 C 66 30 54 30 50 36 Z',
      colour,
    );
    flat(c, 'M 48 12 L 52 12 L 51 34 L 49 34 Z', colour, 0.6);
  };
const brows = (colour: Colour): Paint =>
  bothSides((c) => flat(c, oval(63, 35, 4.6, 3.4, -12), colour));
const cheeks = (colour: Colour): Paint =>
  bothSides((c) => flat(c, oval(74, 72, 18, 16, -20), colour));
const darkMuzzle =
  (colour: Colour): Paint =>
  (c) =>
    flat(c, oval(50, 74, 32, 26), colour, 0.75);
const speckles =
  (colour: Colour): Paint =>
  (c) =>
    spots(c, colour, [
      [30, 26, 5],
      [52, 22, 3.6],
      [70, 30, 4.4],
      [22, 44, 3.4],
      [79, 50, 4],
      [28, 66, 4],
      [76, 70, 3.6],
      [42, 32, 2.6],
      [60, 38, 2.6],
      [20, 58, 2.2],
    ]);
const sides = (colour: Colour): Paint =>
  bothSides((c) => flat(c, 'M 56 8 C 56 30 58 40 66 52 C 72 60 76 64 88 66 L 92 4 Z', colour));

// ---- markings of trunks

const underside =
  (colour: Colour): Paint =>
  (c) =>
    flat(c, 'M 16 54 C 30 62 40 74 56 78 C 70 81 84 80 96 84 L 96 96 L 10 96 Z', colour);
const saddle =
  (colour: Colour): Paint =>
  (c) =>
    flat(c, 'M 34 30 C 36 54 46 64 62 62 C 76 60 84 62 96 58 L 96 30 Z', colour);
const chest =
  (colour: Colour): Paint =>
  (c) =>
    flat(c, oval(26, 66, 16, 20, -20), colour);
const collar =
  (colour: Colour): Paint =>
  (c) =>
    flat(c, 'M 20 30 C 40 40 46 60 38 96 L 10 96 L 10 30 Z', colour);
const bodySpots =
  (colour: Colour): Paint =>
  (c) =>
    spots(c, colour, [
      [56, 48, 4],
      [66, 58, 3.4],
      [76, 48, 4.2],
      [48, 60, 3.4],
      [58, 68, 3.6],
      [80, 64, 3.6],
      [70, 71, 2.6],
      [84, 54, 2.4],
      [60, 57, 2.2],
      [70, 44, 2.2],
      [40, 66, 2.8],
    ]);
const legSpots =
  (colour: Colour): Paint =>
  (c) =>
    spots(c, colour, [
      [35, 76, 2.2],
      [33, 88, 2],
      [47, 82, 2.2],
      [78, 76, 2.4],
      [82, 88, 2],
      [68, 84, 2.2],
      [80, 70, 2],
    ]);

const shepherdLike = (
  main: Colour,
  dark: Colour,
): Pick<Dog, 'main' | 'face' | 'body' | 'muzzle'> => ({
  main,
  face: [darkMuzzle(dark), brows(shift(main, 0.06))],
  body: [saddle(dark)],
  muzzle: shift(dark, 0.05),
});
const blackAndTan = {
  main: BLACK,
  ear: BLACK,
  muzzle: TAN,
  face: [brows(TAN), cheeks(TAN)],
  body: [chest(TAN)],
  socks: [TAN, 12],
} as const;

const DOGS: Readonly<Record<string, Dog>> = {
  '@corgi': {
    main: FOXY,
    ears: 'pointed',
    build: 'short',
    tail: 'tuft',
    tailTip: WHITE,
    socks: [WHITE, 8],
    muzzle: WHITE,
    face: [blaze(WHITE)],
    body: [collar(WHITE), underside(WHITE)],
  },
  '@husky': {
    main: GREY,
    ears: 'pointed',
    build: 'middle',
    tail: 'curled',
    tailTip: WHITE,
    socks: [WHITE, 18],
    muzzle: WHITE,
    face: [mask(WHITE)],
    body: [collar(WHITE), underside(WHITE)],
    eyes: [0.78, 0.1, 235],
  },
  '@malamute': {
    main: [0.42, 0.02, 275],
    ears: 'pointed',
    build: 'stout',
    tail: 'curled',
    tailTip: WHITE,
    fluff: WHITE,
    socks: [WHITE, 16],
    muzzle: WHITE,
    face: [mask(WHITE)],
    body: [collar(WHITE), underside(WHITE)],
  },
  '@shiba': {
    main: [0.74, 0.15, 58],
    ears: 'pointed',
    build: 'middle',
    tail: 'curled',
    tailTip: CREAM,
    socks: [CREAM, 10],
    muzzle: CREAM,
    face: [cheeks(CREAM), brows(CREAM)],
    body: [collar(CREAM), underside(CREAM)],
  },
  '@dalmatian': {
    main: WHITE,
    spots: BLACK,
    ears: 'floppy',
    ear: BLACK,
    build: 'tall',
    tail: 'raised',
    muzzle: WHITE,
    face: [speckles(BLACK)],
    body: [bodySpots(BLACK)],
    legMarks: legSpots(BLACK),
  },
  '@pug': {
    main: FAWN,
    ears: 'folded',
    ear: BLACK,
    build: 'stout',
    tail: 'curled',
    muzzle: [0.36, 0.02, 40],
    isFlat: true,
    face: [darkMuzzle([0.4, 0.03, 40])],
  },
  '@bulldog': {
    main: [0.9, 0.03, 75],
    ears: 'folded',
    ear: TAN,
    build: 'heavy',
    tail: 'tuft',
    isFlat: true,
    hasJowls: true,
    muzzle: WHITE,
    face: [sides(TAN), blaze([0.95, 0.015, 80])],
    body: [(c) => flat(c, oval(66, 50, 20, 14), TAN), chest(WHITE)],
  },
  '@frenchbulldog': {
    main: [0.46, 0.02, 270],
    ears: 'bat',
    build: 'stout',
    tail: 'none',
    isFlat: true,
    muzzle: [0.55, 0.02, 270],
    body: [chest(WHITE)],
  },
  '@boston': {
    main: BLACK,
    ears: 'bat',
    build: 'middle',
    tail: 'none',
    isFlat: true,
    muzzle: WHITE,
    face: [blaze(WHITE)],
    body: [collar(WHITE)],
    socks: [WHITE, 8],
  },
  '@dachshund': {
    main: [0.5, 0.11, 45],
    ears: 'long',
    ear: [0.42, 0.09, 42],
    build: 'long',
    tail: 'raised',
  },
  '@beagle': {
    main: TAN,
    ears: 'long',
    ear: [0.52, 0.1, 50],
    build: 'middle',
    tail: 'raised',
    socks: [WHITE, 18],
    muzzle: WHITE,
    face: [blaze(WHITE)],
    body: [saddle(BLACK), collar(WHITE), underside(WHITE)],
  },
  '@golden': {
    main: GOLD,
    ears: 'floppy',
    build: 'middle',
    tail: 'bushy',
    fluff: shift(GOLD, 0.06),
  },
  '@labrador': { main: [0.86, 0.09, 80], ears: 'floppy', build: 'middle', tail: 'raised' },
  '@shepherd': {
    ...shepherdLike([0.68, 0.11, 62], [0.33, 0.03, 60]),
    ears: 'pointed',
    ear: [0.4, 0.04, 60],
    build: 'middle',
    tail: 'bushy',
  },
  '@bordercollie': {
    main: BLACK,
    ears: 'folded',
    build: 'middle',
    tail: 'bushy',
    tailTip: WHITE,
    fluff: WHITE,
    muzzle: WHITE,
    face: [blaze(WHITE)],
    body: [collar(WHITE), underside(WHITE)],
    socks: [WHITE, 16],
  },
  '@collie': {
    main: [0.66, 0.12, 58],
    ears: 'folded',
    build: 'middle',
    tail: 'bushy',
    tailTip: WHITE,
    fluff: WHITE,
    muzzle: WHITE,
    face: [blaze(WHITE)],
    body: [collar(WHITE), underside(WHITE)],
    socks: [WHITE, 16],
  },
  '@rottweiler': { ...blackAndTan, ears: 'floppy', build: 'stout', tail: 'tuft' },
  '@doberman': { ...blackAndTan, ears: 'pointed', build: 'tall', tail: 'tuft' },
  '@samoyed': { main: WHITE, ears: 'pointed', build: 'stout', tail: 'curled', fluff: WHITE },
  '@pomeranian': {
    main: [0.78, 0.14, 65],
    ears: 'pointed',
    build: 'short',
    tail: 'curled',
    fluff: [0.84, 0.11, 70],
  },
  '@chihuahua': { main: FAWN, ears: 'bat', build: 'middle', tail: 'raised' },
  '@greyhound': {
    main: [0.66, 0.02, 265],
    ears: 'folded',
    build: 'tall',
    tail: 'long',
    body: [chest(WHITE)],
  },
  '@spaniel': {
    main: [0.56, 0.12, 48],
    ears: 'long',
    build: 'middle',
    tail: 'tuft',
    fluff: [0.93, 0.02, 80],
    muzzle: WHITE,
    face: [blaze(WHITE)],
    body: [collar(WHITE)],
    socks: [WHITE, 20],
  },
  '@saintbernard': {
    main: WHITE,
    ears: 'floppy',
    ear: [0.5, 0.11, 45],
    build: 'stout',
    tail: 'bushy',
    face: [sides([0.55, 0.12, 45])],
    body: [saddle([0.55, 0.12, 45])],
  },
  '@terrier': {
    main: [0.7, 0.1, 65],
    ears: 'folded',
    build: 'middle',
    tail: 'raised',
    fluff: [0.78, 0.08, 70],
    body: [saddle([0.45, 0.03, 260])],
  },
  '@sheepdog': {
    main: [0.62, 0.02, 265],
    ears: 'floppy',
    build: 'stout',
    tail: 'tuft',
    fluff: WHITE,
    face: [(c) => flat(c, 'M 14 60 C 30 50 70 50 86 60 L 86 92 L 14 92 Z', WHITE)],
    body: [collar(WHITE)],
    socks: [WHITE, 18],
    muzzle: WHITE,
  },
};

/** Coats of the breeds, by glyph. */
export const DOG_COATS: Readonly<Record<string, Coat>> = Object.fromEntries(
  Object.entries(DOGS).map(
    ([name, { main, belly, muzzle, socks, spots: spotted, tail, tailTip, build }]) => {
      const under = belly ?? (muzzle && muzzle[0] > main[0] ? muzzle : undefined);
      const eyes = eyesInBox(SHAPES[build].head, { apart: 15, height: 46, radius: 5 });
      return [
        name,
        {
          main,
          tail,
          eyes,
          ...(under && { belly: under }),
          ...(socks && { foot: socks[0], hand: socks[0] }),
          ...(spotted && { spots: spotted }),
          ...(tailTip && { tailTip }),
        },
      ];
    },
  ),
);

/** Each breed whole, and its face for the puppet with hands. */
export const DOG_BREEDS: PropFamily = Object.fromEntries(
  Object.entries(DOGS).flatMap(([name, dog]) => [
    [name, (context: Canvas2D, colour: Colour | null) => drawDog(context, dog, colour ?? dog.main)],
    [
      `${name}-face`,
      (context: Canvas2D, colour: Colour | null) => drawDogHead(context, dog, colour ?? dog.main),
    ],
  ]),
);
