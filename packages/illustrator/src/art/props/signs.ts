import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { DARK_WOOD, fallShade, fillBox, type PropFamily, roundShade } from './brush.ts';

/** Where a sign bears its lettering: left, top, width and height, fractions of the prop's box. */
export const SIGN_BOARDS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  '@sign': [0.05, 0.17, 0.9, 0.4],
  '@placard': [0.04, 0.24, 0.92, 0.56],
};

function board(
  context: Canvas2D,
  glyph: keyof typeof SIGN_BOARDS,
  colour: Colour,
  edge: Colour,
): void {
  const [x, y, width, height] = SIGN_BOARDS[glyph] ?? [0, 0, 1, 1];
  fillBox(context, [x - 0.03, y - 0.03, width + 0.06, height + 0.06], 0.035, css(edge));
  fillBox(context, [x, y, width, height], 0.02, fallShade(context, y, y + height, colour));
}

function woodenSign(context: Canvas2D, colour: Colour): void {
  for (const x of [0.24, 0.68]) {
    fillBox(context, [x, 0.12, 0.08, 0.87], 0.02, roundShade(context, x, x + 0.08, DARK_WOOD));
  }
  board(context, '@sign', colour, shift(colour, -0.16));
  context.fillStyle = css(shift(colour, -0.1), 0.5);
  for (const y of [0.3, 0.44]) context.fillRect(0.05, y, 0.9, 0.008);
}

export const SIGNS: PropFamily = {
  '@sign': (context, colour) => woodenSign(context, colour ?? [0.68, 0.09, 65]),
  '@placard': (context) => board(context, '@placard', [0.97, 0.012, 90], [0.5, 0.06, 60]),
};
