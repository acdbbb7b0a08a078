import type { Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import type { WallBehind } from '../language/picture-look.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';
import { addBranchShadows } from './textures/shadows.ts';

/** Where the wall meets the pavement, fraction of the height. */
const FOOT = 0.74;

/** How dark the shadows of branches on it are. */
const SHADOWS = 0.16;

/** The own colors of a wall, its courses in measures of the picture and how long a stone is in heights. */
const WALLS: Readonly<
  Record<
    WallBehind['kind'],
    { readonly colour: Colour; readonly tall: number; readonly long: number }
  >
> = {
  brick: { colour: [0.56, 0.11, 40], tall: 0.045, long: 2.5 },
  stone: { colour: [0.68, 0.018, 80], tall: 0.085, long: 1.9 },
  plaster: { colour: [0.92, 0.02, 90], tall: 0, long: 1 },
};

/** Stones in rows from the foot upwards, each a little lighter or darker. */
function paintCourses(
  context: Canvas2D,
  stage: Stage,
  colour: Colour,
  [tall, wide]: readonly [number, number],
): void {
  const { width, height, unit } = stage;
  const random = createRandom(stage.seed + 5);
  const joint = 3.2 * unit;
  const rows = Math.ceil((FOOT * height) / tall) + 1;
  const columns = Math.ceil((width * 1.6) / wide);
  for (let row = 0; row < rows; row++) {
    const top = FOOT * height - (row + 1) * tall;
    for (let column = 0; column < columns; column++) {
      const left = -0.3 * width + (column + (row % 2) / 2) * wide;
      context.fillStyle = css(shift(colour, 0.07 * (random() - 0.5)));
      context.beginPath();
      context.roundRect(left, top, wide - joint, tall - joint, joint);
      context.fill();
    }
  }
}

/** Plain, and darker at its foot. */
function paintPlaster(context: Canvas2D, { width, height }: Stage, colour: Colour): void {
  context.fillStyle = verticalGradient(context, 0, FOOT * height, [
    [0, shift(colour, 0.03)],
    [0.7, colour],
    [1, shift(colour, -0.07)],
  ]);
  context.fillRect(-width, -height, width * 3, (1.02 + FOOT) * height);
}

function paintPavement(context: Canvas2D, stage: Stage): void {
  const { width, height, palette, unit } = stage;
  const slab = underSky(palette, [0.76, 0.015, 80], 0.05);
  context.fillStyle = verticalGradient(context, FOOT * height, height, [
    [0, shift(slab, -0.16)],
    [0.12, slab],
    [1, shift(slab, -0.08)],
  ]);
  context.fillRect(-width, FOOT * height, width * 3, height);
  context.strokeStyle = css(shift(slab, -0.14), 0.7);
  context.lineWidth = 2.4 * unit;
  for (let i = -7; i <= 7; i++) {
    context.beginPath();
    context.moveTo(width * (0.5 + i * 0.2), FOOT * height);
    context.lineTo(width * (0.5 + i * 0.34), 1.1 * height);
    context.stroke();
  }
  context.fillStyle = css(shift(slab, -0.14), 0.7);
  context.fillRect(-width, 0.845 * height, width * 3, 2.4 * unit);
}

/** The walls of a room, of bricks or stones where the prompt says so, down to its floor. */
export function addRoomWalls(stage: Stage, floor: number): void {
  const { plan, palette } = stage;
  const { kind, colour: name } = plan.wallBehind ?? { kind: 'plaster', colour: null };
  if (kind === 'plaster') return;
  const { colour: own, tall, long } = WALLS[kind];
  const colour = underSky(palette, COLOURS[name ?? ''] ?? own, 0.12);
  const course = tall * scaleOf(stage);
  addStrip(stage, { order: 4, depth: 0.12, top: -0.05, bottom: floor }, (context) => {
    paintPlaster(context, stage, shift(colour, kind === 'brick' ? 0.16 : -0.12, 0.5));
    paintCourses(context, stage, colour, [course, course * long]);
  });
}

/** A wall that fills the background, with a pavement before it. */
export function wallside(stage: Stage): void {
  const { palette, plan } = stage;
  const { kind, colour: name } = plan.wallBehind ?? { kind: 'brick', colour: null };
  const { colour: own, tall, long } = WALLS[kind];
  const colour = underSky(palette, COLOURS[name ?? ''] ?? own, 0.05);
  const course = tall * scaleOf(stage);
  stage.ground = 0.87;
  addStrip(stage, { order: 4, depth: 0.5, top: -0.1, bottom: FOOT + 0.01 }, (context) => {
    if (kind === 'plaster') return paintPlaster(context, stage, colour);
    paintPlaster(context, stage, shift(colour, kind === 'brick' ? 0.16 : -0.12, 0.5));
    return paintCourses(context, stage, colour, [course, course * long]);
  });
  addBranchShadows(stage, css(shift(colour, -0.4, 0.9), SHADOWS), 5);
  addStrip(stage, { order: 7, depth: 0.5, top: FOOT - 0.01, bottom: 1.1 }, (context) => {
    paintPavement(context, stage);
  });
}
