import { spanAt } from '../art/silhouette.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import type { MotionName } from '../language/motion-name.ts';
import { type Colour, css, fromRgb, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { drawLimb, type LimbColours } from './limb.ts';
import type { Point } from './pose.ts';
import { drawThumb } from './thumb.ts';

/** An arm that can be drawn onto an animal whose picture has none to spare. */
export interface SpriteArm {
  /** In pixels from the middle of the soles. */
  readonly shoulder: Point;
  /** 1 where it points to the right. */
  readonly side: -1 | 1;
  readonly lengthPx: number;
  readonly colours: LimbColours;
}

/** Height of the shoulder, as a part of the body from the top. */
const SHOULDER = 0.56;
/** How far inside of the edge the arm begins, in widths of the body. */
const INSIDE = 0.1;

export interface ArmPlace {
  /** What is drawn of the sprite, as fractions of it. */
  readonly bounds: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly side: -1 | 1;
  /** Its color, where that of the body at the shoulder is in the shade. */
  readonly tone?: Colour | undefined;
}

/** Finds where an arm belongs, and its color, in an animal's lit picture. */
export function armOf(sprite: Canvas, { bounds, side, tone }: ArmPlace): SpriteArm {
  const { width, height } = sprite;
  const tall = bounds.bottom - bounds.top;
  const row = bounds.top + tall * SHOULDER;
  const span = spanAt(sprite, row) ?? bounds;
  const inside = INSIDE * (bounds.right - bounds.left);
  const x = side === 1 ? span.right - inside : span.left + inside;
  // A little darker, to be seen before the body.
  const main = tone ?? shift(colourAt(sprite, x, row), -0.06);
  const light: Point = [-0.5, -0.8];
  return {
    shoulder: [(x - (bounds.left + bounds.right) / 2) * width, (row - bounds.bottom) * height],
    side,
    lengthPx: 0.34 * Math.min(tall * height, (bounds.right - bounds.left) * width),
    colours: { main, sheen: shift(main, 0.1), rim: shift(main, 0.2), rimAlpha: 0.35, light },
  };
}

/** The mean color around a point, in fractions of the sprite. */
export function colourAt(sprite: Canvas, x: number, y: number): Colour {
  const { width, height } = sprite;
  const half = Math.max(1, Math.round(width * 0.02));
  const { data } = sprite
    .getContext('2d')
    .getImageData(
      Math.max(0, Math.round(x * width) - half),
      Math.max(0, Math.round(y * height) - half),
      half * 2,
      half * 2,
    );
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 200) continue;
    for (let channel = 0; channel < 3; channel++) {
      sum[channel] = (sum[channel] ?? 0) + (data[i + channel] ?? 0);
    }
    count++;
  }
  if (count === 0) return [0.6, 0.05, 60];
  return fromRgb((sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count);
}

/** Where the hand of a gesture is, in arm's lengths from the shoulder; the arm points to the right. */
const GESTURES: Readonly<Partial<Record<MotionName, (phase: number) => Point>>> = {
  wave: (p) => [0.62 + 0.16 * wave(p, 3), -0.86 + 0.05 * wave(p, 3, 0.25)],
  point: (p) => [1.05 + 0.03 * wave(p, 2), -0.12],
  knock: (p) => [1 + 0.08 * wave(p, 2), -0.1 + 0.08 * wave(p, 2, 0.25)],
  cheer: (p) => [0.45 + 0.06 * wave(p, 4), -1 + 0.08 * wave(p, 4, 0.25)],
  highfive: (p) => [0.8 + 0.06 * wave(p, 2), -0.78],
  salute: () => [0.25, -0.95],
  thumbsup: (p) => [0.75, -0.5 + 0.05 * wave(p, 2)],
};

/** The hand of an animal that makes a gesture, in pixels; null when it makes none. */
export function gestureHand(
  { shoulder: [x, y], side, lengthPx }: SpriteArm,
  motion: MotionName,
  phase: number,
): Point | null {
  const hand = GESTURES[motion]?.(phase);
  return hand ? [x + side * hand[0] * lengthPx, y + hand[1] * lengthPx] : null;
}

/** The hand of an animal that holds something out before it, in pixels. */
export const holdingHand = ({ shoulder: [x, y], side, lengthPx }: SpriteArm): Point => [
  x + side * lengthPx * 0.62,
  y - lengthPx * 0.02,
];

/** From the shoulder to a hand, in pixels. */
export function drawSpriteArm(context: Canvas2D, arm: SpriteArm, hand: Point): void {
  const { shoulder, side, lengthPx, colours } = arm;
  const bend: Point = [
    (shoulder[0] + hand[0]) / 2 + side * lengthPx * 0.22,
    (shoulder[1] + hand[1]) / 2 + lengthPx * 0.16,
  ];
  drawLimb(
    context,
    { from: shoulder, bend, to: hand, widthFrom: lengthPx * 0.42, widthTo: lengthPx * 0.34 },
    colours,
  );
  drawPaw(context, arm, hand);
}

/** Of the hand of a gesture, in arm's lengths. */
const THUMB = 0.34;

/** The arm of a gesture at a phase, before the body. */
export function drawGesture(
  context: Canvas2D,
  arm: SpriteArm,
  hand: Point,
  motion: MotionName,
): void {
  drawSpriteArm(context, arm, hand);
  if (motion === 'thumbsup') drawThumb(context, hand, arm.lengthPx * THUMB, arm.colours.main);
}

/** The end of the arm, also before what it holds. */
export function drawPaw(context: Canvas2D, { lengthPx, colours }: SpriteArm, [x, y]: Point): void {
  context.fillStyle = css(colours.main);
  context.beginPath();
  context.ellipse(x, y, lengthPx * 0.22, lengthPx * 0.2, 0, 0, Math.PI * 2);
  context.fill();
}
