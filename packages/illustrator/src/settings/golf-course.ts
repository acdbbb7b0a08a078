import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { fillCircle, fillPolygon } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { paintRollingHills } from './hills.ts';
import { addStrip } from './strip.ts';
import { underSky, waterUnderSky } from './surface.ts';

const GRASS: Colour = [0.7, 0.17, 136];
const HOLE = { x: 0.76, y: 0.74 } as const;

type Oval = readonly [x: number, y: number, rx: number, ry: number];

function oval(context: Canvas2D, stage: Stage, [x, y, rx, ry]: Oval, colour: Colour): void {
  const scale = scaleOf(stage);
  context.fillStyle = css(colour);
  context.beginPath();
  context.ellipse(x * stage.width, y * stage.height, rx * scale, ry * scale, 0, 0, TAU);
  context.fill();
}

/** Mown stripes that run to the green, a bunker at each side, a pond beyond. */
function paintCourse(context: Canvas2D, stage: Stage): void {
  const { width, height, palette } = stage;
  const grass = underSky(palette, GRASS);
  context.fillStyle = css(shift(grass, -0.03));
  context.beginPath();
  context.moveTo(-width, 0.74 * height);
  context.quadraticCurveTo(0.4 * width, 0.64 * height, 2 * width, 0.72 * height);
  context.lineTo(2 * width, 1.2 * height);
  context.lineTo(-width, 1.2 * height);
  context.fill();
  context.save();
  context.clip();
  for (let i = -9; i < 9; i += 2) {
    context.fillStyle = css(shift(grass, 0.035));
    fillPolygon(context, [
      [(HOLE.x + i * 0.03) * width, 0.64 * height],
      [(HOLE.x + (i + 1) * 0.03) * width, 0.64 * height],
      [(0.5 + (i + 1) * 0.16) * width, 1.1 * height],
      [(0.5 + i * 0.16) * width, 1.1 * height],
    ]);
  }
  context.restore();
  const water = waterUnderSky(stage, [0.62, 0.11, 225]);
  oval(context, stage, [0.3, 0.716, 0.2, 0.026], shift(grass, -0.1));
  oval(context, stage, [0.3, 0.714, 0.19, 0.022], water);
  const sand = underSky(palette, [0.9, 0.06, 85]);
  for (const [x, y, rx, ry] of [
    [0.13, 0.83, 0.16, 0.035],
    [0.95, 0.83, 0.15, 0.034],
  ] as const) {
    oval(context, stage, [x, y - 0.004, rx * 1.06, ry * 1.2], shift(grass, -0.1));
    oval(context, stage, [x, y, rx, ry], sand);
    oval(context, stage, [x, y + 0.008, rx * 0.8, ry * 0.6], shift(sand, 0.04));
  }
  oval(context, stage, [HOLE.x, HOLE.y, 0.22, 0.042], shift(grass, 0.07));
  oval(context, stage, [HOLE.x, HOLE.y, 0.018, 0.006], [0.24, 0.03, 140]);
}

/** The flag in the hole, moving in the wind. */
function addFlag(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const [x, foot] = [HOLE.x * width, HOLE.y * height];
  const [tall, long] = [0.3 * scale, 0.12 * scale];
  const pole = css(underSky(palette, [0.95, 0.01, 90]));
  const red = css(underSky(palette, [0.58, 0.22, 27]));
  const white = css([0.98, 0.005, 90]);
  stage.addLayer(27, 0.55, (context, phase) => {
    context.fillStyle = pole;
    context.fillRect(x - 2.5 * unit, foot - tall, 5 * unit, tall);
    context.fillStyle = red;
    context.beginPath();
    context.moveTo(x, foot - tall);
    const swing = 0.016 * scale * wave(phase, 2, 0.2);
    context.quadraticCurveTo(
      x + long * 0.5,
      foot - tall - swing,
      x + long,
      foot - tall * 0.86 + swing,
    );
    context.quadraticCurveTo(x + long * 0.5, foot - tall * 0.76 + swing, x, foot - tall * 0.72);
    context.fill();
    context.fillStyle = white;
    fillCircle(context, x - 0.07 * scale, foot + 0.014 * scale, 7 * unit);
  });
}

/** A green with its flag, bunkers of sand and a pond. */
export function golfcourse(stage: Stage): void {
  paintRollingHills(stage, 0.5, 3);
  stage.ground = 0.9;
  addStrip(stage, { order: 26, depth: 0.55, top: 0.62, bottom: 1.1 }, (context) =>
    paintCourse(context, stage),
  );
  addFlag(stage);
}
