import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fillCircle } from '../painting.ts';
import { box, type Furnish } from './furniture-box.ts';

const CORD: Colour = [0.9, 0.03, 82];
const ROD: Colour = [0.52, 0.08, 58];
const CORDS = 17;
const ROWS = 4;

/** How far down a cord reaches, 0–1: longest in the middle. */
const reachOf = (across: number): number => 0.55 + 0.45 * (1 - Math.abs(across * 2 - 1));

/** A wall hanging of knotted cords on a rod, which ends in a point. */
export const macrame =
  (x0: number, x1: number, top: number, bottom: number): Furnish =>
  (place) => {
    const { context, stage } = place;
    const { width, height } = stage;
    const tall = bottom - top;
    const at = (across: number, down: number): [number, number] => [
      (x0 + (x1 - x0) * across) * width,
      (top + tall * down) * height,
    ];
    box(place, [x0 - 0.02, top - 0.008, x1 + 0.02, top + 0.008], ROD, 5);
    context.lineCap = 'round';
    context.lineWidth = ((x1 - x0) / CORDS) * width * 0.5;
    for (let cord = 0; cord < CORDS; cord++) {
      const across = (cord + 0.5) / CORDS;
      context.strokeStyle = css(shift(CORD, cord % 2 ? -0.12 : -0.03));
      context.beginPath();
      context.moveTo(...at(across, 0));
      context.lineTo(...at(across, reachOf(across)));
      context.stroke();
    }
    drawKnots(context, at, ((x1 - x0) / CORDS) * width * 0.62);
  };

/** Diagonal rows of knots that meet in the middle. */
function drawKnots(
  context: Canvas2D,
  at: (across: number, down: number) => [number, number],
  radius: number,
): void {
  for (let row = 0; row < ROWS; row++) {
    for (let cord = 0; cord < CORDS; cord++) {
      const across = (cord + 0.5) / CORDS;
      const down = 0.08 + row * 0.13 + 0.12 * (1 - Math.abs(across * 2 - 1));
      const [x, y] = at(across, down);
      context.fillStyle = css(shift(CORD, -0.2), 0.6);
      fillCircle(context, x, y + radius * 0.3, radius);
      context.fillStyle = css(shift(CORD, 0.04));
      fillCircle(context, x, y, radius);
    }
  }
}
