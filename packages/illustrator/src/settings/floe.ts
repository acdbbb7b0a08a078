import type { Canvas2D } from '../canvas.ts';
import { type Colour, mix, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const SNOW: Colour = [0.97, 0.012, 235];
const ICE: Colour = [0.82, 0.07, 222];
const DEEP_ICE: Colour = [0.62, 0.1, 228];

/** The middle of the flat top and half its extents; fractions of the height and of the scale. */
const TOP = { y: 0.765, across: 0.43, reach: 0.075 } as const;
/** How high its edge is over the water, at its corners from left to right. */
const EDGE = [0.03, 0.075, 0.05, 0.09, 0.06, 0.085, 0.055, 0.08, 0.03] as const;
/** Peaks that rise behind the top, from the middle: the tip, its height and half its breadth. */
const PEAKS = [
  [0.2, 0.3, 0.2],
  [-0.23, 0.17, 0.17],
] as const;

/** Blue faces of ice from the edge of the top down to the water. */
function paintEdge(context: Canvas2D, stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const corner = (i: number): readonly [number, number, number] => {
    const angle = Math.PI * (1 - i / (EDGE.length - 1));
    const x = width / 2 + Math.cos(angle) * TOP.across * scale;
    const y = TOP.y * height + Math.sin(angle) * TOP.reach * height;
    return [x, y, y + (EDGE[i] ?? 0) * height];
  };
  for (let i = 0; i + 1 < EDGE.length; i++) {
    const [x, top, bottom] = corner(i);
    const [nextX, nextTop, nextBottom] = corner(i + 1);
    const tone = underSky(palette, shift(mix(ICE, DEEP_ICE, 0.4), i % 2 ? 0.05 : -0.04), 0.03);
    context.fillStyle = verticalGradient(context, top, bottom, [
      [0, shift(tone, 0.07)],
      [1, shift(tone, -0.07)],
    ]);
    fillPolygon(context, [
      [x, top],
      [nextX + 1, nextTop],
      [nextX + 1, nextBottom],
      [x, bottom],
    ]);
  }
}

/** Peaks of ice of two faces, one of them in the light. */
function paintPeaks(context: Canvas2D, stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const foot = (TOP.y - 0.01) * height;
  for (const [at, tall, half] of PEAKS) {
    const [x, y] = [width / 2 + at * scale, foot - tall * scale];
    const ridge = x + 0.25 * half * scale;
    for (const direction of [-1, 1]) {
      const tone = underSky(palette, direction < 0 ? shift(SNOW, -0.02) : ICE, 0.1);
      context.fillStyle = verticalGradient(context, y, foot, [
        [0, tone],
        [1, mix(tone, underSky(palette, SNOW), 0.5)],
      ]);
      fillPolygon(context, [
        [x, y],
        [x + direction * 0.42 * half * scale, y + 0.42 * tall * scale],
        [x + direction * 0.55 * half * scale, y + 0.5 * tall * scale],
        [x + direction * half * scale, foot],
        [ridge, foot],
        [x + 0.1 * half * scale, y + 0.5 * tall * scale],
      ]);
    }
  }
}

/** The snow on the top, on which animals stand. */
function paintTop(context: Canvas2D, stage: Stage): void {
  const { width, height, palette } = stage;
  const snow = underSky(palette, SNOW, 0.02);
  const [y, reach] = [TOP.y * height, TOP.reach * height];
  context.fillStyle = verticalGradient(context, y - reach, y + reach, [
    [0, shift(snow, -0.03)],
    [1, snow],
  ]);
  context.beginPath();
  context.ellipse(width / 2, y, TOP.across * scaleOf(stage), reach, 0, 0, TAU);
  context.fill();
}

/** An iceberg with a flat top in the open sea. */
export function addFloe(stage: Stage): void {
  addStrip(stage, { order: 16, depth: 0.6, top: 0.4, bottom: 0.95 }, (context) => {
    paintPeaks(context, stage);
    paintEdge(context, stage);
    paintTop(context, stage);
  });
}
