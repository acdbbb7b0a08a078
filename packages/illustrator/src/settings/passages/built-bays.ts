import { type Colour, shift } from '../../math/colour.ts';
import { pickOne } from '../../math/random.ts';
import { arched, disc, flame, inTurn, IRON, PAPER, plain } from './bays.ts';
import type { PaintBay, WallPen } from './perspective.ts';

const STEEL: Colour = [0.74, 0.015, 250];
const GOLD: Colour = [0.8, 0.14, 84];
const LAMP: Colour = [0.96, 0.08, 88];

/** Rows of bricks or blocks, each a little lighter or darker. */
function courses(pen: WallPen, colour: Colour, rows: number, long: number): void {
  plain(pen, shift(colour, -0.07));
  for (let row = 0; row < rows; row++) {
    const offset = row % 2 ? long / 2 : 0;
    for (let at = -offset; at < 1; at += long) {
      const from = Math.max(0, at + 0.01);
      const to = Math.min(1, at + long - 0.01);
      if (to <= from) continue;
      const tone = shift(colour, (pen.random() - 0.5) * 0.06);
      pen.panel([from, row / rows + 0.006], [to, (row + 1) / rows - 0.006], tone);
    }
  }
}

/** Concrete with a tiled band, lamps and a walkway, as of a road under a mountain. */
export const roadTunnel = (): PaintBay => (pen) => {
  plain(pen, [0.56, 0.015, 75]);
  pen.panel([0, 0.06], [1, 0.42], [0.82, 0.02, 85]);
  for (const up of [0.15, 0.24, 0.33]) pen.panel([0, up], [1, up + 0.005], [0.68, 0.02, 85]);
  for (const along of [0, 0.25, 0.5, 0.75]) {
    pen.panel([along, 0.06], [along + 0.006, 0.42], [0.68, 0.02, 85]);
  }
  pen.panel([0, 0.42], [1, 0.45], [0.7, 0.15, 75]);
  pen.block([0, 0], [1, 0.055], 0.07, [0.5, 0.012, 250]);
  pen.block([0, 0.8], [1, 0.83], 0.04, IRON);
  for (const along of [0.1, 0.6]) pen.shine([along, 0.68], [along + 0.28, 0.725], LAMP, 0.03);
  pen.panel([0.9, 0], [0.93, 1], [0.46, 0.015, 75]);
};

/** Stone piers with banners, tall windows between them, and torches. */
export const castleHall =
  (stone: Colour, banner: Colour): PaintBay =>
  (pen) => {
    courses(pen, stone, 10, 0.34);
    pen.shape(arched([0.4, 0.3], [0.84, 0.92]), shift(stone, -0.16));
    pen.glowing(arched([0.45, 0.33], [0.79, 0.89]), [0.86, 0.06, 230]);
    pen.panel([0.605, 0.33], [0.635, 0.89], shift(stone, -0.2));
    for (const up of [0.5, 0.68]) pen.panel([0.45, up], [0.79, up + 0.018], shift(stone, -0.2));
    pen.block([0, 0], [0.22, 1], 0.08, shift(stone, 0.03));
    pen.block([0, 0.0], [0.22, 0.06], 0.11, shift(stone, 0.05));
    pen.panel([0.045, 0.4], [0.175, 0.86], banner, 0.085);
    pen.shape(
      [
        [0.045, 0.4, 0.085],
        [0.175, 0.4, 0.085],
        [0.11, 0.33, 0.085],
      ],
      banner,
    );
    pen.shape(disc(0.11, 0.64, [0.045, 0.05], 0.09), GOLD);
    pen.panel([0.03, 0.855], [0.19, 0.875], GOLD, 0.09);
    pen.block([0.27, 0.34], [0.31, 0.44], 0.05, [0.36, 0.06, 45]);
    flame(pen, 0.29, 0.49);
  };

/** Wet bricks with pipes and a ledge above the water. */
export const sewer =
  (brick: Colour): PaintBay =>
  (pen) => {
    courses(pen, brick, 14, 0.25);
    pen.block([0, 0], [1, 0.09], 0.22, shift(brick, 0.03));
    pen.block([0, 0.5], [1, 0.55], 0.05, [0.5, 0.06, 150]);
    pen.block([0, 0.6], [1, 0.63], 0.035, [0.5, 0.08, 60]);
    for (const along of [0.15, 0.65]) pen.block([along, 0.48], [along + 0.05, 0.57], 0.06, IRON);
    if (pen.index % 2) {
      pen.shape(disc(0.5, 0.28, [0.17, 0.12], 0.01), shift(brick, 0.1));
      pen.shape(disc(0.5, 0.28, [0.13, 0.092], 0.012), [0.12, 0.02, 200]);
      pen.panel([0.44, 0.09], [0.56, 0.24], [0.56, 0.09, 150], 0.02);
    } else {
      pen.shine([0.42, 0.7], [0.58, 0.76], LAMP, 0.02);
    }
  };

