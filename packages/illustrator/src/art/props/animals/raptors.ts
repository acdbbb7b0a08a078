import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { CREAM, flat, INK, inside, line, marked, oval, round, WHITE } from './form.ts';
import type { Paint } from './four-legged.ts';

const YELLOW: Colour = [0.84, 0.16, 88];
const HORN: Colour = [0.36, 0.02, 270];

const BODY =
  'M 44 6 C 60 2 72 14 70 30 C 82 44 86 66 76 84 C 62 94 44 90 38 78 C 30 64 32 50 35 40 C 27 30 30 10 44 6 Z';

/** Strong legs in feathered breeches, with claws. */
function talons(context: Canvas2D, breeches: Colour): void {
  for (const x of [45, 60]) {
    round(
      context,
      `M ${x - 8} 76 L ${x + 9} 76 C ${x + 8} 86 ${x + 4} 93 ${x + 1} 94 L ${x - 3} 94 C ${x - 7} 90 ${x - 9} 84 ${x - 8} 76 Z`,
      breeches,
    );
    for (const [toe, wide] of [
      [-8, 3.6],
      [5, 3.2],
      [-1.5, 4],
    ] as const) {
      line(context, `M ${x - 1} 93 L ${x + toe} 96.6`, wide, YELLOW);
      line(context, `M ${x + toe} 97 L ${x + toe - 2} 99.4`, 1.6, HORN);
    }
  }
}

/** A bent bill, yellow at its root, and the stern eye of a bird of prey. */
function sternFace(context: Canvas2D, bill: Colour, iris: Colour): void {
  round(context, 'M 37 20 C 27 18 20 24 20 34 C 20 38 23 38 25 34 C 29 33 34 33 38 32 Z', bill);
  round(context, 'M 38 20 C 33 18.6 30 19.6 28 22 C 30 26 31 30 31 33.4 L 38 32 Z', YELLOW);
  flat(context, oval(46, 23, 5, 5.2), iris);
  flat(context, oval(45.4, 23.2, 3, 3.4), INK);
  flat(context, oval(44.4, 21.6, 1.1), WHITE);
  line(context, 'M 39 16.6 L 52 20.4', 2.6, INK);
}

interface Raptor {
  readonly back: Colour;
  readonly breast: Colour;
  readonly hood: Paint;
  readonly bars: Paint;
}

function raptor(context: Canvas2D, { back, breast, hood, bars }: Raptor): void {
  round(context, 'M 68 68 L 84 97 C 76 99 68 96 60 86 Z', shift(back, -0.08));
  line(context, 'M 72 88 L 80 85', 1.8, shift(back, 0.08));
  talons(context, breast);
  marked(context, BODY, back, (c) => {
    round(c, 'M 26 34 C 40 40 54 38 58 46 C 58 64 60 78 66 94 L 28 96 Z', breast);
    bars(c);
    hood(c);
  });
  const wing = 'M 56 42 C 76 48 86 66 86 90 C 72 86 56 72 54 56 C 53 50 54 45 56 42 Z';
  round(context, wing, shift(back, -0.03));
  inside(context, wing, (c) => {
    for (const quill of ['M 58 54 C 66 62 76 74 84 90', 'M 58 64 C 66 72 74 80 82 89'])
      line(c, quill, 1.5, shift(back, 0.1));
    for (const [x, y] of [
      [62, 50],
      [69, 57],
      [75, 66],
    ] as const)
      line(c, `M ${x} ${y} Q ${x + 3} ${y + 4} ${x + 6} ${y + 2}`, 1.4, shift(back, 0.1));
  });
}

