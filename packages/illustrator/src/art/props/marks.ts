import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fillEllipse, fillOutline, type PropFamily, strokeOutline, turned } from './brush.ts';

/** Things as logos show them: a few clean shapes, seen from the front. */

const PINK: Colour = [0.76, 0.13, 355];
const GREEN: Colour = [0.62, 0.14, 148];

/** A petal from its foot at (0, 0), straight up. */
const PETAL = 'M 0 0 C -17 -14 -17 -40 0 -58 C 17 -40 17 -14 0 0 Z';

function petalAt(context: Canvas2D, turn: number, scale: number, tone: Colour): void {
  turned(context, [0.5, 0.82, turn], () => {
    context.scale(scale, scale);
    fillOutline(context, PETAL, css(tone));
  });
}

function lotusMark(context: Canvas2D, colour: Colour | null): void {
  const tone = colour ?? PINK;
  for (const side of [-1, 1]) petalAt(context, side * 1.28, 0.82, shift(tone, -0.1));
  for (const side of [-1, 1]) petalAt(context, side * 0.86, 1.02, shift(tone, -0.04));
  for (const side of [-1, 1]) petalAt(context, side * 0.42, 1.16, shift(tone, 0.03));
  petalAt(context, 0, 1.26, shift(tone, 0.09));
}

function leafMark(context: Canvas2D, colour: Colour | null): void {
  const tone = colour ?? GREEN;
  fillOutline(context, 'M 16 92 C 6 40 40 8 92 8 C 94 60 66 96 22 84 Z', css(tone));
  strokeOutline(context, 'M 10 98 Q 34 50 72 28', 0.03, css(shift(tone, -0.14)));
}

/** A smartphone's camera in outline, as the sign of pictures that are shared. */
function photoMark(context: Canvas2D, colour: Colour | null): void {
  const tone = colour ?? [0.62, 0.22, 350];
  fillOutline(
    context,
    'M 30 6 L 70 6 Q 94 6 94 30 L 94 70 Q 94 94 70 94 L 30 94 Q 6 94 6 70 L 6 30 Q 6 6 30 6 Z',
    css(tone),
  );
  context.strokeStyle = css([1, 0, 0]);
  context.lineWidth = 0.065;
  context.beginPath();
  context.roundRect(0.2, 0.2, 0.6, 0.6, 0.17);
  context.stroke();
  context.beginPath();
  context.arc(0.5, 0.5, 0.145, 0, Math.PI * 2);
  context.stroke();
  fillEllipse(context, [0.67, 0.33, 0.04, 0.04], css([1, 0, 0]));
}

const MOON: Colour = [0.86, 0.13, 92];

function moonMark(context: Canvas2D, colour: Colour | null): void {
  fillOutline(
    context,
    'M 62 8 C 30 8 8 30 8 54 C 8 78 28 96 54 96 C 72 96 86 87 92 72 C 62 82 38 66 40 42 C 41 26 50 14 62 8 Z',
    css(colour ?? MOON),
  );
}

const SLATE: Colour = [0.42, 0.06, 250];
const SNOW: Colour = [0.97, 0.01, 240];
const ROSE: Colour = [0.62, 0.19, 15];

function mountainMark(context: Canvas2D, colour: Colour | null): void {
  const tone = colour ?? SLATE;
  fillOutline(context, 'M 40 86 L 70 36 100 86 Z', css(shift(tone, 0.12)));
  fillOutline(context, 'M 0 86 L 38 18 76 86 Z', css(tone));
  const cap = tone[0] > 0.9 ? shift(tone, -0.1) : SNOW;
  fillOutline(context, 'M 38 18 L 52 43 45 51 38 43 31 51 24 43 Z', css(cap));
  fillOutline(context, 'M 70 36 L 80 53 75 58 70 53 65 58 60 53 Z', css(cap));
}

function roseMark(context: Canvas2D, colour: Colour | null): void {
  const tone = colour ?? ROSE;
  strokeOutline(context, 'M 50 56 Q 53 80 49 98', 0.03, css(GREEN));
  fillOutline(context, 'M 51 84 C 60 64 76 62 86 64 C 82 78 70 88 51 84 Z', css(GREEN));
  fillOutline(context, 'M 50 90 C 40 76 26 74 16 77 C 22 89 34 95 50 90 Z', css(GREEN));
  fillOutline(
    context,
    'M 24 26 C 10 44 26 66 50 66 C 74 66 90 44 76 26 C 64 34 36 34 24 26 Z',
    css(shift(tone, -0.07)),
  );
  fillOutline(context, 'M 28 20 C 18 40 32 60 50 62 C 54 44 44 28 28 20 Z', css(tone));
  fillOutline(context, 'M 72 20 C 82 40 68 60 50 62 C 46 44 56 28 72 20 Z', css(shift(tone, 0.05)));
  fillOutline(context, 'M 50 8 C 32 14 32 36 50 44 C 68 36 68 14 50 8 Z', css(shift(tone, 0.1)));
  fillOutline(
    context,
    'M 50 16 C 42 20 42 32 52 35 C 60 30 58 20 50 16 Z',
    css(shift(tone, -0.02)),
  );
}

export const MARKS: PropFamily = {
  '@lotusmark': lotusMark,
  '@leafmark': leafMark,
  '@moonmark': moonMark,
  '@photomark': photoMark,
  '@mountainmark': mountainMark,
  '@rosemark': roseMark,
};
