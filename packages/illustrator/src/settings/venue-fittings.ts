import { type Colour, css, shift } from '../math/colour.ts';
import { fillCircle, fillPolygon } from '../painting.ts';
import { box, type Furnish, INK, shadowBelow, shape } from './furniture-box.ts';
import { FLOOR } from './room-plan.ts';

const GOLD: Colour = [0.8, 0.13, 85];
const STEEL: Colour = [0.8, 0.008, 240];
const BULB: Colour = [0.97, 0.08, 92];
const SILL: Colour = [0.96, 0.01, 90];

/** A floor in two colors that runs to the point where the eye looks. */
export const checkered =
  (light: Colour, dark: Colour): Furnish =>
  ({ context, stage }) => {
    const { width, height } = stage;
    const at = (x: number, t: number): readonly [number, number] => [
      (0.5 + (x - 0.5) * (0.9 + 1.3 * t)) * width,
      (FLOOR + 0.34 * t ** 1.25) * height,
    ];
    for (let row = 0; row < 5; row++)
      for (let i = -2; i < 11; i++) {
        const [x0, x1, far, near] = [i / 8, (i + 1) / 8, row / 5, (row + 1) / 5];
        context.fillStyle = css((i + row) % 2 ? light : dark);
        fillPolygon(context, [at(x0, far), at(x1, far), at(x1, near), at(x0, near)]);
      }
  };

/** A booth from the side: two padded benches with a table between them. */
export const booth =
  (x0: number, x1: number, colour: Colour): Furnish =>
  (place) => {
    const wide = (x1 - x0) * 0.24;
    for (const [left, back] of [
      [x0, x0],
      [x1 - wide, x1 - 0.035],
    ] as const) {
      box(place, [back, 0.46, back + 0.035, 0.8], colour, 14);
      box(place, [left, 0.66, left + wide, 0.72], shift(colour, 0.06), 12);
      box(place, [left + 0.006, 0.72, left + wide - 0.006, 0.8], shift(colour, -0.1), 3);
      for (const y of [0.52, 0.58, 0.64])
        box(place, [back + 0.006, y, back + 0.029, y + 0.006], SILL, 2);
    }
    const middle = (x0 + x1) / 2;
    box(place, [middle - 0.01, 0.64, middle + 0.01, 0.8], STEEL, 2);
    box(place, [middle - 0.045, 0.79, middle + 0.045, 0.8], STEEL, 3);
    box(place, [x0 + wide * 0.8, 0.625, x1 - wide * 0.8, 0.648], SILL, 5);
    box(place, [x0 + wide * 0.8, 0.636, x1 - wide * 0.8, 0.642], STEEL, 1);
  };

/** A mirror framed by bulbs, above a table. */
export const bulbMirror =
  (x0: number, y0: number, x1: number, y1: number): Furnish =>
  (place) => {
    const { context, stage } = place;
    const { width, height, unit } = stage;
    box(place, [x0 - 0.03, y0 - 0.03, x1 + 0.03, y1 + 0.03], [0.92, 0.015, 90], 8);
    box(place, [x0, y0, x1, y1], [0.82, 0.035, 230], 3);
    shape(
      place,
      [
        [x0 + 0.03, y0],
        [x0 + 0.08, y0],
        [x0 + 0.02, y1],
        [x0, y1],
        [x0, y1 - 0.1],
      ],
      [0.97, 0.01, 220],
      0.45,
    );
    const bulbs: (readonly [number, number])[] = [];
    for (let i = 0; i <= 4; i++) {
      const t = i / 4;
      bulbs.push([x0 - 0.015, y0 + (y1 - y0) * t], [x1 + 0.015, y0 + (y1 - y0) * t]);
      if (i > 0 && i < 4) bulbs.push([x0 + (x1 - x0) * t, y0 - 0.016]);
    }
    for (const [x, y] of bulbs) {
      context.fillStyle = css(BULB, 0.35);
      fillCircle(context, x * width, y * height, 20 * unit);
      context.fillStyle = css([0.99, 0.04, 95]);
      fillCircle(context, x * width, y * height, 10 * unit);
    }
  };

