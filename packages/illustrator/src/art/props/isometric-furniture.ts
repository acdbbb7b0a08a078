import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { radialGradient } from '../../painting.ts';
import { fillEllipse, fillShape, WARM_LIGHT } from './brush.ts';
import { type Box, fillFace, fillShadow, fillSolid, fillTable, inRoom, type Place, standSolid } from './isometric.ts'; // prettier-ignore

export const OAK: Colour = [0.72, 0.09, 68];
export const WALNUT: Colour = [0.52, 0.08, 52];
export const LINEN: Colour = [0.96, 0.02, 85];
const LEAF: Colour = [0.62, 0.13, 148];
const CLAY: Colour = [0.68, 0.11, 48];
const SCREEN: Colour = [0.3, 0.03, 270];
const BOOKS: readonly Colour[] = [
  [0.64, 0.14, 28],
  [0.78, 0.12, 80],
  [0.6, 0.1, 200],
  [0.88, 0.04, 90],
  [0.55, 0.11, 285],
  [0.7, 0.11, 150],
];

/** The head is at the right wall, the feet point to the left corner. */
export function bed(context: Canvas2D, [l, r]: readonly [number, number], cover: Colour): void {
  const [long, wide] = [0.6, 0.38];
  standSolid(context, { left: [l, l + 0.03], right: [r, r + wide], up: [0, 0.25] }, WALNUT);
  standSolid(context, { left: [l + 0.03, l + long], right: [r, r + wide], up: [0.03, 0.08] }, WALNUT); // prettier-ignore
  fillSolid(context, { left: [l + 0.03, l + long - 0.015], right: [r + 0.012, r + wide - 0.012], up: [0.08, 0.14] }, LINEN); // prettier-ignore
  for (const side of [r + 0.035, r + wide / 2 + 0.015]) {
    fillSolid(context, { left: [l + 0.05, l + 0.15], right: [side, side + wide / 2 - 0.05], up: [0.14, 0.19] }, shift(LINEN, 0.02)); // prettier-ignore
  }
  fillSolid(context, { left: [l + 0.22, l + long], right: [r, r + wide], up: [0.06, 0.16] }, cover);
  fillSolid(context, { left: [l + 0.2, l + 0.27], right: [r, r + wide], up: [0.15, 0.172] }, shift(cover, 0.1, 0.6)); // prettier-ignore
  fillSolid(context, { left: [l + 0.46, l + 0.55], right: [r, r + wide], up: [0.14, 0.167] }, shift(cover, -0.13)); // prettier-ignore
}

/** Its back is at the right wall. */
export function sofa(
  context: Canvas2D,
  [l, r, wide]: readonly [number, number, number],
  cloth: Colour,
): void {
  const deep = 0.24;
  const box = (
    left: readonly [number, number],
    right: readonly [number, number],
    up: readonly [number, number],
    by = 0,
  ): void =>
    // prettier-ignore
    fillSolid(context, { left, right, up }, shift(cloth, by));
  fillShadow(context, { left: [l, l + deep], right: [r, r + wide], up: [0, 0] });
  box([l, l + 0.08], [r, r + wide], [0.02, 0.27], -0.03);
  box([l, l + deep], [r, r + 0.055], [0.02, 0.18]);
  const seats = Math.max(1, Math.round((wide - 0.11) / 0.2));
  const each = (wide - 0.11) / seats;
  box([l + 0.07, l + deep], [r + 0.055, r + wide - 0.055], [0.02, 0.09], -0.05);
  for (let i = 0; i < seats; i++) {
    const from = r + 0.055 + i * each;
    box([l + 0.08, l + 0.12], [from + 0.006, from + each - 0.006], [0.12, 0.25], 0.01);
    box([l + 0.07, l + deep + 0.008], [from + 0.004, from + each - 0.004], [0.09, 0.13], 0.02);
  }
  box([l, l + deep], [r + wide - 0.055, r + wide], [0.02, 0.18]);
}

/** A cushion that leans on a sofa. */
export function cushion(context: Canvas2D, [l, r, up]: Place, cloth: Colour): void {
  fillSolid(context, { left: [l, l + 0.035], right: [r, r + 0.1], up: [up, up + 0.095] }, cloth);
}

/** Boards with books at the left wall, open to the right. */
export function bookcase(context: Canvas2D, { left, right, up }: Box, wood: Colour): void {
  standSolid(context, { left, right, up }, wood);
  const front = right[1];
  const rows = Math.max(2, Math.round((up[1] - up[0]) / 0.115));
  const tall = (up[1] - up[0] - 0.03) / rows;
  for (let row = 0; row < rows; row++) {
    const low = up[0] + 0.02 + row * tall;
    const [from, to] = [left[0] + 0.018, left[1] - 0.018];
    fillFace(context, [[from, front, low], [to, front, low], [to, front, low + tall - 0.018], [from, front, low + tall - 0.018]], shift(wood, -0.24)); // prettier-ignore
    let at = from + 0.004;
    for (let i = row * 3; at < to - 0.022; i++) {
      const [thick, high] = [0.013 + ((i * 7) % 4) * 0.003, tall * (0.56 + ((i * 5) % 3) * 0.1)];
      const colour = BOOKS[(i * 5 + row) % BOOKS.length] ?? LINEN;
      if ((i * 3 + row) % 7 !== 6) {
        fillShape(context, ([[at, front, low], [at + thick, front, low], [at + thick, front, low + high], [at, front, low + high]] as const).map(inRoom), css(shift(colour, -0.06))); // prettier-ignore
      }
      at += thick + 0.003;
    }
  }
}

