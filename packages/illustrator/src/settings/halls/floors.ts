import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { fillPolygon, verticalGradient } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { scaleOf } from '../extent.ts';
import { bowed, paintBand, STANDS } from './stands.ts';

const GOLD: Colour = [0.82, 0.14, 86];
const RED: Colour = [0.52, 0.2, 26];
const WHITE: Colour = [0.97, 0.008, 95];

/** A level floor from the foot of the stands to the viewer. */
function paintGround(context: Canvas2D, stage: Stage, colour: Colour): void {
  const { width, height } = stage;
  context.fillStyle = verticalGradient(context, STANDS.foot * height, height, [
    [0, shift(colour, -0.1)],
    [0.5, colour],
    [1, shift(colour, 0.03)],
  ]);
  context.beginPath();
  for (let i = 0; i <= 24; i++) {
    const x = (-0.1 + (1.2 * i) / 24) * width;
    context.lineTo(x, bowed(stage, STANDS.foot, x));
  }
  context.lineTo(1.1 * width, 1.2 * height);
  context.lineTo(-0.1 * width, 1.2 * height);
  context.fill();
}

type Ring = readonly [y: number, rx: number, ry: number];

const ellipse = (context: Canvas2D, { width, height }: Stage, [y, rx, ry]: Ring): void => {
  context.beginPath();
  context.ellipse(width / 2, y * height, rx, ry, 0, 0, TAU);
};

/** Sawdust within a red curb with golden stars. */
export function paintRing(context: Canvas2D, stage: Stage): void {
  const { height } = stage;
  const scale = scaleOf(stage);
  paintBand(context, stage, [STANDS.foot - 0.015, STANDS.foot + 0.03], shift(RED, -0.1));
  paintGround(context, stage, [0.42, 0.07, 50]);
  const [rx, ry] = [0.56 * scale, 0.15 * scale];
  const y = 0.85;
  for (const [lower, grow, colour] of [
    [0.03, 0.035, shift(RED, -0.16)],
    [0, 0.035, RED],
    [-0.004, 0.03, GOLD],
    [-0.004, 0.022, RED],
  ] as const) {
    context.fillStyle = css(colour);
    ellipse(context, stage, [y + lower, rx + grow * scale, ry + grow * 0.5 * scale]);
    context.fill();
  }
  context.fillStyle = verticalGradient(context, y * height - ry, y * height + ry, [
    [0, [0.66, 0.09, 68]],
    [1, [0.8, 0.1, 76]],
  ]);
  ellipse(context, stage, [y, rx, ry]);
  context.fill();
  paintSawdust(context, stage, [y, rx, ry]);
}

function paintSawdust(context: Canvas2D, stage: Stage, [y, rx, ry]: Ring): void {
  const { width, height, unit } = stage;
  const random = createRandom(stage.seed + 41);
  for (let i = 0; i < 220; i++) {
    const angle = random() * TAU;
    const away = Math.sqrt(random()) * 0.97;
    context.fillStyle = css([0.6 + 0.28 * random(), 0.09, 70], 0.6);
    const x = width / 2 + rx * away * Math.cos(angle);
    context.fillRect(
      x,
      y * height + ry * away * Math.sin(angle),
      (3 + 6 * random()) * unit,
      3 * unit,
    );
  }
}

/** Lines that run to where the eye looks, as of boards. */
function paintBoards(context: Canvas2D, stage: Stage, colour: Colour): void {
  const { width, height, unit } = stage;
  context.strokeStyle = css(shift(colour, -0.07), 0.6);
  context.lineWidth = 2 * unit;
  for (let i = -26; i <= 26; i++) {
    context.beginPath();
    context.moveTo(width / 2 + (i * width) / 22, STANDS.foot * height);
    context.lineTo(width / 2 + (i * width) / 9, 1.1 * height);
    context.stroke();
  }
}

