import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { createRandom, type Random } from '../math/random.ts';
import { fillPolygon, linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { addSky } from './sky.ts';
import { addStars } from './stars.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

type Point = readonly [x: number, y: number];

/** A wall that rises from below the picture towards the point above in which all edges meet. */
interface Wall {
  /** Its two lower corners, fractions of the picture. */
  readonly from: Point;
  readonly to: Point;
  /** How far up it reaches on the way to that point, 0 to 1. */
  readonly high: number;
  readonly tone: number;
}

/** Where the edges of all the towers meet. */
const ZENITH: Point = [0.5, 0.16];

const WALLS: readonly Wall[] = [
  { from: [0.26, 1.1], to: [0.48, 1.1], high: 0.68, tone: 0.06 },
  { from: [0.56, 1.1], to: [0.76, 1.1], high: 0.58, tone: -0.02 },
  { from: [-0.5, 0.16], to: [-0.5, 0.46], high: 0.62, tone: -0.08 },
  { from: [1.5, 0.1], to: [1.5, 0.42], high: 0.6, tone: -0.05 },
  { from: [-0.5, 0.5], to: [-0.36, 1.3], high: 0.72, tone: 0.05 },
  { from: [-0.36, 1.3], to: [0.2, 1.3], high: 0.72, tone: -0.07 },
  { from: [1.5, 0.46], to: [1.34, 1.3], high: 0.74, tone: 0.02 },
  { from: [1.34, 1.3], to: [0.84, 1.3], high: 0.74, tone: -0.09 },
];

const towards = ([x, y]: Point, t: number): Point => [
  x + (ZENITH[0] - x) * t,
  y + (ZENITH[1] - y) * t,
];
const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** The height of a floor: floors that are farther up look lower. */
const floorAt = (high: number, i: number, floors: number): number =>
  high * (1 - (1 - i / floors) ** 1.5);

function paintWall(context: Canvas2D, stage: Stage, wall: Wall, random: Random): void {
  const { width, height, palette } = stage;
  const { from, to, high, tone } = wall;
  const at = (across: number, up: number): [number, number] => {
    const [x, y] = towards(between(from, to, across), up);
    return [x * width, y * height];
  };
  const night = palette.night > 0.5;
  const stone = shift(underSky(palette, [0.6, 0.045, 250]), tone);
  context.fillStyle = linearGradient(
    context,
    [...at(0.5, 0), ...at(0.5, high)],
    [
      [0, shift(stone, -0.1)],
      [1, mix(stone, palette.haze, 0.45)],
    ],
  );
  fillPolygon(context, [at(0, 0), at(1, 0), at(1, high), at(0, high)]);
  const [floors, columns] = [26, 7];
  const glass: Colour = night
    ? [0.24, 0.05, 265]
    : shift(underSky(palette, [0.72, 0.08, 235]), tone);
  for (let floor = 0; floor < floors; floor++) {
    const [low, top] = [floorAt(high, floor + 0.2, floors), floorAt(high, floor + 0.82, floors)];
    for (let column = 0; column < columns; column++) {
      const [left, right] = [(column + 0.14) / columns, (column + 0.86) / columns];
      const isLit = random() < (night ? 0.5 : 0.06);
      const pane = isLit ? ([0.88, 0.13, 80] as const) : shift(glass, (random() - 0.5) * 0.08);
      context.fillStyle = css(mix(pane, palette.haze, 0.3 * (top / high)));
      fillPolygon(context, [at(left, low), at(right, low), at(right, top), at(left, top)]);
    }
  }
}

/** Towers around the viewer, seen from the foot of them: all edges meet high above. */
export function lookingUp(stage: Stage): void {
  stage.horizon = 0.9;
  stage.ground = 0.95;
  addSky(stage, 1);
  if (stage.palette.night > 0.5) addStars(stage, { count: 90, bottom: 0.7 });
  addClouds(stage, { count: 3, top: 0.1, bottom: 0.5, size: 0.4, far: 0.6, alpha: 0.7 });
  addStrip(stage, { order: 12, depth: 0.3, top: -0.1, bottom: 1.2 }, (context) => {
    const random = createRandom(stage.seed + 61);
    for (const wall of WALLS) paintWall(context, stage, wall, random);
  });
}
