import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  CREAM,
  DARK_WOOD,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  IRON,
  PORCELAIN,
  type PropFamily,
  roundShade,
  STEEL,
  strokeLine,
  WARM_LIGHT,
  WOOD,
} from './brush.ts';

const LAMPS_OFF: Colour = [0.2, 0.015, 260];
const FONDANT: Colour = [0.95, 0.035, 75];
const PIPING: Colour = [0.84, 0.1, 5];
const CANDLE_COLOURS: readonly Colour[] = [
  [0.75, 0.15, 350],
  [0.78, 0.12, 220],
  [0.86, 0.14, 95],
];

/** The round body of a cake from `top` to `bottom`, on its plate, with piped rims. */
function cakeBody(context: Canvas2D, top: number, bottom: number, colour: Colour): void {
  const [left, right, arch] = [0.08, 0.92, 0.055];
  fillEllipse(context, [0.5, bottom + 0.02, 0.49, 0.075], fallShade(context, 0.85, 1, PORCELAIN));
  context.fillStyle = roundShade(context, left, right, colour);
  context.beginPath();
  context.ellipse(0.5, bottom - arch, 0.42, arch, 0, 0, Math.PI);
  context.ellipse(0.5, top, 0.42, arch, 0, Math.PI, 0);
  context.fill();
  fillEllipse(context, [0.5, top, 0.42, arch], css(shift(colour, 0.03)));
  for (let i = 0; i <= 12; i++) {
    const along = Math.PI * (i / 12);
    const x = 0.5 - 0.42 * Math.cos(along);
    fillBall(context, x, bottom - arch + arch * Math.sin(along), 0.032, PIPING);
    fillBall(context, x, top + arch * Math.sin(along), 0.03, PIPING);
  }
}

/** A cake whose side is smooth, with three candles. */
function letteredCake(context: Canvas2D, colour: Colour): void {
  cakeBody(context, 0.37, 0.93, colour);
  for (const [i, tone] of CANDLE_COLOURS.entries()) {
    const x = 0.32 + 0.18 * i;
    fillBox(
      context,
      [x - 0.018, 0.17, 0.036, 0.19],
      0.012,
      roundShade(context, x - 0.018, x + 0.018, tone),
    );
    fillEllipse(context, [x, 0.115, 0.026, 0.05], css([0.84, 0.17, 70]));
    fillEllipse(context, [x, 0.13, 0.014, 0.028], css(WARM_LIGHT));
  }
}

/** A cake with two sticks in it that hold up letters. */
function toppedCake(context: Canvas2D, colour: Colour): void {
  for (const x of [0.34, 0.66]) {
    strokeLine(
      context,
      [
        [x, 0.3],
        [x, 0.62],
      ],
      0.014,
      css(shift(BRASS, -0.1)),
    );
  }
  cakeBody(context, 0.6, 0.94, colour);
}

/** A cake with room for the numbers of an age on it, a flame above each. */
function ageCake(context: Canvas2D, colour: Colour, flames: readonly number[]): void {
  for (const x of flames) {
    strokeLine(
      context,
      [
        [x, 0.17],
        [x, 0.36],
      ],
      0.01,
      css([0.3, 0.03, 50]),
    );
    fillEllipse(context, [x, 0.125, 0.028, 0.055], css([0.78, 0.18, 58]));
    fillEllipse(context, [x, 0.14, 0.015, 0.03], css([0.95, 0.14, 95]));
  }
  cakeBody(context, 0.54, 0.94, colour);
}

