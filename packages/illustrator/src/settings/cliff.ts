import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { meadowColour } from './foliage-colours.ts';
import { paintSea } from './ocean.ts';
import { addStrip } from './strip.ts';
import { namedWater, underSky } from './surface.ts';

const ROCK: Colour = [0.56, 0.03, 60];
/** Height of the grass; fraction of the picture. */
const TOP = 0.72;
/** How far the grass reaches into the picture at its edge, fractions of the width. */
const EDGE = 0.83;

const FACE = [
  [0.83, 0.735],
  [0.87, 0.775],
  [0.845, 0.83],
  [0.89, 0.885],
  [0.875, 0.94],
  [0.92, 1],
  [0.93, 1.1],
] as const;

function traceLand(context: Canvas2D, { width, height }: Stage): void {
  context.beginPath();
  context.moveTo(-0.06 * width, 1.1 * height);
  context.lineTo(-0.06 * width, (TOP - 0.035) * height);
  context.quadraticCurveTo(0.3 * width, (TOP - 0.03) * height, EDGE * width, 0.735 * height);
  for (const [x, y] of FACE) context.lineTo(x * width, y * height);
  context.closePath();
}

/** Grass that ends in a face of rock, on which the picture looks from the side. */
function paintCliff(context: Canvas2D, stage: Stage): void {
  const { width, height, palette, unit } = stage;
  const random = createRandom(stage.seed + 91);
  const rock = underSky(palette, ROCK, 0.05);
  const green = underSky(palette, meadowColour(stage), 0.04);
  traceLand(context, stage);
  context.fillStyle = verticalGradient(context, TOP * height, 1.05 * height, [
    [0, shift(rock, 0.06)],
    [1, shift(rock, -0.14)],
  ]);
  context.fill();
  context.save();
  context.clip();
  for (let i = 0; i < 34; i++) {
    context.fillStyle = css(shift(rock, random() < 0.5 ? -0.08 : 0.06), 0.5);
    const x = (0.5 + 0.45 * random()) * width;
    context.fillRect(
      x,
      (0.78 + 0.3 * random()) * height,
      (8 + 26 * random()) * unit,
      (30 + 70 * random()) * unit,
    );
  }
  context.fillStyle = verticalGradient(context, (TOP - 0.03) * height, height, [
    [0, shift(green, 0.07)],
    [1, shift(green, -0.14)],
  ]);
  context.beginPath();
  context.moveTo(-0.1 * width, 0.6 * height);
  context.lineTo((EDGE + 0.01) * width, 0.6 * height);
  context.lineTo((EDGE + 0.005) * width, 0.752 * height);
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    const ragged = (i % 2 ? 0.012 : -0.004) * height;
    context.lineTo((EDGE - 0.02 - 0.36 * t) * width, (0.77 + 0.4 * t) * height + ragged);
  }
  context.lineTo(-0.1 * width, 1.2 * height);
  context.fill();
  context.restore();
}

/** Foam where the sea meets the foot of the rock. */
function addBreakers(stage: Stage): void {
  const { width, height, unit } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 93);
  const puffs = Array.from({ length: 22 }, () => ({
    at: random(),
    size: random(),
    offset: random(),
  }));
  stage.addLayer(25, 0.72, (context, phase) => {
    context.fillStyle = css([0.98, 0.01, 220]);
    for (const { at, size, offset } of puffs) {
      const surge = 0.5 + 0.5 * wave(phase, 2, offset * 0.3);
      context.globalAlpha = 0.35 + 0.4 * surge;
      const radius = (0.014 + 0.022 * size) * scale * (0.8 + 0.4 * surge);
      context.beginPath();
      context.ellipse(
        (0.87 + 0.14 * at) * width,
        (0.975 + 0.03 * size) * height - 16 * unit * surge * size,
        radius,
        radius * 0.7,
        0,
        0,
        TAU,
      );
      context.fill();
    }
    context.globalAlpha = 1;
  });
}

/** Peak and height of each wave, and how far it reaches to the left, in fractions of the picture. */
const HUGE_WAVES = [
  [0.18, 0.45, 0.42],
  [0.62, 0.42, 0.46],
  [1.02, 0.5, 0.4],
] as const;

