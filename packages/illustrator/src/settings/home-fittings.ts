import { type Colour, css, mix, shift } from '../math/colour.ts';
import { fillCircle } from '../painting.ts';
import { box, type Furnish, INK, type Place, shadowBelow, shape } from './furniture-box.ts';

const CHALK: Colour = [0.96, 0.01, 100];
const GOLD: Colour = [0.8, 0.13, 85];

/** The shadow of what stands on the floor. */
function floorShadow({ context, stage }: Place, [x0, x1]: readonly [number, number], y: number) {
  const { width, height } = stage;
  context.fillStyle = css([0.2, 0.04, 40], 0.2);
  context.beginPath();
  const half = ((x1 - x0) / 2) * width;
  context.ellipse(((x0 + x1) / 2) * width, y * height, half, 0.014 * height, 0, 0, Math.PI * 2);
  context.fill();
}

/** A sofa with cushions, seen from the front. */
export const sofa =
  (x0: number, x1: number, bottom: number, colour: Colour): Furnish =>
  (place) => {
    const top = bottom - 0.26;
    floorShadow(place, [x0 - 0.01, x1 + 0.01], bottom + 0.005);
    for (const x of [x0 + 0.03, x1 - 0.045])
      box(place, [x, bottom - 0.03, x + 0.015, bottom], INK, 2);
    box(place, [x0 + 0.02, top, x1 - 0.02, bottom - 0.06], shift(colour, -0.04), 26);
    const middle = (x0 + x1) / 2;
    for (const [left, right] of [
      [x0 + 0.05, middle - 0.003],
      [middle + 0.003, x1 - 0.05],
    ] as const) {
      box(place, [left, top + 0.015, right, bottom - 0.1], shift(colour, 0.03), 22);
      box(place, [left, bottom - 0.13, right, bottom - 0.065], shift(colour, 0.06), 14);
    }
    box(place, [x0 + 0.02, bottom - 0.07, x1 - 0.02, bottom - 0.025], shift(colour, -0.05), 8);
    for (const left of [x0, x1 - 0.06])
      box(place, [left, top + 0.09, left + 0.06, bottom - 0.025], colour, 20);
    box(
      place,
      [x0 + 0.06, top + 0.06, x0 + 0.14, bottom - 0.115],
      mix(CHALK, [0.76, 0.12, 60], 0.6),
      18,
    );
    box(
      place,
      [x1 - 0.14, top + 0.06, x1 - 0.06, bottom - 0.115],
      mix(CHALK, [0.66, 0.1, 210], 0.6),
      18,
    );
  };

/** A lamp on a tall stem. */
export const floorLamp =
  (x: number, top: number, bottom: number, shade: Colour, stem: Colour = INK): Furnish =>
  (place) => {
    floorShadow(place, [x - 0.05, x + 0.05], bottom);
    box(place, [x - 0.005, top + 0.1, x + 0.005, bottom - 0.005], stem, 1);
    box(place, [x - 0.045, bottom - 0.016, x + 0.045, bottom], stem, 6);
    const cone = (upper: number, lower: number, colour: Colour, alpha: number): void =>
      shape(
        place,
        [
          [x - upper, top],
          [x + upper, top],
          [x + lower, top + 0.12],
          [x - lower, top + 0.12],
        ],
        colour,
        alpha,
      );
    cone(0.045, 0.075, shade, 1);
    cone(0.02, 0.035, [0.98, 0.05, 92], 0.5);
  };

/** A low table on legs. */
export const lowTable =
  (x0: number, x1: number, top: number, bottom: number, colour: Colour): Furnish =>
  (place) => {
    floorShadow(place, [x0, x1], bottom);
    for (const x of [x0 + 0.02, x1 - 0.034])
      box(place, [x, top, x + 0.014, bottom], shift(colour, -0.14), 2);
    box(place, [x0, top - 0.012, x1, top + 0.02], colour, 6);
  };

