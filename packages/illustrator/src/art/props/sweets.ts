import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  strokeOutline,
  turned,
  within,
} from './brush.ts';

const CREAM: Colour = [0.97, 0.025, 85];
const CHINA: Colour = [0.96, 0.012, 80];
const PASTELS: readonly Colour[] = [
  [0.83, 0.1, 5],
  [0.88, 0.1, 130],
  [0.82, 0.08, 300],
  [0.9, 0.11, 95],
  [0.85, 0.08, 220],
];

/** Two halves with frilled feet and cream between, seen from the side. */
function macaron(
  context: Canvas2D,
  [x, y, wide]: readonly [number, number, number],
  colour: Colour,
): void {
  const high = wide * 0.42;
  fillBox(
    context,
    [x - wide * 0.9, y - high * 0.2, wide * 1.8, high * 0.44],
    high * 0.2,
    css(CREAM),
  );
  for (const side of [-1, 1] as const) {
    const foot = y + side * high * 0.36;
    for (let i = 0; i < 11; i++) {
      fillEllipse(
        context,
        [x + ((i - 5) * wide) / 5.6, foot, wide * 0.12, high * 0.2],
        css(shift(colour, -0.05)),
      );
    }
    const edge = foot * 100;
    const tip = edge + side * high * 125;
    const [left, right] = [(x - wide) * 100, (x + wide) * 100];
    fillOutline(
      context,
      `M ${left} ${edge} C ${left} ${tip} ${right} ${tip} ${right} ${edge} Z`,
      fallShade(context, y - high * 1.2, y + high * 1.4, colour),
    );
  }
  gloss(context, [x - wide * 0.4, y - high * 0.95, wide * 0.24, high * 0.12], 0.5);
}

/** A pyramid of macarons in pastel colors on a cake stand. */
function macaronTower(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.96, 0.2, 0.035], css(shift(CHINA, -0.1)));
  fillBox(context, [0.46, 0.88, 0.08, 0.08], 0.02, roundShade(context, 0.46, 0.54, CHINA));
  fillEllipse(context, [0.5, 0.88, 0.42, 0.045], fallShade(context, 0.83, 0.93, CHINA));
  [4, 4, 3, 3, 2, 1].forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      const x = 0.5 + (i - (count - 1) / 2) * 0.185;
      macaron(context, [x, 0.81 - row * 0.122, 0.098], PASTELS[(i * 2 + row) % 5] ?? CREAM);
    }
  });
}

/** Three tiers of white icing with flowers. */
function weddingCake(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.95, 0.46, 0.05], fallShade(context, 0.9, 1, [0.85, 0.02, 250]));
  for (const [y, wide, high] of [
    [0.66, 0.38, 0.29],
    [0.4, 0.28, 0.27],
    [0.18, 0.18, 0.23],
  ] as const) {
    fillBox(
      context,
      [0.5 - wide, y, wide * 2, high],
      0.02,
      roundShade(context, 0.5 - wide, 0.5 + wide, colour),
    );
    fillEllipse(context, [0.5, y, wide, wide * 0.14], css(shift(colour, 0.03)));
    for (let i = 0; i < 9; i++) {
      fillBall(context, 0.5 + (i / 4 - 1) * wide * 0.96, y + high - 0.01, wide * 0.1, CREAM);
    }
  }
  for (const [x, y, radius, tone] of [
    [0.5, 0.11, 0.075, [0.75, 0.13, 5]],
    [0.42, 0.14, 0.05, [0.86, 0.08, 15]],
    [0.58, 0.145, 0.05, [0.84, 0.09, 350]],
    [0.7, 0.38, 0.06, [0.75, 0.13, 5]],
    [0.62, 0.41, 0.045, [0.88, 0.06, 20]],
    [0.26, 0.65, 0.065, [0.78, 0.12, 5]],
    [0.35, 0.68, 0.045, [0.9, 0.05, 20]],
  ] as const) {
    turned(context, [x + radius * 0.8, y + radius * 0.4, 0.5], () =>
      fillEllipse(context, [0.01, 0, radius * 0.8, radius * 0.34], css([0.62, 0.1, 140])),
    );
    fillBall(context, x, y, radius, tone);
    strokeOutline(
      context,
      `M ${(x - radius * 0.5) * 100} ${y * 100} Q ${x * 100} ${(y - radius * 0.6) * 100} ${(x + radius * 0.4) * 100} ${y * 100} Q ${x * 100} ${(y + radius * 0.5) * 100} ${(x - radius * 0.2) * 100} ${(y + radius * 0.05) * 100}`,
      0.01,
      css(shift(tone, -0.12)),
    );
  }
}