/** A shirt laid out flat, plain in front. */
function printShirt(context: Canvas2D, colour: Colour): void {
  const shade = fallShade(context, 0.05, 1, colour);
  context.fillStyle = css(shift(colour, -0.12));
  context.beginPath();
  context.ellipse(0.5, 0.13, 0.13, 0.06, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(0.36, 0.07);
  context.quadraticCurveTo(0.5, 0.24, 0.64, 0.07);
  context.quadraticCurveTo(0.78, 0.1, 0.84, 0.17);
  context.lineTo(0.99, 0.4);
  context.quadraticCurveTo(0.92, 0.47, 0.84, 0.49);
  context.lineTo(0.755, 0.38);
  context.quadraticCurveTo(0.74, 0.7, 0.765, 0.95);
  context.quadraticCurveTo(0.5, 1.01, 0.235, 0.95);
  context.quadraticCurveTo(0.26, 0.7, 0.245, 0.38);
  context.lineTo(0.16, 0.49);
  context.quadraticCurveTo(0.08, 0.47, 0.01, 0.4);
  context.lineTo(0.16, 0.17);
  context.quadraticCurveTo(0.22, 0.1, 0.36, 0.07);
  context.fill();
  context.strokeStyle = css(shift(colour, -0.14), 0.7);
  context.lineWidth = 0.012;
  context.beginPath();
  context.moveTo(0.355, 0.085);
  context.quadraticCurveTo(0.5, 0.275, 0.645, 0.085);
  context.moveTo(0.245, 0.38);
  context.lineTo(0.25, 0.27);
  context.moveTo(0.755, 0.38);
  context.lineTo(0.75, 0.27);
  context.stroke();
}

/** A cloth bag with two handles. */
function toteBag(context: Canvas2D, colour: Colour): void {
  context.strokeStyle = css(shift(colour, -0.12));
  context.lineWidth = 0.045;
  context.beginPath();
  context.moveTo(0.32, 0.36);
  context.bezierCurveTo(0.32, -0.06, 0.68, -0.06, 0.68, 0.36);
  context.stroke();
  context.fillStyle = fallShade(context, 0.3, 1, colour);
  context.beginPath();
  context.moveTo(0.13, 0.33);
  context.lineTo(0.87, 0.33);
  context.lineTo(0.93, 0.96);
  context.quadraticCurveTo(0.5, 1.02, 0.07, 0.96);
  context.fill();
  strokeLine(
    context,
    [
      [0.13, 0.385],
      [0.87, 0.385],
    ],
    0.008,
    css(shift(colour, -0.14), 0.8),
  );
}

/** Cloth between two poles, sagging in the middle. */
function hangingBanner(context: Canvas2D, colour: Colour): void {
  for (const x of [0.015, 0.945]) {
    fillBox(context, [x, 0.22, 0.04, 0.78], 0.015, roundShade(context, x, x + 0.04, WOOD));
    fillBall(context, x + 0.02, 0.21, 0.032, BRASS);
  }
  const path = (inset: number): void => {
    context.beginPath();
    context.moveTo(0.04 + inset, 0.31 + inset);
    context.quadraticCurveTo(0.5, 0.42 + inset, 0.96 - inset, 0.31 + inset);
    context.lineTo(0.96 - inset, 0.68 - inset);
    context.quadraticCurveTo(0.5, 0.79 - inset, 0.04 + inset, 0.68 - inset);
    context.closePath();
  };
  context.fillStyle = fallShade(context, 0.31, 0.76, colour);
  path(0);
  context.fill();
  context.strokeStyle = css(shift(colour, 0.18, 0.5));
  context.lineWidth = 0.01;
  path(0.022);
  context.stroke();
}

/** A vehicle's number plate, nearly as wide as its box. */
function licensePlate(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.01, 0.24, 0.98, 0.5],
    0.06,
    fallShade(context, 0.24, 0.74, shift(STEEL, -0.12)),
  );
  fillBox(context, [0.03, 0.26, 0.94, 0.46], 0.05, fallShade(context, 0.26, 0.72, colour));
  context.strokeStyle = css([0.36, 0.14, 262]);
  context.lineWidth = 0.014;
  context.beginPath();
  context.roundRect(0.055, 0.285, 0.89, 0.41, 0.035);
  context.stroke();
  for (const x of [0.2, 0.8]) fillBall(context, x, 0.325, 0.016, STEEL);
}

