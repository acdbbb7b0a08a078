import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import type { PropFamily } from '../brush.ts';
import { eye, flat, INK, line, marked, oval, round, spots, tube, WHITE } from './form.ts';

/** A snail without a house, its eyes on stalks. */
function slug(context: Canvas2D, colour: Colour): void {
  for (const [x, tip] of [
    [22, 14],
    [31, 31],
  ] as const) {
    tube(context, `M ${x + 2} 66 C ${x} 56 ${tip} 52 ${tip} 44`, 4.4, colour);
    round(context, oval(tip, 41, 5.4), shift(colour, 0.08));
    eye(context, tip - 1, 41, 2.9);
  }
  const body =
    'M 10 78 C 8 66 20 58 32 62 C 44 52 62 54 74 68 C 84 80 94 90 99 97 C 99 100 96 100 92 100 L 20 100 C 12 98 8 90 10 78 Z';
  marked(context, body, colour, (c) => {
    flat(c, 'M 8 94 C 30 92 70 92 100 95 L 100 104 L 8 104 Z', shift(colour, 0.15, 0.9, 12));
    for (const fold of [
      'M 62 66 C 68 74 76 84 90 92',
      'M 54 74 C 62 82 70 88 80 92',
      'M 70 70 C 76 78 84 86 95 93',
    ])
      line(c, fold, 1.5, shift(colour, -0.1));
  });
  const mantle = 'M 32 64 C 38 52 56 52 62 66 C 62 76 50 80 40 78 C 33 76 30 70 32 64 Z';
  marked(context, mantle, shift(colour, -0.05), (c) =>
    spots(c, shift(colour, -0.16), [
      [42, 64, 2.2],
      [50, 61, 2.2],
      [50, 70, 2.4],
      [57, 66, 1.8],
      [42, 72, 1.8],
    ]),
  );
  line(context, 'M 13 81 C 17 86 23 86 27 82', 1.7, INK);
  flat(context, oval(29, 78, 3.4, 2.2), [0.7, 0.15, 25], 0.4);
}

/** Black and yellow, with a thin waist and a sting. */
function wasp(context: Canvas2D, colour: Colour): void {
  const black: Colour = [0.27, 0.02, 290];
  for (const leg of [
    'M 36 60 L 30 74 L 24 80',
    'M 44 62 L 42 78 L 37 86',
    'M 50 60 L 56 76 L 54 86',
  ])
    line(context, leg, 2.4, black);
  round(context, 'M 92 84 L 99 97 L 86 90 Z', black);
  const tail = 'M 56 54 C 70 46 90 58 94 84 C 94 90 88 92 82 89 C 68 84 56 70 56 54 Z';
  marked(context, tail, colour, (c) => {
    for (const band of [
      'M 74 46 C 70 58 64 66 56 72',
      'M 86 54 C 80 68 74 78 64 84',
      'M 98 68 C 90 78 84 86 74 94',
    ])
      line(c, band, 6, black);
  });
  for (const [wing, shade] of [
    ['M 48 44 C 56 20 76 8 92 14 C 94 28 74 46 52 52 Z', 0],
    ['M 44 44 C 44 22 56 4 70 2 C 76 14 66 36 48 50 Z', 0.03],
  ] as const) {
    context.save();
    context.globalAlpha = 0.85;
    round(context, wing, [0.87 + shade, 0.06, 225]);
    context.restore();
  }
  line(context, 'M 48 46 C 60 34 74 24 90 17', 0.9, [0.66, 0.07, 240]);
  line(context, 'M 46 44 C 50 28 58 14 69 5', 0.9, [0.66, 0.07, 240]);
  marked(context, oval(46, 52, 13, 11.5, 14), black, (c) =>
    line(c, 'M 36 42 C 44 46 50 46 58 44', 3.6, colour),
  );
  for (const feeler of ['M 20 40 C 16 28 10 24 4 26', 'M 26 37 C 26 26 22 18 15 16'])
    line(context, feeler, 2.2, black);
  marked(context, oval(26, 50, 14, 14), colour, (c) =>
    flat(c, 'M 10 34 L 42 34 L 42 44 C 34 42 28 38 22 40 L 10 42 Z', black),
  );
  flat(context, oval(23, 49, 5.6, 7, 8), WHITE);
  eye(context, 21.6, 50, 3.4);
  line(context, 'M 16 42.4 L 28 42', 2, black);
  line(context, 'M 17 60 Q 21 62.6 26 60.4', 1.4, INK);
}