/** Walls of upright boards, with posts and a beam across. */
export const boardedWall =
  (wood: Colour): Furnish =>
  (place) => {
    for (let x = -0.12; x < 1.12; x += 0.058) {
      const tone = shift(wood, 0.05 * place.random() - 0.025);
      box(place, [x, -0.1, x + 0.055, FLOOR], tone, 0);
    }
    for (const x of [0.02, 0.34, 0.66, 0.98])
      box(place, [x - 0.022, -0.1, x + 0.022, FLOOR + 0.015], shift(wood, -0.13), 2);
    box(place, [-0.1, 0.1, 1.1, 0.15], shift(wood, -0.16), 2);
    for (const x of [0.34, 0.66])
      for (const side of [-1, 1])
        shape(
          place,
          [
            [x, 0.28],
            [x + side * 0.02, 0.28],
            [x + side * 0.13, 0.15],
            [x + side * 0.1, 0.15],
          ],
          shift(wood, -0.15),
        );
  };

/** Half doors of stalls, with a cross of beams on each. */
export const stalls =
  (spans: readonly (readonly [number, number])[], wood: Colour): Furnish =>
  (place) => {
    for (const [x0, x1] of spans) {
      box(place, [x0, 0.2, x1, 0.5], [0.2, 0.04, 50], 2);
      box(place, [x0, 0.48, x1, FLOOR + 0.03], wood, 3);
      for (const y of [0.48, FLOOR - 0.005])
        box(place, [x0, y, x1, y + 0.035], shift(wood, 0.1), 2);
      for (const [from, to] of [
        [x0, x1],
        [x1, x0],
      ] as const) {
        const lean = from < to ? 0.022 : -0.022;
        shape(
          place,
          [
            [from, 0.515],
            [from + lean, 0.515],
            [to, FLOOR - 0.005],
            [to - lean, FLOOR - 0.005],
          ],
          shift(wood, 0.08),
        );
      }
      shadowBelow(place, [x0, FLOOR + 0.03, x1]);
    }
  };

/** Loose straw on the floor. */
export const straw = (): Furnish => (place) => {
  const { context, stage, random } = place;
  const { width, height, unit } = stage;
  context.lineCap = 'round';
  for (let i = 0; i < 170; i++) {
    const [x, y] = [random() * width, (FLOOR + 0.03 + 0.3 * random()) * height];
    const [reach, lean] = [(14 + 22 * random()) * unit, random() * Math.PI];
    context.strokeStyle = css([0.74 + 0.12 * random(), 0.11, 82], 0.75);
    context.lineWidth = 3 * unit;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + reach * Math.cos(lean), y + reach * 0.4 * Math.sin(lean));
    context.stroke();
  }
};

/** A green table with a wheel, its edge of dark wood. */
export const rouletteTable =
  (x0: number, x1: number): Furnish =>
  (place) => {
    const { context, stage } = place;
    const { width, height } = stage;
    box(place, [x0 + 0.03, 0.68, x0 + 0.07, 0.84], [0.34, 0.07, 40], 3);
    box(place, [x1 - 0.07, 0.68, x1 - 0.03, 0.84], [0.34, 0.07, 40], 3);
    box(place, [x0, 0.6, x1, 0.7], [0.4, 0.08, 40], 22);
    box(place, [x0 + 0.012, 0.608, x1 - 0.012, 0.668], [0.5, 0.12, 155], 16);
    for (let i = 0; i < 6; i++) {
      const x = x0 + (x1 - x0) * (0.4 + i * 0.085);
      box(place, [x, 0.62, x + 0.016, 0.655], i % 2 ? [0.5, 0.19, 27] : [0.18, 0.01, 270], 2);
    }
    const middle = [(x0 + (x1 - x0) * 0.19) * width, 0.636 * height] as const;
    for (const [share, colour] of [
      [1, [0.36, 0.07, 40]],
      [0.8, [0.5, 0.19, 27]],
      [0.55, GOLD],
      [0.2, [0.36, 0.07, 40]],
    ] as const) {
      context.fillStyle = css(colour);
      context.beginPath();
      const reach = 0.075 * share * (x1 - x0) * 2;
      context.ellipse(...middle, reach * width, reach * 0.36 * height, 0, 0, Math.PI * 2);
      context.fill();
    }
  };

