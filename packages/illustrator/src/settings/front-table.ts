import type { Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { createRandom, type Random } from '../math/random.ts';
import { linearGradient, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { SURFACE_TONES } from '../stage/surface-tones.ts';
import { addStrip } from './strip.ts';

/** Where the far edge of the table is, and where things stand on it. Fractions of the height. */
const EDGE = 0.7;
const STAND = 0.88;

/** The far edge is lit, the near one falls off. */
function fillTop(context: Canvas2D, { width, height }: Stage, tone: Colour): void {
  const top = EDGE * height;
  context.fillStyle = verticalGradient(context, top, height * 1.06, [
    [0, shift(tone, 0.05)],
    [0.3, tone],
    [1, shift(tone, -0.13)],
  ]);
  context.fillRect(-width, top, 3 * width, height);
}

/** Boards that run towards the viewer. */
function paintBoards(context: Canvas2D, stage: Stage, tone: Colour, random: Random): void {
  const { width, height, unit } = stage;
  const top = EDGE * height;
  const eye = { x: width / 2, y: -0.2 * height };
  const across = (x: number, y: number): number =>
    eye.x + ((x - eye.x) * (y - eye.y)) / (height * 1.06 - eye.y);
  for (let i = -7; i <= 7; i++) {
    const left = width / 2 + (i - 0.5) * 0.22 * width;
    context.fillStyle = css(shift(tone, (random() - 0.5) * 0.06), 0.5);
    context.beginPath();
    context.moveTo(across(left, top), top);
    context.lineTo(across(left + 0.22 * width, top), top);
    context.lineTo(left + 0.22 * width, height * 1.06);
    context.lineTo(left, height * 1.06);
    context.fill();
    context.strokeStyle = css(shift(tone, -0.2), 0.4);
    context.lineWidth = 3 * unit;
    context.beginPath();
    context.moveTo(across(left, top), top);
    context.lineTo(left, height * 1.06);
    context.stroke();
    context.strokeStyle = css(shift(tone, -0.13), 0.22);
    context.lineWidth = 1.6 * unit;
    for (let grain = 0; grain < 4; grain++) {
      const x = left + (0.03 + 0.16 * random()) * width;
      const from = top + random() * 0.2 * height;
      const to = from + (0.05 + 0.15 * random()) * height;
      context.beginPath();
      context.moveTo(across(x, from), from);
      context.lineTo(across(x, to), to);
      context.stroke();
    }
  }
}

/** Grey veins of marble, broad and soft with a fine one in them. */
export function paintVeins(
  context: Canvas2D,
  [left, top, right, bottom]: readonly [number, number, number, number],
  random: Random,
  unit: number,
): void {
  const wide = right - left;
  const tall = bottom - top;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (let i = 0; i < 9; i++) {
    const points: [number, number][] = [];
    let x = left + random() * wide * 1.2 - 0.2 * wide;
    let y = top + random() * tall * 0.3;
    for (let step = 0; step < 9; step++) {
      points.push([x, y]);
      x += (0.02 + 0.1 * random()) * wide;
      y += (0.02 + 0.14 * random()) * tall;
    }
    for (const [widthPx, alpha] of [
      [16 * unit, 0.05],
      [7 * unit, 0.08],
      [1.6 * unit, 0.3],
    ] as const) {
      context.strokeStyle = css([0.62, 0.012, 255], alpha);
      context.lineWidth = widthPx * (0.6 + 0.6 * random());
      context.beginPath();
      points.forEach(([px, py], k) => (k === 0 ? context.moveTo(px, py) : context.lineTo(px, py)));
      context.stroke();
    }
  }
}

/** The weave of a linen cloth. */
function paintWeave(context: Canvas2D, stage: Stage, tone: Colour): void {
  const { width, height, unit } = stage;
  context.strokeStyle = css(shift(tone, -0.12), 0.18);
  context.lineWidth = 1.4 * unit;
  for (let row = 0; row < 34; row++) {
    const y = (EDGE + 0.36 * (row / 34) ** 1.5) * height;
    context.beginPath();
    context.moveTo(-width, y);
    context.lineTo(2 * width, y);
    context.stroke();
  }
}

/** Soft folds that run across: bright backs and dark hollows on silk, faint ones on velvet. */
function paintFolds(context: Canvas2D, stage: Stage, tone: Colour, random: Random): void {
  const { width, height, plan } = stage;
  const depth = plan.surface === 'silk' ? 0.07 : 0.045;
  for (const [slant, strength] of [
    [0.5, 0.8],
    [-0.25, 0.45],
  ] as const) {
    const folds = 9;
    const stops = Array.from({ length: folds * 2 + 1 }, (_, i): [number, Colour, number] => [
      (i + (i % 2 ? 0.35 * (random() - 0.5) : 0)) / (folds * 2),
      shift(tone, i % 2 ? depth : -depth),
      strength * (0.5 + 0.5 * random()),
    ]);
    context.fillStyle = linearGradient(
      context,
      [-0.2 * width, EDGE * height, 1.1 * width, (EDGE + slant) * height],
      stops,
    );
    context.fillRect(-width, EDGE * height, 3 * width, height);
  }
}

/** A table before everything else, with its far edge in the picture; things stand on it. */
export function addFrontTable(stage: Stage): void {
  const { width, height, unit, plan } = stage;
  const surface = plan.surface ?? 'wood';
  const night = stage.palette.night > 0.5;
  const named = plan.tableColour === null ? undefined : COLOURS[plan.tableColour];
  const tone = shift(named ?? SURFACE_TONES[surface], night ? -0.16 : 0);
  stage.ground = STAND;
  stage.water = false;
  addStrip(stage, { order: 40, depth: 0.7, top: EDGE - 0.02, bottom: 1.1 }, (context) => {
    const random = createRandom(stage.seed + 4);
    fillTop(context, stage, tone);
    if (surface === 'wood') paintBoards(context, stage, tone, random);
    else if (surface === 'cloth') paintWeave(context, stage, tone);
    else if (surface === 'velvet' || surface === 'silk') paintFolds(context, stage, tone, random);
    else
      paintVeins(
        context,
        [-0.05 * width, EDGE * height, 1.05 * width, 1.05 * height],
        random,
        unit,
      );
    context.fillStyle = css([1, 0.01, 90], night ? 0.2 : 0.5);
    context.fillRect(-width, EDGE * height, 3 * width, 2.6 * unit);
  });
}
