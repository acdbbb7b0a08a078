import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { linearGradient, type AlphaStop } from '../painting.ts';

/** In distances between the eyes, from the middle between them; x to the right, y down. */
const LENS = { x: 0.52, y: 0.06, halfWidth: 0.42, halfHeight: 0.34 };
const FRAME_WIDTH = 0.055;

function lensPath(context: Canvas2D, side: -1 | 1): void {
  const { x, y, halfWidth: w, halfHeight: h } = LENS;
  const middle = side * x;
  context.beginPath();
  context.moveTo(middle - w * side, y - h * 0.62);
  context.quadraticCurveTo(middle - w * side, y - h, middle - w * 0.5 * side, y - h);
  context.lineTo(middle + w * 0.62 * side, y - h * 1.06);
  context.quadraticCurveTo(
    middle + w * 1.08 * side,
    y - h * 1.08,
    middle + w * 1.05 * side,
    y - h * 0.5,
  );
  context.bezierCurveTo(
    middle + w * side,
    y + h * 0.7,
    middle + w * 0.5 * side,
    y + h,
    middle,
    y + h,
  );
  context.bezierCurveTo(
    middle - w * 0.6 * side,
    y + h,
    middle - w * 0.95 * side,
    y + h * 0.5,
    middle - w * side,
    y - h * 0.62,
  );
  context.closePath();
}

interface EyewearLook {
  readonly lens: readonly AlphaStop[];
  readonly frame: Colour;
  /** Opacity of the reflection of the sky. */
  readonly gleam: number;
}

function paintReflection(context: Canvas2D, side: -1 | 1, strength: number): void {
  const { x, y, halfWidth: w, halfHeight: h } = LENS;
  context.save();
  lensPath(context, side);
  context.clip();
  context.fillStyle = linearGradient(
    context,
    [0, y - h, 0, y + h * 0.4],
    [
      [0, [0.96, 0.02, 240], 0.42 * strength],
      [1, [0.96, 0.02, 240], 0],
    ],
  );
  context.beginPath();
  context.moveTo(side * x - w * 0.9, y - h * 1.2);
  context.lineTo(side * x + w * 0.15, y - h * 1.2);
  context.lineTo(side * x - w * 0.35, y + h * 1.2);
  context.lineTo(side * x - w * 1.4, y + h * 1.2);
  context.fill();
  context.restore();
}

function paintFrame(context: Canvas2D, frame: Colour): void {
  context.lineWidth = FRAME_WIDTH;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = css(frame);
  for (const side of [-1, 1] as const) {
    lensPath(context, side);
    context.stroke();
    context.beginPath();
    context.moveTo(side * (LENS.x + LENS.halfWidth), LENS.y - LENS.halfHeight * 0.85);
    context.lineTo(side * (LENS.x + LENS.halfWidth + 0.16), LENS.y - LENS.halfHeight * 0.95);
    context.stroke();
  }
  const inner = LENS.x - LENS.halfWidth;
  context.beginPath();
  context.moveTo(-inner, LENS.y - LENS.halfHeight * 0.55);
  context.quadraticCurveTo(
    0,
    LENS.y - LENS.halfHeight * 0.95,
    inner,
    LENS.y - LENS.halfHeight * 0.55,
  );
  context.stroke();
  // A thin light along the upper edge makes it a solid.
  context.lineWidth = FRAME_WIDTH * 0.22;
  context.strokeStyle = css(shift(frame, 0.32, 0.8), 0.7);
  for (const side of [-1, 1] as const) {
    context.beginPath();
    context.moveTo(side * (LENS.x - LENS.halfWidth * 0.5), LENS.y - LENS.halfHeight * 1.02);
    context.lineTo(side * (LENS.x + LENS.halfWidth * 0.62), LENS.y - LENS.halfHeight * 1.08);
    context.stroke();
  }
}

const DARK: Colour = [0.16, 0.01, 280];

const looksOf = (glyph: string, colour: Colour | null): EyewearLook => {
  if (glyph === 'glasses') {
    const lens: readonly AlphaStop[] = [
      [0, [0.95, 0.02, 230], 0.12],
      [1, [0.95, 0.02, 230], 0.04],
    ];
    return { lens, frame: colour ?? DARK, gleam: 0.5 };
  }
  const tint = colour ?? DARK;
  const lens: readonly AlphaStop[] = [
    [0, [Math.min(0.16, tint[0]), Math.min(0.04, tint[1]), tint[2]], 0.97],
    [0.6, [0.2, Math.min(0.05, tint[1]), tint[2]], 0.93],
    [1, [0.34, Math.min(0.06, tint[1] + 0.02), tint[2]], 0.84],
  ];
  return { lens, frame: colour ?? [0.13, 0.01, 280], gleam: 1 };
};

/** From the left end to the right one, in distances between the eyes. */
export const EYEWEAR_WIDTH = 2 * (LENS.x + LENS.halfWidth + 0.2);
export const EYEWEAR_HEIGHT = 2 * (LENS.halfHeight + LENS.y + 0.08);

/**
 * Sunglasses, glasses or goggles as they look in a photograph: dark glass with a reflection of the sky.
 * @param context in distances between the eyes, its origin in the middle between them
 */
export function paintEyewear(context: Canvas2D, glyph: string, colour: Colour | null): void {
  const { lens, frame, gleam } = looksOf(glyph, colour);
  for (const side of [-1, 1] as const) {
    lensPath(context, side);
    context.fillStyle = linearGradient(
      context,
      [0, LENS.y - LENS.halfHeight, 0, LENS.y + LENS.halfHeight],
      lens,
    );
    context.fill();
    paintReflection(context, side, gleam);
  }
  paintFrame(context, frame);
}