const PAINTS: readonly Colour[] = [
  [0.55, 0.19, 27],
  [0.52, 0.14, 255],
  [0.86, 0.012, 250],
  [0.34, 0.02, 265],
  [0.72, 0.15, 85],
  [0.56, 0.1, 160],
];

/** The nose of a car that stands in its bay, as boxes. */
function parkedCar(pen: WallPen): void {
  const paint = pickOne(PAINTS, pen.random, STEEL);
  pen.block([0.26, 0.17], [0.74, 0.32], 0.16, shift(paint, -0.03));
  pen.panel([0.3, 0.19], [0.7, 0.3], [0.3, 0.04, 240], 0.162);
  pen.block([0.2, 0.04], [0.8, 0.19], 0.3, paint);
  pen.panel([0.24, 0], [0.34, 0.06], [0.16, 0.01, 265], 0.3);
  pen.panel([0.66, 0], [0.76, 0.06], [0.16, 0.01, 265], 0.3);
  for (const along of [0.23, 0.68]) {
    pen.shine([along, 0.12], [along + 0.09, 0.155], [0.96, 0.06, 95], 0.302);
  }
  pen.panel([0.4, 0.07], [0.6, 0.1], PAPER, 0.302);
}

/** Pillars of concrete with striped feet, and bays with a car in most of them. */
export const parkingBays =
  (isEmpty: boolean): PaintBay =>
  (pen) => {
    const concrete: Colour = [0.7, 0.01, 90];
    plain(pen, concrete);
    pen.panel([0, 0.3], [1, 0.42], [0.62, 0.14, 250]);
    pen.block([0, 0.88], [1, 0.93], 0.06, [0.56, 0.17, 28]);
    pen.block([0.9, 0], [1, 1], 0.05, shift(concrete, -0.04));
    for (let i = 0; i < 4; i++) {
      const stripe: Colour = i % 2 ? [0.24, 0.01, 90] : [0.86, 0.17, 92];
      pen.panel([0.9, i * 0.06], [1, i * 0.06 + 0.06], stripe, 0.052);
    }
    if (!isEmpty && pen.random() < 0.8) parkedCar(pen);
  };

/** Red columns with golden rings, and lanterns between them, before carved panels. */
export const templeColumns =
  (column: Colour): PaintBay =>
  (pen) => {
    plain(pen, [0.36, 0.07, 40]);
    pen.panel([0.3, 0.12], [0.94, 0.7], [0.46, 0.09, 55]);
    for (const along of [0.36, 0.52, 0.68, 0.84]) {
      pen.panel([along, 0.14], [along + 0.012, 0.68], [0.3, 0.06, 40]);
    }
    for (const up of [0.3, 0.5]) pen.panel([0.3, up], [0.94, up + 0.014], [0.3, 0.06, 40]);
    pen.panel([0, 0.76], [1, 0.9], [0.5, 0.1, 165]);
    pen.panel([0, 0.76], [1, 0.78], GOLD);
    pen.block([0, 0], [0.22, 1], 0.12, column);
    for (const up of [0.04, 0.72, 0.94]) pen.block([0, up], [0.22, up + 0.035], 0.135, GOLD);
    pen.panel([0.6, 0.66], [0.62, 0.8], IRON, 0.1);
    pen.glowing(disc(0.61, 0.59, [0.1, 0.08], 0.1), [0.72, 0.19, 40]);
    pen.glowing(disc(0.61, 0.59, [0.05, 0.06], 0.101), [0.88, 0.15, 75]);
  };