/** A board on one high steel pole, with lamps above. */
function billboard(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.44, 0.6, 0.12, 0.4],
    0.01,
    roundShade(context, 0.44, 0.56, shift(IRON, 0.12)),
  );
  fillBox(context, [0.02, 0.06, 0.96, 0.56], 0.02, css(shift(IRON, 0.05)));
  fillBox(context, [0.045, 0.085, 0.91, 0.49], 0.008, fallShade(context, 0.08, 0.58, colour));
  fillBox(context, [0.02, 0.62, 0.96, 0.025], 0.01, css(shift(IRON, -0.06)));
  for (const x of [0.2, 0.5, 0.8]) {
    strokeLine(
      context,
      [
        [x, 0.07],
        [x, 0.02],
      ],
      0.012,
      css(IRON),
    );
    fillEllipse(context, [x, 0.02, 0.04, 0.016], css(WARM_LIGHT));
  }
}

/** The lit board above the doors of a cinema, with bulbs around it. */
function marquee(context: Canvas2D, colour: Colour): void {
  for (const x of [0.12, 0.82]) {
    fillBox(
      context,
      [x, 0.6, 0.06, 0.4],
      0.01,
      roundShade(context, x, x + 0.06, shift(DARK_WOOD, 0.06)),
    );
  }
  fillBox(context, [0.01, 0.1, 0.98, 0.56], 0.05, fallShade(context, 0.1, 0.66, colour));
  fillBox(context, [0.08, 0.18, 0.84, 0.4], 0.015, fallShade(context, 0.18, 0.58, CREAM));
  for (const y of [0.313, 0.447]) {
    fillBox(context, [0.08, y, 0.84, 0.005], 0, css(shift(CREAM, -0.12)));
  }
  for (let i = 0; i < 15; i++) {
    const x = 0.045 + (i / 14) * 0.91;
    for (const y of [0.14, 0.62]) fillBall(context, x, y, 0.019, WARM_LIGHT);
  }
  for (let i = 1; i < 7; i++) {
    for (const x of [0.045, 0.955]) fillBall(context, x, 0.14 + (i / 7) * 0.48, 0.019, WARM_LIGHT);
  }
}

/** A dark board on two posts with a lamp at each corner, for a score in lights. */
function scoreboard(context: Canvas2D, colour: Colour): void {
  for (const x of [0.16, 0.78]) {
    fillBox(context, [x, 0.6, 0.06, 0.4], 0.01, roundShade(context, x, x + 0.06, STEEL));
  }
  fillBox(context, [0.01, 0.1, 0.98, 0.6], 0.03, fallShade(context, 0.1, 0.7, colour));
  fillBox(context, [0.05, 0.16, 0.9, 0.48], 0.015, fallShade(context, 0.16, 0.64, LAMPS_OFF));
  for (const x of [0.03, 0.97]) {
    for (const y of [0.13, 0.67]) fillBall(context, x, y, 0.014, WARM_LIGHT);
  }
}

/** A long plate at the top of a pole. */
function streetSign(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.47, 0.06, 0.06, 0.94], 0.015, roundShade(context, 0.47, 0.53, STEEL));
  fillBox(context, [0.01, 0.1, 0.98, 0.38], 0.045, css(shift(colour, -0.1)));
  fillBox(context, [0.025, 0.115, 0.95, 0.35], 0.035, fallShade(context, 0.1, 0.48, colour));
  context.strokeStyle = css(PORCELAIN);
  context.lineWidth = 0.008;
  context.beginPath();
  context.roundRect(0.04, 0.13, 0.92, 0.32, 0.025);
  context.stroke();
}

/** The front of a letter, with a stamp. */
function letteredEnvelope(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.02, 0.25, 0.96, 0.65], 0.03, fallShade(context, 0.25, 0.9, colour));
  context.strokeStyle = css(shift(colour, -0.1));
  context.lineWidth = 0.008;
  context.beginPath();
  context.roundRect(0.03, 0.26, 0.94, 0.63, 0.025);
  context.stroke();
  fillBox(context, [0.8, 0.29, 0.14, 0.13], 0.01, css([0.97, 0.01, 90]));
  fillBox(context, [0.815, 0.305, 0.11, 0.1], 0.005, css([0.62, 0.19, 20]));
  fillBall(context, 0.87, 0.355, 0.03, [0.85, 0.13, 60]);
}