/** Polished boards with the lines of a court. */
export function paintCourt(context: Canvas2D, stage: Stage): void {
  const { width, height, unit } = stage;
  const scale = scaleOf(stage);
  const maple: Colour = [0.74, 0.1, 66];
  paintGround(context, stage, maple);
  paintBoards(context, stage, maple);
  context.fillStyle = css([0.46, 0.17, 27], 0.85);
  fillPolygon(context, [
    [width / 2 - 0.17 * scale, 0.66 * height],
    [width / 2 + 0.17 * scale, 0.66 * height],
    [width / 2 + 0.25 * scale, 0.83 * height],
    [width / 2 - 0.25 * scale, 0.83 * height],
  ]);
  context.strokeStyle = css(WHITE, 0.92);
  context.lineWidth = 6 * unit;
  ellipse(context, stage, [0.83, 0.25 * scale, 0.05 * scale]);
  context.stroke();
  context.beginPath();
  context.ellipse(width / 2, 0.66 * height, 0.5 * scale, 0.27 * scale, 0, 0, Math.PI);
  context.stroke();
  context.fillStyle = css(WHITE, 0.92);
  context.fillRect(-width, 0.66 * height, width * 3, 5 * unit);
  paintBand(context, stage, [STANDS.foot - 0.035, STANDS.foot + 0.012], [0.34, 0.12, 265]);
}

/** Ice with its lines, behind boards with glass on them. */
export function paintIce(context: Canvas2D, stage: Stage): void {
  const { width, height, unit } = stage;
  const scale = scaleOf(stage);
  paintGround(context, stage, [0.92, 0.025, 225]);
  context.strokeStyle = css([0.55, 0.17, 256], 0.7);
  context.lineWidth = 9 * unit;
  ellipse(context, stage, [0.8, 0.34 * scale, 0.08 * scale]);
  context.stroke();
  context.fillStyle = css([0.58, 0.2, 26], 0.75);
  fillPolygon(context, [
    [width / 2 - 0.012 * scale, 0.62 * height],
    [width / 2 + 0.012 * scale, 0.62 * height],
    [width / 2 + 0.035 * scale, 1.1 * height],
    [width / 2 - 0.035 * scale, 1.1 * height],
  ]);
  const random = createRandom(stage.seed + 43);
  context.strokeStyle = css([1, 0, 0], 0.7);
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random() * width, (0.68 + 0.32 * random()) * height];
    const reach = (0.05 + 0.1 * random()) * scale;
    context.lineWidth = 1.6 * unit;
    context.beginPath();
    context.ellipse(
      x,
      y,
      reach,
      reach * 0.24,
      0.3 * (random() - 0.5),
      random() * 3,
      3 + random() * 3,
    );
    context.stroke();
  }
  paintBand(context, stage, [STANDS.foot - 0.09, STANDS.foot - 0.03], [0.8, 0.03, 220]);
  paintBand(context, stage, [STANDS.foot - 0.04, STANDS.foot + 0.022], WHITE);
  paintBand(context, stage, [STANDS.foot + 0.006, STANDS.foot + 0.022], [0.82, 0.16, 92]);
}

/** The canvas of a boxing ring with its apron. */
export function paintCanvas(context: Canvas2D, stage: Stage): void {
  const { width, height } = stage;
  paintGround(context, stage, [0.24, 0.03, 270]);
  const at = (x: number, y: number): readonly [number, number] => [
    width / 2 + x * width,
    y * height,
  ];
  context.fillStyle = verticalGradient(context, 0.68 * height, height, [
    [0, [0.74, 0.05, 240]],
    [1, [0.9, 0.025, 235]],
  ]);
  fillPolygon(context, [at(-0.4, 0.68), at(0.4, 0.68), at(0.62, 0.98), at(-0.62, 0.98)]);
  context.fillStyle = css([0.45, 0.15, 258]);
  fillPolygon(context, [at(-0.62, 0.975), at(0.62, 0.975), at(0.62, 1.2), at(-0.62, 1.2)]);
}
