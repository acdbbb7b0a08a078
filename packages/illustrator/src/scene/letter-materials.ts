import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { LetterMaterial } from '../plan/letter-material.ts';

interface Place {
  readonly x: number;
  /** The middle of the line. */
  readonly y: number;
  readonly fontPx: number;
}

const GOLD: Colour = [0.82, 0.14, 85];
const WET_SAND: Colour = [0.58, 0.075, 68];
const PUFFS = 7;

function stroke(
  context: Canvas2D,
  text: string,
  { x, y }: Place,
  fill: string,
  width: number,
): void {
  context.strokeStyle = fill;
  context.lineWidth = width;
  context.strokeText(text, x, y);
}

/** A balloon of shining foil in the shape of a letter. */
function paintFoil(context: Canvas2D, text: string, place: Place, named: Colour | null): void {
  const { x, y, fontPx } = place;
  const colour = named ?? GOLD;
  context.shadowColor = css([0.2, 0.05, 280], 0.35);
  context.shadowBlur = fontPx * 0.08;
  context.shadowOffsetY = fontPx * 0.04;
  stroke(context, text, place, css(shift(colour, -0.3)), fontPx * 0.15);
  context.shadowBlur = 0;
  context.shadowOffsetY = 0;
  const body = verticalGradient(context, y - fontPx * 0.5, y + fontPx * 0.5, [
    [0, shift(colour, 0.15, 0.7)],
    [0.35, shift(colour, 0.04)],
    [0.6, shift(colour, -0.1)],
    [1, shift(colour, 0.05)],
  ]);
  context.strokeStyle = body;
  context.lineWidth = fontPx * 0.11;
  context.strokeText(text, x, y);
  context.fillStyle = body;
  context.fillText(text, x, y);
  const gleam = { ...place, x: x - fontPx * 0.015, y: y - fontPx * 0.035 };
  stroke(context, text, gleam, css(shift(colour, 0.2, 0.4), 0.5), fontPx * 0.035);
}

/** Soft white heaps along the strokes of a letter. */
function paintCloud(context: Canvas2D, text: string, place: Place): void {
  const { x, y, fontPx } = place;
  const random = createRandom(text.codePointAt(0) ?? 0);
  context.shadowColor = css([0.6, 0.08, 250], 0.5);
  context.shadowBlur = fontPx * 0.14;
  context.shadowOffsetY = fontPx * 0.05;
  stroke(context, text, place, css([0.87, 0.045, 248], 0.9), fontPx * 0.11);
  context.shadowColor = css([1, 0, 0]);
  context.shadowBlur = fontPx * 0.035;
  context.shadowOffsetY = 0;
  for (let i = 0; i < PUFFS; i++) {
    const puff = {
      ...place,
      x: x + (random() - 0.5) * fontPx * 0.07,
      y: y + (random() - 0.6) * fontPx * 0.07,
    };
    stroke(context, text, puff, css([0.99, 0.006, 240], 0.5), fontPx * 0.055);
  }
  context.shadowBlur = 0;
  context.fillStyle = css([1, 0.002, 240]);
  context.fillText(text, x, y);
}

/** A furrow in wet sand, its lower edge in the light. */
function paintSand(context: Canvas2D, text: string, place: Place): void {
  const { x, y, fontPx } = place;
  stroke(context, text, { ...place, y: y + fontPx * 0.04 }, css([0.95, 0.05, 85]), fontPx * 0.06);
  stroke(context, text, place, css(shift(WET_SAND, -0.08)), fontPx * 0.05);
  context.fillStyle = css(shift(WET_SAND, -0.12));
  context.fillText(text, x, y);
}

/** Paints a letter in a material; font, direction and alignment are set already. */
export function paintMaterial(
  context: Canvas2D,
  text: string,
  place: Place,
  material: LetterMaterial,
  colour: Colour | null,
): void {
  context.lineJoin = 'round';
  if (material === 'foil') paintFoil(context, text, place, colour);
  else if (material === 'cloud') paintCloud(context, text, place);
  else paintSand(context, text, place);
}
