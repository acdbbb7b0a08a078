import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { starCorners } from '../../math/star-corners.ts';
import { fillCircle, linearGradient, radialGradient, tracePolygon } from '../../painting.ts';
import { fallShade, fillBox, type PropFamily, strokeLine, WOOD } from './brush.ts';

const CRATERS = [
  [0.34, 0.36, 0.1],
  [0.6, 0.28, 0.06],
  [0.64, 0.58, 0.13],
  [0.38, 0.66, 0.07],
  [0.5, 0.48, 0.04],
  [0.78, 0.42, 0.05],
  [0.26, 0.52, 0.04],
] as const;

function moon(context: Canvas2D, colour: Colour): void {
  context.fillStyle = radialGradient(context, 0.42, 0.4, 0.6, [
    [0, shift(colour, 0.03)],
    [0.6, colour],
    [1, shift(colour, -0.18, 1.4, -20)],
  ]);
  context.beginPath();
  context.arc(0.5, 0.5, 0.46, 0, TAU);
  context.fill();
  context.save();
  context.clip();
  for (const [x, y, radius] of CRATERS) {
    context.fillStyle = css(shift(colour, -0.1, 1.2, -15), 0.5);
    fillCircle(context, x, y, radius);
    context.fillStyle = css(shift(colour, 0.02), 0.35);
    fillCircle(context, x + 0.012, y + 0.014, radius * 0.86);
  }
  context.restore();
}

/** White-hot in the middle, unless it has a color of its own. */
function sun(context: Canvas2D, colour: Colour): void {
  const isYellow = colour[0] > 0.8;
  context.fillStyle = radialGradient(context, 0.5, 0.5, 0.46, [
    [0, isYellow ? [0.99, 0.04, 95] : shift(colour, 0.09)],
    [0.6, colour],
    [1, shift(colour, -0.08, 1.2, -20)],
  ]);
  fillCircle(context, 0.5, 0.5, 0.46);
}

const RAINBOW: readonly Colour[] = [
  [0.65, 0.23, 25],
  [0.76, 0.17, 60],
  [0.9, 0.17, 100],
  [0.75, 0.19, 145],
  [0.68, 0.15, 235],
  [0.5, 0.2, 285],
  [0.6, 0.22, 315],
];

function rainbow(context: Canvas2D): void {
  context.lineWidth = 0.053;
  context.lineCap = 'butt';
  RAINBOW.forEach((colour, i) => {
    context.strokeStyle = linearGradient(
      context,
      [0, 0.4, 0, 0.88],
      [
        [0, colour, 0.92],
        [1, colour, 0.25],
      ],
    );
    context.beginPath();
    context.arc(0.5, 0.88, 0.46 - i * 0.05, Math.PI, TAU);
    context.stroke();
  });
}

function star(context: Canvas2D, colour: Colour): void {
  const fill = radialGradient(context, 0.4, 0.35, 0.6, [
    [0, shift(colour, 0.08)],
    [1, shift(colour, -0.12, 1.1, -25)],
  ]);
  context.fillStyle = fill;
  context.strokeStyle = fill;
  tracePolygon(context, starCorners([0.5, 0.52], 0.44, 0.5));
  context.lineJoin = 'round';
  context.lineWidth = 0.06;
  context.stroke();
  context.fill();
}

function envelopePath(context: Canvas2D): void {
  context.beginPath();
  context.moveTo(0.5, 0.72);
  context.bezierCurveTo(0.36, 0.64, 0.14, 0.52, 0.14, 0.32);
  context.bezierCurveTo(0.14, 0.1, 0.32, 0.02, 0.5, 0.02);
  context.bezierCurveTo(0.68, 0.02, 0.86, 0.1, 0.86, 0.32);
  context.bezierCurveTo(0.86, 0.52, 0.64, 0.64, 0.5, 0.72);
  context.closePath();
}

function envelopeGore(context: Canvas2D, offset: number): void {
  context.beginPath();
  context.moveTo(0.5, 0);
  context.bezierCurveTo(
    0.46 + offset * 1.3,
    0.1,
    0.45 + offset * 1.5,
    0.4,
    0.49 + offset * 0.3,
    0.74,
  );
  context.lineTo(0.53 + offset * 0.3, 0.74);
  context.bezierCurveTo(0.6 + offset * 1.5, 0.4, 0.58 + offset * 1.3, 0.1, 0.5, 0);
  context.fill();
}

