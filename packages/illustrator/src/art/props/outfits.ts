import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  type PropFamily,
  strokeLine,
  WOOD,
} from './brush.ts';

/** Wound around a neck: a band, a knot and two hanging ends. */
function wornScarf(context: Canvas2D, colour: Colour): void {
  const end = (x: number, width: number, bottom: number): void => {
    fillBox(context, [x, 0.4, width, bottom - 0.4], 0.04, fallShade(context, 0.3, bottom, colour));
    for (let i = 0; i < 5; i++) {
      const at = x + (width / 5) * (i + 0.5);
      strokeLine(
        context,
        [
          [at, bottom - 0.02],
          [at, bottom + 0.06],
        ],
        0.022,
        css(shift(colour, -0.06)),
      );
    }
    for (const stripe of [0.2, 0.1]) {
      fillBox(context, [x, bottom - stripe, width, 0.045], 0, css([0.97, 0.02, 85], 0.85));
    }
  };
  end(0.6, 0.19, 0.92);
  end(0.52, 0.18, 0.78);
  context.strokeStyle = fallShade(context, 0.18, 0.52, colour);
  context.lineWidth = 0.2;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0.1, 0.26);
  context.quadraticCurveTo(0.5, 0.5, 0.9, 0.26);
  context.stroke();
  fillEllipse(
    context,
    [0.63, 0.42, 0.12, 0.11],
    fallShade(context, 0.3, 0.54, shift(colour, 0.05)),
  );
}

/** Seen from the front, a head's width between the cups. */
function wornHeadphones(context: Canvas2D, colour: Colour): void {
  context.strokeStyle = fallShade(context, 0, 0.5, shift(colour, -0.06));
  context.lineWidth = 0.07;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0.08, 0.6);
  context.bezierCurveTo(0.06, -0.12, 0.94, -0.12, 0.92, 0.6);
  context.stroke();
  for (const x of [0.09, 0.91]) {
    fillEllipse(context, [x, 0.62, 0.085, 0.16], fallShade(context, 0.46, 0.8, colour));
    fillEllipse(context, [x, 0.62, 0.045, 0.1], fallShade(context, 0.5, 0.74, [0.72, 0.16, 210]));
  }
}

/** Lying in the air, its bristles to the left. */
function flyingBroom(context: Canvas2D): void {
  strokeLine(
    context,
    [
      [0.26, 0.84],
      [0.96, 0.76],
    ],
    0.045,
    fallShade(context, 0.72, 0.9, WOOD),
  );
  fillShape(
    context,
    [
      [0.32, 0.79],
      [0.14, 0.72],
      [0.0, 0.72],
      [0.05, 0.86],
      [0.0, 0.98],
      [0.16, 0.97],
      [0.33, 0.88],
    ],
    fallShade(context, 0.72, 0.98, [0.78, 0.13, 80]),
  );
  strokeLine(
    context,
    [
      [0.27, 0.78],
      [0.28, 0.9],
    ],
    0.03,
    css([0.5, 0.16, 25]),
  );
}

/** A glass bubble on a collar; what is inside shows through. */
function spaceHelmet(context: Canvas2D): void {
  fillBox(context, [0.2, 0.86, 0.6, 0.1], 0.05, fallShade(context, 0.86, 0.96, [0.93, 0.01, 280]));
  const glass = context.createRadialGradient(0.4, 0.34, 0.05, 0.5, 0.48, 0.46);
  glass.addColorStop(0, css([0.98, 0.02, 220], 0.1));
  glass.addColorStop(0.75, css([0.85, 0.08, 225], 0.14));
  glass.addColorStop(1, css([0.9, 0.06, 225], 0.5));
  fillEllipse(context, [0.5, 0.48, 0.46, 0.45], glass);
  context.strokeStyle = css([0.95, 0.01, 280]);
  context.lineWidth = 0.035;
  context.beginPath();
  context.ellipse(0.5, 0.48, 0.45, 0.44, 0, 0, Math.PI * 2);
  context.stroke();
  context.strokeStyle = css([1, 0, 0], 0.75);
  context.lineWidth = 0.03;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(0.5, 0.48, 0.36, Math.PI * 1.08, Math.PI * 1.35);
  context.stroke();
}

function apron(context: Canvas2D, colour: Colour): void {
  const strap = css(shift(colour, -0.1));
  context.strokeStyle = strap;
  context.lineWidth = 0.035;
  context.beginPath();
  context.arc(0.5, 0.2, 0.12, Math.PI, 0);
  context.stroke();
  for (const side of [-1, 1]) {
    strokeLine(
      context,
      [
        [0.5 + side * 0.25, 0.46],
        [0.5 + side * 0.42, 0.52],
      ],
      0.03,
      strap,
    );
  }
  fillBox(context, [0.36, 0.19, 0.28, 0.3], 0.03, fallShade(context, 0.2, 0.5, colour));
  fillBox(
    context,
    [0.22, 0.42, 0.56, 0.52],
    [0.04, 0.04, 0.12, 0.12],
    fallShade(context, 0.42, 0.95, colour),
  );
  fillBox(context, [0.38, 0.58, 0.24, 0.16], [0.02, 0.02, 0.06, 0.06], css(shift(colour, -0.07)));
}

/** What actors put on or sit astride, drawn to fit them. */
export const OUTFITS: PropFamily = {
  '@spacehelmet': spaceHelmet,
  '@apron': (context, colour) => apron(context, colour ?? [0.95, 0.02, 85]),
  '@flyingbroom': flyingBroom,
  '@wornheadphones': (context, colour) => wornHeadphones(context, colour ?? [0.32, 0.03, 285]),
  '@wornscarf': (context, colour) => wornScarf(context, colour ?? [0.58, 0.21, 25]),
};
