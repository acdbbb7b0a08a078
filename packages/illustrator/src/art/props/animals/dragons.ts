import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, mix, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { eye, flat, INK, line, marked, oval, round } from './form.ts';
import { bothSides, type Coat } from './four-legged.ts';

const SCALES: Colour = [0.64, 0.16, 150];
const BELLY: Colour = [0.9, 0.1, 95];
const HORN: Colour = [0.93, 0.04, 85];
const SPIKE: Colour = [0.66, 0.19, 38];

const HEAD =
  'M 47 22 C 47 11 35 6 26 10 C 18 14 4 16 3 25 C 3 32 11 34 21 33 C 30 38 45 37 47 24 Z';

function wing(context: Canvas2D, colour: Colour): void {
  round(
    context,
    'M 50 54 C 46 34 54 12 80 1 C 79 8 81 13 86 17 C 82 22 84 29 93 34 C 85 36 82 43 86 51 C 76 50 68 54 64 62 Z',
    mix(SPIKE, colour, 0.25),
  );
  for (const bone of ['M 55 52 L 86 17', 'M 56 53 L 92 34', 'M 57 55 L 85 51'])
    line(context, bone, 1.4, colour);
  line(context, 'M 52 55 C 48 36 56 14 80 2', 4, colour);
}

function spikes(context: Canvas2D, places: readonly (readonly [number, number])[]): void {
  for (const [x, y] of places)
    round(context, `M ${x - 4} ${y + 4} L ${x + 5} ${y - 4} L ${x + 4} ${y + 6} Z`, SPIKE);
}

function head(context: Canvas2D, colour: Colour, isAsleep = false): void {
  round(context, 'M 38 13 C 42 5 50 1 58 2 C 55 8 49 12 45 19 Z', HORN);
  round(context, 'M 44 20 C 52 16 57 18 60 23 C 54 25 49 26 45 27 Z', SPIKE);
  marked(context, HEAD, colour, (c) =>
    flat(c, 'M 0 29 C 12 28 22 30 34 36 L 20 44 L 0 40 Z', BELLY),
  );
  line(context, 'M 4 27 C 12 29 20 29 27 26', 1.4, INK);
  flat(context, oval(7, 21.5, 1.5, 1.1), INK);
  if (isAsleep) {
    line(context, 'M 24 19 C 26 22 30 22 32 19', 1.8, INK);
    return;
  }
  flat(context, 'M 12 28.4 L 15 28.6 L 13.4 32 Z', HORN);
  eye(context, 28, 19, 3.1);
  line(context, 'M 23 13.6 L 31 13', 1.6, shift(colour, -0.2));
}

/** A winged dragon on four legs, its wings lifted. */
function dragon(context: Canvas2D, colour: Colour): void {
  const far = shift(colour, -0.1);
  context.save();
  context.translate(-0.1, 0.03);
  wing(context, far);
  context.restore();
  round(context, 'M 74 70 C 90 74 98 62 90 50 C 98 54 102 68 96 80 C 90 92 78 92 68 88 Z', colour);
  round(context, 'M 90 52 L 86 41 L 98 45 Z', SPIKE);
  for (const leg of [
    'M 50 78 L 62 78 L 61 97 C 61 100 48 100 48 97 Z',
    'M 78 76 L 88 80 L 86 97 C 86 100 74 100 74 97 Z',
  ])
    round(context, leg, far);
  spikes(context, [
    [48, 38],
    [51, 46],
  ]);
  const body =
    'M 28 30 C 34 26 44 28 45 34 C 45 44 54 47 64 49 C 80 52 88 66 84 80 C 80 92 52 93 43 89 C 32 84 24 60 28 30 Z';
  marked(context, body, colour, (c) => {
    flat(c, 'M 24 28 L 34 30 C 33 50 36 70 52 82 C 60 88 70 90 78 88 L 70 98 L 40 96 Z', BELLY);
    for (const [x, y] of [
      [26, 40],
      [27, 49],
      [29, 58],
      [32, 67],
      [37, 76],
      [45, 84],
    ] as const)
      line(
        c,
        `M ${x - 6} ${y + 1} Q ${x + 3} ${y + 3} ${x + 10} ${y - 2}`,
        1.2,
        shift(BELLY, -0.12),
      );
  });
  wing(context, colour);
  for (const leg of [
    'M 40 74 C 48 70 54 76 53 84 L 51 96 C 51 100 36 100 36 97 C 36 95 39 94 40 93 Z',
    'M 62 72 C 74 64 86 72 82 84 L 79 96 C 79 100 62 100 62 97 C 62 95 66 94 67 92 C 62 86 58 78 62 72 Z',
  ])
    round(context, leg, shift(colour, 0.02));
  for (const x of [38, 42, 46, 64, 69, 74])
    flat(context, `M ${x - 1.6} 97 L ${x + 1.6} 97 L ${x - 0.6} 100 Z`, HORN);
  head(context, colour);
}

