import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { DOG_BREEDS } from './dogs.ts';
import { featheredWing } from './feathered-wing.ts';
import { eye, flat, INK, line, marked, oval, round, tube, WHITE } from './form.ts';
import { drawFourLegged } from './four-legged.ts';

const YELLOW: Colour = [0.85, 0.16, 88];
const HORN: Colour = [0.93, 0.04, 85];
const NO_HEAD = { box: [0, 0, 1], draw: () => undefined } as const;

/** Paints moved, and made larger or smaller. */
function at(
  context: Canvas2D,
  [x, y, scale]: readonly [x: number, y: number, scale: number],
  paint: () => void,
): void {
  context.save();
  context.translate(x / 100, y / 100);
  context.scale(scale, scale);
  paint();
  context.restore();
}

/** The head and wings of an eagle on the body of a lion. */
function griffin(context: Canvas2D, colour: Colour): void {
  const feather: Colour = [0.93, 0.03, 80];
  const brown: Colour = [0.52, 0.09, 52];
  at(context, [8, -1, 0.9], () => featheredWing(context, shift(brown, -0.08)));
  drawFourLegged(context, {
    colour,
    trunk: [27, 52, 83, 77],
    legWidth: 9,
    tail: 'long',
    tailTip: brown,
    head: NO_HEAD,
  });
  at(context, [-1, 4, 0.98], () => featheredWing(context, brown));
  for (const [x, y] of [
    [30, 66],
    [38, 64],
    [25, 60],
    [34, 58],
    [42, 56],
  ] as const)
    round(
      context,
      `M ${x - 7} ${y - 9} L ${x + 7} ${y - 9} C ${x + 7} ${y + 4} ${x + 2} ${y + 10} ${x} ${y + 11} C ${x - 3} ${y + 9} ${x - 7} ${y + 3} ${x - 7} ${y - 9} Z`,
      feather,
    );
  round(context, 'M 36 22 C 36 10 42 4 48 3 C 51 10 49 20 44 28 Z', feather);
  round(context, 'M 28 20 C 27 9 32 3 37 1 C 41 8 40 18 36 26 Z', shift(feather, -0.06));
  round(
    context,
    'M 16 32 C 16 18 28 12 38 16 C 50 22 50 40 46 56 C 40 64 26 62 22 54 C 18 48 16 40 16 32 Z',
    feather,
  );
  round(context, 'M 22 28 C 11 26 4 34 4 47 C 5 51 8 51 10 47 C 15 45 21 44 24 42 Z', YELLOW);
  line(context, 'M 9 42 C 14 40 18 39 22 39', 1.2, shift(YELLOW, -0.2));
  flat(context, oval(30, 31, 4.8, 5), [0.84, 0.16, 75]);
  eye(context, 29.4, 31, 2.9);
  line(context, 'M 22 24 L 36 27', 2.6, brown);
}

/** A dog with three heads. */
function cerberus(context: Canvas2D, colour: Colour): void {
  const head = DOG_BREEDS['@rottweiler-face'];
  drawFourLegged(context, {
    colour,
    trunk: [26, 50, 84, 80],
    legWidth: 10,
    tail: 'raised',
    socks: [[0.55, 0.12, 50], 8],
    head: NO_HEAD,
  });
  for (const [x, y, size] of [
    [0, 12, 0.42],
    [42, 7, 0.42],
    [18, 22, 0.48],
  ] as const) {
    at(context, [x, y, size], () => head?.(context, colour));
    at(context, [x, y, size], () => {
      for (const side of [-1, 1])
        line(context, `M ${50 + side * 10} 42 L ${50 + side * 27} 36`, 4.4, [0.2, 0.02, 290]);
    });
  }
  line(context, 'M 24 69 C 34 76 50 76 60 68', 4.4, [0.58, 0.2, 25]);
  for (const [x, y] of [
    [30, 73],
    [42, 75],
    [54, 72],
  ] as const)
    flat(context, `M ${x - 2} ${y - 2} L ${x + 2} ${y - 2} L ${x} ${y + 4} Z`, [0.85, 0.01, 260]);
}

