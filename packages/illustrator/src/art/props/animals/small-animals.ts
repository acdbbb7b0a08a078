import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import { type PropFamily } from '../brush.ts';
import { eye, flat, INK, inside, line, marked, oval, round, spots, tube, WHITE } from './form.ts';

function dragonfly(context: Canvas2D, colour: Colour): void {
  const glass: Colour = [0.86, 0.08, 215];
  const wing = (outline: string, veins: readonly string[]): void => {
    context.save();
    context.globalAlpha = 0.78;
    round(context, outline, glass);
    context.restore();
    for (const vein of veins) line(context, vein, 0.8, shift(glass, -0.2));
  };
  wing('M 40 44 C 50 22 66 6 78 6 C 84 12 70 34 46 48 Z', [
    'M 42 44 C 54 28 64 16 76 9',
    'M 50 40 C 58 32 66 24 72 18',
  ]);
  wing('M 48 46 C 62 30 82 20 94 24 C 96 32 76 46 54 52 Z', ['M 52 48 C 66 36 80 28 92 27']);
  tube(context, 'M 40 54 C 58 58 78 64 96 74', 5.4, colour);
  for (const [x, y] of [
    [54, 57.5],
    [64, 60.5],
    [74, 64],
    [84, 68],
  ] as const)
    line(context, `M ${x} ${y - 2.4} L ${x - 1.6} ${y + 2.6}`, 1.3, shift(colour, -0.18));
  round(context, oval(37, 52, 11, 9, 14), colour);
  for (const leg of [
    'M 32 60 C 30 66 32 70 28 74',
    'M 38 61 C 38 68 40 70 38 76',
    'M 44 60 C 46 66 50 68 50 74',
  ])
    line(context, leg, 1.6, shift(colour, -0.22));
  wing('M 36 46 C 24 26 22 8 30 4 C 42 8 48 28 44 48 Z', [
    'M 38 44 C 32 28 30 14 31 8',
    'M 42 42 C 42 28 38 16 34 10',
  ]);
  wing('M 44 56 C 56 62 70 78 72 88 C 62 92 46 76 38 58 Z', ['M 44 60 C 54 68 62 78 68 86']);
  round(context, oval(22, 50, 8.5, 8), shift(colour, -0.05));
  flat(context, oval(17, 47, 6, 6.6, 20), [0.55, 0.2, 20]);
  flat(context, oval(15, 44.6, 1.8), WHITE, 0.8);
  line(context, 'M 17 56 Q 20 58 23 56', 1.1, INK);
}

function mantis(context: Canvas2D, colour: Colour): void {
  const dark = shift(colour, -0.08);
  for (const leg of [
    'M 62 66 L 56 80 L 60 98',
    'M 72 72 L 82 78 L 86 98',
    'M 54 62 L 44 78 L 42 98',
  ])
    line(context, leg, 2.6, dark);
  round(context, 'M 48 54 C 66 56 88 72 97 88 C 82 90 58 80 46 64 Z', dark);
  round(context, 'M 50 50 C 70 52 90 68 96 84 C 80 84 58 74 48 60 Z', colour);
  line(context, 'M 54 55 C 68 60 82 70 92 81', 1.2, shift(colour, 0.12));
  tube(context, 'M 52 58 C 44 48 40 40 36 30', 8, colour);
  // The arms are folded as if it prayed.
  for (const [arm, blade, tone] of [
    ['M 40 42 L 26 54', 'M 26 54 L 22 36', dark],
    ['M 42 46 L 30 62', 'M 30 62 L 20 46', colour],
  ] as const) {
    tube(context, arm, 5, tone);
    tube(context, blade, 3.6, tone);
  }
  line(context, 'M 30 20 C 26 10 18 6 10 6', 1.4, dark);
  line(context, 'M 38 18 C 38 10 34 4 28 2', 1.4, dark);
  round(context, 'M 20 22 C 26 14 42 14 48 20 C 48 26 40 36 32 38 C 26 36 20 28 20 22 Z', colour);
  flat(context, oval(23, 22, 5.4, 6), shift(colour, 0.16, 0.7));
  flat(context, oval(44, 21, 5, 5.6), shift(colour, 0.16, 0.7));
  eye(context, 22.5, 22.5, 2.2);
  eye(context, 43.5, 21.5, 2.2);
  line(context, 'M 30 33 Q 33 35 35 32', 1.1, INK);
}

