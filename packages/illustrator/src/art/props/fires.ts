import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { starCorners } from '../../math/star-corners.ts';
import { radialGradient } from '../../painting.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  IRON,
  type PropFamily,
  roundShade,
  strokeLine,
  WARM_LIGHT,
  WOOD,
} from './brush.ts';

function fireplace(context: Canvas2D): void {
  const brick: Colour = [0.52, 0.12, 35];
  fillBox(context, [0.1, 0.2, 0.8, 0.77], 0.02, fallShade(context, 0.2, 1, brick));
  context.save();
  context.clip();
  context.strokeStyle = css(shift(brick, 0.14), 0.5);
  context.lineWidth = 0.01;
  for (let row = 0; row < 8; row++) {
    for (let i = 0; i < 6; i++) {
      context.beginPath();
      context.rect(0.1 + (i + (row % 2) / 2) * 0.15, 0.24 + row * 0.09, 0.15, 0.09);
      context.stroke();
    }
  }
  context.restore();
  fillBox(context, [0.05, 0.12, 0.9, 0.1], 0.02, fallShade(context, 0.12, 0.22, WOOD));
  fillBox(context, [0.26, 0.44, 0.48, 0.53], [0.2, 0.2, 0, 0], css([0.18, 0.03, 30]));
  context.fillStyle = radialGradient(context, 0.5, 0.9, 0.34, [
    [0, [0.95, 0.15, 85], 0.9],
    [1, [0.6, 0.2, 40], 0],
  ]);
  context.fillRect(0.26, 0.5, 0.48, 0.46);
  campfireFlames(context, 0.5, 0.92, 0.42);
}

/** A thin stick whose upper end throws sparks. */
function sparkler(context: Canvas2D): void {
  strokeLine(
    context,
    [
      [0.5, 0.98],
      [0.5, 0.34],
    ],
    0.03,
    css([0.45, 0.02, 280]),
  );
  const gold: Colour = [0.82, 0.18, 72];
  const rays = 15;
  for (let i = 0; i < rays; i++) {
    const angle = (i / rays) * TAU;
    const reach = [0.29, 0.18, 0.24][i % 3] ?? 0.2;
    const [x, y] = [0.5 + Math.cos(angle) * reach, 0.3 + Math.sin(angle) * reach];
    strokeLine(
      context,
      [
        [0.5, 0.3],
        [x, y],
      ],
      0.022,
      css(gold),
    );
    sparkStar(context, x, y, i % 3 === 0 ? 0.05 : 0.032);
  }
  fillEllipse(context, [0.5, 0.3, 0.1, 0.1], css([0.9, 0.17, 85]));
  fillEllipse(context, [0.5, 0.3, 0.06, 0.06], css([1, 0.05, 95]));
}

/** Four points around (x, y). */
function sparkStar(context: Canvas2D, x: number, y: number, radius: number): void {
  fillShape(context, starCorners([x, y], radius, 0.35, 4), css([0.93, 0.16, 90]));
}

/** Three tongues of flame standing on (x, y). */
function campfireFlames(context: Canvas2D, x: number, y: number, height: number): void {
  for (const [colour, scale] of [
    [[0.68, 0.21, 38], 1],
    [[0.82, 0.18, 65], 0.7],
    [[0.96, 0.12, 98], 0.42],
  ] as const) {
    const h = height * scale;
    context.fillStyle = css(colour);
    context.beginPath();
    context.moveTo(x - h * 0.36, y - h * 0.12);
    context.bezierCurveTo(x - h * 0.46, y - h * 0.5, x - h * 0.1, y - h * 0.5, x - h * 0.02, y - h);
    context.bezierCurveTo(
      x + h * 0.08,
      y - h * 0.6,
      x + h * 0.46,
      y - h * 0.5,
      x + h * 0.36,
      y - h * 0.1,
    );
    context.bezierCurveTo(
      x + h * 0.2,
      y + h * 0.06,
      x - h * 0.2,
      y + h * 0.06,
      x - h * 0.36,
      y - h * 0.12,
    );
    context.fill();
  }
}

function campfire(context: Canvas2D): void {
  campfireFlames(context, 0.5, 0.88, 0.78);
  for (const [from, to] of [
    [0.16, 0.84],
    [0.84, 0.16],
  ] as const) {
    strokeLine(
      context,
      [
        [from, 0.84],
        [to, 0.94],
      ],
      0.09,
      css(DARK_WOOD),
    );
    fillEllipse(context, [from, 0.84, 0.035, 0.045], css([0.75, 0.09, 70]));
  }
}

function lantern(context: Canvas2D): void {
  context.strokeStyle = css(IRON);
  context.lineWidth = 0.03;
  context.beginPath();
  context.arc(0.5, 0.2, 0.13, Math.PI, TAU);
  context.stroke();
  fillShape(
    context,
    [
      [0.28, 0.3],
      [0.72, 0.3],
      [0.6, 0.18],
      [0.4, 0.18],
    ],
    css(IRON),
  );
  fillBox(
    context,
    [0.3, 0.3, 0.4, 0.52],
    0.04,
    radialGradient(context, 0.5, 0.6, 0.34, [
      [0, [0.99, 0.06, 95]],
      [1, WARM_LIGHT],
    ]),
  );
  campfireFlames(context, 0.5, 0.74, 0.26);
  for (const x of [0.29, 0.49, 0.68]) fillBox(context, [x, 0.3, 0.025, 0.52], 0, css(IRON));
  fillBox(context, [0.25, 0.81, 0.5, 0.13], 0.03, roundShade(context, 0.25, 0.75, IRON));
}

export const FIRES: PropFamily = {
  '@fireplace': fireplace,
  '@campfire': campfire,
  '@lantern': lantern,
  '@sparkler': sparkler,
};