/** Head of a serpent from the side, within 30 by 24 hundredths. */
function serpentHead(context: Canvas2D, colour: Colour): void {
  round(context, 'M 24 4 C 28 -4 36 -6 40 -5 C 38 2 34 7 30 10 Z', HORN);
  round(
    context,
    'M 0 16 C 0 8 10 6 16 2 C 24 -3 35 3 35 13 C 34 23 24 25 14 24 C 6 24 0 22 0 16 Z',
    colour,
  );
  line(context, 'M 1.6 17 C 8 20 15 20 22 17', 1.8, shift(colour, -0.26));
  flat(context, 'M 6 18.6 L 10 19.4 L 8 24 Z', WHITE);
  flat(context, oval(4, 12.4, 1.3, 1), shift(colour, -0.3));
  flat(context, oval(20, 9.4, 4.4, 4.4), YELLOW);
  eye(context, 19.6, 9.6, 2.6);
  line(context, 'M 14 4.4 L 24 5.4', 2.2, shift(colour, -0.2));
}

/** A dragon with five heads on long necks. */
function hydra(context: Canvas2D, colour: Colour): void {
  const belly: Colour = [0.88, 0.1, 100];
  const necks = [
    ['M 56 74 C 62 52 72 44 76 34', 66, 14, -1],
    ['M 50 72 C 44 52 48 34 52 22', 38, 2, 1],
    ['M 58 76 C 76 66 84 66 84 60', 76, 41, -1],
    ['M 46 74 C 34 60 26 46 26 34', 7, 14, 1],
    ['M 44 80 C 30 76 22 72 22 64', 2, 46, 1],
  ] as const;
  tube(context, 'M 66 86 C 82 92 94 92 97 82', 8, shift(colour, -0.04));
  round(context, 'M 94 86 L 99 72 L 101 84 Z', [0.66, 0.19, 38]);
  for (const x of [42, 72])
    round(
      context,
      `M ${x - 8} 78 L ${x + 8} 78 L ${x + 8} 97 C ${x + 7} 100 ${x - 9} 100 ${x - 9} 97 Z`,
      shift(colour, -0.1),
    );
  for (const [i, [neck, x, y, side]] of necks.entries()) {
    const tone = shift(colour, i < 3 ? -0.05 : 0.02);
    tube(context, neck, 9.4, tone);
    context.save();
    context.translate((side === 1 ? x : x + 27) / 100, y / 100);
    context.scale(side * 0.75, 0.75);
    serpentHead(context, tone);
    context.restore();
  }
  marked(
    context,
    'M 34 82 C 34 68 46 62 58 64 C 74 66 84 78 80 92 C 70 98 46 98 38 94 C 34 92 33 88 34 82 Z',
    colour,
    (c) => {
      flat(c, oval(50, 88, 11, 15), belly);
      for (const y of [78, 84, 90])
        line(c, `M 40 ${y} Q 50 ${y + 3} 61 ${y}`, 1.2, shift(belly, -0.12));
    },
  );
  for (const x of [38, 68]) {
    round(
      context,
      `M ${x - 8} 84 C ${x - 8} 76 ${x + 9} 76 ${x + 9} 86 L ${x + 8} 97 C ${x + 7} 100 ${x - 10} 100 ${x - 10} 97 Z`,
      shift(colour, 0.03),
    );
    for (const toe of [-7, -2, 3])
      flat(context, `M ${x + toe - 1.8} 97 L ${x + toe + 1.8} 97 L ${x + toe - 0.4} 100.4 Z`, HORN);
  }
}