/** From above, with the wings open. */
function moth(context: Canvas2D, colour: Colour, tails: boolean): void {
  for (const side of [-1, 1]) {
    context.save();
    context.translate(0.5, 0);
    context.scale(side, 1);
    round(
      context,
      tails
        ? 'M 2 52 C 16 50 32 56 32 68 C 32 78 26 84 24 98 C 18 94 16 84 10 76 C 4 70 2 62 2 52 Z'
        : 'M 2 50 C 18 50 36 58 36 72 C 34 84 18 90 8 80 C 3 72 2 62 2 50 Z',
      shift(colour, -0.04),
    );
    round(context, 'M 2 44 C 8 24 28 14 47 20 C 50 30 44 50 30 60 C 18 66 6 62 2 56 Z', colour);
    flat(context, oval(28, 37, 6.5), shift(colour, -0.22));
    flat(context, oval(28, 37, 3.6), shift(colour, 0.12));
    line(context, 'M 8 46 C 18 34 32 26 45 24', 1.6, shift(colour, -0.16));
    line(context, 'M 10 56 C 24 56 36 46 44 34', 1.4, shift(colour, 0.1));
    if (!tails)
      spots(context, shift(colour, -0.16), [
        [22, 72, 3.2],
        [14, 66, 2.2],
      ]);
    line(context, 'M 2 30 C 6 20 12 14 20 12', 2.6, shift(colour, -0.14));
    for (const [x, y] of [
      [6, 22],
      [10, 17],
      [15, 14],
    ] as const)
      line(context, `M ${x} ${y} L ${x + 3} ${y + 4}`, 1.1, shift(colour, -0.14));
    context.restore();
  }
  round(
    context,
    'M 42 40 C 42 34 58 34 58 40 L 56 70 C 54 80 46 80 44 70 Z',
    shift(colour, 0.1, 0.6),
  );
  for (const y of [54, 60, 66])
    line(context, `M 44.5 ${y} Q 50 ${y + 2} 55.5 ${y}`, 1.2, shift(colour, -0.08));
  round(context, oval(50, 34, 8, 7.4), shift(colour, 0.12, 0.6));
  eye(context, 46, 33, 2);
  eye(context, 54, 33, 2);
}

function firefly(context: Canvas2D, colour: Colour): void {
  for (const [radius, alpha] of [
    [30, 0.12],
    [24, 0.2],
    [19, 0.32],
  ] as const)
    flat(context, oval(68, 64, radius), colour, alpha);
  for (const leg of ['M 34 66 L 28 80', 'M 44 68 L 42 82', 'M 52 68 L 54 80'])
    line(context, leg, 2.2, INK);
  round(context, 'M 58 48 C 76 46 90 58 90 68 C 86 80 66 80 54 68 Z', colour);
  for (const band of ['M 66 50 C 62 58 62 66 66 74', 'M 75 52 C 71 60 72 68 76 75'])
    line(context, band, 1.6, shift(colour, -0.14));
  context.save();
  context.globalAlpha = 0.75;
  round(context, 'M 44 44 C 52 24 72 14 84 20 C 86 32 70 44 50 50 Z', [0.88, 0.05, 220]);
  context.restore();
  round(context, 'M 30 54 C 34 40 56 40 66 50 C 66 64 50 72 36 68 Z', [0.38, 0.06, 40]);
  line(context, 'M 36 54 C 46 50 56 50 64 54', 1.3, [0.52, 0.08, 45]);
  line(context, 'M 20 44 C 16 36 12 34 8 34', 1.6, INK);
  line(context, 'M 26 42 C 24 34 22 30 18 28', 1.6, INK);
  round(
    context,
    'M 12 54 C 12 44 20 40 28 42 C 38 44 40 62 32 68 C 24 72 12 66 12 54 Z',
    [0.62, 0.2, 32],
  );
  eye(context, 20, 54, 3.2);
  line(context, 'M 17 62 Q 21 65 25 62', 1.3, INK);
}

