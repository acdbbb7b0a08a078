import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { CREAM, eye, flat, line, marked, oval, round, WHITE } from './form.ts';
import type { Paint } from './four-legged.ts';
import { feet } from './fowl.ts';

const LEG: Colour = [0.6, 0.1, 45];
const NIGHT: Colour = [0.29, 0.03, 280];
const YELLOW: Colour = [0.88, 0.17, 95];

const BODY =
  'M 36 13 C 50 9 60 19 61 33 C 74 43 84 56 84 67 C 78 83 60 90 46 88 C 28 86 17 70 19 54 C 20 46 22 42 21 34 C 19 23 26 15 36 13 Z';
const WING = 'M 46 49 C 62 43 82 55 94 75 C 78 81 58 79 50 69 C 44 61 43 54 46 49 Z';
const TAIL = 'M 72 62 L 98 80 L 92 90 L 64 80 Z';

/** A small bird on its feet, which looks to the left. */
interface Songbird {
  readonly back: Colour;
  readonly wing: Colour;
  readonly bill: Colour;
  readonly legs?: Colour;
  readonly tail?: string;
  /** Of head, breast and belly; they end at the outline of the body. */
  readonly marks: Paint;
  readonly wingMarks: Paint;
}

function songbird(
  context: Canvas2D,
  { back, wing, bill, legs = LEG, tail = TAIL, marks, wingMarks }: Songbird,
): void {
  round(context, tail, shift(wing, -0.06));
  feet(context, [42, 54], 82, legs);
  marked(context, BODY, back, marks);
  marked(context, WING, wing, wingMarks);
  round(context, 'M 24 25 C 17 26 11 29 9 32 C 15 34 20 35 25 35 Z', bill);
  line(context, 'M 11 31.6 Q 18 31 24 30.6', 0.9, shift(bill, -0.16));
  eye(context, 34, 27, 3.3);
}

const quills =
  (colour: Colour): Paint =>
  (c) => {
    for (const quill of ['M 56 70 C 66 74 78 76 92 75', 'M 54 62 C 64 67 74 69 84 68'])
      line(c, quill, 1.5, colour);
  };

const robin = (context: Canvas2D, breast: Colour): void => {
  const brown: Colour = [0.55, 0.07, 65];
  songbird(context, {
    back: brown,
    wing: shift(brown, -0.05),
    bill: [0.4, 0.03, 60],
    marks: (c) => {
      flat(c, 'M 14 60 C 30 70 56 74 74 84 L 60 98 L 20 96 Z', CREAM);
      round(c, 'M 12 18 C 26 12 42 18 46 32 C 48 46 52 60 46 70 C 36 78 22 76 12 66 Z', breast);
      line(c, 'M 30 13 C 44 16 49 28 49 40 C 52 56 50 64 46 72', 2.6, [0.74, 0.03, 240]);
    },
    wingMarks: quills(shift(brown, 0.1)),
  });
};

const sparrow = (context: Canvas2D, colour: Colour): void => {
  songbird(context, {
    back: [0.84, 0.03, 75],
    wing: colour,
    bill: NIGHT,
    marks: (c) => {
      flat(c, 'M 16 24 C 28 28 44 26 50 34 C 56 44 60 52 90 70 L 90 20 L 60 0 L 20 6 Z', colour);
      flat(c, 'M 16 20 C 24 22 36 20 46 16 L 44 6 L 20 8 Z', [0.66, 0.02, 70]);
      flat(c, oval(40, 36, 7, 6), [0.93, 0.02, 80]);
      flat(c, 'M 18 32 C 28 32 32 36 32 42 C 34 50 30 56 22 56 L 16 48 Z', NIGHT);
      flat(c, oval(27, 29, 5, 3, 12), NIGHT);
      flat(c, oval(34, 27, 4.6, 5), [0.84, 0.03, 75]);
    },
    wingMarks: (c) => {
      for (const [x, y] of [
        [54, 54],
        [62, 54],
        [70, 58],
        [60, 62],
      ] as const)
        line(c, `M ${x} ${y} L ${x + 6} ${y + 4}`, 2, shift(colour, -0.22));
      line(c, 'M 47 60 C 52 62 58 62 62 58', 2.4, CREAM);
      quills(shift(colour, -0.2))(c);
    },
  });
};

const magpie = (context: Canvas2D, colour: Colour): void => {
  const sheen: Colour = [0.46, 0.13, 245];
  songbird(context, {
    back: colour,
    wing: sheen,
    bill: [0.22, 0.02, 280],
    legs: [0.36, 0.02, 280],
    tail: 'M 70 60 C 82 66 96 80 99 97 C 92 98 86 97 80 92 L 62 78 Z',
    marks: (c) => {
      round(
        c,
        'M 14 62 C 26 64 42 58 50 54 L 72 70 C 74 84 60 92 44 92 C 28 90 16 76 14 62 Z',
        WHITE,
      );
      flat(c, oval(34, 27, 4.4, 4.9), shift(colour, 0.2));
    },
    wingMarks: (c) => {
      flat(c, 'M 42 42 C 58 40 70 46 78 56 C 66 62 52 62 46 60 Z', WHITE);
      quills(shift(sheen, 0.12))(c);
    },
  });
};

