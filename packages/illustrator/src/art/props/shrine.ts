import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  onBothSides,
  type PropFamily,
  roundShade,
  STONE,
  strokeOutline,
} from './brush.ts';
import { sweepingRoof } from './japanese-sights.ts';

const ROPE: Colour = [0.82, 0.09, 85];
const PAPER = css([0.98, 0.01, 90]);

/** Steps of stone up to the hall, with its box for coins. */
function steps(context: Canvas2D): void {
  fillBox(context, [0.04, 0.84, 0.92, 0.15], 0.006, fallShade(context, 0.84, 1, STONE));
  for (let i = 0; i < 4; i++) {
    const inset = 0.3 - i * 0.02;
    fillBox(context, [inset, 0.83 + i * 0.04, 1 - 2 * inset, 0.042], 0.004, fallShade(context, 0.83 + i * 0.04, 0.872 + i * 0.04, shift(STONE, 0.1 - i * 0.02))); // prettier-ignore
  }
  fillBox(context, [0.4, 0.75, 0.2, 0.085], 0.006, fallShade(context, 0.75, 0.84, DARK_WOOD));
  for (let x = 0.41; x < 0.59; x += 0.025)
    fillBox(context, [x, 0.752, 0.012, 0.03], 0, css(shift(DARK_WOOD, 0.16)));
}

/** A thick rope of straw with zigzags of white paper, and the bell with its rope. */
function sacredRope(context: Canvas2D): void {
  strokeOutline(context, 'M 27 49 Q 50 56 73 49', 0.038, css(shift(ROPE, -0.12)));
  strokeOutline(context, 'M 27 48.5 Q 50 55.5 73 48.5', 0.028, css(ROPE));
  for (let i = 0; i < 4; i++) {
    const x = 32 + i * 12;
    const y = i === 1 || i === 2 ? 53 : 51;
    fillOutline(context, `M ${x - 1.5} ${y} L ${x + 1.5} ${y} ${x + 3} ${y + 5} ${x + 1} ${y + 5} ${x + 3} ${y + 10} ${x} ${y + 10} ${x - 2} ${y + 5} ${x} ${y + 5} Z`, PAPER); // prettier-ignore
  }
  strokeOutline(context, 'M 50 52 L 50 72', 0.02, css([0.58, 0.2, 27]));
  fillEllipse(context, [0.5, 0.51, 0.026, 0.028], css(BRASS));
}

/** The hall of a Shinto shrine: a wide roof with crossed beams over red pillars and white walls. */
function shrineHall(context: Canvas2D, colour: Colour): void {
  steps(context);
  fillBox(context, [0.14, 0.46, 0.72, 0.385], 0, fallShade(context, 0.46, 0.84, [0.95, 0.02, 85]));
  fillBox(context, [0.32, 0.48, 0.36, 0.36], 0, fallShade(context, 0.48, 0.84, [0.3, 0.05, 45]));
  onBothSides(context, () => {
    fillBox(context, [0.17, 0.54, 0.12, 0.2], 0, css([0.4, 0.06, 50]));
    for (let i = 0; i < 5; i++)
      fillBox(context, [0.176 + i * 0.024, 0.54, 0.01, 0.2], 0, css([0.9, 0.06, 80]));
    for (const x of [0.12, 0.295])
      fillBox(context, [x, 0.45, 0.038, 0.395], 0.004, roundShade(context, x, x + 0.038, colour));
    fillBox(context, [0.06, 0.765, 0.27, 0.022], 0.004, css(colour));
    for (let i = 0; i < 5; i++)
      fillBox(context, [0.07 + i * 0.05, 0.765, 0.014, 0.08], 0, css(shift(colour, -0.04)));
    fillBox(context, [0.05, 0.83, 0.28, 0.022], 0.004, css(shift(colour, -0.08)));
  });
  fillBox(context, [0.1, 0.44, 0.8, 0.035], 0.004, fallShade(context, 0.44, 0.475, colour));
  sacredRope(context);
  const roof: Colour = [0.44, 0.05, 165];
  sweepingRoof(context, [0, 12, 45, 24], roof);
  fillBox(context, [0.2, 0.095, 0.6, 0.05], 0.012, fallShade(context, 0.09, 0.15, shift(roof, -0.08))); // prettier-ignore
  for (let i = 0; i < 5; i++)
    fillEllipse(context, [0.3 + i * 0.1, 0.1, 0.02, 0.026], css(shift(roof, -0.14)));
  onBothSides(context, () => {
    strokeOutline(context, 'M 20 13 L 29 1', 0.022, css(shift(colour, -0.04)));
    strokeOutline(context, 'M 29 13 L 20 1', 0.022, css(shift(colour, -0.1)));
    fillEllipse(context, [0.2, 0.012, 0.012, 0.012], css(BRASS));
    fillEllipse(context, [0.29, 0.012, 0.012, 0.012], css(BRASS));
  });
  fillOutline(context, 'M 30 45 Q 40 33 50 32 Q 60 33 70 45 Q 60 39 50 38.6 Q 40 39 30 45 Z', fallShade(context, 0.32, 0.45, shift(roof, 0.08))); // prettier-ignore
}

export const SHRINE: PropFamily = {
  '@shrinehall': (context, colour) => shrineHall(context, colour ?? [0.58, 0.2, 32]),
};
