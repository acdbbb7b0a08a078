import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  IRON,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeLine,
  WOOD,
} from './brush.ts';

function wheelOf(context: Canvas2D, x: number): void {
  fillEllipse(context, [x, 0.9, 0.085, 0.085], css([0.2, 0.01, 270]));
  fillEllipse(context, [x, 0.9, 0.04, 0.04], css([0.75, 0.01, 270]));
}

function doubleDecker(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.03, 0.12, 0.94, 0.76], 0.05, fallShade(context, 0.1, 0.95, colour));
  const glass = css([0.82, 0.06, 225]);
  for (const [y, count] of [
    [0.2, 5],
    [0.52, 4],
  ] as const) {
    for (let i = 0; i < count; i++)
      fillBox(context, [0.08 + i * 0.172, y, 0.15, 0.18], 0.02, glass);
  }
  fillBox(context, [0.79, 0.5, 0.13, 0.36], 0.02, css([0.74, 0.07, 225]));
  context.fillStyle = css(shift(colour, -0.14));
  context.fillRect(0.845, 0.5, 0.014, 0.36);
  context.fillRect(0.03, 0.42, 0.94, 0.03);
  context.fillStyle = css([0.96, 0.04, 90]);
  context.fillRect(0.08, 0.74, 0.62, 0.025);
  fillEllipse(context, [0.06, 0.8, 0.022, 0.022], css([0.97, 0.1, 95]));
  wheelOf(context, 0.25);
  wheelOf(context, 0.7);
}

function sail(
  context: Canvas2D,
  [left, top, width, height]: readonly [left: number, top: number, width: number, height: number],
  cloth: Colour = [0.92, 0.03, 85],
): void {
  const right = left + width;
  const bottom = top + height;
  context.beginPath();
  context.moveTo(left, top);
  context.lineTo(right, top);
  context.quadraticCurveTo(right + width * 0.16, top + height * 0.55, right, bottom);
  context.quadraticCurveTo(left + width * 0.5, top + height * 0.86, left, bottom);
  context.quadraticCurveTo(left + width * 0.16, top + height * 0.5, left, top);
  context.fillStyle = fallShade(context, top, bottom, cloth);
  context.fill();
}

function sailingShip(context: Canvas2D, flag: Colour, cloth?: Colour): void {
  for (const [x, top] of [
    [0.3, 0.1],
    [0.56, 0.03],
    [0.76, 0.18],
  ] as const) {
    strokeLine(
      context,
      [
        [x, 0.76],
        [x, top],
      ],
      0.022,
      css(DARK_WOOD),
    );
  }
  for (const place of [
    [0.17, 0.16, 0.24, 0.22],
    [0.15, 0.41, 0.28, 0.26],
    [0.43, 0.1, 0.26, 0.24],
    [0.41, 0.37, 0.29, 0.3],
    [0.68, 0.3, 0.18, 0.3],
  ] as const) {
    sail(context, place, cloth);
  }
  fillShape(
    context,
    [
      [0.56, 0.03],
      [0.74, 0.06],
      [0.56, 0.1],
    ],
    css(flag),
  );
  context.beginPath();
  context.moveTo(0.03, 0.62);
  context.quadraticCurveTo(0.1, 0.74, 0.3, 0.74);
  context.lineTo(0.78, 0.74);
  context.lineTo(0.97, 0.6);
  context.quadraticCurveTo(0.95, 0.95, 0.74, 0.97);
  context.lineTo(0.26, 0.97);
  context.quadraticCurveTo(0.08, 0.94, 0.03, 0.62);
  context.fillStyle = fallShade(context, 0.6, 1, WOOD);
  context.fill();
  context.fillStyle = css(shift(WOOD, -0.16), 0.6);
  for (const y of [0.8, 0.88]) context.fillRect(0.12, y, 0.78, 0.012);
  for (let i = 0; i < 5; i++) {
    fillBox(context, [0.24 + i * 0.12, 0.815, 0.045, 0.05], 0.01, css(IRON));
  }
}

/** A ship with dark sails, and a skull over crossed bones on the largest. */
function pirateShip(context: Canvas2D, cloth: Colour): void {
  sailingShip(context, [0.18, 0.01, 280], cloth);
  const bone = css([0.96, 0.012, 90]);
  for (const side of [-1, 1]) {
    strokeLine(
      context,
      [
        [0.555 - side * 0.085, 0.575],
        [0.555 + side * 0.085, 0.62],
      ],
      0.022,
      bone,
    );
  }
  fillEllipse(context, [0.555, 0.485, 0.068, 0.062], bone);
  fillBox(context, [0.522, 0.52, 0.066, 0.05], 0.015, bone);
  for (const x of [0.53, 0.58])
    fillEllipse(context, [x, 0.49, 0.017, 0.02], css([0.2, 0.015, 280]));
  fillEllipse(context, [0.555, 0.52, 0.008, 0.011], css([0.2, 0.015, 280]));
}