/** A steel hood, shelves and ranges with flames, as of a restaurant. */
export const ranges = (): Furnish => (place) => {
  shape(
    place,
    [
      [0.16, 0.02],
      [0.84, 0.02],
      [0.94, 0.2],
      [0.06, 0.2],
    ],
    shift(STEEL, -0.08),
  );
  box(place, [0.05, 0.195, 0.95, 0.22], shift(STEEL, 0.08), 2);
  for (let x = 0.12; x < 0.9; x += 0.11) {
    box(place, [x, 0.22, x + 0.006, 0.27], INK, 1);
    box(place, [x - 0.035, 0.265, x + 0.042, 0.315], [0.46, 0.02, 255], 26);
  }
  box(place, [-0.1, 0.53, 1.1, FLOOR + 0.05], shift(STEEL, -0.1), 2);
  box(place, [-0.1, 0.515, 1.1, 0.545], shift(STEEL, 0.06), 2);
  for (let i = 0; i < 4; i++) {
    const x = 0.02 + i * 0.25;
    box(place, [x, 0.57, x + 0.21, FLOOR + 0.03], shift(STEEL, -0.04), 4);
    box(place, [x + 0.03, 0.61, x + 0.18, 0.69], [0.26, 0.02, 255], 4);
    box(place, [x + 0.02, 0.59, x + 0.19, 0.598], shift(STEEL, 0.1), 2);
    for (let knob = 0; knob < 4; knob++)
      box(place, [x + 0.03 + knob * 0.045, 0.55, x + 0.05 + knob * 0.045, 0.567], INK, 8);
  }
};

/** A long table with chairs at it, seen from its end. */
export const longTable =
  (wood: Colour, seat: Colour): Furnish =>
  (place) => {
    for (const x of [0.14, 0.28, 0.42, 0.58, 0.72, 0.86]) {
      box(place, [x - 0.042, 0.49, x + 0.042, 0.64], seat, 14);
      box(place, [x - 0.034, 0.505, x + 0.034, 0.6], shift(seat, 0.05), 10);
    }
    box(place, [0.05, 0.615, 0.95, 0.65], wood, 5);
    box(place, [0.05, 0.64, 0.95, 0.652], shift(wood, -0.1), 2);
    for (const x of [0.1, 0.88]) box(place, [x, 0.65, x + 0.024, 0.8], shift(wood, -0.12), 2);
    shadowBelow(place, [0.06, 0.652, 0.94]);
  };

/** Shelves of a shop or a closet with folded clothes and shoes. */
export const folded =
  (x0: number, x1: number, rows: readonly number[]): Furnish =>
  (place) => {
    const { random } = place;
    box(
      place,
      [x0, rows[0] === undefined ? 0 : rows[0] - 0.16, x1, FLOOR + 0.02],
      [0.9, 0.02, 80],
      4,
    );
    for (const y of rows) {
      for (let x = x0 + 0.02; x < x1 - 0.07; x += 0.085) {
        const layers = 2 + Math.floor(random() * 3);
        for (let i = 0; i < layers; i++)
          box(
            place,
            [x, y - 0.024 * (i + 1), x + 0.07, y - 0.024 * i - 0.003],
            [0.55 + 0.3 * random(), 0.1, random() * 360],
            6,
          );
      }
      box(place, [x0, y, x1, y + 0.014], [0.72, 0.07, 65], 2);
    }
  };