/** Ice on a stick, glazed above; it drips at its corner. */
function popsicle(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.455, 0.72, 0.09, 0.28],
    0.045,
    roundShade(context, 0.45, 0.55, [0.82, 0.08, 75]),
  );
  fillBox(
    context,
    [0.24, 0.02, 0.52, 0.76],
    [0.25, 0.25, 0.06, 0.06],
    roundShade(context, 0.24, 0.76, colour),
  );
  within(context, 'M 24 78 L 24 26 C 24 -6 76 -6 76 26 L 76 78 Z', () => {
    fillBox(context, [0.2, 0.52, 0.6, 0.3], 0, css([0.93, 0.11, 95], 0.9));
    fillBox(context, [0.2, 0.28, 0.6, 0.25], 0, css(shift(colour, 0.1), 0.85));
  });
  for (const x of [0.36, 0.56])
    fillBox(context, [x, 0.14, 0.07, 0.54], 0.035, css(shift(colour, -0.12), 0.35));
  gloss(context, [0.31, 0.3, 0.022, 0.16], 0.55);
}

/** The hooked stick in red and white stripes. */
function candyCane(context: Canvas2D, colour: Colour): void {
  const hook = 'M 42 94 L 42 34 C 42 2 84 2 82 34';
  strokeOutline(context, hook, 0.17, css(shift(colour, -0.1)));
  strokeOutline(context, hook, 0.15, css([0.98, 0.01, 20]));
  const turns: readonly (readonly [number, number, number])[] = [
    [0.42, 0.88, -0.5],
    [0.42, 0.7, -0.5],
    [0.42, 0.52, -0.5],
    [0.425, 0.33, -0.3],
    [0.52, 0.16, 0.5],
    [0.7, 0.14, 1.7],
    [0.81, 0.28, 2.6],
  ];
  for (const [x, y, turn] of turns) {
    turned(context, [x, y, turn], () =>
      fillBox(context, [-0.088, -0.036, 0.176, 0.072], 0.02, css(colour)),
    );
  }
  strokeOutline(context, 'M 37.500 92 L 37.500 36 C 38 14 54 9 64 12', 0.022, css([1, 0, 0], 0.45));
}

function cottonCandy(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 40 56 L 60 56 L 51.500 100 L 48.500 100 Z',
    roundShade(context, 0.4, 0.6, [0.95, 0.02, 90]),
  );
  for (const [x, y, radius, tone] of [
    [0.28, 0.42, 0.2, -0.03],
    [0.72, 0.42, 0.2, -0.05],
    [0.5, 0.5, 0.22, -0.04],
    [0.34, 0.24, 0.2, 0.02],
    [0.66, 0.26, 0.19, 0],
    [0.5, 0.2, 0.19, 0.04],
    [0.5, 0.34, 0.22, 0.03],
  ] as const) {
    fillBall(context, x, y, radius, shift(colour, tone));
  }
  for (const path of [
    'M 24 40 Q 34 30 46 38',
    'M 52 24 Q 62 16 70 26',
    'M 50 48 Q 62 42 74 46',
    'M 32 20 Q 40 12 50 16',
  ]) {
    strokeOutline(context, path, 0.014, css([1, 0.02, 0], 0.5));
  }
}

/** Iced with eyes, a smile, buttons and cuffs. */
function gingerbreadMan(context: Canvas2D, colour: Colour): void {
  const limb = (path: string): void =>
    strokeOutline(context, path, 0.2, fallShade(context, 0, 1, colour));
  limb('M 50 46 L 13 48');
  limb('M 50 46 L 87 48');
  limb('M 46 66 L 32 89');
  limb('M 54 66 L 68 89');
  fillBox(context, [0.34, 0.36, 0.32, 0.38], 0.14, fallShade(context, 0, 1, colour));
  fillEllipse(context, [0.5, 0.22, 0.21, 0.2], fallShade(context, 0, 0.5, shift(colour, 0.03)));
  const icing = css([0.98, 0.01, 85]);
  for (const path of [
    'M 8 41 Q 12 44 9 48 Q 12 52 9 56',
    'M 92 41 Q 88 44 91 48 Q 88 52 91 56',
    'M 22 86 Q 26 90 30 89 Q 34 94 38 92',
    'M 78 86 Q 74 90 70 89 Q 66 94 62 92',
    'M 41 26 Q 50 35 59 26',
  ]) {
    strokeOutline(context, path, 0.024, icing);
  }
  for (const x of [0.42, 0.58])
    fillEllipse(context, [x, 0.185, 0.028, 0.032], css([0.25, 0.03, 50]));
  [0.45, 0.55, 0.65].forEach((y, i) => fillBall(context, 0.5, y, 0.033, PASTELS[i] ?? CREAM));
  for (const x of [0.36, 0.64])
    fillEllipse(context, [x, 0.25, 0.035, 0.024], css([0.72, 0.14, 20], 0.6));
}

