import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { verticalGradient } from '../painting.ts';

/** A building from its middle line: its foot, its breadth and the height of its walls, in pixels. */
interface Building {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly tall: number;
  readonly wall: Colour;
  readonly roof: Colour;
}

/** A roof whose eaves curve upwards. @param cover its colour: tiles, or the snow on them */
function paintRoof(
  context: Canvas2D,
  { x, y, half, rise }: Record<'x' | 'y' | 'half' | 'rise', number>,
  cover: Colour,
): void {
  const ridge = half * 0.42;
  context.fillStyle = verticalGradient(context, y - rise, y, [
    [0, shift(cover, 0.05)],
    [1, shift(cover, -0.06)],
  ]);
  context.beginPath();
  context.moveTo(x - ridge, y - rise);
  context.quadraticCurveTo(x - ridge * 1.15, y - rise * 0.2, x - half, y - rise * 0.16);
  context.quadraticCurveTo(x - half * 0.7, y + rise * 0.12, x, y + rise * 0.12);
  context.quadraticCurveTo(x + half * 0.7, y + rise * 0.12, x + half, y - rise * 0.16);
  context.quadraticCurveTo(x + ridge * 1.15, y - rise * 0.2, x + ridge, y - rise);
  context.closePath();
  context.fill();
  context.fillStyle = css(shift(cover, -0.09));
  context.fillRect(x - ridge * 1.08, y - rise * 1.1, ridge * 2.16, rise * 0.16);
}

/** A wooden house of Japan: white walls between posts, sliding doors and a curved roof of tiles. */
export function paintWoodenHouse(
  context: Canvas2D,
  { x, foot, width, tall, wall, roof }: Building,
  { pane, cover }: { readonly pane: Colour; readonly cover: Colour },
): void {
  context.fillStyle = verticalGradient(context, foot - tall, foot, [
    [0, shift(wall, -0.1)],
    [0.3, wall],
    [1, shift(wall, -0.06)],
  ]);
  context.fillRect(x - width / 2, foot - tall, width, tall);
  const post = width * 0.035;
  context.fillStyle = css(pane);
  context.fillRect(x - width * 0.22, foot - tall * 0.78, width * 0.44, tall * 0.78);
  context.fillStyle = css(shift(roof, -0.04));
  for (const at of [-0.5, -0.22, -0.075, 0.075, 0.22, 0.5]) {
    const left = x + at * width - (at === 0.5 ? post : at === -0.5 ? 0 : post / 2);
    context.fillRect(left, foot - tall, post, tall);
  }
  context.fillRect(x - width / 2, foot - tall * 0.82, width, post * 0.8);
  context.fillRect(x - width * 0.54, foot - post, width * 1.08, post * 1.4);
  paintRoof(context, { x, y: foot - tall, half: width * 0.72, rise: width * 0.4 }, cover);
}

const STOREYS = 4;

/** A pagoda: storeys with curved roofs, smaller from one to the next, and a spire. */
export function paintPagoda(
  context: Canvas2D,
  { x, foot, width, wall, roof }: Building,
  cover: Colour,
): void {
  const storey = width * 0.52;
  for (let i = 0; i < STOREYS; i++) {
    const half = width * (0.36 - 0.055 * i);
    const bottom = foot - i * storey;
    context.fillStyle = css(i % 2 ? shift(wall, -0.05) : wall);
    context.fillRect(x - half, bottom - storey, half * 2, storey);
    paintRoof(
      context,
      { x, y: bottom - storey * 0.82, half: half * 1.75, rise: storey * 0.42 },
      cover,
    );
  }
  context.fillStyle = css(shift(roof, -0.1));
  const top = foot - STOREYS * storey - storey * 0.2;
  context.fillRect(x - width * 0.02, top - width * 0.42, width * 0.04, width * 0.5);
}
