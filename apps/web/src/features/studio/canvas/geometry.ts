import type { Transform } from '@loopwright/studio';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels of a layer before its transform. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rectangle extends Point, Size {}

type Placed = Pick<Transform, 'x' | 'y' | 'scale' | 'rotation' | 'anchorX' | 'anchorY'>;

const RADIANS = Math.PI / 180;

/** Where a point of a layer, as shares of its size, is on the canvas. */
export function toCanvas(at: Point, { width, height }: Size, transform: Placed): Point {
  const { scale, rotation, anchorX, anchorY } = transform;
  const [x, y] = [(at.x - anchorX) * width * scale, (at.y - anchorY) * height * scale];
  const [cos, sin] = [Math.cos(rotation * RADIANS), Math.sin(rotation * RADIANS)];
  return { x: transform.x + x * cos - y * sin, y: transform.y + x * sin + y * cos };
}

/** Where a point of the canvas is on a layer, as shares of its size. */
export function toLayer(at: Point, { width, height }: Size, transform: Placed): Point {
  const { scale, rotation, anchorX, anchorY } = transform;
  const [x, y] = [at.x - transform.x, at.y - transform.y];
  const [cos, sin] = [Math.cos(-rotation * RADIANS), Math.sin(-rotation * RADIANS)];
  return {
    x: (x * cos - y * sin) / scale / width + anchorX,
    y: (x * sin + y * cos) / scale / height + anchorY,
  };
}

export const CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** The corners of a layer on the canvas, from the top left clockwise. */
export const cornersOf = (size: Size, transform: Placed): readonly Point[] =>
  CORNERS.map((corner) => toCanvas(corner, size, transform));

/** The smallest upright rectangle around points. */
export function around(points: readonly Point[]): Rectangle {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const distance = (one: Point, other: Point): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** The direction from one point to another, in degrees. */
export const directionTo = (from: Point, to: Point): number =>
  Math.atan2(to.y - from.y, to.x - from.x) / RADIANS;

/** An angle from -180 to 180 degrees. */
const tidyAngle = (degrees: number): number => {
  const turned = ((degrees % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
};

const RIGHT_ANGLE = 90;

/** The nearest multiple of 15° when asked for, else a right angle that is close. */
export function snapAngle(degrees: number, isStepped: boolean): number {
  if (isStepped) return tidyAngle(Math.round(degrees / 15) * 15);
  const right = Math.round(degrees / RIGHT_ANGLE) * RIGHT_ANGLE;
  return tidyAngle(Math.abs(degrees - right) < 3 ? right : Math.round(degrees * 10) / 10);
}
