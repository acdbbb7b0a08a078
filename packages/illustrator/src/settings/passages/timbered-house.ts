import { type Colour, shift } from '../../math/colour.ts';
import type { WallPen } from './perspective.ts';

const PLASTER: readonly Colour[] = [
  [0.95, 0.025, 88],
  [0.9, 0.06, 82],
  [0.86, 0.05, 30],
  [0.9, 0.04, 140],
];
const BEAM: Colour = [0.36, 0.06, 45];
const GLASS: Colour = [0.55, 0.05, 240];
const LAMPLIGHT: Colour = [0.9, 0.14, 82];
const SNOW: Colour = [0.97, 0.015, 240];
const THICK = 0.03;

/** A beam that leans from one post to the next. */
function brace(
  pen: WallPen,
  [a0, u0]: readonly [number, number],
  [a1, u1]: readonly [number, number],
): void {
  pen.shape(
    [
      [a0, u0],
      [a0 + 0.035, u0],
      [a1 + 0.035, u1],
      [a1, u1],
    ],
    BEAM,
  );
}

/** One floor between two beams: posts, a window in the middle field, braces beside it. */
function storey(pen: WallPen, lit: number, [low, top]: readonly [number, number]): void {
  for (const along of [0, 0.32, 0.65, 0.965]) pen.panel([along, low], [along + 0.035, top], BEAM);
  brace(pen, [0.03, low], [0.29, top]);
  brace(pen, [0.93, low], [0.68, top]);
  const [from, to] = [low + 0.05, top - 0.03];
  pen.panel([0.39, from - 0.012], [0.62, to + 0.012], BEAM);
  const isLit = pen.random() < lit;
  for (const along of [0.41, 0.51]) {
    if (isLit) pen.shine([along, from], [along + 0.085, to], LAMPLIGHT);
    else pen.panel([along, from], [along + 0.085, to], GLASS);
  }
}

/** A house of plaster between beams, with floors that jut out over a shop of stone. */
export function timberedHouse(
  pen: WallPen,
  { lit, isSnowy }: { readonly lit: number; readonly isSnowy: boolean },
): void {
  const wall = PLASTER[(pen.index + (pen.side < 0 ? 2 : 0)) % PLASTER.length] ?? SNOW;
  const top = 0.92 + 0.16 * pen.random();
  pen.panel([0, 0], [1, top], wall);
  pen.panel([0, 0], [1, 0.34], [0.66, 0.03, 70]);
  pen.panel([0.1, 0.08], [0.5, 0.27], BEAM);
  pen.shine([0.12, 0.1], [0.48, 0.25], lit > 0.4 ? LAMPLIGHT : [0.78, 0.06, 85]);
  pen.panel([0.62, 0], [0.88, 0.29], BEAM);
  pen.panel([0.65, 0], [0.85, 0.26], [0.42, 0.09, 40]);
  const middle = 0.34 + (top - 0.34) / 2;
  storey(pen, lit, [0.36, middle]);
  storey(pen, lit, [middle + THICK, top]);
  for (const up of [0.34, middle, top - THICK])
    pen.block([0, up], [1, up + THICK], 0.03, shift(BEAM, 0.02));
  pen.block([0, top], [1, top + 0.06], 0.07, isSnowy ? SNOW : [0.5, 0.12, 34]);
}
