import { fillEllipse } from '../art/props/brush.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { fillPolygon } from '../painting.ts';
import { box, type Furnish, INK, type Place, shadowBelow } from './furniture-box.ts';
import { seesThroughGlazing } from './window-views.ts';

/** Rows of wall tiles between two heights. */
export const tiling =
  (top: number, bottom: number): Furnish =>
  ({ context, stage }) => {
    const { width, height, unit } = stage;
    context.strokeStyle = css([1, 0, 0], 0.55);
    context.lineWidth = 3 * unit;
    const step = 0.07;
    for (let y = top; y < bottom; y += step) {
      context.beginPath();
      context.moveTo(-0.1 * width, y * height);
      context.lineTo(1.1 * width, y * height);
      context.stroke();
    }
    for (let x = -0.04; x < 1.1; x += step) {
      context.beginPath();
      context.moveTo(x * width, top * height);
      context.lineTo(x * width, bottom * height);
      context.stroke();
    }
  };

/** The door of a garage. */
export const shutter =
  (x0: number, y0: number, x1: number, y1: number): Furnish =>
  (place) => {
    box(place, [x0 - 0.015, y0 - 0.015, x1 + 0.015, y1], [0.4, 0.02, 260], 2);
    const rows = 7;
    for (let i = 0; i < rows; i++) {
      const top = y0 + ((y1 - y0) * i) / rows;
      box(place, [x0, top, x1, top + (y1 - y0) / rows - 0.006], [0.86, 0.012, 240], 2);
    }
  };

/** A landscape in a golden frame. */
export const painting =
  (x0: number, y0: number, x1: number, y1: number): Furnish =>
  (place) => {
    const { context, stage, random } = place;
    const { width, height } = stage;
    const hue = random() * 360;
    box(place, [x0, y0, x1, y1], [0.72, 0.13, 82], 4);
    box(place, [x0 + 0.02, y0 + 0.02, x1 - 0.02, y1 - 0.02], [0.88, 0.06, hue], 1);
    const at = (tx: number, ty: number): readonly [number, number] => [
      (x0 + 0.02 + (x1 - x0 - 0.04) * tx) * width,
      (y0 + 0.02 + (y1 - y0 - 0.04) * ty) * height,
    ];
    for (const [points, colour] of [
      [
        [at(0, 0.6), at(0.3, 0.26), at(0.66, 0.7), at(0.66, 1), at(0, 1)],
        [0.62, 0.09, hue + 40],
      ],
      [
        [at(0.3, 0.84), at(0.72, 0.4), at(1, 0.66), at(1, 1), at(0.3, 1)],
        [0.55, 0.11, hue + 80],
      ],
      [
        [at(0, 0.82), at(1, 0.74), at(1, 1), at(0, 1)],
        [0.5, 0.1, hue + 120],
      ],
    ] as const) {
      context.fillStyle = css(colour);
      fillPolygon(context, points);
    }
    shadowBelow(place, [x0, y1, x1]);
  };

/** The green behind the panes of a greenhouse. */
function greenery(place: Place): void {
  const { context, stage, random } = place;
  const { width, height, palette } = stage;
  box(place, [-0.1, -0.1, 1.1, 0.7], mix([0.88, 0.06, 220], palette.haze, 0.3), 0);
  for (let i = 0; i < 26; i++) {
    const x = random() * 1.1 - 0.05;
    const radius = (0.05 + 0.07 * random()) * width;
    const leaf = css([0.66 + 0.12 * random(), 0.11, 140], 0.75);
    fillEllipse(context, [x * width, (0.5 + 0.18 * random()) * height, radius, radius], leaf);
  }
}

/** Panes up to the roof, before a garden where the window shows no other place. */
export const glazing = (): Furnish => (place) => {
  const { context, stage } = place;
  const { width, height, unit } = stage;
  if (!seesThroughGlazing(stage.plan)) greenery(place);
  context.strokeStyle = css([0.97, 0.005, 120]);
  context.lineWidth = 8 * unit;
  for (let x = 0; x <= 1.01; x += 0.125) {
    context.beginPath();
    context.moveTo(x * width, 0.7 * height);
    context.lineTo(x * width, 0.2 * height);
    context.lineTo((0.5 + (x - 0.5) * 0.4) * width, -0.05 * height);
    context.stroke();
  }
  for (const y of [0.2, 0.45, 0.69]) {
    context.beginPath();
    context.moveTo(-0.1 * width, y * height);
    context.lineTo(1.1 * width, y * height);
    context.stroke();
  }
};

/** A luggage rack under the ceiling. */
export const rack =
  (x0: number, x1: number, y: number): Furnish =>
  (place) => {
    box(place, [x0, y, x1, y + 0.014], [0.6, 0.01, 250], 2);
    for (const [x, hue] of [
      [0.14, 30],
      [0.62, 150],
      [0.8, 255],
    ] as const) {
      box(place, [x, y - 0.07, x + 0.12, y], [0.5, 0.1, hue], 10);
      box(place, [x + 0.04, y - 0.085, x + 0.08, y - 0.07], INK, 4);
    }
  };

/** Two seats side by side, seen from the front. */
export const seats =
  (x0: number, x1: number, colour: Colour): Furnish =>
  (place) => {
    const half = (x1 - x0) / 2;
    for (const left of [x0, x0 + half]) {
      box(place, [left + 0.006, 0.42, left + half - 0.006, 0.74], colour, 16);
      box(
        place,
        [left + 0.03, 0.39, left + half - 0.03, 0.47],
        mix(colour, [0.95, 0.01, 90], 0.75),
        10,
      );
      box(place, [left, 0.64, left + half, 0.76], shift(colour, 0.06), 14);
    }
    shadowBelow(place, [x0, 0.76, x1]);
  };

/** Columns from the floor to the ceiling. */
export const columns =
  (xs: readonly number[], colour: Colour): Furnish =>
  (place) => {
    for (const x of xs) {
      box(place, [x - 0.035, -0.05, x + 0.035, 0.7], shift(colour, -0.03), 2);
      for (const dx of [-0.02, -0.002, 0.016]) {
        box(place, [x + dx, 0.08, x + dx + 0.006, 0.66], shift(colour, -0.09), 1);
      }
      box(place, [x - 0.055, 0.66, x + 0.055, 0.72], colour, 4);
      box(place, [x - 0.055, 0.02, x + 0.055, 0.07], colour, 4);
    }
  };

/** A carpet that runs towards the viewer. */
export const runner =
  (x0: number, x1: number, top: number, colour: Colour): Furnish =>
  ({ context, stage }) => {
    const { width, height } = stage;
    const middle = (x0 + x1) / 2;
    for (const [grow, tone] of [
      [1, [0.8, 0.12, 85]],
      [0.88, colour],
    ] as const) {
      context.fillStyle = css(tone);
      fillPolygon(context, [
        [(middle + (x0 - middle) * grow) * width, top * height],
        [(middle + (x1 - middle) * grow) * width, top * height],
        [(middle + (x1 - middle) * 2.1 * grow) * width, 1.06 * height],
        [(middle + (x0 - middle) * 2.1 * grow) * width, 1.06 * height],
      ]);
    }
  };