/** Waves as high as a house that roll in from the open sea, and spray that shoots up at the rock. */
function addHugeWaves(stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const night = palette.night > 0.5;
  const water = namedWater(stage, night ? [0.34, 0.09, 255] : [0.52, 0.12, 228]);
  const foam: Colour = [0.97 - 0.1 * palette.night, 0.015, 225];
  for (const [i, [x, crest, reach]] of HUGE_WAVES.entries()) {
    stage.addLayer(16 + i, 0.35 + 0.1 * i, (context, phase) => {
      const lift = 0.012 * wave(phase, 1, i * 0.3);
      const top = (crest + lift) * height;
      const left = (x - reach) * width;
      const right = (x + reach * 0.6) * width;
      const peak = x * width;
      context.fillStyle = verticalGradient(context, top, 0.85 * height, [
        [0, shift(water, 0.1)],
        [1, shift(water, -0.12)],
      ]);
      context.beginPath();
      context.moveTo(left, 0.86 * height);
      context.bezierCurveTo(left + 0.2 * width, 0.74 * height, peak - 0.16 * width, top, peak, top);
      context.bezierCurveTo(
        peak + 0.07 * width,
        top + 0.005 * height,
        peak + 0.1 * width,
        top + 0.06 * height,
        peak + 0.07 * width,
        top + 0.11 * height,
      );
      context.quadraticCurveTo(peak + 0.1 * width, 0.76 * height, right, 0.86 * height);
      context.fill();
      context.fillStyle = css(foam, 0.92);
      for (let n = 0; n < 16; n++) {
        const t = n / 15;
        const at = peak - 0.13 * width + 0.2 * width * t;
        const y =
          top + 0.022 * height * (1 - t) ** 2 * 4 + 0.09 * height * Math.max(0, t - 0.7) ** 1.3;
        const radius = (0.012 + 0.014 * Math.abs(Math.sin(n * 2.3))) * scale;
        fillCircle(context, at, y, radius * (1 + 0.12 * wave(phase, 2, n * 0.13)));
      }
    });
  }
  const random = createRandom(stage.seed + 97);
  const drops = Array.from({ length: 46 }, () => ({
    away: random() * 2 - 1,
    high: random(),
    size: (0.006 + 0.016 * random()) * scale,
    offset: random(),
  }));
  stage.addLayer(26, 0.72, (context, phase) => {
    context.fillStyle = css(foam);
    for (const { away, high, size, offset } of drops) {
      const surge = 0.6 + 0.4 * wave(phase, 1, offset * 0.15);
      context.globalAlpha = 0.35 + 0.5 * surge * (1 - high);
      const x = (0.92 + 0.09 * away * (0.5 + high)) * width;
      fillCircle(context, x, (0.96 - 0.42 * high * surge) * height, size * (1.3 - 0.6 * high));
    }
    context.globalAlpha = 1;
  });
}

/** Height of the top of a high cliff, and where its edge is; fractions of the picture. */
const HIGH = { top: 0.64, edge: 0.8 } as const;
const HIGH_FACE = [
  [0.8, 0.66],
  [0.765, 0.7],
  [0.79, 0.75],
  [0.745, 0.8],
  [0.775, 0.86],
  [0.74, 0.92],
  [0.77, 0.97],
  [0.76, 1.1],
] as const;

/** From the left border over the grass to the edge, and down the face of rock. */
function traceHighCliff(context: Canvas2D, { width, height }: Stage): void {
  context.beginPath();
  context.moveTo(-0.06 * width, 1.1 * height);
  context.lineTo(-0.06 * width, (HIGH.top + 0.03) * height);
  context.quadraticCurveTo(
    0.3 * width,
    (HIGH.top - 0.03) * height,
    HIGH.edge * width,
    HIGH.top * height,
  );
  for (const [x, y] of HIGH_FACE) context.lineTo(x * width, y * height);
  context.closePath();
}

/** Pillars of rock beside each other, of uneven height, in the light and in the shade. */
function paintPillars(context: Canvas2D, stage: Stage, rock: Colour): void {
  const { width, height } = stage;
  const random = createRandom(stage.seed + 95);
  for (let x = -0.05; x < HIGH.edge;) {
    const wide = 0.04 + 0.07 * random();
    for (let y = HIGH.top; y < 1.1;) {
      const tall = 0.1 + 0.2 * random();
      const slant = 0.03 * (random() - 0.5);
      context.fillStyle = css(shift(rock, 0.18 * (random() - 0.55)), 0.6);
      fillPolygon(context, [
        [x * width, (y + slant) * height],
        [(x + wide) * width, (y - slant) * height],
        [(x + wide * 0.86) * width, (y + tall) * height],
        [(x + wide * 0.1) * width, (y + tall - slant) * height],
      ]);
      y += tall;
    }
    x += wide;
  }
}

/** A wall of rock that falls to the sea, with grass on its top. */
function paintHighCliff(context: Canvas2D, stage: Stage): void {
  const { width, height, palette } = stage;
  const rock = underSky(palette, ROCK, 0.05);
  const green = underSky(palette, meadowColour(stage), 0.04);
  traceHighCliff(context, stage);
  context.fillStyle = verticalGradient(context, HIGH.top * height, 1.05 * height, [
    [0, shift(rock, 0.04)],
    [1, shift(rock, -0.16)],
  ]);
  context.fill();
  context.save();
  context.clip();
  paintPillars(context, stage, rock);
  context.fillStyle = verticalGradient(context, (HIGH.top - 0.03) * height, 0.74 * height, [
    [0, shift(green, 0.07)],
    [1, shift(green, -0.1)],
  ]);
  context.beginPath();
  context.moveTo(-0.1 * width, 0.55 * height);
  context.lineTo((HIGH.edge + 0.01) * width, 0.55 * height);
  for (let i = 0; i <= 18; i++) {
    const across = HIGH.edge + 0.01 - (0.95 * i) / 18;
    const hang = (i % 2 ? 0.022 : 0) + 0.045 * Math.min(1, i / 6);
    context.lineTo(across * width, (HIGH.top + 0.012 + hang) * height);
  }
  context.fill();
  context.restore();
}

/** A cliff above the sea: actors stand on its grass, and waves break at its foot. */
export function cliff(stage: Stage): void {
  paintSea(stage);
  if (stage.plan.landforms.includes('breaker')) addHugeWaves(stage);
  const isHigh = stage.plan.landforms.includes('summit');
  stage.ground = isHigh ? HIGH.top + 0.015 : 0.82;
  addStrip(stage, { order: 24, depth: 0.7, top: 0.55, bottom: 1.1 }, (context) =>
    isHigh ? paintHighCliff(context, stage) : paintCliff(context, stage),
  );
  addBreakers(stage);
}
