import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { fillPolygon, linearGradient, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { paintSea } from './ocean.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const DECK = 0.7;
const RAIL = 0.56;
const WOOD: Colour = [0.6, 0.09, 58];

/** Boards that run to where the eye looks. */
function paintBoards(context: Canvas2D, stage: Stage, wood: Colour): void {
  const { width, height, unit } = stage;
  context.fillStyle = verticalGradient(context, DECK * height, height, [
    [0, shift(wood, -0.08)],
    [1, shift(wood, 0.05)],
  ]);
  context.fillRect(-width, DECK * height, width * 3, height);
  context.strokeStyle = css(shift(wood, -0.16), 0.7);
  context.lineWidth = 3 * unit;
  for (let i = -16; i <= 16; i++) {
    context.beginPath();
    context.moveTo(width / 2 + (i * width) / 15, DECK * height);
    context.lineTo(width / 2 + (i * width) / 7, 1.1 * height);
    context.stroke();
  }
}

/** A rail on turned posts along the ship's side. */
function paintRail(context: Canvas2D, stage: Stage, wood: Colour): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const dark = shift(wood, -0.14);
  for (let x = 0.03 * scale; x < width; x += 0.09 * scale) {
    context.fillStyle = linearGradient(
      context,
      [x, 0, x + 0.026 * scale, 0],
      [
        [0, shift(dark, 0.08)],
        [1, shift(dark, -0.06)],
      ],
    );
    context.fillRect(x + 0.006 * scale, RAIL * height, 0.014 * scale, (DECK - RAIL) * height);
    context.beginPath();
    const middle = (RAIL + (DECK - RAIL) * 0.5) * height;
    context.ellipse(x + 0.013 * scale, middle, 0.014 * scale, 0.036 * height, 0, 0, TAU);
    context.fill();
  }
  context.fillStyle = css(shift(wood, -0.02));
  context.fillRect(-width, (RAIL - 0.022) * height, width * 3, 0.03 * height);
  context.fillStyle = css(shift(wood, 0.09));
  context.fillRect(-width, (RAIL - 0.022) * height, width * 3, 0.008 * height);
  context.fillStyle = css(dark);
  context.fillRect(-width, (DECK - 0.028) * height, width * 3, 0.034 * height);
}

/** Where the mast is, of the width. */
const MAST = 0.2;

/** Ropes from the mast to the rail. */
function paintShrouds(context: Canvas2D, stage: Stage, x: number): void {
  const { height, unit, palette } = stage;
  const scale = scaleOf(stage);
  context.strokeStyle = css(underSky(palette, [0.4, 0.05, 60]), 0.9);
  context.lineWidth = 3 * unit;
  for (const to of [-0.34, -0.26, -0.18, 0.2, 0.28]) {
    context.beginPath();
    context.moveTo(x, -0.1 * height);
    context.lineTo(x + to * scale, (RAIL - 0.01) * height);
    context.stroke();
  }
}

/** Full sails, each on its yard. */
function paintSails(context: Canvas2D, stage: Stage, x: number, wood: Colour): void {
  const { height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const cloth = underSky(palette, [0.95, 0.03, 85]);
  for (const [top, foot, half] of [
    [-0.12, 0.1, 0.22],
    [0.13, 0.42, 0.3],
  ] as const) {
    const [left, right] = [x - half * scale, x + half * scale];
    context.fillStyle = linearGradient(
      context,
      [left, 0, right, 0],
      [
        [0, shift(cloth, -0.1)],
        [0.5, cloth],
        [1, shift(cloth, -0.06)],
      ],
    );
    context.beginPath();
    context.moveTo(left, top * height);
    context.quadraticCurveTo(left + 0.05 * scale, ((top + foot) / 2) * height, left, foot * height);
    context.quadraticCurveTo(x, (foot - 0.06) * height, right, foot * height);
    context.quadraticCurveTo(
      right + 0.06 * scale,
      ((top + foot) / 2) * height,
      right,
      top * height,
    );
    context.fill();
    context.fillStyle = css(shift(wood, -0.1));
    context.fillRect(
      left - 14 * unit,
      (top - 0.008) * height,
      right - left + 28 * unit,
      0.018 * height,
    );
  }
}

/** A mast with full sails, its shrouds, and a coil of rope at its foot. */
function paintMast(context: Canvas2D, stage: Stage, wood: Colour): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const x = MAST * width;
  paintShrouds(context, stage, x);
  paintSails(context, stage, x, wood);
  context.fillStyle = linearGradient(
    context,
    [x - 0.028 * scale, 0, x + 0.028 * scale, 0],
    [
      [0, shift(wood, 0.02)],
      [1, shift(wood, -0.18)],
    ],
  );
  context.fillRect(x - 0.028 * scale, -0.2 * height, 0.056 * scale, (0.2 + DECK + 0.075) * height);
  for (const [i, y] of [0.775, 0.755, 0.737].entries()) {
    context.fillStyle = css(underSky(palette, [0.78 - 0.05 * (i % 2), 0.07, 75]));
    context.beginPath();
    context.ellipse(x, y * height, 0.07 * scale, 0.02 * height, 0, 0, TAU);
    context.fill();
  }
}

/** The wheel that steers the ship, on its post. */
function paintHelm(context: Canvas2D, stage: Stage, wood: Colour): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const [x, y, reach] = [0.84 * width, 0.6 * height, 0.1 * scale];
  context.fillStyle = css(shift(wood, -0.16));
  fillPolygon(context, [
    [x - 0.03 * scale, y],
    [x + 0.03 * scale, y],
    [x + 0.05 * scale, 0.79 * height],
    [x - 0.05 * scale, 0.79 * height],
  ]);
  context.strokeStyle = css(shift(wood, -0.06));
  context.lineCap = 'round';
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * TAU + 0.2;
    context.lineWidth = 0.016 * scale;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + reach * 1.34 * Math.cos(angle), y + reach * 1.34 * Math.sin(angle));
    context.stroke();
  }
  context.lineWidth = 0.026 * scale;
  context.beginPath();
  context.ellipse(x, y, reach, reach, 0, 0, TAU);
  context.stroke();
  context.fillStyle = css([0.8, 0.13, 85]);
  context.beginPath();
  context.ellipse(x, y, reach * 0.24, reach * 0.24, 0, 0, TAU);
  context.fill();
}

/** The deck of a sailing ship on the open sea. */
export function shipdeck(stage: Stage): void {
  paintSea(stage);
  stage.ground = 0.9;
  const wood = underSky(stage.palette, WOOD);
  addStrip(stage, { order: 24, depth: 0.6, top: -0.1, bottom: 1.1 }, (context) => {
    paintBoards(context, stage, wood);
    paintRail(context, stage, wood);
    paintMast(context, stage, wood);
    paintHelm(context, stage, wood);
  });
}
