import { type Colour, shift } from '../../math/colour.ts';
import type { BayPoint, WallPen } from './perspective.ts';

const SIGNS: readonly Colour[] = [
  [0.72, 0.26, 350],
  [0.84, 0.15, 205],
  [0.88, 0.18, 100],
  [0.66, 0.25, 27],
  [0.8, 0.22, 145],
  [0.66, 0.24, 305],
];
const WALLS: readonly Colour[] = [
  [0.3, 0.04, 280],
  [0.34, 0.03, 250],
  [0.28, 0.05, 310],
];
const PALE: Colour = [0.98, 0.03, 90];

/** A rectangle at right angles to the wall, facing the viewer. */
const facing = (
  along: number,
  [up0, out0]: readonly [number, number],
  [up1, out1]: readonly [number, number],
): readonly BayPoint[] => [
  [along, up0, out0],
  [along, up0, out1],
  [along, up1, out1],
  [along, up1, out0],
];

/** Strokes that look like a character, in a square of the given side. */
function character(
  pen: WallPen,
  along: number,
  up: number,
  out: number,
  side: number,
  colour: Colour,
) {
  const tall = side * 0.8;
  const bars = 2 + Math.floor(pen.random() * 2);
  for (let i = 0; i < bars; i++) {
    const at = up + (tall * (i + 0.4)) / bars;
    pen.glowing(facing(along, [at, out], [at + tall * 0.13, out + side]), colour);
  }
  const stem = out + side * (0.3 + 0.3 * pen.random());
  pen.glowing(facing(along, [up, stem], [up + tall, stem + side * 0.16]), colour);
  if (pen.random() < 0.6) {
    pen.glowing(facing(along, [up, out], [up + tall * 0.5, out + side * 0.15]), colour);
  }
}

/** A sign of light that stands out from the wall, written from top to bottom. */
function uprightSign(
  pen: WallPen,
  along: number,
  [bottom, top]: readonly [number, number],
  colour: Colour,
) {
  const [inner, outer] = [0.015, 0.125] as const;
  pen.glowing(facing(along, [bottom - 0.008, inner - 0.008], [top + 0.008, outer + 0.008]), colour);
  pen.glowing(facing(along, [bottom, inner], [top, outer]), [0.2, 0.08, colour[2]]);
  const side = outer - inner - 0.03;
  for (let up = bottom + 0.02; up + side * 0.8 < top; up += side) {
    character(pen, along, up, inner + 0.015, side, pen.random() < 0.25 ? PALE : colour);
  }
}

/** A high house of a big city at night, covered with signs of light. */
export function neonHouse(pen: WallPen): void {
  const wall = WALLS[(pen.index + (pen.side > 0 ? 1 : 0)) % WALLS.length] ?? PALE;
  const sign = (i: number): Colour =>
    SIGNS[(pen.index * 2 + (pen.side > 0 ? 3 : 0) + i) % SIGNS.length] ?? PALE;
  const top = 1.1 + 0.5 * pen.random();
  pen.panel([0, 0], [1, top], wall);
  for (let row = 0; row < 7; row++) {
    const up = 0.5 + row * 0.15;
    if (up + 0.09 > top) break;
    for (let i = 0; i < 5; i++) {
      const from: readonly [number, number] = [0.06 + i * 0.19, up];
      const to: readonly [number, number] = [0.19 + i * 0.19, up + 0.09];
      if (pen.random() < 0.55) pen.shine(from, to, [0.86, 0.11, 70 + 20 * pen.random()]);
      else pen.panel(from, to, shift(wall, -0.08));
    }
  }
  pen.panel([0.02, 0], [0.98, 0.36], shift(wall, -0.05));
  pen.shine([0.06, 0.04], [0.6, 0.28], [0.92, 0.1, 80]);
  for (const along of [0.24, 0.42]) pen.panel([along, 0.04], [along + 0.014, 0.28], wall);
  pen.shine([0.68, 0], [0.92, 0.28], [0.84, 0.13, 60]);
  pen.shine([0.02, 0.31], [0.98, 0.41], sign(0));
  pen.panel([0.05, 0.325], [0.95, 0.395], [0.18, 0.06, 290], 0.002);
  for (let i = 0; i < 6; i++) {
    const from = 0.1 + i * 0.14;
    pen.shine([from, 0.342], [from + 0.08, 0.352], sign(i % 2 ? 0 : 4), 0.004);
    pen.shine([from + 0.02, 0.335], [from + 0.04, 0.385], sign(i % 2 ? 0 : 4), 0.004);
    pen.shine([from, 0.372], [from + 0.08, 0.38], sign(i % 2 ? 0 : 4), 0.004);
  }
  uprightSign(pen, 0.12, [0.46, 0.84 + 0.2 * pen.random()], sign(1));
  if (pen.random() < 0.75) uprightSign(pen, 0.62, [0.5, 0.78 + 0.2 * pen.random()], sign(2));
  pen.shine([0.3, top - 0.2], [0.9, top - 0.06], sign(3));
  pen.shine([0.33, top - 0.185], [0.87, top - 0.075], [0.24, 0.1, sign(3)[2]], 0.002);
  for (let i = 0; i < 3; i++) {
    const from = 0.38 + i * 0.16;
    pen.shine([from, top - 0.17], [from + 0.1, top - 0.155], PALE, 0.004);
    pen.shine([from + 0.04, top - 0.17], [from + 0.06, top - 0.09], PALE, 0.004);
    pen.shine([from, top - 0.105], [from + 0.1, top - 0.092], PALE, 0.004);
  }
}
