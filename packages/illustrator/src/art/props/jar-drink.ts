import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeOutline,
  turned,
} from './brush.ts';

const GLASS: Colour = [0.93, 0.02, 220];

/** A jar with a handle and a thread at its rim, full of a cold drink with ice and a straw. */
function jarDrink(context: Canvas2D, drink: Colour): void {
  strokeOutline(context, 'M 74 42 C 96 38 98 80 74 78', 0.06, css(GLASS, 0.75));
  strokeOutline(context, 'M 74 42 C 92 40 93 78 74 76', 0.016, css([1, 0, 0], 0.8));
  strokeOutline(context, 'M 58 2 L 44 70', 0.045, css([0.97, 0.01, 90]));
  for (let i = 0; i < 4; i++)
    strokeOutline(
      context,
      `M ${57.4 - i * 2.9} ${5 + i * 14} L ${56.6 - i * 2.9} ${9 + i * 14}`,
      0.045,
      css([0.6, 0.21, 25]),
    );
  const jar =
    'M 18 30 C 12 34 11 40 11 46 L 11 90 Q 11 99 20 99 L 68 99 Q 77 99 77 90 L 77 46 C 77 40 76 34 70 30 Z';
  fillOutline(context, jar, css(GLASS, 0.55));
  fillOutline(
    context,
    'M 13.5 42 L 74.5 42 L 74.5 89 Q 74.5 96.5 67 96.5 L 21 96.5 Q 13.5 96.5 13.5 89 Z',
    roundShade(context, 0.13, 0.75, drink),
  );
  fillEllipse(context, [0.44, 0.42, 0.305, 0.035], css(shift(drink, 0.08)));
  for (const [x, y, turn] of [
    [0.3, 0.44, 0.3],
    [0.56, 0.46, -0.4],
    [0.42, 0.49, 0.1],
  ] as const)
    turned(context, [x, y, turn], () =>
      fillBox(context, [-0.06, -0.05, 0.12, 0.1], 0.02, css([0.98, 0.01, 220], 0.6)),
    );
  fillBox(context, [0.17, 0.2, 0.54, 0.11], 0.02, css(GLASS, 0.85));
  for (const y of [0.225, 0.255, 0.285])
    fillBox(context, [0.165, y, 0.55, 0.012], 0.006, css(shift(GLASS, -0.14), 0.7));
  strokeEllipse(context, [0.44, 0.2, 0.27, 0.028], 0.014, css([1, 0, 0], 0.9));
  gloss(context, [0.19, 0.66, 0.025, 0.2], 0.55);
}

/** Drinks in jars. */
export const JAR_DRINKS: PropFamily = {
  '@jardrink': (context, colour) => jarDrink(context, colour ?? [0.86, 0.17, 98]),
};
