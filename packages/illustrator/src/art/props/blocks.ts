import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fillShape, litWindow, type PropFamily, roundShade } from './brush.ts';

const SOIL: Colour = [0.48, 0.07, 55];
type Spot = readonly [x: number, y: number];

/** Seen from a corner above: the left, the right, the near and the far corner of a square. */
const LEFT: Spot = [0.02, 0.6];
const RIGHT: Spot = [0.98, 0.6];
const NEAR: Spot = [0.5, 0.84];
const FAR: Spot = [0.5, 0.36];

const below = ([x, y]: Spot, by: number): Spot => [x, y + by];

function slab(context: Canvas2D, top: Colour, side: Colour, thick: number): void {
  fillShape(context, [LEFT, NEAR, below(NEAR, thick), below(LEFT, thick)], css(side));
  fillShape(
    context,
    [NEAR, RIGHT, below(RIGHT, thick), below(NEAR, thick)],
    css(shift(side, -0.1)),
  );
  fillShape(context, [LEFT, FAR, RIGHT, NEAR], css(top));
}

/** A square of land that is cut out of the ground. */
function land(context: Canvas2D, top: Colour): void {
  slab(context, top, SOIL, 0.14);
  const rim = shift(top, -0.1);
  fillShape(context, [LEFT, NEAR, below(NEAR, 0.03), below(LEFT, 0.03)], css(rim));
  fillShape(context, [NEAR, RIGHT, below(RIGHT, 0.03), below(NEAR, 0.03)], css(shift(rim, -0.07)));
}

/** A spot of the ground: how far it is from the back along the left and along the right side, 0 to 1. */
const onGround = (left: number, right: number): Spot => [
  FAR[0] + (LEFT[0] - FAR[0]) * left + (RIGHT[0] - FAR[0]) * right,
  FAR[1] + (LEFT[1] - FAR[1]) * left + (RIGHT[1] - FAR[1]) * right,
];

/** Two streets that cross between four blocks of pavement. */
function crossing(context: Canvas2D, top: Colour): void {
  land(context, top);
  const asphalt = css([0.42, 0.015, 280]);
  const paint = css([0.95, 0.02, 95]);
  const band = (from: number, to: number, start: number, end: number, fill: string): void => {
    fillShape(context, [onGround(from, start), onGround(from, end), onGround(to, end), onGround(to, start)], fill); // prettier-ignore
    fillShape(context, [onGround(start, from), onGround(end, from), onGround(end, to), onGround(start, to)], fill); // prettier-ignore
  };
  band(0.39, 0.61, 0, 1, asphalt);
  for (const start of [0.04, 0.16, 0.28, 0.66, 0.78, 0.9]) {
    band(0.49, 0.51, start, start + 0.06, paint);
  }
}

/** Two walls and a floor with a rug, with a window and a picture. */
function room(context: Canvas2D, wall: Colour): void {
  slab(context, [0.68, 0.08, 60], [0.5, 0.07, 55], 0.05);
  const up = -0.34;
  fillShape(context, [LEFT, FAR, below(FAR, up), below(LEFT, up)], css(shift(wall, -0.06)));
  fillShape(context, [FAR, RIGHT, below(RIGHT, up), below(FAR, up)], css(wall));
  const rug = (edge: number): Spot[] => [
    onGround(edge, edge),
    onGround(edge, 1 - edge),
    onGround(1 - edge, 1 - edge),
    onGround(1 - edge, edge),
  ];
  fillShape(context, rug(0.24), css(shift(wall, -0.2, 1.8)));
  fillShape(context, rug(0.28), css(shift(wall, -0.1, 1.5)));
  const skirting = css(shift(wall, 0.08, 0.5));
  fillShape(context, [LEFT, FAR, below(FAR, -0.025), below(LEFT, -0.025)], skirting);
  fillShape(context, [FAR, RIGHT, below(RIGHT, -0.025), below(FAR, -0.025)], skirting);
  context.save();
  context.transform(1, -0.5, 0, 1, 0, 0.25);
  litWindow(context, [0.17, 0.1, 0.17, 0.15], [0.95, 0.01, 80]);
  context.restore();
  context.save();
  context.transform(1, 0.5, 0, 1, 0, -0.25);
  context.fillStyle = css([0.5, 0.07, 55]);
  context.fillRect(0.66, 0.12, 0.13, 0.13);
  context.fillStyle = css([0.97, 0.02, 90]);
  context.fillRect(0.675, 0.135, 0.1, 0.1);
  fillShape(context, [[0.68, 0.23], [0.715, 0.165], [0.74, 0.2], [0.755, 0.18], [0.77, 0.23]], css([0.7, 0.13, 160])); // prettier-ignore
  context.restore();
}

/** Grass above, rock that tapers below: it hangs in the air. */
function floatingIsland(context: Canvas2D, top: Colour): void {
  const rock = roundShade(context, 0.05, 0.95, [0.52, 0.05, 60]);
  fillShape(context, [[0.04, 0.34], [0.96, 0.34], [0.8, 0.58], [0.62, 0.7], [0.52, 0.98], [0.4, 0.74], [0.2, 0.58]], rock); // prettier-ignore
  context.fillStyle = css(shift(top, -0.1));
  context.beginPath();
  context.ellipse(0.5, 0.36, 0.49, 0.11, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(top);
  context.beginPath();
  context.ellipse(0.5, 0.33, 0.49, 0.1, 0, 0, Math.PI * 2);
  context.fill();
}

/** A stream that runs over the near edge of an island and falls into the air below it. */
function islandWithStream(context: Canvas2D, top: Colour): void {
  floatingIsland(context, top);
  const water: Colour = [0.78, 0.1, 225];
  context.fillStyle = css(water);
  context.beginPath();
  context.ellipse(0.76, 0.345, 0.13, 0.035, 0, 0, Math.PI * 2);
  context.fill();
  const fall = context.createLinearGradient(0, 0.36, 0, 0.94);
  fall.addColorStop(0, css(water));
  fall.addColorStop(0.25, css([0.9, 0.05, 225]));
  fall.addColorStop(1, css([0.97, 0.02, 225], 0));
  fillShape(context, [[0.7, 0.36], [0.83, 0.36], [0.85, 0.5], [0.86, 0.94], [0.69, 0.94], [0.7, 0.5]], fall); // prettier-ignore
  context.strokeStyle = css([0.99, 0.01, 225], 0.8);
  context.lineWidth = 0.008;
  for (const [x, from, to] of [
    [0.73, 0.42, 0.6],
    [0.77, 0.4, 0.72],
    [0.81, 0.45, 0.64],
  ] as const) {
    context.beginPath();
    context.moveTo(x, from);
    context.lineTo(x, to);
    context.stroke();
  }
}

/** What a small world stands on. */
export const BLOCKS: PropFamily = {
  '@landblock': (context, colour) => land(context, colour ?? [0.72, 0.16, 140]),
  '@cityblock': (context, colour) => crossing(context, colour ?? [0.82, 0.01, 280]),
  '@roomblock': (context, colour) => room(context, colour ?? [0.86, 0.05, 40]),
  '@floatingisland': (context, colour) => floatingIsland(context, colour ?? [0.7, 0.16, 140]),
  '@streamisland': (context, colour) => islandWithStream(context, colour ?? [0.7, 0.16, 140]),
};