/** Curled up on the ground, its head on its tail, its eyes closed. */
function sleepingDragon(context: Canvas2D, colour: Colour): void {
  const body = 'M 24 97 C 18 70 38 50 60 50 C 84 50 99 70 97 88 C 96 97 90 100 82 100 L 30 100 Z';
  for (const [x, y] of [
    [42, 55],
    [52, 50],
    [63, 48],
    [74, 51],
    [84, 58],
    [92, 68],
  ] as const)
    round(context, `M ${x - 5} ${y + 5} L ${x + 2} ${y - 8} L ${x + 6} ${y + 5} Z`, SPIKE);
  marked(context, body, colour, (c) => {
    const fold =
      'M 46 60 C 60 48 86 54 96 78 C 88 76 82 80 80 88 C 72 82 64 84 60 92 C 56 82 50 74 46 60 Z';
    round(c, fold, mix(SPIKE, colour, 0.25));
    for (const bone of ['M 47 61 L 80 87', 'M 47 61 L 60 91']) line(c, bone, 1.6, colour);
    line(c, 'M 46 60 C 60 50 86 56 96 78', 4, shift(colour, -0.03));
  });
  round(
    context,
    'M 96 84 C 100 100 80 101 62 100 L 40 100 C 38 96 40 92 46 92 C 64 94 84 94 90 80 Z',
    shift(colour, -0.03),
  );
  round(context, 'M 42 91 L 31 95 L 42 100 Z', SPIKE);
  round(context, 'M 36 66 C 28 68 22 76 24 84 L 46 84 C 50 76 46 68 36 66 Z', colour);
  context.save();
  context.translate(0, 0.63);
  head(context, shift(colour, 0.02), true);
  context.restore();
}

const FACE =
  'M 50 16 C 72 16 86 30 86 50 C 86 60 82 66 78 70 C 76 82 64 90 50 90 C 36 90 24 82 22 70 C 18 66 14 60 14 50 C 14 30 28 16 50 16 Z';

function dragonFace(context: Canvas2D, colour: Colour): void {
  bothSides((c) => {
    round(c, 'M 62 22 C 64 10 72 0 82 -4 C 84 8 82 20 74 30 Z', HORN);
    round(c, 'M 80 42 C 92 34 98 38 102 46 C 96 52 88 56 82 56 Z', SPIKE);
  })(context);
  round(context, 'M 44 20 L 50 4 L 56 20 Z', SPIKE);
  marked(context, FACE, colour, (c) => {
    flat(c, 'M 20 82 C 40 88 60 88 80 82 L 80 96 L 20 96 Z', BELLY);
    for (const [x, y] of [
      [42, 31],
      [50, 26],
      [58, 31],
      [50, 36],
    ] as const)
      flat(c, oval(x, y, 3.4, 2.6), shift(colour, -0.1));
  });
  round(context, oval(50, 72, 25, 14), shift(colour, 0.05));
  for (const x of [43, 57])
    flat(context, oval(x, 66, 2.6, 1.7, x < 50 ? 20 : -20), shift(colour, -0.3));
  line(context, 'M 28 77 C 40 84 60 84 72 77', 1.9, INK);
  for (const x of [37, 63]) flat(context, `M ${x - 2.6} 80 L ${x + 2.6} 80 L ${x} 86 Z`, HORN);
  for (const x of [33, 67]) eye(context, x, 50, 6);
}