function hotAirBalloon(context: Canvas2D, colour: Colour): void {
  envelopePath(context);
  context.fillStyle = css(colour);
  context.fill();
  context.save();
  context.clip();
  for (const i of [-3, -1, 1, 3]) {
    context.fillStyle = css(i === -3 || i === 1 ? shift(colour, 0.22, 0.6, 50) : [0.95, 0.05, 90]);
    envelopeGore(context, i * 0.13);
  }
  context.fillStyle = linearGradient(
    context,
    [0.14, 0, 0.86, 0],
    [
      [0, [1, 0, 0], 0.28],
      [0.4, [1, 0, 0], 0],
      [0.75, [0.2, 0.1, 300], 0],
      [1, [0.2, 0.12, 300], 0.45],
    ],
  );
  context.fillRect(0, 0, 1, 1);
  context.fillStyle = linearGradient(
    context,
    [0, 0, 0, 0.74],
    [
      [0, [1, 0, 0], 0.2],
      [0.5, [1, 0, 0], 0],
      [1, [0.2, 0.14, 320], 0.4],
    ],
  );
  context.fillRect(0, 0, 1, 1);
  context.restore();
  for (const offset of [-0.1, -0.035, 0.035, 0.1]) {
    strokeLine(
      context,
      [
        [0.5 + offset * 0.55, 0.69],
        [0.5 + offset, 0.84],
      ],
      0.008,
      css([0.4, 0.06, 60]),
    );
  }
  fillBox(context, [0.37, 0.82, 0.26, 0.16], 0.03, fallShade(context, 0.82, 0.98, WOOD));
  fillBox(context, [0.36, 0.81, 0.28, 0.03], 0.012, css(shift(WOOD, 0.12)));
}

function airship(context: Canvas2D, colour: Colour): void {
  for (const [y0, y1] of [
    [0.3, 0.16],
    [0.5, 0.66],
  ] as const) {
    context.fillStyle = css(shift(colour, -0.14));
    context.beginPath();
    context.moveTo(0.8, y0);
    context.lineTo(0.97, y1);
    context.lineTo(0.97, 0.4);
    context.fill();
  }
  context.fillStyle = fallShade(context, 0.18, 0.64, colour);
  context.beginPath();
  context.ellipse(0.48, 0.4, 0.46, 0.22, 0, 0, TAU);
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = css(shift(colour, 0.2, 0.5, 40), 0.9);
  context.fillRect(0, 0.37, 1, 0.06);
  context.restore();
  fillBox(
    context,
    [0.34, 0.61, 0.3, 0.12],
    [0.02, 0.02, 0.06, 0.06],
    fallShade(context, 0.6, 0.74, WOOD),
  );
  for (let i = 0; i < 4; i++) {
    fillBox(context, [0.37 + i * 0.065, 0.64, 0.04, 0.035], 0.01, css([0.95, 0.1, 90]));
  }
}

/** A ring of light that stands upright, with a whirl inside. */
function portal(context: Canvas2D, colour: Colour): void {
  context.save();
  context.translate(0.5, 0.5);
  context.scale(0.74, 1);
  context.fillStyle = radialGradient(context, 0, 0, 0.48, [
    [0, [0.97, 0.04, colour[2]]],
    [0.3, shift(colour, 0.12)],
    [0.75, shift(colour, -0.18)],
    [1, shift(colour, -0.3)],
  ]);
  context.beginPath();
  context.arc(0, 0, 0.46, 0, TAU);
  context.fill();
  context.lineCap = 'round';
  for (let arm = 0; arm < 5; arm++) {
    context.strokeStyle = css(shift(colour, 0.2, 0.8, arm * 14), 0.55);
    context.lineWidth = 0.022;
    context.beginPath();
    for (let i = 0; i <= 24; i++) {
      const t = i / 24;
      const angle = (arm / 5) * TAU + t * 3.4;
      context.lineTo(Math.cos(angle) * 0.43 * t, Math.sin(angle) * 0.43 * t);
    }
    context.stroke();
  }
  for (const [radius, wide, alpha] of [
    [0.46, 0.06, 0.5],
    [0.455, 0.03, 1],
  ] as const) {
    context.strokeStyle = css(shift(colour, 0.16, 0.9), alpha);
    context.lineWidth = wide;
    context.beginPath();
    context.arc(0, 0, radius, 0, TAU);
    context.stroke();
  }
  context.restore();
}

export const SKY_THINGS: PropFamily = {
  '@moon': (context, colour) => moon(context, colour ?? [0.95, 0.05, 95]),
  '@sun': (context, colour) => sun(context, colour ?? [0.9, 0.16, 90]),
  '@portal': (context, colour) => portal(context, colour ?? [0.62, 0.2, 295]),
  '@rainbow': rainbow,
  '@star': (context, colour) => star(context, colour ?? [0.87, 0.17, 92]),
  '@hotairballoon': (context, colour) => hotAirBalloon(context, colour ?? [0.63, 0.22, 25]),
  '@airship': (context, colour) => airship(context, colour ?? [0.72, 0.13, 40]),
};