/** A rod with clothes that hang from it, without feet. */
export const closetRail =
  (x0: number, x1: number, y: number, long: number): Furnish =>
  (place) => {
    const { random } = place;
    box(place, [x0, y - 0.03, x1, y + long + 0.05], [0.86, 0.025, 75], 3);
    box(place, [x0, y, x1, y + 0.01], GOLD, 3);
    for (let x = x0 + 0.02; x < x1 - 0.03; x += 0.034) {
      const colour: Colour = [0.5 + 0.32 * random(), 0.11, random() * 360];
      const foot = y + long * (0.72 + 0.28 * random());
      shape(
        place,
        [
          [x - 0.004, y + 0.015],
          [x + 0.03, y + 0.015],
          [x + 0.04, y + 0.05],
          [x + 0.036, foot],
          [x - 0.006, foot],
          [x - 0.014, y + 0.05],
        ],
        colour,
      );
      box(place, [x + 0.022, y + 0.05, x + 0.028, foot], shift(colour, -0.08), 1);
    }
  };

/** A big lamp on an arm above a table with a sheet, beside screens. */
export const surgery = (): Furnish => (place) => {
  const { context, stage } = place;
  const { width, height } = stage;
  box(place, [0.497, -0.1, 0.509, 0.1], [0.86, 0.01, 220], 2);
  for (const [x, y, reach] of [
    [0.36, 0.15, 0.1],
    [0.63, 0.13, 0.085],
  ] as const) {
    shape(
      place,
      [
        [0.5, 0.05],
        [0.51, 0.07],
        [x + 0.01, y],
        [x - 0.01, y - 0.015],
      ],
      [0.82, 0.01, 220],
    );
    for (const [share, colour] of [
      [1, [0.9, 0.01, 220]],
      [0.8, [0.99, 0.03, 95]],
    ] as const) {
      context.fillStyle = css(colour);
      context.beginPath();
      const half = reach * share;
      context.ellipse(x * width, y * height, half * width, half * 0.42 * height, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
  box(place, [0.2, 0.62, 0.8, 0.7], [0.62, 0.09, 190], 12);
  box(place, [0.18, 0.595, 0.82, 0.64], [0.76, 0.07, 190], 14);
  box(place, [0.22, 0.565, 0.33, 0.61], [0.95, 0.01, 200], 16);
  box(place, [0.47, 0.7, 0.53, 0.82], STEEL, 3);
  box(place, [0.38, 0.81, 0.62, 0.83], STEEL, 6);
  for (const x of [0.06, 0.86]) {
    box(place, [x + 0.035, 0.5, x + 0.047, 0.8], STEEL, 1);
    box(place, [x - 0.03, 0.34, x + 0.11, 0.5], [0.26, 0.02, 240], 6);
    box(place, [x - 0.02, 0.352, x + 0.1, 0.488], [0.16, 0.04, 220], 3);
    for (const [y, hue] of [
      [0.385, 150],
      [0.42, 90],
      [0.455, 205],
    ] as const) {
      box(place, [x - 0.012, y, x + 0.03, y + 0.005], [0.82, 0.18, hue], 1);
      box(place, [x + 0.03, y - 0.018, x + 0.036, y + 0.018], [0.82, 0.18, hue], 1);
      box(place, [x + 0.036, y, x + 0.09, y + 0.005], [0.82, 0.18, hue], 1);
    }
  }
};

/** A desk where guests arrive, before a wall of pigeonholes. */
export const reception =
  (wood: Colour): Furnish =>
  (place) => {
    box(place, [0.26, 0.12, 0.74, 0.5], shift(wood, -0.1), 4);
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 8; column++) {
        const [x, y] = [0.275 + column * 0.057, 0.14 + row * 0.085];
        box(place, [x, y, x + 0.05, y + 0.075], shift(wood, -0.2), 2);
        if ((row + column) % 3) box(place, [x + 0.02, y + 0.02, x + 0.03, y + 0.06], GOLD, 3);
      }
    box(place, [0.16, 0.54, 0.84, FLOOR + 0.06], wood, 6);
    for (let i = 0; i < 5; i++) {
      const x = 0.185 + i * 0.128;
      box(place, [x, 0.575, x + 0.115, FLOOR + 0.035], shift(wood, 0.05), 3);
    }
    box(place, [0.14, 0.52, 0.86, 0.552], [0.9, 0.02, 85], 5);
    shadowBelow(place, [0.16, FLOOR + 0.06, 0.84]);
  };