/** A plump ground bird with a plume on its forehead. */
function quail(context: Canvas2D, colour: Colour): void {
  const slate: Colour = [0.62, 0.04, 255];
  round(context, 'M 78 58 C 90 62 98 70 98 78 C 90 84 80 84 70 78 Z', shift(colour, -0.1));
  feet(context, [46, 60], 84, [0.5, 0.04, 60]);
  line(context, 'M 32 18 C 28 8 20 5 14 8', 2.4, NIGHT);
  round(context, 'M 22 10 C 16 2 6 4 6 12 C 8 18 16 16 22 10 Z', NIGHT);
  const body =
    'M 34 17 C 44 16 50 24 50 34 C 64 38 88 46 90 64 C 90 82 70 90 54 90 C 32 90 18 76 20 58 C 21 48 24 44 23 36 C 21 26 24 19 34 17 Z';
  marked(context, body, slate, (c) => {
    round(c, 'M 20 68 C 40 60 64 70 78 92 L 20 98 Z', [0.86, 0.07, 80]);
    for (const [x, y] of [
      [34, 72],
      [44, 72],
      [54, 76],
      [39, 80],
      [49, 82],
      [59, 84],
      [30, 79],
    ] as const)
      line(c, `M ${x - 4} ${y} Q ${x} ${y + 6} ${x + 4} ${y}`, 1.3, [0.46, 0.06, 50]);
    flat(c, 'M 20 30 C 28 30 36 34 38 42 C 34 50 24 50 18 46 Z', NIGHT);
    flat(c, 'M 26 12 C 38 10 48 18 50 28 C 44 24 34 22 22 24 Z', [0.5, 0.1, 45]);
    line(c, 'M 22 25 C 32 23 42 26 48 33', 2, WHITE);
    line(c, 'M 37 33 C 42 42 38 52 24 52', 2.2, WHITE);
  });
  marked(
    context,
    'M 48 48 C 64 44 84 52 92 70 C 80 78 60 76 52 66 C 47 60 46 53 48 48 Z',
    colour,
    (c) => {
      for (const quill of ['M 54 60 L 66 66', 'M 60 54 L 72 60', 'M 68 66 L 80 70'])
        line(c, quill, 1.8, CREAM);
    },
  );
  round(context, 'M 24 29 C 18 29 13 32 12 36 C 17 37 22 36 25 35 Z', [0.34, 0.02, 60]);
  flat(context, oval(33, 30, 3.4, 4), [0.4, 0.06, 45]);
  eye(context, 33, 30, 2.7);
}

/** A white parrot with a raised crest. */
function cockatoo(context: Canvas2D, colour: Colour): void {
  for (const feather of [
    'M 44 16 C 46 6 54 0 62 1 C 62 8 56 14 50 20 Z',
    'M 48 17 C 54 8 64 4 72 8 C 70 14 62 18 54 22 Z',
    'M 52 20 C 60 14 70 14 77 20 C 72 24 64 25 56 26 Z',
    'M 40 15 C 39 6 44 -1 50 -1 C 53 6 50 13 45 18 Z',
  ])
    round(context, feather, YELLOW);
  round(context, 'M 66 70 L 82 98 C 74 99 66 96 60 88 Z', shift(colour, -0.06));
  feet(context, [46, 58], 86, [0.5, 0.02, 280]);
  round(
    context,
    'M 46 14 C 60 10 70 22 66 38 C 78 50 80 72 70 86 C 58 94 42 90 38 78 C 32 64 34 54 36 46 C 28 36 32 18 46 14 Z',
    colour,
  );
  flat(context, oval(50, 36, 6, 5), [0.9, 0.12, 95], 0.6);
  round(context, 'M 56 48 C 74 54 80 72 77 88 C 64 82 52 66 56 48 Z', shift(colour, -0.03));
  for (const quill of ['M 62 60 C 68 66 72 74 74 82', 'M 59 66 C 64 72 68 78 71 83'])
    line(context, quill, 1.2, shift(colour, -0.12));
  round(
    context,
    'M 36 25 C 26 24 21 32 24 44 C 26 48 29 46 30 42 C 33 42 37 40 38 36 Z',
    [0.36, 0.02, 280],
  );
  flat(context, oval(44, 27, 4.4, 5), shift(colour, -0.08));
  eye(context, 44, 27, 3);
}

export const SONGBIRDS: PropFamily = {
  '@robin': (context, colour) => robin(context, colour ?? [0.66, 0.2, 42]),
  '@sparrow': (context, colour) => sparrow(context, colour ?? [0.54, 0.1, 52]),
  '@magpie': (context, colour) => magpie(context, colour ?? NIGHT),
  '@quail': (context, colour) => quail(context, colour ?? [0.5, 0.07, 55]),
  '@cockatoo': (context, colour) => cockatoo(context, colour ?? WHITE),
};