/** A muffin with a domed top that rises above its paper. */
function muffin(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 20 56 L 80 56 L 71 96 Q 70 99 66 99 L 34 99 Q 30 99 29 96 Z',
    roundShade(context, 0.2, 0.8, [0.86, 0.06, 75]),
  );
  for (let i = 0; i < 8; i++) {
    const x = 24 + i * 7.4;
    strokeOutline(
      context,
      `M ${x} 60 L ${50 + (x - 50) * 0.76} 96`,
      0.012,
      css([0.7, 0.08, 65], 0.7),
    );
  }
  fillOutline(
    context,
    'M 12 58 C 4 46 14 34 24 32 C 30 14 70 14 76 32 C 88 34 96 46 88 58 C 76 66 24 66 12 58 Z',
    fallShade(context, 0.14, 0.64, colour),
  );
  for (const [x, y] of [
    [0.3, 0.4],
    [0.46, 0.28],
    [0.62, 0.36],
    [0.74, 0.48],
    [0.5, 0.48],
    [0.24, 0.53],
    [0.38, 0.55],
    [0.64, 0.56],
  ] as const) {
    fillBall(context, x, y, 0.034, [0.36, 0.09, 280]);
  }
  gloss(context, [0.36, 0.27, 0.08, 0.03], 0.3);
}

/** A pie with a lattice that a slice is cut from. */
function cutPie(context: Canvas2D, colour: Colour): void {
  const crust: Colour = [0.74, 0.13, 68];
  fillOutline(
    context,
    'M 4 62 L 16 90 Q 50 102 84 90 L 96 62 Z',
    roundShade(context, 0.04, 0.96, [0.8, 0.012, 250]),
  );
  fillEllipse(context, [0.5, 0.6, 0.49, 0.27], fallShade(context, 0.3, 0.9, shift(crust, -0.06)));
  for (let i = 0; i < 26; i++) {
    const turn = (i / 26) * Math.PI * 2;
    fillBall(context, 0.5 + 0.46 * Math.cos(turn), 0.6 + 0.25 * Math.sin(turn), 0.045, crust);
  }
  fillEllipse(context, [0.5, 0.59, 0.41, 0.21], css(shift(colour, -0.1)));
  fillEllipse(context, [0.5, 0.6, 0.4, 0.2], css(colour));
  for (const x of [22, 38, 54, 70]) {
    strokeOutline(
      context,
      `M ${x} ${46 + Math.abs(46 - x) * 0.12} L ${x + 12} ${74 - Math.abs(46 - x) * 0.08}`,
      0.055,
      css(shift(crust, 0.04)),
    );
  }
  for (const y of [50, 59, 68]) {
    const reach = y === 59 ? 37 : 30;
    strokeOutline(
      context,
      `M ${50 - reach} ${y + 3} L ${50 + reach} ${y - 3}`,
      0.05,
      css(shift(crust, 0.08)),
    );
  }
  // Where the slice was.
  fillOutline(context, 'M 50 60 L 60 96 Q 80 93 92 76 Z', css([0.72, 0.012, 250]));
  fillOutline(context, 'M 50 60 L 60 96 L 60 91 L 51 64 Z', css(shift(colour, -0.14)));
  fillOutline(context, 'M 50 60 L 92 76 L 90 82 L 52 66 Z', css(shift(colour, -0.06)));
  fillOutline(context, 'M 50 60 L 92 76 L 92 73 L 51 57 Z', css(crust));
}

