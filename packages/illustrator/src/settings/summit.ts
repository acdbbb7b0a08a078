import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { meadowColour } from './foliage-colours.ts';
import { addMist } from './mist.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

type Point = readonly [x: number, y: number];

/** Where the flat top is, fraction of the height. */
const SUMMIT_TOP = 0.64;
/** Half the breadth of the top and of the foot, fractions of the scale of the picture. */
const HALF_TOP = 0.25;
const HALF_FOOT = 0.66;
const STEPS = 8;
const ROCK: Colour = [0.55, 0.035, 280];

/** One flank from the top down, with ledges in it. */
function flankOf(stage: Stage, direction: number, random: () => number): readonly Point[] {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const down = i / STEPS;
    const ledge = i === 0 ? 0 : (i % 2 ? 0.035 : -0.02) + 0.03 * (random() - 0.5);
    const half = HALF_TOP + (HALF_FOOT - HALF_TOP) * down ** 1.25 + ledge;
    return [
      width / 2 + direction * half * scale,
      (SUMMIT_TOP + (1.12 - SUMMIT_TOP) * down) * height,
    ];
  });
}

/** The edge between the face in the light and the one in the shade. */
function spineOf(stage: Stage, lean: number): readonly Point[] {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const down = i / STEPS;
    const sway = (i % 2 ? 1 : -1) * 0.035 * Math.min(1, down * 3);
    return [
      width / 2 + (lean * (0.06 + 0.2 * down) + sway) * scale,
      (SUMMIT_TOP + (1.12 - SUMMIT_TOP) * down) * height,
    ];
  });
}

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** Facets of one face that catch more or less of the light, from the spine towards the flank. */
function paintFacets(
  context: Canvas2D,
  [spine, flank]: readonly [readonly Point[], readonly Point[]],
  rock: Colour,
  random: () => number,
): void {
  for (let i = 0; i + 2 < spine.length; i++) {
    const [top, below, next] = [spine[i], spine[i + 1], spine[i + 2]];
    const [edge, lower] = [flank[i], flank[i + 1]];
    if (!top || !below || !next || !edge || !lower) continue;
    const reach = 0.35 + 0.4 * random();
    context.fillStyle = css(shift(rock, 0.13 * (random() - 0.5)), 0.5);
    fillPolygon(context, [between(top, edge, 0.1), between(below, lower, reach), next]);
    context.fillStyle = css(shift(rock, 0.13 * (random() - 0.5)), 0.5);
    fillPolygon(context, [edge, between(top, edge, reach), between(below, lower, 0.5), lower]);
  }
}

/** Grass or snow on the top, with a ragged lower edge. */
function paintCap(context: Canvas2D, stage: Stage, flanks: readonly (readonly Point[])[]): void {
  const { height, palette } = stage;
  const colour = stage.snowy
    ? underSky(palette, [0.97, 0.01, 250])
    : underSky(palette, meadowColour(stage), 0.04);
  const [from, to] = flanks.map(([top]) => top?.[0]);
  if (from === undefined || to === undefined) return;
  const top = SUMMIT_TOP * height;
  const teeth = 13;
  const edge = Array.from({ length: teeth + 1 }, (_, i): Point => {
    const across = i / teeth;
    const middle = Math.sin(Math.PI * across);
    const bite = i % 2 ? 0.014 : 0.045;
    return [to + (from - to) * across, top + (0.012 + (bite + 0.02) * middle) * height];
  });
  context.fillStyle = verticalGradient(context, top - 0.02 * height, top + 0.07 * height, [
    [0, shift(colour, 0.04)],
    [1, shift(colour, -0.07)],
  ]);
  context.beginPath();
  context.moveTo(from, top);
  context.quadraticCurveTo((from + to) / 2, top - 0.035 * height, to, top);
  for (const [x, y] of edge) context.lineTo(x, y);
  context.closePath();
  context.fill();
}

function paintRock(context: Canvas2D, stage: Stage): void {
  const { width, height, palette } = stage;
  const random = createRandom(stage.seed + 131);
  const rock = underSky(palette, ROCK, 0.05);
  const left = flankOf(stage, -1, random);
  const right = flankOf(stage, 1, random);
  const isLitFromLeft = stage.lightSource.x < width / 2;
  const spine = spineOf(stage, isLitFromLeft ? 1 : -1);
  const lit = mix(shift(rock, 0.09), palette.light, 0.14);
  const shaded = shift(rock, -0.08);
  const tones = isLitFromLeft ? [lit, shaded] : [shaded, lit];
  for (const [i, flank] of [left, right].entries()) {
    const tone = tones[i] ?? rock;
    context.fillStyle = verticalGradient(context, SUMMIT_TOP * height, 1.05 * height, [
      [0, tone],
      [1, mix(tone, palette.haze, 0.35)],
    ]);
    fillPolygon(context, [...flank, ...spine.toReversed()]);
    paintFacets(context, [spine, flank], tone, random);
  }
  paintCap(context, stage, [left, right]);
}

/** A steep rock in the middle with a flat top, on which a building stands high above the land. */
export function addSummit(stage: Stage): void {
  stage.ground = SUMMIT_TOP + 0.012;
  addStrip(stage, { order: 30, depth: 0.6, top: SUMMIT_TOP - 0.05, bottom: 1.12 }, (context) =>
    paintRock(context, stage),
  );
  addMist(stage, { order: 33, depth: 0.65, top: 0.8, height: 0.3, alpha: 0.7 });
}