/** Curtains at both sides of a window, light enough for the sun. */
export const drapes =
  ([left, top, across, tall]: readonly [number, number, number, number], colour: Colour): Furnish =>
  (place) => {
    const wide = Math.min(0.09, 0.22 * across);
    box(place, [left - wide * 0.7, top - 0.045, left + across + wide * 0.7, top - 0.033], INK, 3);
    for (const from of [left - wide * 0.5, left + across - wide * 0.5]) {
      for (let i = 0; i < 5; i++) {
        const x = from + (i * wide) / 5;
        const fold = shift(colour, i % 2 ? -0.05 : 0.02);
        box(place, [x, top - 0.035, x + wide / 5 + 0.002, top + tall + 0.06], fold, 2);
      }
    }
  };

/** A bed from the side, whole, with a headboard at its right end. */
export const wholeBed =
  (x0: number, x1: number, bottom: number, colour: Colour, frame: Colour): Furnish =>
  (place) => {
    const top = bottom - 0.15;
    floorShadow(place, [x0 - 0.01, x1 + 0.02], bottom + 0.005);
    box(place, [x1 - 0.035, top - 0.2, x1, bottom], frame, 12);
    for (const x of [x0 + 0.02, x1 - 0.05])
      box(place, [x, bottom - 0.04, x + 0.018, bottom], shift(frame, -0.1), 2);
    box(place, [x0, top + 0.06, x1 - 0.02, bottom - 0.025], frame, 6);
    box(place, [x0 + 0.006, top - 0.005, x1 - 0.035, top + 0.085], CHALK, 16);
    box(place, [x1 - 0.185, top - 0.075, x1 - 0.04, top + 0.01], shift(CHALK, 0.02), 22);
    box(place, [x1 - 0.16, top - 0.055, x1 - 0.06, top + 0.02], shift(colour, 0.1), 20);
    box(place, [x0 - 0.006, top + 0.005, x1 - 0.2, bottom - 0.04], colour, 14);
    box(place, [x1 - 0.24, top, x1 - 0.19, bottom - 0.06], mix(colour, CHALK, 0.7), 8);
  };

/** A mattress on the floor with a folded quilt, as in Japan. */
export const futon =
  (x0: number, x1: number, bottom: number, colour: Colour): Furnish =>
  (place) => {
    const top = bottom - 0.075;
    floorShadow(place, [x0 - 0.01, x1 + 0.01], bottom);
    box(place, [x0 - 0.02, bottom - 0.028, x1 + 0.02, bottom], [0.56, 0.07, 60], 3);
    box(place, [x0, top, x1, bottom - 0.02], CHALK, 12);
    box(place, [x1 - 0.15, top - 0.04, x1 - 0.02, top + 0.015], shift(CHALK, -0.03), 16);
    box(place, [x0, top - 0.015, x1 - 0.18, bottom - 0.026], colour, 12);
    box(place, [x1 - 0.22, top - 0.015, x1 - 0.17, bottom - 0.03], shift(CHALK, -0.02), 6);
  };

/** A chest of drawers beside a bed, with a lamp on it. */
export const nightstand =
  (x: number, bottom: number, wood: Colour, shade: Colour): Furnish =>
  (place) => {
    const top = bottom - 0.15;
    floorShadow(place, [x - 0.065, x + 0.065], bottom);
    box(place, [x - 0.06, top, x + 0.06, bottom], wood, 4);
    for (const y of [top + 0.025, top + 0.085]) {
      box(place, [x - 0.05, y, x + 0.05, y + 0.048], shift(wood, 0.04), 3);
      box(place, [x - 0.012, y + 0.018, x + 0.012, y + 0.026], INK, 3);
    }
    box(place, [x - 0.066, top - 0.014, x + 0.066, top + 0.006], shift(wood, 0.05), 3);
    box(place, [x - 0.006, top - 0.07, x + 0.006, top - 0.012], INK, 1);
    box(place, [x - 0.03, top - 0.022, x + 0.03, top - 0.012], INK, 3);
    box(place, [x - 0.042, top - 0.125, x + 0.042, top - 0.05], shade, 8);
  };