/** A land turtle with a high dome and elephant feet. */
function tortoise(context: Canvas2D, colour: Colour): void {
  const skin: Colour = [0.68, 0.09, 112];
  round(context, 'M 88 80 C 94 82 98 86 99 92 C 94 91 88 90 84 88 Z', skin);
  for (const [x, shade] of [
    [44, -0.1],
    [82, -0.1],
    [34, 0],
    [71, 0],
  ] as const) {
    round(
      context,
      `M ${x - 8} 78 L ${x + 8} 78 C ${x + 7} 88 ${x + 7} 94 ${x + 7} 97 C ${x + 7} 100 ${x - 9} 100 ${x - 9} 97 C ${x - 8} 92 ${x - 8} 84 ${x - 8} 78 Z`,
      shift(skin, shade),
    );
    for (const toe of [-6, -1.5, 3]) flat(context, oval(x + toe, 98.2, 1.8, 2), [0.9, 0.04, 90]);
  }
  round(
    context,
    'M 34 84 C 26 84 22 76 22 66 C 14 68 4 64 4 54 C 4 43 14 38 22 40 C 32 43 35 52 36 62 C 38 68 42 72 44 78 Z',
    skin,
  );
  const shell = 'M 28 82 C 24 54 40 28 62 28 C 84 28 98 54 93 82 Z';
  marked(context, shell, colour, (c) => {
    const plate = shift(colour, 0.12, 1.1, 12);
    for (const each of [
      'M 52 36 L 68 36 L 73 50 L 61 58 L 48 50 Z',
      'M 34 56 L 46 53 L 57 61 L 54 76 L 36 76 Z',
      'M 76 53 L 88 57 L 90 76 L 70 76 L 65 61 Z',
      'M 44 40 L 48 38 L 44 48 L 37 51 Z',
      'M 73 38 L 78 42 L 84 51 L 77 48 Z',
    ])
      round(c, each, plate);
    for (const [x, y] of [
      [61, 46],
      [46, 66],
      [79, 66],
    ] as const)
      flat(c, oval(x, y, 4.6, 3.8), shift(plate, -0.14));
  });
  round(
    context,
    'M 26 80 C 44 74 78 74 95 80 C 97 86 92 88 86 87 C 66 84 50 84 34 87 C 28 88 25 85 26 80 Z',
    shift(colour, 0.06),
  );
  eye(context, 16, 51, 3.1);
  flat(context, oval(6.6, 53, 1, 0.9), INK);
  line(context, 'M 6 59 C 10 62.4 16 62.4 20 60', 1.5, shift(skin, -0.3));
  flat(context, oval(22, 58, 3.2, 2), [0.72, 0.14, 30], 0.4);
}

/** Black and shining, with yellow spots. */
function salamander(context: Canvas2D, colour: Colour): void {
  const yellow: Colour = [0.87, 0.18, 92];
  const leg = (outline: string, [x, y]: readonly [number, number], shade: number): void => {
    tube(context, outline, 7, shift(colour, shade));
    for (const toe of [-6, -2, 2])
      line(context, `M ${x} ${y} L ${x + toe} ${y + 4}`, 2.6, shift(colour, shade));
  };
  leg('M 46 76 C 52 82 54 88 50 94', [50, 94], -0.04);
  leg('M 68 78 C 74 84 76 88 74 94', [74, 94], -0.04);
  const body =
    'M 4 70 C 4 58 16 52 28 54 C 40 56 46 58 56 60 C 72 62 82 66 88 56 C 92 46 84 40 80 44 C 76 47 72 42 76 37 C 84 30 98 38 98 54 C 97 76 82 86 62 86 C 46 88 34 86 26 84 C 12 86 4 80 4 70 Z';
  marked(context, body, colour, (c) => {
    for (const [x, y, wide, turn] of [
      [26, 58, 6, 20],
      [40, 63, 5, 10],
      [54, 66, 6, 8],
      [68, 69, 5.4, 0],
      [82, 67, 5, -40],
      [92, 54, 4, -80],
      [46, 74, 4, 10],
      [62, 77, 4.4, 0],
      [33, 72, 4, 30],
    ] as const)
      flat(c, oval(x, y, wide, wide * 0.62, turn), yellow);
  });
  leg('M 34 80 C 30 86 28 90 28 94', [28, 94], 0.03);
  leg('M 60 80 C 58 86 60 90 58 94', [58, 94], 0.03);
  flat(context, oval(19, 64, 5.4, 5.4), yellow);
  eye(context, 18.6, 64.4, 3.3);
  line(context, 'M 6 75 C 11 79 18 79 23 76', 1.5, shift(colour, 0.3));
}

