import type { BlendMode, Canvas, Canvas2D, Environment, Gradient } from './canvas.ts';
import { type Colour, css, ramp, type Stop } from './math/colour.ts';
import { shrink } from './own-canvases.ts';

/** A new canvas of at least one pixel, painted once. */
export function paintOnce(
  environment: Environment,
  width: number,
  height: number,
  paint: (context: Canvas2D) => void,
): Canvas {
  const canvas = environment.createCanvas(
    Math.max(1, Math.ceil(width)),
    Math.max(1, Math.ceil(height)),
  );
  paint(canvas.getContext('2d'));
  return canvas;
}

/** A vertical gradient, resampled in OKLab so that the middle does not turn grey. */
export function verticalGradient(
  context: Canvas2D,
  top: number,
  bottom: number,
  stops: readonly Stop[],
  samples = 10,
): Gradient {
  const gradient = context.createLinearGradient(0, top, 0, bottom);
  for (let i = 0; i <= samples; i++) {
    gradient.addColorStop(i / samples, css(ramp(stops, i / samples)));
  }
  return gradient;
}

/**
 * Draws now what the canvas has only recorded until now, and forgets the images that were drawn into it,
 * so that they can be freed. The native canvas records; it draws when it is drawn itself, and once it has
 * been drawn on after that, it replaces its record by its pixels. Reading a pixel would draw the record onto
 * a second surface, which takes as much memory and as much time again.
 */
export function drawRecorded(environment: Environment, canvas: Canvas): void {
  const reader = environment.createCanvas(1, 1).getContext('2d');
  for (let time = 0; time < 2; time++) {
    // Outside of the picture: something must be recorded, or nothing is replaced.
    canvas.getContext('2d').clearRect(-2, -2, 1, 1);
    reader.drawImage(canvas, 0, 0);
    reader.clearRect(0, 0, 1, 1);
  }
}

/**
 * The same picture on a new canvas; the given one is freed. A canvas that was drawn on after it was
 * read keeps a copy of its pixels, and sprites that are freed stay in what has recorded them.
 */
export function movedToNewCanvas(environment: Environment, canvas: Canvas): Canvas {
  const copy = paintOnce(environment, canvas.width, canvas.height, (context) =>
    context.drawImage(canvas, 0, 0),
  );
  drawRecorded(environment, copy);
  shrink(canvas);
  return copy;
}

export type AlphaStop = readonly [at: number, colour: Colour, alpha?: number];

export function linearGradient(
  context: Canvas2D,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stops: readonly AlphaStop[],
): Gradient {
  const gradient = context.createLinearGradient(x0, y0, x1, y1);
  for (const [at, colour, alpha] of stops) gradient.addColorStop(at, css(colour, alpha));
  return gradient;
}

export function radialGradient(
  context: Canvas2D,
  x: number,
  y: number,
  radius: number,
  stops: readonly AlphaStop[],
): Gradient {
  const gradient = context.createRadialGradient(x, y, 0, x, y, Math.max(0.01, radius));
  for (const [at, colour, alpha] of stops) gradient.addColorStop(at, css(colour, alpha));
  return gradient;
}

/** A new canvas with a disc that fills it. @param stops from its middle to its edge */
export const softDisc = (
  environment: Environment,
  sizePx: number,
  stops: readonly AlphaStop[],
): Canvas =>
  paintOnce(environment, sizePx, sizePx, (context) => {
    const radius = sizePx / 2;
    context.fillStyle = radialGradient(context, radius, radius, radius, stops);
    context.fillRect(0, 0, sizePx, sizePx);
  });

/** A soft light that falls off to nothing at `radius`. */
export function glow(
  context: Canvas2D,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  alpha = 1,
  mode: BlendMode = 'screen',
): void {
  context.save();
  context.globalCompositeOperation = mode;
  context.fillStyle = radialGradient(context, x, y, radius, [
    [0, colour, alpha],
    [0.18, colour, alpha * 0.55],
    [0.45, colour, alpha * 0.18],
    [1, colour, 0],
  ]);
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}

/** Blurs a canvas. The given one is freed. */
export function blurred(environment: Environment, source: Canvas, radiusPx: number): Canvas {
  const soft = paintOnce(environment, source.width, source.height, (context) => {
    context.filter = `blur(${radiusPx}px)`;
    context.drawImage(source, 0, 0);
  });
  drawRecorded(environment, soft);
  shrink(source);
  return soft;
}

type Points = readonly (readonly [x: number, y: number])[];

/** Makes a polygon the current path. */
export function tracePolygon(context: Canvas2D, points: Points): void {
  context.beginPath();
  points.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
}

export function fillPolygon(context: Canvas2D, points: Points): void {
  tracePolygon(context, points);
  context.fill();
}

/**
 * Makes an ellipse the current path that points away from a middle, as a petal of a flower.
 * @param turn of the petal around the middle, in radians
 * @param away how far its own middle is from that of the flower
 */
export function tracePetal(
  context: Canvas2D,
  [x, y]: readonly [x: number, y: number],
  turn: number,
  away: number,
  [long, wide]: readonly [long: number, wide: number],
): void {
  context.beginPath();
  const [middleX, middleY] = [x + Math.cos(turn) * away, y + Math.sin(turn) * away];
  context.ellipse(middleX, middleY, long, wide, turn, 0, Math.PI * 2);
}

export function fillCircle(context: Canvas2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