/** A large picture of a few plain shapes. */
export const abstractPicture =
  (x0: number, y0: number, x1: number, y1: number, frame: Colour): Furnish =>
  (place) => {
    const { context, stage } = place;
    const { width, height } = stage;
    box(place, [x0, y0, x1, y1], frame, 2);
    box(place, [x0 + 0.008, y0 + 0.008, x1 - 0.008, y1 - 0.008], CHALK, 1);
    for (const [tx, ty, radius, colour] of [
      [0.38, 0.4, 0.24, [0.7, 0.12, 45]],
      [0.64, 0.56, 0.2, [0.52, 0.05, 250]],
      [0.5, 0.78, 0.13, [0.82, 0.08, 85]],
    ] as const) {
      context.fillStyle = css(colour, 0.85);
      const x = (x0 + (x1 - x0) * tx) * width;
      const y = (y0 + (y1 - y0) * ty) * height;
      fillCircle(context, x, y, radius * (x1 - x0) * width);
    }
    shadowBelow(place, [x0, y1, x1]);
  };

/** A chandelier of gold with candles of glass. */
export const chandelier =
  (x: number, y: number): Furnish =>
  (place) => {
    box(place, [x - 0.003, -0.05, x + 0.003, y], GOLD, 1);
    for (const [half, drop] of [
      [0.13, 0],
      [0.085, 0.055],
    ] as const) {
      box(place, [x - half, y + drop, x + half, y + drop + 0.012], GOLD, 6);
      for (let i = 0; i < 7; i++) {
        const at = x - half + (2 * half * i) / 6;
        box(place, [at - 0.006, y + drop - 0.04, at + 0.006, y + drop], [0.98, 0.06, 95], 5);
        box(
          place,
          [at - 0.004, y + drop + 0.012, at + 0.004, y + drop + 0.03],
          [0.9, 0.03, 220],
          4,
        );
      }
    }
  };

/** A round shade of woven straw that hangs from the ceiling. */
export const wovenShade =
  (x: number, y: number): Furnish =>
  ({ context, stage }) => {
    const { width, height, unit } = stage;
    context.strokeStyle = css([0.4, 0.05, 50]);
    context.lineWidth = 3 * unit;
    context.beginPath();
    context.moveTo(x * width, -0.05 * height);
    context.lineTo(x * width, y * height);
    context.stroke();
    context.fillStyle = css([0.8, 0.11, 72]);
    context.beginPath();
    context.ellipse(
      x * width,
      (y + 0.06) * height,
      0.095 * width,
      0.075 * height,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
    context.strokeStyle = css([0.6, 0.1, 60], 0.8);
    for (let i = -4; i <= 4; i++) {
      context.beginPath();
      const half = Math.abs(i) * 0.023 * width;
      context.ellipse(x * width, (y + 0.06) * height, half, 0.075 * height, 0, 0, Math.PI * 2);
      context.stroke();
    }
  };

/** A front door in the wall, with a mat before it. */
export const frontDoor =
  (x0: number, x1: number, bottom: number, colour: Colour): Furnish =>
  (place) => {
    const top = bottom - 0.56;
    box(place, [x0 - 0.022, top - 0.03, x1 + 0.022, bottom], [0.95, 0.01, 85], 3);
    box(place, [x0, top, x1, bottom], colour, 3);
    const middle = (x0 + x1) / 2;
    for (const [from, to] of [
      [top + 0.12, top + 0.3],
      [top + 0.34, bottom - 0.04],
    ] as const) {
      box(place, [x0 + 0.02, from, middle - 0.008, to], shift(colour, -0.06), 4);
      box(place, [middle + 0.008, from, x1 - 0.02, to], shift(colour, -0.06), 4);
    }
    box(place, [x0 + 0.03, top + 0.025, x1 - 0.03, top + 0.095], [0.86, 0.05, 220], 10);
    box(place, [x0 + 0.018, bottom - 0.27, x0 + 0.036, bottom - 0.24], GOLD, 8);
    box(place, [x0 - 0.03, bottom + 0.02, x1 + 0.03, bottom + 0.055], [0.5, 0.07, 55], 4);
  };
