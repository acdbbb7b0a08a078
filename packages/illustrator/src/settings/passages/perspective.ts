import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, mix } from '../../math/colour.ts';
import type { Random } from '../../math/random.ts';
import { fillPolygon } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { scaleOf } from '../extent.ts';

/** A long place between two walls, seen along its middle. */
export interface Tube {
  /** Height at which its lines run together; a fraction of the picture's height. */
  readonly eye: number;
  /** From the middle to a wall where the picture begins, in measures. */
  readonly half: number;
  /** How far the floor lies below the eye there, and the upper edge of the walls above it; of the height. */
  readonly below: number;
  readonly above: number;
  /** Length of one bay of the walls, and where the place ends; 1 is where the picture begins. */
  readonly bay: number;
  readonly far: number;
}

/** `x` in measures from the middle, `up` from 0 on the floor to 1 at the top of the walls, `depth` 1 at the picture. */
export type Spot = readonly [x: number, up: number, depth: number];

/** Nearer than the picture's plane, so that walls reach the borders of wide pictures. */
export const NEAR = 0.36;

/** Where a spot of the place is in the picture, in pixels. */
export function project(
  stage: Stage,
  tube: Tube,
  [x, up, depth]: Spot,
): readonly [x: number, y: number] {
  const drop = tube.below - up * (tube.below + tube.above);
  return [stage.width / 2 + (x * scaleOf(stage)) / depth, (tube.eye + drop / depth) * stage.height];
}

/** A point of a bay: along it from the viewer (0–1), up the wall (0–1), and out from the wall in measures. */
export type BayPoint = readonly [along: number, up: number, out?: number];

/** Paints on one bay of a wall, nearest parts last. */
export interface WallPen {
  /** Counted from the viewer. */
  readonly index: number;
  readonly side: -1 | 1;
  readonly random: Random;
  readonly shape: (points: readonly BayPoint[], colour: Colour, alpha?: number) => void;
  /** A rectangle on the wall, or before it. */
  readonly panel: (
    from: readonly [along: number, up: number],
    to: readonly [along: number, up: number],
    colour: Colour,
    out?: number,
  ) => void;
  /** A rectangle that gives light itself: the night does not darken it. */
  readonly shine: WallPen['panel'];
  /** A shape that gives light itself. */
  readonly glowing: (points: readonly BayPoint[], colour: Colour) => void;
  /** A box that stands out from the wall. */
  readonly block: (
    from: readonly [along: number, up: number],
    to: readonly [along: number, up: number],
    out: number,
    colour: Colour,
  ) => void;
}

export type PaintBay = (pen: WallPen) => void;

export interface WallOptions {
  readonly context: Canvas2D;
  readonly random: Random;
  readonly side: -1 | 1;
  /** A color at a depth: under the light, and in the haze of the distance. */
  readonly tone: (colour: Colour, depth: number) => Colour;
  /** Upside down in the water of the floor. */
  readonly isMirrored?: boolean;
}

const DARKER: Readonly<Record<'end' | 'under', number>> = { end: -0.1, under: -0.06 };

const cornersOf = (
  [a0, u0]: readonly [along: number, up: number],
  [a1, u1]: readonly [along: number, up: number],
  out: number,
): readonly BayPoint[] => [
  [a0, u0, out],
  [a1, u0, out],
  [a1, u1, out],
  [a0, u1, out],
];

function penFor(stage: Stage, tube: Tube, index: number, options: WallOptions): WallPen {
  const { context, random, side, tone, isMirrored = false } = options;
  const start = NEAR + index * tube.bay;
  const spot = ([along, up, out = 0]: BayPoint): readonly [number, number] =>
    project(stage, tube, [
      side * (tube.half - out),
      isMirrored ? -up : up,
      start + along * tube.bay,
    ]);
  const fill = (points: readonly BayPoint[], colour: Colour, lighter = 0, alpha = 1): void => {
    const [first] = points;
    const [lightness, chroma, hue] = tone(colour, start + (first?.[0] ?? 0) * tube.bay);
    context.fillStyle = css([lightness + lighter, chroma, hue], alpha);
    fillPolygon(context, points.map(spot));
  };
  const panel: WallPen['panel'] = (from, to, colour, out = 0) =>
    fill(cornersOf(from, to, out), colour);
  return {
    index,
    side,
    random,
    shape: (points, colour, alpha) => fill(points, colour, 0, alpha),
    panel,
    shine: (from, to, colour, out = 0) => {
      context.fillStyle = css(mix(tone(colour, start), colour, 0.8));
      fillPolygon(context, cornersOf(from, to, out).map(spot));
    },
    glowing: (points, colour) => {
      context.fillStyle = css(mix(tone(colour, start), colour, 0.86));
      fillPolygon(context, points.map(spot));
    },
    block: ([a0, u0], [a1, u1], out, colour) => {
      fill(
        [
          [a0, u1],
          [a1, u1],
          [a1, u1, out],
          [a0, u1, out],
        ],
        colour,
        0.05,
      );
      fill(
        [
          [a0, u0],
          [a1, u0],
          [a1, u0, out],
          [a0, u0, out],
        ],
        colour,
        DARKER.under,
      );
      panel([a0, u0], [a1, u1], colour, out);
      fill(
        [
          [a0, u0],
          [a0, u0, out],
          [a0, u1, out],
          [a0, u1],
        ],
        colour,
        DARKER.end,
      );
    },
  };
}

/** Paints a wall bay by bay, from the end of the place to the viewer. */
export function paintWall(stage: Stage, tube: Tube, paint: PaintBay, options: WallOptions): void {
  for (let index = bayCount(tube) - 1; index >= 0; index--) {
    paint(penFor(stage, tube, index, options));
  }
}

export const bayCount = (tube: Tube): number => Math.ceil((tube.far - NEAR) / tube.bay);

/** Where the place ends: left, top, right and bottom in pixels. */
export function endOf(
  stage: Stage,
  tube: Tube,
): readonly [left: number, top: number, right: number, bottom: number] {
  const depth = NEAR + bayCount(tube) * tube.bay;
  const [left, top] = project(stage, tube, [-tube.half, 1, depth]);
  const [right, bottom] = project(stage, tube, [tube.half, 0, depth]);
  return [left, top, right, bottom];
}

/** A polygon on the floor, its corners as x in measures and depth. */
export function fillFloor(
  context: Canvas2D,
  stage: Stage,
  tube: Tube,
  corners: readonly (readonly [x: number, depth: number])[],
  colour: Colour,
  alpha = 1,
): void {
  context.fillStyle = css(colour, alpha);
  fillPolygon(
    context,
    corners.map(([x, depth]) => project(stage, tube, [x, 0, depth])),
  );
}