/** A long neck and three humps that rise out of the water; with fins and horns if it is a serpent. */
function seaSerpent(context: Canvas2D, colour: Colour, isSerpent: boolean): void {
  const fin: Colour = [0.68, 0.19, 40];
  const belly = shift(colour, 0.16, 0.7, 14);
  for (const [x, wide, top] of [
    [58, 15, 64],
    [78, 12, 74],
    [93, 7, 83],
  ] as const) {
    if (isSerpent)
      for (const side of [-0.5, 0, 0.5])
        round(
          context,
          `M ${x + side * wide - 4} ${top + 6} L ${x + side * wide + 3} ${top - 9 + Math.abs(side) * 8} L ${x + side * wide + 5} ${top + 6} Z`,
          fin,
        );
    round(
      context,
      `M ${x - wide} 100 C ${x - wide} ${top - 5} ${x + wide} ${top - 5} ${x + wide} 100 L ${x + wide * 0.4} 100 C ${x + wide * 0.3} ${top + 18} ${x - wide * 0.3} ${top + 18} ${x - wide * 0.4} 100 Z`,
      colour,
    );
  }
  if (isSerpent)
    for (const [x, y] of [
      [40, 30],
      [41, 40],
      [41, 50],
      [43, 60],
      [45, 70],
    ] as const)
      round(context, `M ${x - 4} ${y - 4} L ${x + 9} ${y - 4} L ${x - 1} ${y + 6} Z`, fin);
  marked(
    context,
    'M 24 26 C 32 20 42 24 41 38 C 40 56 46 76 52 100 L 24 100 C 26 80 30 58 28 44 C 24 40 22 32 24 26 Z',
    colour,
    (c) => {
      flat(c, 'M 20 34 C 30 44 32 62 29 80 L 32 104 L 14 104 Z', belly);
      for (const y of [50, 59, 68, 77, 86, 95])
        line(c, `M 24 ${y} Q 29 ${y + 2} 33 ${y - 2}`, 1.2, shift(belly, -0.12));
    },
  );
  if (isSerpent) {
    round(context, 'M 40 20 C 50 12 58 14 60 20 C 56 24 58 28 56 32 C 50 32 46 36 40 32 Z', fin);
    at(context, [4, 8, 1.14], () => serpentHead(context, colour));
    return;
  }
  round(
    context,
    'M 4 28 C 3 18 14 12 24 10 C 36 7 46 16 44 28 C 42 38 32 40 20 39 C 10 39 5 36 4 28 Z',
    colour,
  );
  line(context, 'M 6 31 C 13 36 22 36 29 31', 1.8, shift(colour, -0.26));
  flat(context, oval(9, 24, 1.4, 1.1), shift(colour, -0.3));
  flat(context, oval(31, 31, 4, 2.6), [0.72, 0.14, 20], 0.4);
  eye(context, 27, 21, 3.6);
}

/** Of the kraken, with their suckers. */
const RAISED_ARMS = [
  [
    'M 34 92 C 16 88 18 62 10 48 C 4 34 14 22 22 30',
    [
      [21, 80],
      [15, 68],
      [10.6, 56],
      [6.6, 44],
    ],
  ],
  [
    'M 66 92 C 84 88 82 62 90 48 C 96 34 86 22 78 30',
    [
      [79, 80],
      [85, 68],
      [89.4, 56],
      [93.4, 44],
    ],
  ],
  [
    'M 30 96 C 8 98 2 84 6 72 C 8 66 16 66 15 73',
    [
      [20, 94],
      [11, 91],
      [6.4, 82],
    ],
  ],
  [
    'M 70 96 C 92 98 98 84 94 72 C 92 66 84 66 85 73',
    [
      [80, 94],
      [89, 91],
      [93.6, 82],
    ],
  ],
] as const;

/** Yellow eyes under angry brows, and a mouth with fangs. */
function krakenFace(context: Canvas2D, colour: Colour): void {
  for (const side of [-1, 1]) {
    flat(context, oval(50 + side * 13, 50, 8.4, 8), [0.9, 0.16, 95]);
    flat(context, oval(50 + side * 12, 51, 3, 5.6), INK);
    flat(context, oval(50 + side * 12 - 2, 48, 1.4), WHITE);
    line(context, `M ${50 + side * 4} 46 L ${50 + side * 24} 38`, 5, shift(colour, -0.16));
  }
  round(context, 'M 40 66 C 46 62 54 62 60 66 C 58 74 54 76 50 76 C 46 76 42 74 40 66 Z', INK);
  for (const x of [45, 55]) flat(context, `M ${x - 2.4} 65 L ${x + 2.4} 65 L ${x} 70 Z`, WHITE);
}