/** A stool, a chair with its back at the side that is far. */
export function chair(
  context: Canvas2D,
  [l, r]: readonly [number, number],
  { colour, back }: { colour: Colour; back: 'left' | 'right' | 'near' | null },
): void {
  const [side, seat] = [0.12, 0.13];
  const post = (part: Partial<Box>): void =>
    fillSolid(context, { left: [l, l + side], right: [r, r + side], up: [seat, seat + 0.15], ...part }, colour); // prettier-ignore
  fillTable(context, { left: [l, l + side], right: [r, r + side], up: [0, seat] }, colour, 0.026);
  if (back === 'right') post({ left: [l, l + 0.022] });
  if (back === 'left') post({ right: [r, r + 0.022] });
  if (back === 'near') post({ left: [l + side - 0.022, l + side] });
}

/** A plant in a pot: leaves in facets around its middle. */
export function plant(context: Canvas2D, [l, r, up]: Place, size: number, pot = CLAY): void {
  const half = size * 0.16;
  const high = size * 0.3;
  if (up === 0) fillShadow(context, { left: [l - half, l + half], right: [r - half, r + half], up: [0, 0] }); // prettier-ignore
  fillSolid(context, { left: [l - half, l + half], right: [r - half, r + half], up: [up, up + high] }, pot); // prettier-ignore
  const [x, y] = inRoom([l, r, up + high]);
  const reach = size * 0.42;
  for (let i = 0; i < 11; i++) {
    const turn = (-0.5 + (i - 5) * 0.083 * (i % 2 ? 1 : 0.82)) * Math.PI;
    const length = reach * (0.82 + ((i * 5) % 4) * 0.09);
    leaf(context, [x, y], [turn, length], shift(LEAF, ((i * 3) % 4) * 0.03 - 0.05));
  }
}

function leaf(
  context: Canvas2D,
  [x, y]: readonly [number, number],
  [turn, length]: readonly [number, number],
  colour: Colour,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  const wide = length * 0.17;
  fillShape(
    context,
    [
      [0, 0],
      [length * 0.55, -wide],
      [length, 0],
    ],
    css(shift(colour, 0.06)),
  );
  fillShape(
    context,
    [
      [0, 0],
      [length * 0.55, wide],
      [length, 0],
    ],
    css(shift(colour, -0.05)),
  );
  context.restore();
}

/** A shade on a pole or on a foot, with its light around it. */
export function lamp(context: Canvas2D, [l, r, up]: Place, tall: number): void {
  const pole = 0.008;
  fillSolid(context, { left: [l - 0.03, l + 0.03], right: [r - 0.03, r + 0.03], up: [up, up + 0.012] }, WALNUT); // prettier-ignore
  fillSolid(context, { left: [l - pole, l + pole], right: [r - pole, r + pole], up: [up, up + tall] }, WALNUT); // prettier-ignore
  shade(context, [l, r, up + tall]);
}

/** A shade that hangs on a cord. */
export function pendant(context: Canvas2D, [l, r, up]: Place, top: number): void {
  const [[x, y], [, from]] = [inRoom([l, r, up + 0.06]), inRoom([l, r, top])];
  context.strokeStyle = css([0.35, 0.03, 50]);
  context.lineWidth = 0.005;
  context.beginPath();
  context.moveTo(x, from);
  context.lineTo(x, y);
  context.stroke();
  shade(context, [l, r, up]);
}

function shade(context: Canvas2D, place: Place): void {
  const [x, y] = inRoom(place);
  fillEllipse(context, [x, y + 0.01, 0.11, 0.11], radialGradient(context, x, y + 0.01, 0.11, [[0, WARM_LIGHT, 0.55], [1, WARM_LIGHT, 0]])); // prettier-ignore
  fillShape(context, [[x - 0.022, y - 0.035], [x, y - 0.032], [x, y + 0.018], [x - 0.04, y + 0.012]], css([0.97, 0.07, 92])); // prettier-ignore
  fillShape(context, [[x, y - 0.032], [x + 0.022, y - 0.035], [x + 0.04, y + 0.012], [x, y + 0.018]], css([0.9, 0.1, 85])); // prettier-ignore
}

/** A screen on a foot that is turned to the near left side. */
export function screen(
  context: Canvas2D,
  [l, r, up]: Place,
  { wide, glow }: { wide: number; glow: Colour },
): void {
  fillSolid(context, { left: [l - 0.02, l + 0.03], right: [r + wide * 0.4, r + wide * 0.6], up: [up, up + 0.03] }, SCREEN); // prettier-ignore
  fillSolid(context, { left: [l, l + 0.016], right: [r, r + wide], up: [up + 0.03, up + 0.03 + wide * 0.58] }, SCREEN); // prettier-ignore
  const face = (edge: number, low: number, high: number): Place[] => [
    [l + 0.017, r + edge, low],
    [l + 0.017, r + wide - edge, low],
    [l + 0.017, r + wide - edge, high],
    [l + 0.017, r + edge, high],
  ];
  fillFace(context, face(0.012, up + 0.042, up + 0.018 + wide * 0.58), glow);
  fillFace(context, face(0.03, up + 0.06, up + 0.066), shift(glow, 0.16, 0.4));
  fillFace(context, face(0.05, up + 0.08, up + 0.086), shift(glow, 0.16, 0.4));
}

/** A round rug on the floor. */
export function roundRug(
  context: Canvas2D,
  [l, r]: readonly [number, number],
  radius: number,
  colour: Colour,
): void {
  const [x, y] = inRoom([l, r, 0]);
  for (const [share, by] of [
    [1, -0.05],
    [0.86, 0.05],
    [0.5, 0],
    [0.42, 0.08],
  ] as const) {
    context.fillStyle = css(shift(colour, by));
    context.beginPath();
    context.ellipse(x, y, radius * share * 0.68, radius * share * 0.34, 0, 0, TAU);
    context.fill();
  }
}