function chameleon(context: Canvas2D, colour: Colour): void {
  const dark = shift(colour, -0.1);
  tube(context, 'M 74 66 C 92 66 98 82 88 90 C 78 96 70 86 77 81 C 82 78 86 84 82 86', 6, colour);
  for (const leg of ['M 66 72 C 68 80 64 84 62 92', 'M 44 72 C 44 80 50 84 48 92'])
    tube(context, leg, 7, dark);
  const body = 'M 30 52 C 38 32 62 26 76 44 C 86 58 82 72 68 78 C 52 82 36 78 30 66 Z';
  marked(context, body, colour, (c) => {
    for (const band of [
      'M 46 30 C 42 46 44 62 48 82',
      'M 58 28 C 56 44 58 64 60 82',
      'M 70 36 C 70 50 70 64 70 80',
    ])
      line(c, band, 4, shift(colour, 0.12, 1, -40));
    spots(
      c,
      [0.84, 0.16, 95],
      [
        [40, 50, 2.2],
        [52, 46, 2.4],
        [64, 48, 2.2],
        [53, 62, 2.2],
        [65, 64, 2],
      ],
    );
  });
  for (let i = 0; i < 7; i++)
    flat(
      context,
      `M ${38 + i * 5.6} ${41 - Math.sin((i / 6) * Math.PI) * 5.5} L ${42 + i * 5.6} ${40 - Math.sin((i / 6) * Math.PI) * 6.5} L ${40 + i * 5.6} ${33 - Math.sin((i / 6) * Math.PI) * 6} Z`,
      dark,
    );
  for (const leg of ['M 38 70 C 34 78 34 84 30 92', 'M 60 72 C 60 82 66 86 72 92'])
    tube(context, leg, 7.4, colour);
  for (const x of [30, 48, 62, 72])
    round(context, oval(x, 95, 6, 4.6), x === 30 || x === 72 ? colour : dark);
  round(
    context,
    'M 42 62 C 30 70 10 68 6 56 C 4 50 10 46 16 44 C 20 34 32 22 46 24 C 50 38 50 54 42 62 Z',
    colour,
  );
  round(context, 'M 30 32 C 34 22 42 18 50 20 C 50 30 48 36 44 40 Z', shift(colour, -0.05));
  flat(context, oval(25, 46, 8.6), shift(colour, 0.08, 0.9));
  for (const radius of [8.4, 6.4]) line(context, oval(25, 46, radius), 1, dark);
  eye(context, 23.5, 46, 3);
  line(context, 'M 7 58 C 16 62 28 62 36 58', 1.5, shift(colour, -0.22));
}

/** Climbs up a wall: seen from above, its head on top. */
function gecko(context: Canvas2D, colour: Colour): void {
  const foot = (x: number, y: number, turn: number): void => {
    for (const toe of [-50, -18, 18, 50]) {
      const angle = ((turn + toe) * Math.PI) / 180;
      const [tipX, tipY] = [x + Math.cos(angle) * 8, y + Math.sin(angle) * 8];
      line(context, `M ${x} ${y} L ${tipX.toFixed(1)} ${tipY.toFixed(1)}`, 2.4, colour);
      flat(context, oval(tipX, tipY, 2.3), shift(colour, 0.06));
    }
  };
  tube(context, 'M 52 62 C 54 76 48 84 58 90 C 66 95 76 92 78 84', 8, colour);
  for (const [leg, x, y, turn] of [
    ['M 44 40 C 34 42 30 36 24 32', 22, 30, 225],
    ['M 58 40 C 68 40 72 34 78 28', 80, 26, 315],
    ['M 46 62 C 36 62 32 68 26 74', 24, 76, 135],
    ['M 58 62 C 68 60 72 66 76 66', 80, 67, 10],
  ] as const) {
    tube(context, leg, 6, colour);
    foot(x, y, turn);
  }
  marked(
    context,
    'M 44 30 C 40 42 40 58 46 68 C 50 74 56 72 59 66 C 63 56 62 42 58 30 Z',
    colour,
    (c) =>
      spots(
        c,
        [0.68, 0.2, 40],
        [
          [47, 40, 2.4],
          [55, 44, 2.2],
          [48, 50, 2.2],
          [55, 55, 2.4],
          [49, 61, 2],
        ],
      ),
  );
  round(
    context,
    'M 51 3 C 62 4 66 16 64 24 C 62 32 58 36 51 36 C 44 36 40 32 38 24 C 36 16 40 4 51 3 Z',
    colour,
  );
  spots(
    context,
    [0.68, 0.2, 40],
    [
      [51, 12, 1.8],
      [47, 28, 1.8],
      [55, 28, 1.8],
    ],
  );
  for (const x of [39, 63]) {
    flat(context, oval(x, 18, 5.4, 6), [0.86, 0.15, 95]);
    flat(context, oval(x, 18, 1.9, 4.8), INK);
    flat(context, oval(x - 1, 15.6, 1.1), WHITE);
  }
}

