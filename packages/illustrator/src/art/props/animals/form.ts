import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, css, mix, shift } from '../../../math/colour.ts';
import { linearGradient, radialGradient } from '../../../painting.ts';

/**
 * Animals are drawn from outlines: "M 20 30 C … Z" as in SVG, with absolute M, L, C, Q and Z alone, in
 * hundredths of the unit square. They look to the left and stand on y 100.
 */
type Outline = string;

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const STEP = /([MLCQZ])([^MLCQZ]*)/g;

/** Begins the outline's path. @returns the extent of its points, in units */
export function trace(context: Canvas2D, outline: Outline): Extent {
  const xs: number[] = [];
  const ys: number[] = [];
  context.beginPath();
  for (const [, command, numbers = ''] of outline.matchAll(STEP)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
      .trim()
      .split(/[\s,]+/)
      .map((number, i) => {
        const value = Number(number) / 100;
        if (command !== 'Z') (i % 2 === 0 ? xs : ys).push(value);
        return value;
      });
    if (command === 'M') context.moveTo(a, b);
    else if (command === 'L') context.lineTo(a, b);
    else if (command === 'Q') context.quadraticCurveTo(a, b, c, d);
    else if (command === 'C') context.bezierCurveTo(a, b, c, d, e, f);
    else context.closePath();
  }
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** What the shade of round bodies tends to, as in the set of glyphs. */
const BOUNCE: Colour = [0.45, 0.16, 325];

/** Fills a form so that it looks round: lit from above on the left, with a warm shade below. */
export function round(context: Canvas2D, outline: Outline, colour: Colour): void {
  context.save();
  const { left, top, right, bottom } = trace(context, outline);
  context.fillStyle = linearGradient(
    context,
    [left, top, left + (right - left) * 0.25, bottom],
    [
      [0, shift(colour, 0.07)],
      [0.5, colour],
      [1, shift(mix(colour, BOUNCE, 0.2), -0.07)],
    ],
  );
  context.fill();
  context.clip();
  const wide = right - left;
  const tall = bottom - top;
  context.fillStyle = radialGradient(
    context,
    left + wide * 0.36,
    top + tall * 0.22,
    Math.max(wide, tall) * 0.5,
    [
      [0, shift(colour, 0.16, 0.9), 0.75],
      [1, shift(colour, 0.1), 0],
    ],
  );
  context.fillRect(left, top, wide, tall);
  context.restore();
}

/** Fills a form with one colour: a marking. */
export function flat(context: Canvas2D, outline: Outline, colour: Colour, alpha = 1): void {
  trace(context, outline);
  context.fillStyle = css(colour, alpha);
  context.fill();
}

/** A round form with markings that end at its edge. */
export function marked(
  context: Canvas2D,
  outline: Outline,
  colour: Colour,
  paint: (context: Canvas2D) => void,
): void {
  round(context, outline, colour);
  inside(context, outline, paint);
}

/** What is painted ends at the outline. */
export function inside(
  context: Canvas2D,
  outline: Outline,
  paint: (context: Canvas2D) => void,
): void {
  context.save();
  trace(context, outline);
  context.clip();
  paint(context);
  context.restore();
}

/** A line with round ends: a leg, a whisker, a stripe. Its width in hundredths. */
export function line(context: Canvas2D, outline: Outline, width: number, colour: Colour): void {
  trace(context, outline);
  context.strokeStyle = css(colour);
  context.lineWidth = width / 100;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
}

/** A limb or a tail: a line with light along its upper side. */
export function tube(context: Canvas2D, outline: Outline, width: number, colour: Colour): void {
  line(context, outline, width, shift(colour, -0.05));
  context.save();
  context.translate(-width * 0.0008, -width * 0.0012);
  line(context, outline, width * 0.72, colour);
  context.translate(-width * 0.0006, -width * 0.0008);
  line(context, outline, width * 0.3, shift(colour, 0.07));
  context.restore();
}

/** An ellipse as an outline, turned by degrees. */
export function oval(x: number, y: number, rx: number, ry: number = rx, degrees = 0): Outline {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (u: number, v: number): string =>
    `${(x + u * rx * cos - v * ry * sin).toFixed(2)} ${(y + u * rx * sin + v * ry * cos).toFixed(2)}`;
  const k = 0.5523;
  return `M ${at(1, 0)} C ${at(1, k)} ${at(k, 1)} ${at(0, 1)} C ${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)} C ${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)} C ${at(k, -1)} ${at(1, -k)} ${at(1, 0)} Z`;
}

export const INK: Colour = [0.24, 0.03, 320];
export const CREAM: Colour = [0.95, 0.025, 85];
export const WHITE: Colour = [0.96, 0.008, 300];

/** A dark eye with a spark, higher than it is wide. */
export function eye(context: Canvas2D, x: number, y: number, radius: number, ink = INK): void {
  flat(context, oval(x, y, radius, radius * 1.25), ink);
  flat(context, oval(x - radius * 0.3, y - radius * 0.5, radius * 0.3), [1, 0, 0], 0.9);
}

/** Several spots of one colour: x, y, radius each. */
export function spots(
  context: Canvas2D,
  colour: Colour,
  places: readonly (readonly [x: number, y: number, radius: number])[],
): void {
  for (const [x, y, radius] of places) {
    flat(context, oval(x, y, radius, radius * 0.85, x * 7 + y * 13), colour);
  }
}
