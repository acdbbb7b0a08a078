import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  roundShade,
  strokeOutline,
  turned,
} from './brush.ts';

/** Things that stand open, so that one sees what comes out of them. */

const LINING: Colour = [0.9, 0.04, 75];
const LEATHER: Colour = [0.56, 0.12, 45];

/** The lid stands up behind, the front half is before what is in it. */
function openSuitcase(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.06, 0.08, 0.88, 0.62],
    0.09,
    fallShade(context, 0.08, 0.7, shift(colour, -0.06)),
  );
  fillBox(context, [0.11, 0.13, 0.78, 0.52], 0.06, fallShade(context, 0.13, 0.8, LINING));
  for (const x of [0.26, 0.66]) {
    fillBox(context, [x, 0.13, 0.08, 0.5], 0.01, css(shift(LINING, -0.13)));
  }
  fillBox(context, [0.06, 0.56, 0.88, 0.1], 0.03, css(shift(colour, -0.24)));
  fillBox(
    context,
    [0.03, 0.6, 0.94, 0.34],
    [0.03, 0.03, 0.09, 0.09],
    roundShade(context, 0.03, 0.97, colour),
  );
  fillBox(context, [0.03, 0.6, 0.94, 0.045], 0.02, css(shift(colour, 0.12)));
  for (const x of [0.2, 0.7]) {
    fillBox(context, [x, 0.6, 0.1, 0.34], 0.01, css(shift(colour, -0.14)));
    fillBox(context, [x + 0.015, 0.66, 0.07, 0.07], 0.015, css(BRASS));
  }
  strokeOutline(context, 'M 42 72 Q 42 82 50 82 Q 58 82 58 72', 0.03, css(shift(colour, -0.2)));
}

const PAPER: Colour = [0.8, 0.15, 75];
const RIBBON: Colour = [0.58, 0.21, 20];

/** Its lid with the bow leans against it. */
function openGift(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.14, 0.4, 0.62, 0.12], 0.02, css(shift(colour, -0.28)));
  fillBox(context, [0.12, 0.46, 0.66, 0.5], 0.03, roundShade(context, 0.12, 0.78, colour));
  fillBox(context, [0.12, 0.46, 0.66, 0.035], 0.01, css(shift(colour, 0.1)));
  fillBox(context, [0.38, 0.46, 0.14, 0.5], 0, fallShade(context, 0.46, 0.96, RIBBON));
  turned(context, [0.85, 0.74, 1.15], () => {
    fillBox(
      context,
      [-0.24, -0.07, 0.48, 0.14],
      0.03,
      roundShade(context, -0.24, 0.24, shift(colour, 0.03)),
    );
    fillBox(context, [-0.06, -0.07, 0.12, 0.14], 0, css(RIBBON));
    for (const side of [-1, 1])
      fillEllipse(context, [side * 0.08, -0.11, 0.08, 0.045], css(shift(RIBBON, 0.05)));
    fillBall(context, 0, -0.1, 0.04, RIBBON);
  });
}

const BARK: Colour = [0.46, 0.08, 55];
const LEAVES: Colour = [0.66, 0.16, 140];

/** A thick old trunk with a hole that one looks out of. */
function hollowTree(context: Canvas2D, leaves: Colour): void {
  for (const [x, y, radius] of [
    [0.24, 0.24, 0.22],
    [0.76, 0.24, 0.22],
    [0.5, 0.17, 0.25],
    [0.4, 0.3, 0.2],
    [0.62, 0.3, 0.2],
  ] as const) {
    fillBall(context, x, y + 0.03, radius * 0.76, leaves);
  }
  fillOutline(
    context,
    'M 28 40 Q 34 66 12 97 L 88 97 Q 66 66 72 40 Q 50 28 28 40 Z',
    roundShade(context, 0.2, 0.8, BARK),
  );
  for (const [from, to] of [
    ['36 44', '30 92'],
    ['66 46', '72 90'],
    ['50 86', '50 96'],
  ] as const) {
    strokeOutline(context, `M ${from} L ${to}`, 0.014, css(shift(BARK, -0.08)));
  }
  fillEllipse(context, [0.5, 0.62, 0.19, 0.21], css(shift(BARK, 0.1)));
  fillEllipse(context, [0.5, 0.63, 0.16, 0.185], css(shift(BARK, -0.26)));
}

export const OPENED_THINGS: PropFamily = {
  '@opensuitcase': (context, colour) => openSuitcase(context, colour ?? LEATHER),
  '@opengift': (context, colour) => openGift(context, colour ?? PAPER),
  '@hollowtree': (context, colour) => hollowTree(context, colour ?? LEAVES),
};