/** Place and size of the head of a young dragon in its picture, which is larger than that of a grown one. */
const YOUNG_HEAD = { x: 0.2, y: 0.05, size: 0.6 } as const;

/** A young dragon that sits before the viewer: a large head, a round belly and small wings. */
function youngDragon(context: Canvas2D, colour: Colour): void {
  round(context, 'M 60 84 C 78 90 88 82 86 70 C 96 76 96 92 82 96 C 72 99 62 96 56 94 Z', colour);
  round(context, 'M 80 74 L 86 60 L 95 73 Z', SPIKE);
  bothSides((c) => {
    round(
      c,
      'M 60 68 C 66 52 78 44 94 44 C 90 50 90 54 94 60 C 86 60 84 64 85 70 C 76 68 70 72 66 80 Z',
      mix(SPIKE, colour, 0.25),
    );
    line(c, 'M 62 68 C 68 54 79 46 93 45', 3, colour);
  })(context);
  marked(
    context,
    'M 50 48 C 66 48 73 66 71 80 C 69 94 60 97 50 97 C 40 97 31 94 29 80 C 27 66 34 48 50 48 Z',
    colour,
    (c) => {
      flat(c, oval(50, 80, 13, 22), BELLY);
      for (const y of [70, 78, 86])
        line(c, `M 38 ${y} Q 50 ${y + 4} 62 ${y}`, 1.2, shift(BELLY, -0.12));
    },
  );
  bothSides((c) => {
    round(
      c,
      'M 58 90 C 60 84 74 84 77 92 C 78 98 74 100 66 100 C 59 100 56 96 58 90 Z',
      shift(colour, 0.02),
    );
    for (const x of [63, 68, 73]) flat(c, `M ${x - 1.8} 97 L ${x + 1.8} 97 L ${x} 100.5 Z`, HORN);
    round(c, 'M 64 64 C 70 66 70 76 62 78 C 58 78 57 74 59 71 Z', shift(colour, 0.02));
  })(context);
  context.save();
  context.translate(YOUNG_HEAD.x, YOUNG_HEAD.y);
  context.scale(YOUNG_HEAD.size, YOUNG_HEAD.size);
  dragonFace(context, colour);
  context.restore();
}

/** What the puppet needs to know, by glyph. */
export const DRAGON_COATS: Readonly<Record<string, Coat>> = {
  '@firedragon': {
    main: SCALES,
    belly: BELLY,
    tail: 'long',
    tailTip: SPIKE,
    eyes: [[0.28, 0.19, 0.034]],
  },
  '@babydragon': {
    main: SCALES,
    belly: BELLY,
    tail: 'long',
    tailTip: SPIKE,
    eyes: [33, 67].map((x) => [
      YOUNG_HEAD.x + (YOUNG_HEAD.size * x) / 100,
      YOUNG_HEAD.y + YOUNG_HEAD.size / 2,
      0.04,
    ]),
  },
};

export const DRAGONS: PropFamily = {
  '@firedragon': (context, colour) => dragon(context, colour ?? SCALES),
  '@firedragon-face': (context, colour) => dragonFace(context, colour ?? SCALES),
  '@babydragon': (context, colour) => youngDragon(context, colour ?? SCALES),
  '@sleepingdragon': (context, colour) => sleepingDragon(context, colour ?? SCALES),
};
