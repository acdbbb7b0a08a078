import { boundsOf } from '../art/bounds.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { linearGradient, paintOnce } from '../painting.ts';
import { type LetteringStage, letterSurface } from './letter-surface.ts';

const PAPER: Colour = [0.95, 0.05, 88];
const STRING: Colour = [0.5, 0.06, 60];
const INK: Colour = [0.32, 0.06, 45];
/** Width of the tag, and its height, of the longer side of the thing. */
const WIDTH = 0.34;
const HEIGHT = 0.42;
/** Where the string is tied, and the hole of the tag, fractions of what is drawn of the thing. */
const KNOT = { x: 0.5, y: 0.2 };
const HOLE = { x: 0.62, y: 0.42 };
const TILT = -0.14;

/** A tag with cut corners around its hole, which is at the origin; it hangs down from there. */
function paintTag(context: Canvas2D, wide: number, tall: number): void {
  const [half, top] = [wide / 2, -tall * 0.1];
  const bottom = top + tall;
  context.save();
  context.shadowColor = css([0.2, 0.03, 60], 0.4);
  context.shadowBlur = wide * 0.08;
  context.shadowOffsetY = wide * 0.03;
  context.fillStyle = linearGradient(
    context,
    [-half, top, half, bottom],
    [
      [0, shift(PAPER, 0.03)],
      [1, shift(PAPER, -0.06)],
    ],
  );
  context.beginPath();
  context.moveTo(-half * 0.45, top);
  context.lineTo(half * 0.45, top);
  context.lineTo(half, top + tall * 0.22);
  context.lineTo(half, bottom - wide * 0.06);
  context.quadraticCurveTo(half, bottom, half - wide * 0.06, bottom);
  context.lineTo(-half + wide * 0.06, bottom);
  context.quadraticCurveTo(-half, bottom, -half, bottom - wide * 0.06);
  context.lineTo(-half, top + tall * 0.22);
  context.closePath();
  context.fill();
  context.restore();
  context.fillStyle = css(shift(STRING, -0.12));
  context.beginPath();
  context.arc(0, 0, wide * 0.06, 0, Math.PI * 2);
  context.fill();
}

/** The string from the knot around the thing to the hole. */
function paintString(
  context: Canvas2D,
  knot: readonly [number, number],
  hole: readonly [number, number],
  wide: number,
): void {
  context.strokeStyle = css(STRING);
  context.lineWidth = wide * 0.035;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(...knot);
  context.quadraticCurveTo(hole[0], knot[1], ...hole);
  context.moveTo(...knot);
  context.quadraticCurveTo(knot[0], hole[1], ...hole);
  context.stroke();
  context.fillStyle = css(shift(STRING, -0.08));
  context.beginPath();
  context.arc(...knot, wide * 0.05, 0, Math.PI * 2);
  context.fill();
}

/**
 * Hangs a tag on the sprite of a thing.
 * @param text on the tag; null: it is blank
 */
export function hangTag(stage: LetteringStage, sprite: Canvas, text: string | null): Canvas {
  const { width, height } = sprite;
  const bounds = boundsOf(sprite);
  const at = ({ x, y }: { readonly x: number; readonly y: number }) =>
    [
      (bounds.left + (bounds.right - bounds.left) * x) * width,
      (bounds.top + (bounds.bottom - bounds.top) * y) * height,
    ] as const;
  const [wide, tall] = [WIDTH * width, HEIGHT * width];
  const [knot, hole] = [at(KNOT), at(HOLE)];
  const surface = { box: [0, 0, 1, 1] as const, ink: INK };
  const room = { wide: wide * 0.84, tall: tall * 0.6 };
  const letters = text === null ? null : letterSurface(stage, text, surface, PAPER, room);
  return paintOnce(stage.environment, width, height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.save();
    context.translate(...hole);
    context.rotate(TILT);
    paintTag(context, wide, tall);
    if (letters) context.drawImage(letters, -room.wide / 2, tall * 0.18);
    context.restore();
    paintString(context, knot, hole, wide);
  });
}