/** A fresh-water lobster from above, its claws to the front. */
function crayfish(context: Canvas2D, colour: Colour): void {
  for (const side of [-1, 1]) {
    context.save();
    context.translate(0.5, 0);
    context.scale(side, 1);
    for (const y of [48, 54, 60])
      line(context, `M 8 ${y} Q 24 ${y + 1} 30 ${y + 11}`, 2.6, shift(colour, -0.06));
    line(context, 'M 5 26 C 12 14 12 6 28 2', 1.6, shift(colour, 0.06));
    line(context, 'M 3 24 C 4 14 2 8 8 2', 1.4, shift(colour, 0.06));
    tube(context, 'M 8 42 C 20 44 28 42 30 34', 6, colour);
    round(
      context,
      'M 24 36 C 20 24 26 10 36 6 C 36 14 36 18 38 22 C 40 18 42 14 45 13 C 50 24 42 38 34 40 C 28 41 25 40 24 36 Z',
      shift(colour, 0.02),
    );
    round(context, 'M 3 88 C 12 82 22 84 24 92 C 20 98 10 99 3 96 Z', shift(colour, -0.03));
    context.restore();
  }
  for (let i = 4; i >= 0; i--)
    round(
      context,
      oval(50, 66 + i * 5.4, 11.6 - i * 0.9, 5.6),
      shift(colour, i % 2 ? -0.03 : 0.02),
    );
  round(context, 'M 45 88 C 44 96 46 100 50 100 C 54 100 56 96 55 88 Z', colour);
  marked(
    context,
    'M 50 18 C 54 22 62 30 63 44 C 64 56 60 66 50 67 C 40 66 36 56 37 44 C 38 30 46 22 50 18 Z',
    colour,
    (c) => line(c, 'M 38 50 Q 50 58 62 50', 1.5, shift(colour, -0.14)),
  );
  for (const x of [44, 56]) {
    flat(context, oval(x, 31, 3.4, 3.8), WHITE);
    eye(context, x, 31, 2.3);
  }
}

/** A long insect like a twig, on a leaf's stem. */
function stickInsect(context: Canvas2D, colour: Colour): void {
  for (const leg of [
    'M 26 44 L 16 58 L 18 76',
    'M 28 45 L 36 28 L 30 14',
    'M 46 56 L 38 72 L 42 92',
    'M 50 58 L 60 42 L 56 26',
    'M 62 65 L 56 82 L 62 98',
    'M 66 67 L 78 54 L 86 40',
  ])
    line(context, leg, 2.4, shift(colour, -0.06));
  tube(context, 'M 18 40 L 46 56 L 70 70 L 96 88', 6.4, colour);
  for (const [x, y] of [
    [32, 48],
    [46, 56],
    [58, 63],
    [70, 70],
    [82, 78],
  ] as const)
    line(context, `M ${x + 1.6} ${y - 3} L ${x - 1.6} ${y + 3}`, 1.5, shift(colour, -0.14));
  line(context, 'M 14 34 C 12 24 8 18 2 14', 1.5, shift(colour, -0.06));
  line(context, 'M 18 33 C 20 24 18 16 16 8', 1.5, shift(colour, -0.06));
  round(context, oval(16, 38, 7.6, 6.2, 32), shift(colour, 0.05));
  eye(context, 13.6, 36.6, 2.5);
  line(context, 'M 10.6 41 Q 13 43 16 42.6', 1, INK);
}

export const CRAWLERS: PropFamily = {
  '@slug': (context, colour) => slug(context, colour ?? [0.66, 0.11, 62]),
  '@wasp': (context, colour) => wasp(context, colour ?? [0.87, 0.17, 92]),
  '@tortoise': (context, colour) => tortoise(context, colour ?? [0.5, 0.09, 72]),
  '@salamander': (context, colour) => salamander(context, colour ?? [0.3, 0.03, 280]),
  '@crayfish': (context, colour) => crayfish(context, colour ?? [0.56, 0.17, 32]),
  '@stickinsect': (context, colour) => stickInsect(context, colour ?? [0.6, 0.1, 100]),
};
