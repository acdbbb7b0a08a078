import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
} from './brush.ts';

/** Where the record turns before its sleeve, in fractions of the box. */
export const RECORD_HUB = { x: 0.63, y: 0.62 };

function sleeve(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.02, 0.2, 0.66, 0.78], 0.02, fallShade(context, 0.2, 0.98, colour));
  fillBall(context, 0.35, 0.52, 0.18, shift(colour, 0.2, 0.8, 60));
  fillBox(context, [0.1, 0.82, 0.4, 0.035], 0.01, css([0.98, 0.01, 90], 0.85));
}

function disc(context: Canvas2D): void {
  const { x, y } = RECORD_HUB;
  fillEllipse(context, [x, y, 0.36, 0.36], css([0.2, 0.01, 270]));
  for (const radius of [0.32, 0.28, 0.24, 0.2]) {
    context.strokeStyle = css([0.38, 0.012, 270]);
    context.lineWidth = 0.006;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.stroke();
  }
  fillOutline(context, 'M 63 62 L 42 34 Q 52 27 63 27 Z', css([1, 0, 0], 0.12));
  fillOutline(context, 'M 63 62 L 84 90 Q 74 97 63 97 Z', css([1, 0, 0], 0.12));
  fillBall(context, x, y, 0.13, [0.6, 0.2, 27]);
  // The lettering of the label shows that it turns.
  fillBox(context, [x - 0.07, y - 0.085, 0.14, 0.022], 0.01, css([0.97, 0.02, 90], 0.9));
  fillBox(context, [x - 0.045, y - 0.052, 0.09, 0.014], 0.007, css([0.97, 0.02, 90], 0.7));
  fillEllipse(context, [x, y, 0.02, 0.02], css([0.95, 0.01, 90]));
}

const SLEEVE: Colour = [0.6, 0.15, 250];

export const RECORDS: PropFamily = {
  '@vinyl': (context, colour) => {
    sleeve(context, colour ?? SLEEVE);
    disc(context);
  },
  '@recordsleeve': (context, colour) => sleeve(context, colour ?? SLEEVE),
  '@recorddisc': disc,
};