/** Seats along windows behind which the lights of a tunnel pass, and poles to hold on to. */
export const subwayCar =
  (seat: Colour): PaintBay =>
  (pen) => {
    plain(pen, [0.86, 0.01, 230]);
    pen.panel([0.06, 0.36], [0.94, 0.68], [0.32, 0.02, 265]);
    pen.panel([0.1, 0.385], [0.9, 0.655], [0.13, 0.03, 265]);
    pen.shine([0.3, 0.5], [0.6, 0.52], [0.84, 0.1, 85]);
    const hue = pen.random() * 360;
    pen.shine([0.1, 0.72], [0.48, 0.84], [0.82, 0.11, hue]);
    pen.shine([0.52, 0.72], [0.9, 0.84], [0.88, 0.08, hue + 120]);
    pen.block([0, 0.1], [1, 0.17], 0.17, seat);
    for (const along of [0.04, 0.36, 0.68]) {
      pen.block([along, 0.17], [along + 0.28, 0.345], 0.05, shift(seat, 0.05));
    }
    pen.block([0, 0.0], [1, 0.1], 0.12, [0.42, 0.015, 260]);
    pen.panel([0.97, 0.02], [1, 0.92], [0.9, 0.01, 250], 0.18);
    pen.panel([0, 0.9], [1, 0.915], STEEL, 0.18);
    for (const along of [0.25, 0.5, 0.75]) {
      pen.panel([along, 0.83], [along + 0.012, 0.9], [0.3, 0.02, 265], 0.18);
      pen.shape(disc(along + 0.006, 0.8, [0.035, 0.03], 0.18), [0.9, 0.15, 92]);
    }
  };

const SIGNS: readonly Colour[] = [
  [0.5, 0.14, 255],
  [0.56, 0.17, 32],
  [0.55, 0.11, 165],
  [0.34, 0.05, 50],
];

/** Sandstone with painted signs in columns, and torches. */
export const tomb = (): PaintBay => (pen) => {
  const stone: Colour = [0.7, 0.08, 76];
  courses(pen, stone, 8, 0.5);
  pen.panel([0.1, 0.16], [0.78, 0.82], shift(stone, 0.05));
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 7; row++) {
      const from = 0.14 + column * 0.165;
      const up = 0.2 + row * 0.086;
      const sign = pickOne(SIGNS, pen.random, IRON);
      const kind = Math.floor(pen.random() * 3);
      if (kind === 0) pen.shape(disc(from + 0.05, up + 0.035, [0.04, 0.028]), sign);
      else if (kind === 1) pen.panel([from + 0.01, up + 0.01], [from + 0.1, up + 0.025], sign);
      else pen.panel([from + 0.035, up], [from + 0.06, up + 0.066], sign);
    }
  }
  pen.block([0.86, 0.44], [0.9, 0.56], 0.05, [0.4, 0.07, 45]);
  flame(pen, 0.88, 0.61);
};

const SHOPS: readonly Colour[] = [
  [0.6, 0.2, 27],
  [0.5, 0.15, 255],
  [0.62, 0.15, 155],
  [0.62, 0.2, 350],
  [0.74, 0.16, 75],
  [0.36, 0.03, 265],
];

/** A shop window with figures and a lit sign, below the rail of an upper floor with another. */
export const shopFronts = (): PaintBay => (pen) => {
  const sign = inTurn(pen, SHOPS);
  plain(pen, [0.86, 0.014, 80]);
  for (const [foot, tall] of [
    [0.02, 0.36],
    [0.56, 0.3],
  ] as const) {
    pen.panel([0.06, foot], [0.94, foot + tall], [0.4, 0.02, 250]);
    pen.shine([0.08, foot + 0.01], [0.58, foot + tall - 0.09], [0.94, 0.06, 88]);
    pen.shine([0.64, foot], [0.92, foot + tall - 0.09], [0.86, 0.08, 80]);
    pen.block([0.06, foot + tall - 0.08], [0.94, foot + tall], 0.04, sign);
    for (let i = 0; i < 4; i++)
      pen.shine(
        [0.26 + i * 0.13, foot + tall - 0.055],
        [0.34 + i * 0.13, foot + tall - 0.025],
        PAPER,
        0.042,
      );
  }
  for (const along of [0.18, 0.36]) {
    const cloth: Colour = [0.6, 0.14, pen.random() * 360];
    pen.panel([along, 0.06], [along + 0.11, 0.18], cloth, 0.01);
    pen.shape(disc(along + 0.055, 0.215, [0.035, 0.025], 0.01), [0.84, 0.02, 80]);
  }
  pen.block([0, 0.46], [1, 0.5], 0.14, [0.84, 0.014, 80]);
  pen.panel([0, 0.5], [1, 0.6], [0.86, 0.04, 215], 0.13);
  pen.block([0, 0.6], [1, 0.615], 0.14, STEEL);
};