/** A small plane that pulls a banner behind it. */
function bannerPlane(context: Canvas2D, colour: Colour): void {
  strokeLine(
    context,
    [
      [0.6, 0.56],
      [0.72, 0.52],
    ],
    0.008,
    css(IRON),
  );
  fillBox(
    context,
    [0.01, 0.44, 0.6, 0.24],
    0.02,
    fallShade(context, 0.44, 0.68, [0.98, 0.012, 90]),
  );
  context.strokeStyle = css(colour);
  context.lineWidth = 0.012;
  context.beginPath();
  context.roundRect(0.024, 0.456, 0.572, 0.208, 0.012);
  context.stroke();
  const body = fallShade(context, 0.4, 0.62, colour);
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(0.7, 0.5);
  context.quadraticCurveTo(0.84, 0.4, 0.95, 0.47);
  context.quadraticCurveTo(0.98, 0.52, 0.95, 0.56);
  context.quadraticCurveTo(0.84, 0.6, 0.7, 0.53);
  context.fill();
  context.beginPath();
  context.moveTo(0.7, 0.53);
  context.lineTo(0.69, 0.41);
  context.lineTo(0.74, 0.42);
  context.lineTo(0.78, 0.5);
  context.fill();
  fillEllipse(context, [0.86, 0.45, 0.04, 0.026], css([0.85, 0.06, 230]));
  fillBox(context, [0.79, 0.545, 0.15, 0.035], 0.017, css(shift(colour, 0.22, 0.6)));
  fillEllipse(context, [0.975, 0.515, 0.009, 0.085], css(shift(STEEL, 0.05), 0.6));
  fillBall(context, 0.968, 0.515, 0.018, shift(IRON, 0.1));
}

/** What letter blocks stand on. */
function letterBlocks(context: Canvas2D): void {
  fillBox(context, [0, 0.94, 1, 0.06], 0.02, fallShade(context, 0.94, 1, WOOD));
}

export const LETTERED_THINGS: PropFamily = {
  '@letteredcake': (context, colour) => letteredCake(context, colour ?? FONDANT),
  '@agecake1': (context, colour) => ageCake(context, colour ?? FONDANT, [0.5]),
  '@agecake2': (context, colour) => ageCake(context, colour ?? FONDANT, [0.4, 0.6]),
  '@agecake3': (context, colour) => ageCake(context, colour ?? FONDANT, [0.32, 0.5, 0.68]),
  '@toppedcake': (context, colour) => toppedCake(context, colour ?? FONDANT),
  '@printshirt': (context, colour) => printShirt(context, colour ?? [0.95, 0.01, 250]),
  '@totebag': (context, colour) => toteBag(context, colour ?? [0.92, 0.035, 85]),
  '@hangingbanner': (context, colour) => hangingBanner(context, colour ?? [0.58, 0.19, 22]),
  '@licenseplate': (context, colour) => licensePlate(context, colour ?? [0.97, 0.012, 240]),
  '@billboard': (context, colour) => billboard(context, colour ?? [0.96, 0.02, 95]),
  '@marquee': (context, colour) => marquee(context, colour ?? [0.5, 0.19, 25]),
  '@scoreboard': (context, colour) => scoreboard(context, colour ?? [0.36, 0.06, 155]),
  '@streetsign': (context, colour) => streetSign(context, colour ?? [0.47, 0.12, 152]),
  '@letteredenvelope': (context, colour) => letteredEnvelope(context, colour ?? [0.95, 0.03, 80]),
  '@bannerplane': (context, colour) => bannerPlane(context, colour ?? [0.6, 0.21, 27]),
  '@letterblocks': letterBlocks,
};
