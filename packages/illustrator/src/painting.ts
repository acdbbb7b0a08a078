import type { BlendMode, Canvas, Canvas2D, Drawable, Environment, Gradient } from './canvas.ts';
import { type Colour, css, ramp, type Stop } from './math/colour.ts';

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
 * Draws now what the canvas has only recorded until now. Hosts may record: then the pixels of the
 * images that were drawn into it are kept, even after those images were freed.
 */
export function drawRecorded(context: Canvas2D): void {
  context.getImageData(0, 0, 1, 1);
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

export function blurred(environment: Environment, source: Drawable, radiusPx: number): Canvas {
  return paintOnce(environment, source.width, source.height, (context) => {
    context.filter = `blur(${radiusPx}px)`;
    context.drawImage(source, 0, 0);
  });
}

export function fillPolygon(
  context: Canvas2D,
  points: readonly (readonly [x: number, y: number])[],
): void {
  context.beginPath();
  points.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
  context.fill();
}

export function fillCircle(context: Canvas2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