const falcon = (context: Canvas2D, colour: Colour): void => {
  raptor(context, {
    back: colour,
    breast: CREAM,
    bars: (c) => {
      for (const y of [56, 63, 70, 77])
        line(c, `M 36 ${y} Q 46 ${y + 4} 56 ${y}`, 1.7, [0.5, 0.05, 60]);
    },
    hood: (c) => {
      flat(c, oval(48, 33, 8, 8), CREAM);
      flat(
        c,
        'M 20 8 L 74 0 L 74 34 C 66 34 60 30 54 30 C 48 28 44 28 44 36 C 42 42 36 42 36 34 L 28 24 Z',
        shift(colour, -0.1),
      );
    },
  });
  sternFace(context, HORN, [0.5, 0.09, 60]);
};

const hawk = (context: Canvas2D, colour: Colour): void => {
  raptor(context, {
    back: colour,
    breast: [0.93, 0.035, 80],
    bars: (c) => {
      for (const [x, y] of [
        [40, 54],
        [48, 52],
        [44, 61],
        [52, 60],
        [40, 68],
        [49, 69],
        [45, 76],
        [54, 76],
      ] as const)
        line(c, `M ${x} ${y} L ${x + 0.6} ${y + 4.6}`, 2.5, shift(colour, -0.04));
    },
    hood: (c) => flat(c, 'M 36 28 C 44 28 52 24 56 16 C 48 14 42 14 36 18 Z', CREAM, 0.35),
  });
  sternFace(context, HORN, [0.84, 0.16, 85]);
};

/** Hunched, with a bare neck out of a ruff. */
function vulture(context: Canvas2D, colour: Colour): void {
  const skin: Colour = [0.76, 0.11, 25];
  round(context, 'M 72 68 L 90 97 C 80 99 70 96 62 86 Z', shift(colour, -0.08));
  talons(context, shift(colour, -0.04));
  round(
    context,
    'M 38 46 C 44 30 66 24 78 36 C 90 50 90 74 78 86 C 64 94 46 90 40 80 C 34 68 34 56 38 46 Z',
    colour,
  );
  round(context, 'M 58 38 C 80 42 92 64 92 92 C 76 88 58 72 56 54 Z', shift(colour, -0.05));
  for (const quill of [
    'M 62 54 C 70 64 80 76 89 91',
    'M 61 64 C 68 74 78 82 86 90',
    'M 68 50 C 76 58 84 70 90 86',
  ])
    line(context, quill, 1.6, shift(colour, 0.1));
  line(context, 'M 48 40 C 38 38 34 32 36 22', 10, shift(skin, -0.08));
  line(context, 'M 47 38 C 38 36 34 30 36 22', 7, skin);
  for (const [x, y] of [
    [38, 46],
    [44, 40],
    [51, 36],
    [59, 34],
    [43, 49],
    [52, 43],
  ] as const)
    round(context, oval(x, y, 6.4, 5.6), [0.93, 0.015, 80]);
  round(context, 'M 28 12 C 34 3 48 4 50 14 C 50 24 40 28 32 26 C 26 24 25 17 28 12 Z', skin);
  round(
    context,
    'M 31 13 C 20 11 12 17 12 29 C 13 33 16 33 18 29 C 22 27 28 27 32 25 Z',
    [0.88, 0.06, 85],
  );
  round(context, 'M 18 15.6 C 13 18.6 11 24 12 29 C 13 33 16 33 18 29 C 18 24 19 20 21 17 Z', HORN);
  flat(context, oval(38, 14.6, 3.6, 3.8), [0.9, 0.12, 95]);
  flat(context, oval(37.6, 14.8, 2.2, 2.5), INK);
  flat(context, oval(36.9, 13.6, 0.8), WHITE);
  line(context, 'M 33 9.6 L 43 11.4', 2, shift(skin, -0.2));
}

export const RAPTORS: PropFamily = {
  '@falcon': (context, colour) => falcon(context, colour ?? [0.48, 0.04, 255]),
  '@hawk': (context, colour) => hawk(context, colour ?? [0.5, 0.09, 52]),
  '@vulture': (context, colour) => vulture(context, colour ?? [0.36, 0.03, 50]),
};
