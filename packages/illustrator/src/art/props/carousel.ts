import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { linearGradient } from '../../painting.ts';
import {
  BRASS,
  CREAM,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  roundShade,
  strokeLine,
  WARM_LIGHT,
} from './brush.ts';

/** Where the horses go round: in fractions of the box, with the soles of the nearest at `y + deep`. */
export const CAROUSEL_RING = { x: 0.5, y: 0.78, wide: 0.36, deep: 0.07, top: 0.38 } as const;

const STRIPES = 10;
const BULBS = 13;

/** The floor, and the column in the middle behind the nearer horses. */
function floor(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.04, 0.82, 0.92, 0.16], 0.05, roundShade(context, 0.04, 0.96, colour));
  fillBox(context, [0.04, 0.9, 0.92, 0.02], 0.01, css(BRASS));
  fillEllipse(context, [0.5, 0.82, 0.46, 0.1], css(shift(colour, -0.1)));
  fillEllipse(context, [0.5, 0.812, 0.45, 0.093], fallShade(context, 0.72, 0.9, CREAM));
}

function column(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.4, 0.34, 0.2, 0.46], 0.02, roundShade(context, 0.4, 0.6, CREAM));
  for (const y of [0.46, 0.58, 0.7]) {
    fillOutline(
      context,
      `M 50 ${y * 100 - 4} L 55 ${y * 100} L 50 ${y * 100 + 4} L 45 ${y * 100} Z`,
      css(shift(colour, 0.05)),
    );
  }
  fillBox(context, [0.38, 0.76, 0.24, 0.05], 0.02, roundShade(context, 0.38, 0.62, BRASS));
}

/** A striped tent over a rim with bulbs. */
function roof(context: Canvas2D, colour: Colour): void {
  const apex = [0.5, 0.08] as const;
  const edge = (i: number): number => 0.03 + (0.94 * i) / STRIPES;
  for (let i = 0; i < STRIPES; i++) {
    const tint = i % 2 === 0 ? colour : CREAM;
    context.fillStyle = linearGradient(
      context,
      [0, apex[1], 0, 0.31],
      [
        [0, shift(tint, 0.03 - 0.012 * i)],
        [1, shift(tint, -0.05 - 0.008 * i)],
      ],
    );
    context.beginPath();
    context.moveTo(...apex);
    context.quadraticCurveTo((apex[0] + edge(i)) / 2, 0.24, edge(i), 0.3);
    context.lineTo(edge(i + 1) + 0.002, 0.3);
    context.quadraticCurveTo((apex[0] + edge(i + 1)) / 2, 0.24, ...apex);
    context.fill();
  }
  fillBox(context, [0.03, 0.29, 0.94, 0.075], 0.012, roundShade(context, 0.03, 0.97, colour));
  for (let i = 0; i < STRIPES; i++) {
    const [left, right] = [edge(i) * 100, edge(i + 1) * 100];
    fillOutline(
      context,
      `M ${left} 36 L ${right} 36 Q ${right} 42 ${(left + right) / 2} 42 Q ${left} 42 ${left} 36 Z`,
      css(i % 2 === 0 ? shift(BRASS, 0.02) : CREAM),
    );
  }
  for (let i = 0; i < BULBS; i++) {
    fillBall(context, 0.07 + (0.86 * i) / (BULBS - 1), 0.327, 0.014, WARM_LIGHT);
  }
  strokeLine(context, [[0.5, 0.01], [0.5, 0.1]], 0.012, css(BRASS)); // prettier-ignore
  fillOutline(context, 'M 50.5 1 L 60 3.5 L 50.5 6 Z', css(shift(colour, 0.04)));
  fillBall(context, 0.5, 0.09, 0.018, BRASS);
}

const RED: Colour = [0.62, 0.2, 20];

export const CAROUSEL: PropFamily = {
  '@carousel': (context, colour) => {
    floor(context, colour ?? RED);
    column(context, colour ?? RED);
    roof(context, colour ?? RED);
  },
  '@carouselfloor': (context, colour) => floor(context, colour ?? RED),
  '@carouselcolumn': (context, colour) => column(context, colour ?? RED),
  '@carouselroof': (context, colour) => roof(context, colour ?? RED),
};