/** A landscape in a golden frame. */
function framedPainting(context: Canvas2D): void {
  fillBox(context, [0.04, 0.14, 0.92, 0.76], 0.03, fallShade(context, 0.1, 0.95, [0.74, 0.13, 82]));
  fillBox(context, [0.12, 0.22, 0.76, 0.6], 0.01, fallShade(context, 0.2, 0.7, [0.82, 0.09, 235]));
  fillShape(
    context,
    [
      [0.12, 0.62],
      [0.34, 0.34],
      [0.56, 0.64],
      [0.7, 0.46],
      [0.88, 0.66],
      [0.88, 0.82],
      [0.12, 0.82],
    ],
    css([0.58, 0.09, 270]),
  );
  fillShape(
    context,
    [
      [0.12, 0.7],
      [0.88, 0.66],
      [0.88, 0.82],
      [0.12, 0.82],
    ],
    css([0.64, 0.13, 140]),
  );
  fillEllipse(context, [0.72, 0.33, 0.05, 0.05], css([0.93, 0.13, 92]));
}

/** A clay lamp with one flame. */
function clayLamp(context: Canvas2D): void {
  context.beginPath();
  context.moveTo(0.5, 0.14);
  context.quadraticCurveTo(0.7, 0.42, 0.5, 0.62);
  context.quadraticCurveTo(0.3, 0.42, 0.5, 0.14);
  context.fillStyle = fallShade(context, 0.1, 0.64, [0.84, 0.17, 72]);
  context.fill();
  fillEllipse(context, [0.5, 0.5, 0.06, 0.1], css([0.97, 0.1, 95]));
  const clay: Colour = [0.58, 0.14, 42];
  context.beginPath();
  context.moveTo(0.06, 0.6);
  context.quadraticCurveTo(0.14, 0.97, 0.5, 0.98);
  context.quadraticCurveTo(0.86, 0.97, 0.94, 0.6);
  context.closePath();
  context.fillStyle = fallShade(context, 0.58, 1, clay);
  context.fill();
  fillEllipse(context, [0.5, 0.61, 0.44, 0.075], css(shift(clay, 0.1)));
  fillEllipse(context, [0.5, 0.615, 0.37, 0.05], css([0.72, 0.13, 70]));
  for (let i = 0; i < 7; i++) {
    fillEllipse(
      context,
      [0.2 + i * 0.1, 0.8 - 0.012 * (i - 3) ** 2 + 0.04, 0.018, 0.018],
      css([0.9, 0.13, 88]),
    );
  }
}

/** Three books that lie on each other. */
function bookStack(context: Canvas2D): void {
  for (const [x, y, wide, tone] of [
    [0.06, 0.72, 0.86, [0.55, 0.16, 25]],
    [0.12, 0.46, 0.8, [0.6, 0.13, 250]],
    [0.04, 0.2, 0.82, [0.7, 0.14, 150]],
  ] as const) {
    fillBox(context, [x, y, wide, 0.27], 0.03, css(shift(tone, -0.08)));
    fillBox(context, [x + 0.05, y + 0.045, wide - 0.05, 0.18], 0.01, css([0.96, 0.02, 85]));
    for (const line of [0.09, 0.135, 0.18]) {
      fillBox(context, [x + 0.08, y + line, wide - 0.1, 0.008], 0, css([0.84, 0.03, 80]));
    }
    fillBox(context, [x, y, wide, 0.06], 0.03, roundShade(context, x, x + wide, tone));
    fillBox(context, [x, y + 0.22, wide, 0.05], 0.02, roundShade(context, x, x + wide, tone));
    fillBox(context, [x, y, 0.09, 0.27], 0.04, roundShade(context, x, x + 0.09, tone));
  }
}

/** With four holes and thread through them. */
function sewingButton(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.52, 0.46, 0.46], css(shift(colour, -0.16)));
  fillEllipse(context, [0.5, 0.5, 0.46, 0.46], fallShade(context, 0.04, 0.96, colour));
  strokeEllipse(context, [0.5, 0.5, 0.35, 0.35], 0.035, css(shift(colour, -0.1)));
  for (const x of [0.4, 0.6])
    for (const y of [0.4, 0.6]) fillEllipse(context, [x, y, 0.055, 0.055], css([0.25, 0.03, 280]));
  const thread = css([0.95, 0.03, 90]);
  strokeLine(context, [[0.4, 0.4], [0.6, 0.6]], 0.035, thread); // prettier-ignore
  strokeLine(context, [[0.6, 0.4], [0.4, 0.6]], 0.035, thread); // prettier-ignore
}

export const CRAFT: PropFamily = {
  '@sewingbutton': (context, colour) => sewingButton(context, colour ?? [0.62, 0.16, 250]),
  '@bookstack': (context) => bookStack(context),
  '@painting': framedPainting,
  '@diya': clayLamp,
  '@doubledecker': (context, colour) => doubleDecker(context, colour ?? [0.56, 0.21, 27]),
  '@sailingship': (context, colour) => sailingShip(context, colour ?? [0.62, 0.2, 27]),
  '@pirateship': (context, colour) => pirateShip(context, colour ?? [0.26, 0.015, 280]),
};