/** Glass, a label and a cloth lid; the jam has the color. */
function jamJar(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.16, 0.24, 0.68, 0.75], 0.13, roundShade(context, 0.16, 0.84, colour));
  for (const [x, y] of [
    [0.28, 0.4],
    [0.7, 0.44],
    [0.32, 0.86],
    [0.7, 0.84],
    [0.5, 0.36],
  ] as const) {
    fillEllipse(context, [x, y, 0.05, 0.04], css(shift(colour, -0.1), 0.6));
  }
  fillOutline(
    context,
    'M 14 18 C 22 2 78 2 86 18 L 92 33 C 86 30 82 35 76 31 C 70 36 64 30 58 35 C 52 30 46 36 40 31 C 34 36 28 30 22 35 C 18 31 12 34 8 32 Z',
    fallShade(context, 0.04, 0.34, [0.62, 0.19, 22]),
  );
  within(context, 'M 14 18 C 22 2 78 2 86 18 L 92 33 L 8 33 Z', () => {
    for (const x of [0.2, 0.36, 0.52, 0.68, 0.84])
      fillBox(context, [x, 0, 0.07, 0.4], 0, css([0.98, 0.01, 85], 0.75));
    for (const y of [0.08, 0.2]) fillBox(context, [0, y, 1, 0.05], 0, css([0.98, 0.01, 85], 0.45));
  });
  strokeOutline(context, 'M 16 23 Q 50 29 84 23', 0.025, css([0.78, 0.09, 75]));
  fillBox(context, [0.3, 0.52, 0.4, 0.28], 0.04, css([0.97, 0.02, 90]));
  fillBall(context, 0.5, 0.66, 0.075, colour);
  fillOutline(context, 'M 43 60 L 50 56 L 57 60 L 50 63 Z', css([0.6, 0.14, 140]));
  fillBox(context, [0.21, 0.36, 0.045, 0.5], 0.022, css([1, 0, 0], 0.45));
}

/** Golden sticks of batter in sugar, with a cup of chocolate. */
function churros(context: Canvas2D, colour: Colour): void {
  for (const [x, turn] of [
    [0.24, -0.22],
    [0.38, -0.08],
    [0.52, 0.08],
    [0.66, 0.24],
  ] as const) {
    turned(context, [x + 0.06, 0.62, turn], () => {
      fillBox(
        context,
        [-0.055, -0.6, 0.11, 0.9],
        0.055,
        roundShade(context, -0.055, 0.055, colour),
      );
      for (const ridge of [-0.024, 0.018])
        fillBox(context, [ridge, -0.58, 0.012, 0.84], 0.006, css(shift(colour, -0.14), 0.6));
      for (let i = 0; i < 9; i++)
        fillEllipse(
          context,
          [((i * 7) % 5) * 0.018 - 0.036, -0.52 + i * 0.07, 0.007, 0.007],
          css([1, 0.01, 90]),
        );
    });
  }
  fillOutline(
    context,
    'M 18 50 L 82 50 L 72 98 Q 50 102 28 98 Z',
    roundShade(context, 0.18, 0.82, [0.62, 0.18, 25]),
  );
  fillOutline(context, 'M 21 62 L 79 62 L 76 76 L 24 76 Z', css([0.97, 0.02, 85], 0.9));
}

/** A tray of biscuits. */
function trayOfCookies(context: Canvas2D, colour: Colour): void {
  for (const [x, y] of [
    [0.2, 0.66],
    [0.44, 0.62],
    [0.68, 0.64],
    [0.3, 0.76],
    [0.56, 0.76],
    [0.8, 0.76],
  ] as const) {
    fillEllipse(context, [x, y + 0.03, 0.15, 0.085], css(shift(colour, -0.16)));
    fillEllipse(context, [x, y, 0.15, 0.085], fallShade(context, y - 0.08, y + 0.08, colour));
    for (const [dx, dy] of [
      [-0.06, 0],
      [0.03, -0.035],
      [0.06, 0.025],
      [-0.02, 0.045],
    ] as const) {
      fillEllipse(context, [x + dx, y + dy, 0.024, 0.016], css([0.35, 0.06, 45]));
    }
  }
  fillBox(
    context,
    [0.01, 0.82, 0.98, 0.12],
    [0.02, 0.02, 0.06, 0.06],
    fallShade(context, 0.82, 0.94, [0.7, 0.014, 250]),
  );
  fillBox(context, [0, 0.81, 1, 0.035], 0.017, css([0.88, 0.012, 250]));
}

