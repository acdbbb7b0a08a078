import { fillEllipse } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import type { SurfacePattern } from '../language/picture-look.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { createRandom, type Random } from '../math/random.ts';
import {
  fillCircle,
  fillPolygon,
  linearGradient,
  radialGradient,
  verticalGradient,
} from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { inkOf } from '../stage/surface-pattern.ts';
import { SURFACE_TONES } from '../stage/surface-tones.ts';
import { addStrip } from './strip.ts';

/** Where the far edge of the table is, and where things stand on it. Fractions of the height. */
const EDGE = 0.7;
const STAND = 0.88;
/** How far above the picture the lines of the top meet, and its nearest edge. Fractions of the height. */
const EYE = -0.2;
const NEAR = 1.06;

/** The far edge is lit, the near one falls off. */
function fillTop(context: Canvas2D, { width, height }: Stage, tone: Colour): void {
  const top = EDGE * height;
  context.fillStyle = verticalGradient(context, top, height * NEAR, [
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
  const eye = { x: width / 2, y: EYE * height };
  const across = (x: number, y: number): number =>
    eye.x + ((x - eye.x) * (y - eye.y)) / (NEAR * height - eye.y);
  for (let i = -7; i <= 7; i++) {
    const left = width / 2 + (i - 0.5) * 0.22 * width;
    context.fillStyle = css(shift(tone, (random() - 0.5) * 0.06), 0.5);
    context.beginPath();
    context.moveTo(across(left, top), top);
    context.lineTo(across(left + 0.22 * width, top), top);
    context.lineTo(left + 0.22 * width, NEAR * height);
    context.lineTo(left, NEAR * height);
    context.fill();
    context.strokeStyle = css(shift(tone, -0.2), 0.4);
    context.lineWidth = 3 * unit;
    context.beginPath();
    context.moveTo(across(left, top), top);
    context.lineTo(left, NEAR * height);
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

/** Width of a figure of the pattern at the near edge, of the width; its depth shows shorter. */
const FIGURE = 0.085;
const SHORTENED = 0.4;

/** Rows and columns of a cloth on the table, at equal steps of depth, which is 1 at the near edge. */
function clothGrid({ width, height }: Stage) {
  const step = (FIGURE * SHORTENED * width) / ((NEAR - EYE) * height);
  const scaleAt = (y: number): number => (y / height - EYE) / (NEAR - EYE);
  return {
    rows: Math.ceil(((NEAR - EYE) / (EDGE - EYE) - 1) / step) + 1,
    columns: Math.ceil(0.75 / FIGURE),
    yAt: (row: number): number => (EYE + (NEAR - EYE) / (1 + row * step)) * height,
    xAt: (column: number, y: number): number => width / 2 + column * FIGURE * width * scaleAt(y),
    /** Width of a figure, of that at the near edge. */
    scaleAt,
  };
}
type ClothGrid = ReturnType<typeof clothGrid>;

function paintDots(context: Canvas2D, { width }: Stage, grid: ClothGrid, fill: string): void {
  for (let row = -1; row < grid.rows; row++) {
    const y = grid.yAt(row + 0.5);
    for (let column = -grid.columns; column <= grid.columns; column++) {
      const x = grid.xAt(column + (row % 2 === 0 ? 0 : 0.5), y);
      const radius = 0.2 * FIGURE * width * grid.scaleAt(y);
      fillEllipse(context, [x, y, radius, radius * SHORTENED * 1.4], fill);
    }
  }
}

/** Stripes towards the viewer, and where they are checks, across as well. */
function paintBands(
  context: Canvas2D,
  { width }: Stage,
  { rows, columns, xAt, yAt }: ClothGrid,
  areChecks: boolean,
): void {
  for (let column = -columns; column <= columns; column += 2) {
    fillPolygon(context, [
      [xAt(column, yAt(rows)), yAt(rows)],
      [xAt(column + 1, yAt(rows)), yAt(rows)],
      [xAt(column + 1, yAt(-1)), yAt(-1)],
      [xAt(column, yAt(-1)), yAt(-1)],
    ]);
  }
  if (!areChecks) return;
  for (let row = -1; row < rows; row += 2) {
    context.fillRect(-width, yAt(row + 1), 3 * width, yAt(row) - yAt(row + 1));
  }
}

/** Stripes, dots or checks of a cloth, which run towards the viewer. */
function paintFigures(
  context: Canvas2D,
  stage: Stage,
  { name, ink }: SurfacePattern,
  tone: Colour,
): void {
  const { width, height } = stage;
  const fill = css(inkOf(ink, tone), name === 'checks' ? 0.62 : 0.9);
  context.fillStyle = fill;
  context.save();
  context.beginPath();
  context.rect(-width, EDGE * height, 3 * width, height);
  context.clip();
  if (name === 'dots') paintDots(context, stage, clothGrid(stage), fill);
  else paintBands(context, stage, clothGrid(stage), name === 'checks');
  context.restore();
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

/** One rounded stone with light from above. */
function paintStone(
  context: Canvas2D,
  [x, y, radiusX, radiusY]: readonly [number, number, number, number],
  tone: Colour,
  isWet: boolean,
): void {
  const shadow = [x, y + radiusY * 0.16, radiusX * 1.04, radiusY * 1.04] as const;
  fillEllipse(context, shadow, css(shift(tone, -0.22), 0.7));
  context.save();
  context.translate(x, y);
  context.scale(1, radiusY / radiusX);
  context.fillStyle = radialGradient(context, -radiusX * 0.2, -radiusX * 0.45, radiusX * 1.5, [
    [0, shift(tone, 0.13)],
    [0.45, tone],
    [1, shift(tone, -0.14)],
  ]);
  fillCircle(context, 0, 0, radiusX);
  context.restore();
  if (!isWet) return;
  context.fillStyle = css([0.98, 0.015, 230], 0.55);
  context.beginPath();
  context.ellipse(
    x - radiusX * 0.25,
    y - radiusY * 0.5,
    radiusX * 0.42,
    radiusY * 0.13,
    -0.12,
    0,
    TAU,
  );
  context.fill();
  for (const [dx, dy, size] of [
    [0.35, -0.1, 0.07],
    [-0.5, 0.1, 0.05],
    [0.05, 0.3, 0.06],
  ] as const) {
    const drop = [
      x + dx * radiusX,
      y + dy * radiusY,
      size * radiusX,
      size * radiusX * 0.8,
    ] as const;
    fillEllipse(context, drop, css([0.95, 0.03, 225], 0.7));
  }
}

/**
 * Rows of rounded stones, those behind first.
 * @param flat how tall a stone is for its width: less the flatter one looks over them
 */
export function paintPebbles(
  context: Canvas2D,
  [left, top, right, bottom]: readonly [number, number, number, number],
  { tone, isWet, flat }: { readonly tone: Colour; readonly isWet: boolean; readonly flat: number },
  random: Random,
): void {
  const wide = right - left;
  let y = top;
  for (let row = 0; y < bottom + 0.1 * wide; row++) {
    const near = flat === 1 ? 0.5 : (y - top) / (bottom - top);
    const radius = wide * (0.045 + 0.05 * near);
    for (let x = left - (row % 2) * radius; x < right + radius; x += radius * 1.85) {
      const size = radius * (0.85 + 0.35 * random());
      paintStone(
        context,
        [
          x + radius * 0.3 * random(),
          y + radius * 0.2 * random(),
          size,
          size * flat * (0.9 + 0.2 * random()),
        ],
        shift(tone, (random() - 0.5) * 0.1),
        isWet,
      );
    }
    y += radius * flat * 1.25;
  }
}

/** Bright streaks and drops of water on a smooth top. */
function paintWetness(context: Canvas2D, { width, height }: Stage, random: Random): void {
  for (let i = 0; i < 60; i++) {
    const x = random() * width;
    const y = (EDGE + 0.02 + 0.3 * random()) * height;
    const radius = (0.004 + 0.012 * random() ** 2) * width * (0.6 + (y / height - EDGE) * 3);
    const shadow = [x, y + radius * 0.3, radius * 1.5, radius * 0.8] as const;
    fillEllipse(context, shadow, css([0.2, 0.02, 250], 0.25));
    fillEllipse(context, [x, y, radius * 1.35, radius * 0.7], css([0.94, 0.025, 225], 0.6));
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
    else if (surface === 'pebbles')
      paintPebbles(
        context,
        [-0.1 * width, (EDGE + 0.01) * height, 1.1 * width, 1.06 * height],
        { tone, isWet: plan.isSurfaceWet === true, flat: 0.5 },
        random,
      );
    else if (surface === 'cloth') {
      if (plan.surfacePattern != null) paintFigures(context, stage, plan.surfacePattern, tone);
      paintWeave(context, stage, tone);
    } else if (surface === 'velvet' || surface === 'silk') paintFolds(context, stage, tone, random);
    else
      paintVeins(
        context,
        [-0.05 * width, EDGE * height, 1.05 * width, 1.05 * height],
        random,
        unit,
      );
    if (surface === 'pebbles') return;
    if (plan.isSurfaceWet) paintWetness(context, stage, random);
    context.fillStyle = css([1, 0.01, 90], night ? 0.2 : 0.5);
    context.fillRect(-width, EDGE * height, 3 * width, 2.6 * unit);
  });
}
