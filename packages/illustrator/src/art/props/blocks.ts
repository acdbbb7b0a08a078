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

/** Two walls and a floor, with a window. */
function room(context: Canvas2D, wall: Colour): void {
  slab(context, [0.68, 0.08, 60], [0.5, 0.07, 55], 0.05);
  const up = -0.34;
  fillShape(context, [LEFT, FAR, below(FAR, up), below(LEFT, up)], css(shift(wall, -0.06)));
  fillShape(context, [FAR, RIGHT, below(RIGHT, up), below(FAR, up)], css(wall));
  context.save();
  context.transform(1, -0.5, 0, 1, 0, 0.25);
  litWindow(context, [0.17, 0.1, 0.17, 0.15], [0.95, 0.01, 80]);
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

/** What a small world stands on. */
export const BLOCKS: PropFamily = {
  '@landblock': (context, colour) => land(context, colour ?? [0.72, 0.16, 140]),
  '@roomblock': (context, colour) => room(context, colour ?? [0.86, 0.05, 40]),
  '@floatingisland': (context, colour) => floatingIsland(context, colour ?? [0.7, 0.16, 140]),
};
