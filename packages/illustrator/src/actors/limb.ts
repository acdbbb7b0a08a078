import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { lerp, TAU } from '../math/periodic.ts';
import type { Palette } from '../stage/stage.ts';
import { underAmbient } from './lit-colour.ts';
import type { Point } from './pose.ts';

export interface LimbShape {
  readonly from: Point;
  /** Control point of the bend. */
  readonly bend: Point;
  readonly to: Point;
  readonly widthFrom: number;
  readonly widthTo: number;
}

export interface LimbColours {
  readonly main: Colour;
  readonly sheen: Colour;
  readonly rim: Colour;
  readonly rimAlpha: number;
  /** Towards the light. */
  readonly light: Point;
}

/**
 * The colors of a limb in the stage's ambient light.
 * @param height 0 at the top of the figure, 1 at its feet
 * @param sheen how much lighter it is towards the light
 */
export const limbInLight = (
  colour: Colour,
  palette: Palette,
  height: number,
  { sheen, rimAlpha }: { readonly sheen: number; readonly rimAlpha: number },
): LimbColours => ({
  main: underAmbient(colour, palette, height),
  sheen: underAmbient(shift(colour, sheen), palette, height),
  rim: palette.rim,
  rimAlpha,
  light: palette.lightDirection,
});

const STEPS = 13;

interface Sample {
  readonly x: number;
  readonly y: number;
  readonly normal: Point;
  readonly radius: number;
}

function samples({ from, bend, to, widthFrom, widthTo }: LimbShape): readonly Sample[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const s = 1 - t;
    const dx = 2 * s * (bend[0] - from[0]) + 2 * t * (to[0] - bend[0]);
    const dy = 2 * s * (bend[1] - from[1]) + 2 * t * (to[1] - bend[1]);
    const length = Math.hypot(dx, dy) || 1;
    return {
      x: s * s * from[0] + 2 * s * t * bend[0] + t * t * to[0],
      y: s * s * from[1] + 2 * s * t * bend[1] + t * t * to[1],
      normal: [-dy / length, dx / length],
      radius: lerp(widthFrom, widthTo, t) / 2,
    };
  });
}

/** A soft tapering tube with a sheen and a rim on the side of the light. */
export function drawLimb(context: Canvas2D, shape: LimbShape, colours: LimbColours): void {
  const spine = samples(shape);
  const first = spine[0];
  const last = spine[STEPS];
  if (!first || !last) return;
  context.fillStyle = css(colours.main);
  context.beginPath();
  for (const { x, y, normal, radius } of spine) {
    context.lineTo(x + normal[0] * radius, y + normal[1] * radius);
  }
  for (const { x, y, normal, radius } of spine.toReversed()) {
    context.lineTo(x - normal[0] * radius, y - normal[1] * radius);
  }
  context.closePath();
  context.fill();
  // Where a limb is bent sharply its edges would be corners.
  for (const { x, y, radius } of spine) {
    context.beginPath();
    context.arc(x, y, radius, 0, TAU);
    context.fill();
  }
  const middle = spine[STEPS >> 1] ?? first;
  const lit =
    middle.normal[0] * colours.light[0] + middle.normal[1] * colours.light[1] > 0 ? 1 : -1;
  strokeAlong(context, spine, lit * 0.25, shape.widthTo * 0.42, css(colours.sheen, 0.26));
  strokeAlong(context, spine, lit * 0.86, shape.widthTo * 0.1, css(colours.rim, colours.rimAlpha));
}

function strokeAlong(
  context: Canvas2D,
  spine: readonly Sample[],
  offset: number,
  width: number,
  stroke: string,
): void {
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const { x, y, normal, radius } of spine) {
    context.lineTo(x + normal[0] * radius * offset, y + normal[1] * radius * offset);
  }
  context.stroke();
}