function iguana(context: Canvas2D, colour: Colour): void {
  const dark = shift(colour, -0.09);
  tube(context, 'M 66 78 C 80 78 90 84 97 96', 7, colour);
  for (const x of [78, 85, 91])
    line(context, `M ${x} ${82 + (x - 78) * 0.5} L ${x + 1} ${88 + (x - 78) * 0.5}`, 1.6, dark);
  for (const leg of ['M 60 82 C 66 88 66 92 62 97', 'M 36 80 C 40 88 38 92 36 97'])
    tube(context, leg, 7, dark);
  for (let i = 0; i < 10; i++) {
    const x = 26 + i * 5;
    const y = 52 + i * 1.9 - Math.sin((i / 9) * Math.PI) * 6;
    flat(
      context,
      `M ${x - 3} ${y + 5} L ${x + 4} ${y + 6} L ${x + 4} ${y - 5} Z`,
      shift(colour, -0.04, 1.1, -18),
    );
  }
  marked(
    context,
    'M 22 56 C 34 46 58 54 72 72 C 74 82 62 88 48 87 C 32 86 22 76 22 56 Z',
    colour,
    (c) => {
      for (const band of [
        'M 40 50 C 38 62 40 74 42 88',
        'M 52 54 C 50 66 52 78 52 90',
        'M 62 60 C 62 70 62 80 62 90',
      ])
        line(c, band, 3.4, dark);
    },
  );
  for (const leg of ['M 30 78 C 26 86 26 92 22 97', 'M 56 82 C 54 90 54 92 50 97'])
    tube(context, leg, 7.6, colour);
  round(context, 'M 16 62 C 18 72 26 80 34 82 C 34 70 32 62 28 56 Z', shift(colour, 0.08, 1, -15));
  round(context, 'M 4 54 C 4 46 14 38 24 38 C 36 38 40 50 36 58 C 30 66 10 66 4 54 Z', colour);
  flat(context, oval(30, 57, 4.4), shift(colour, 0.13));
  flat(context, oval(20, 46, 4.6), [0.84, 0.16, 90]);
  eye(context, 19.5, 46, 2.4);
  line(context, 'M 6 57 C 12 60 18 60 24 58', 1.4, shift(colour, -0.22));
}

function cobra(context: Canvas2D, colour: Colour): void {
  const light = shift(colour, 0.2, 0.8, 10);
  tube(context, 'M 24 92 C 40 100 84 98 86 88 C 86 80 60 82 40 80', 12, shift(colour, -0.06));
  tube(context, 'M 44 84 C 72 90 74 78 62 70 C 52 62 46 56 48 40', 13, colour);
  round(
    context,
    'M 48 8 C 66 6 78 22 74 40 C 70 54 60 60 52 62 C 40 60 26 52 23 38 C 20 22 30 8 48 8 Z',
    colour,
  );
  inside(
    context,
    'M 48 8 C 66 6 78 22 74 40 C 70 54 60 60 52 62 C 40 60 26 52 23 38 C 20 22 30 8 48 8 Z',
    (c) => {
      flat(c, 'M 40 24 C 36 40 42 54 50 64 C 58 54 62 40 58 24 Z', light);
      for (const y of [34, 41, 48, 55])
        line(c, `M 37 ${y} Q 49 ${y + 4} 60 ${y}`, 1.4, shift(colour, 0.06));
      for (const x of [31, 66])
        line(c, `M ${x} 28 C ${x - 3} 36 ${x + 3} 42 ${x} 48`, 2, shift(colour, -0.16));
    },
  );
  round(
    context,
    'M 34 20 C 34 10 42 5 49 5 C 57 5 64 10 64 20 C 64 28 57 33 49 33 C 41 33 34 28 34 20 Z',
    shift(colour, 0.03),
  );
  line(context, 'M 49 32 L 49 40 L 46 44', 1.3, [0.6, 0.22, 20]);
  line(context, 'M 49 40 L 52 44', 1.3, [0.6, 0.22, 20]);
  eye(context, 42, 18, 2.9);
  eye(context, 56, 18, 2.9);
  line(context, 'M 43 27 Q 49 31 55 27', 1.4, INK);
}

export const SMALL_ANIMALS: PropFamily = {
  '@dragonfly': (context, colour) => dragonfly(context, colour ?? [0.6, 0.14, 215]),
  '@mantis': (context, colour) => mantis(context, colour ?? [0.7, 0.18, 132]),
  '@moth': (context, colour) => moth(context, colour ?? [0.68, 0.07, 70], false),
  '@lunamoth': (context, colour) => moth(context, colour ?? [0.84, 0.12, 145], true),
  '@firefly': (context, colour) => firefly(context, colour ?? [0.92, 0.18, 108]),
  '@chameleon': (context, colour) => chameleon(context, colour ?? [0.7, 0.19, 140]),
  '@gecko': (context, colour) => gecko(context, colour ?? [0.72, 0.18, 140]),
  '@iguana': (context, colour) => iguana(context, colour ?? [0.66, 0.15, 138]),
  '@cobra': (context, colour) => cobra(context, colour ?? [0.56, 0.1, 85]),
};