/** A box of pralines, open. */
function boxOfChocolates(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 10 58 L 2 18 Q 1 14 6 14 L 94 14 Q 99 14 98 18 L 90 58 Z',
    fallShade(context, 0.1, 0.6, shift(colour, 0.04)),
  );
  fillOutline(context, 'M 14 54 L 8 20 L 92 20 L 86 54 Z', css([0.94, 0.04, 60]));
  fillBox(context, [0.04, 0.56, 0.92, 0.4], 0.04, css(shift(colour, -0.1)));
  fillBox(context, [0.08, 0.58, 0.84, 0.26], 0.02, css([0.9, 0.05, 60]));
  const brown: readonly Colour[] = [
    [0.4, 0.08, 45],
    [0.3, 0.06, 40],
    [0.93, 0.04, 80],
  ];
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < 4; i++) {
      const [x, y] = [0.19 + i * 0.205, 0.64 + row * 0.13];
      const tone = brown[(i + row) % 3] ?? CREAM;
      fillBall(context, x, y, 0.062, tone);
      strokeOutline(
        context,
        `M ${x * 100 - 4} ${y * 100 + 1} Q ${x * 100} ${y * 100 - 6} ${x * 100 + 4} ${y * 100 - 1}`,
        0.01,
        css(shift(tone, 0.2)),
      );
    }
  }
  fillBox(
    context,
    [0.04, 0.84, 0.92, 0.14],
    [0, 0, 0.04, 0.04],
    fallShade(context, 0.84, 0.98, colour),
  );
}

/** A piece of comb as it is cut: cells in three rows, one of which drips. */
function honeycomb(context: Canvas2D, colour: Colour): void {
  const radius = 0.135;
  const hexagon = (x: number, y: number, size: number): string =>
    Array.from({ length: 6 }, (_, corner) => {
      const angle = (Math.PI / 3) * corner + Math.PI / 6;
      return `${corner === 0 ? 'M' : 'L'} ${100 * (x + size * Math.cos(angle))} ${100 * (y + size * Math.sin(angle))}`;
    }).join(' ') + ' Z';
  const step = radius * Math.sqrt(3);
  for (const [row, cells] of [3, 4, 3].entries()) {
    for (let cell = 0; cell < cells; cell++) {
      const x = 0.5 + (cell - (cells - 1) / 2) * step;
      const y = 0.27 + row * radius * 1.5;
      fillOutline(context, hexagon(x, y, radius * 1.06), css(shift(colour, -0.12)));
      const isFull = (row * 2 + cell) % 3 !== 0;
      const inner = isFull ? shift(colour, 0.08) : shift(colour, -0.24);
      fillOutline(
        context,
        hexagon(x, y, radius * 0.84),
        fallShade(context, y - 0.12, y + 0.14, inner),
      );
      if (isFull) fillEllipse(context, [x - 0.03, y - 0.05, 0.035, 0.018], css([1, 0, 0], 0.6));
    }
  }
  fillOutline(
    context,
    'M 44 64 C 44 76 46 80 46 86 C 46 93 54 93 54 86 C 54 80 56 76 56 64 Z',
    fallShade(context, 0.6, 0.94, shift(colour, 0.06)),
  );
}

export const SWEETS: PropFamily = {
  '@honeycomb': (context, colour) => honeycomb(context, colour ?? [0.8, 0.16, 75]),
  '@macaron': (context, colour) => {
    const tone = colour ?? [0.83, 0.1, 5];
    macaron(context, [0.5, 0.72, 0.44], tone);
  },
  '@macarontower': macaronTower,
  '@weddingcake': (context, colour) => weddingCake(context, colour ?? [0.96, 0.015, 80]),
  '@popsicle': (context, colour) => popsicle(context, colour ?? [0.66, 0.2, 15]),
  '@candycane': (context, colour) => candyCane(context, colour ?? [0.57, 0.22, 25]),
  '@cottoncandy': (context, colour) => cottonCandy(context, colour ?? [0.82, 0.12, 350]),
  '@gingerbread': (context, colour) => gingerbreadMan(context, colour ?? [0.58, 0.11, 55]),
  '@muffin': (context, colour) => muffin(context, colour ?? [0.72, 0.12, 68]),
  '@cutpie': (context, colour) => cutPie(context, colour ?? [0.48, 0.19, 20]),
  '@jamjar': (context, colour) => jamJar(context, colour ?? [0.5, 0.2, 20]),
  '@churros': (context, colour) => churros(context, colour ?? [0.7, 0.13, 65]),
  '@cookietray': (context, colour) => trayOfCookies(context, colour ?? [0.72, 0.11, 68]),
  '@chocolatebox': (context, colour) => boxOfChocolates(context, colour ?? [0.5, 0.19, 20]),
};