/** A giant octopus with angry eyes; its arms rise from the sea. */
function kraken(context: Canvas2D, colour: Colour): void {
  const sucker = shift(colour, 0.2, 0.7);
  for (const [arm, suckers] of RAISED_ARMS) {
    tube(context, arm, 9, shift(colour, -0.05));
    for (const [x, y] of suckers) flat(context, oval(x, y, 2.1), sucker);
  }
  marked(
    context,
    'M 50 6 C 74 6 82 28 76 50 C 74 62 78 76 84 100 L 16 100 C 22 76 26 62 24 50 C 18 28 26 6 50 6 Z',
    colour,
    (c) => {
      for (const [x, y, r] of [
        [36, 20, 4],
        [48, 14, 3],
        [62, 22, 4.4],
        [70, 36, 3],
        [30, 34, 3],
        [54, 28, 2.4],
      ] as const)
        flat(c, oval(x, y, r, r * 0.8), shift(colour, -0.1));
    },
  );
  for (const [arm, turn] of [
    ['M 40 78 C 38 88 30 92 24 97', -1],
    ['M 60 78 C 62 88 70 92 76 97', 1],
    ['M 46 78 C 46 88 44 94 42 98', -1],
    ['M 54 78 C 54 88 56 94 58 98', 1],
  ] as const) {
    tube(context, arm, 8.6, shift(colour, 0.03));
    flat(context, oval(50 + turn * 10, 95, 1.4), sucker);
  }
  krakenFace(context, colour);
}

/** The upper body of a man on the body of a horse. */
function centaur(context: Canvas2D, colour: Colour): void {
  const skin: Colour = [0.78, 0.09, 60];
  const hair: Colour = [0.36, 0.06, 45];
  drawFourLegged(context, {
    colour,
    trunk: [24, 56, 88, 80],
    legWidth: 8,
    tail: 'bushy',
    tailTip: hair,
    socks: [[0.3, 0.03, 50], 5],
    head: NO_HEAD,
  });
  tube(context, 'M 45 40 C 56 44 60 50 52 57', 7, shift(skin, -0.05));
  round(
    context,
    'M 22 40 C 24 34 46 34 48 40 C 50 50 48 60 47 72 C 42 78 30 78 26 72 C 24 60 20 50 22 40 Z',
    skin,
  );
  round(
    context,
    'M 24 60 C 32 64 42 64 48 59 C 49 66 50 70 48 75 C 42 80 30 80 25 74 C 23 70 24 64 24 60 Z',
    colour,
  );
  line(context, 'M 25 40 L 46 60', 3.2, [0.45, 0.09, 45]);
  line(context, 'M 35 45 L 35 52', 1.2, shift(skin, -0.14));
  tube(context, 'M 25 41 C 14 46 12 54 20 56', 7, skin);
  line(context, 'M 22 34 C 4 40 4 70 20 80', 2.6, [0.5, 0.1, 50]);
  line(context, 'M 22 34 L 20 80', 0.8, [0.9, 0.02, 90]);
  flat(context, oval(20, 56, 4.4, 4), skin);
  round(context, 'M 18 20 C 16 6 28 0 38 2 C 50 4 54 16 51 28 C 50 36 46 38 42 36 L 22 30 Z', hair);
  round(context, 'M 20 18 C 22 10 44 8 48 18 C 50 30 44 39 34 39 C 24 39 18 30 20 18 Z', skin);
  round(context, 'M 20 26 C 26 30 42 30 48 25 C 49 36 42 44 34 44 C 26 44 19 36 20 26 Z', hair);
  flat(context, oval(34, 32, 6, 3.4), skin);
  line(context, 'M 30.6 32 Q 34 34.6 37.4 32', 1.4, [0.5, 0.12, 25]);
  round(context, 'M 19 18 C 22 8 42 6 49 16 C 42 16 36 14 32 12 C 30 16 24 18 19 18 Z', hair);
  for (const x of [28, 40]) eye(context, x, 21, 2.2);
  round(context, oval(34, 26, 2.4, 2), shift(skin, -0.04));
}

export const LEGENDS: PropFamily = {
  '@griffin': (context, colour) => griffin(context, colour ?? [0.76, 0.13, 70]),
  '@cerberus': (context, colour) => cerberus(context, colour ?? [0.3, 0.02, 290]),
  '@hydra': (context, colour) => hydra(context, colour ?? [0.58, 0.13, 160]),
  '@seaserpent': (context, colour) => seaSerpent(context, colour ?? [0.56, 0.11, 200], true),
  '@nessie': (context, colour) => seaSerpent(context, colour ?? [0.6, 0.11, 160], false),
  '@kraken': (context, colour) => kraken(context, colour ?? [0.5, 0.17, 350]),
  '@centaur': (context, colour) => centaur(context, colour ?? [0.52, 0.1, 48]),
};
