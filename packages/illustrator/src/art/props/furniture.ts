import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { radialGradient } from '../../painting.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  IRON,
  type PropFamily,
  roundShade,
  strokeLine,
  WOOD,
} from './brush.ts';

function table(context: Canvas2D, colour: Colour): void {
  for (const x of [0.12, 0.8])
    fillBox(
      context,
      [x, 0.5, 0.08, 0.47],
      0.02,
      roundShade(context, x, x + 0.08, shift(colour, -0.08)),
    );
  fillBox(context, [0.02, 0.42, 0.96, 0.11], 0.04, fallShade(context, 0.4, 0.54, colour));
}

function bookshelf(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.1, 0.04, 0.8, 0.93], 0.02, fallShade(context, 0, 1, colour));
  const random = createRandom(5);
  for (let shelf = 0; shelf < 4; shelf++) {
    const bottom = 0.25 + shelf * 0.225;
    context.fillStyle = css(shift(colour, -0.2));
    context.fillRect(0.15, bottom - 0.18, 0.7, 0.18);
    for (let x = 0.16; x < 0.8;) {
      const width = 0.03 + 0.03 * random();
      const height = 0.11 + 0.06 * random();
      fillBox(
        context,
        [x, bottom - height, width, height],
        0.006,
        css([0.62 + 0.2 * random(), 0.13, random() * 360]),
      );
      x += width + 0.006;
    }
  }
}

/** A low one with books in it, whose board at the top is for other things. */
function shelf(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.05, 0.52, 0.9, 0.45], 0.015, fallShade(context, 0.5, 1, colour));
  fillBox(context, [0.09, 0.58, 0.82, 0.34], 0.008, css(shift(colour, -0.2)));
  const random = createRandom(8);
  for (let x = 0.11; x < 0.86;) {
    const [width, height] = [0.03 + 0.025 * random(), 0.19 + 0.1 * random()];
    const cover = css([0.62 + 0.2 * random(), 0.11, random() * 360]);
    fillBox(context, [x, 0.92 - height, width, height], 0.006, cover);
    x += width + (random() < 0.15 ? 0.05 : 0.006);
  }
  fillBox(
    context,
    [0.02, 0.49, 0.96, 0.07],
    0.02,
    fallShade(context, 0.48, 0.58, shift(colour, 0.05)),
  );
}

function hammock(context: Canvas2D, colour: Colour): void {
  for (const x of [0.06, 0.9])
    fillBox(context, [x, 0.2, 0.05, 0.77], 0.02, roundShade(context, x, x + 0.05, DARK_WOOD));
  context.fillStyle = fallShade(context, 0.4, 0.85, colour);
  context.beginPath();
  context.moveTo(0.1, 0.36);
  context.quadraticCurveTo(0.5, 0.98, 0.91, 0.36);
  context.quadraticCurveTo(0.5, 0.72, 0.1, 0.36);
  context.fill();
  for (let i = 1; i < 4; i++) {
    context.strokeStyle = css(shift(colour, 0.16, 0.7), 0.8);
    context.lineWidth = 0.014;
    context.beginPath();
    context.moveTo(0.1, 0.36);
    context.quadraticCurveTo(0.5, 0.72 + i * 0.065, 0.91, 0.36);
    context.stroke();
  }
}

function cushion(context: Canvas2D, colour: Colour): void {
  context.fillStyle = fallShade(context, 0.45, 0.95, colour);
  context.beginPath();
  context.moveTo(0.06, 0.52);
  context.quadraticCurveTo(0.5, 0.6, 0.94, 0.52);
  context.quadraticCurveTo(0.9, 0.74, 0.96, 0.95);
  context.quadraticCurveTo(0.5, 0.9, 0.04, 0.95);
  context.quadraticCurveTo(0.1, 0.74, 0.06, 0.52);
  context.fill();
  fillEllipse(context, [0.5, 0.73, 0.025, 0.02], css(shift(colour, -0.18)));
}

/** The feet of an easel with a canvas, blank inside 0.22 to 0.78 across and 0.2 to 0.62 down. */
export function blankEasel(context: Canvas2D): void {
  for (const foot of [0.14, 0.86]) {
    strokeLine(
      context,
      [
        [0.5, 0.06],
        [foot, 0.97],
      ],
      0.035,
      css(WOOD),
    );
  }
  fillBox(context, [0.18, 0.16, 0.64, 0.5], 0.01, css([0.97, 0.01, 90]));
  fillBox(context, [0.14, 0.66, 0.72, 0.045], 0.01, css(DARK_WOOD));
}

function easel(context: Canvas2D): void {
  blankEasel(context);
  fillBox(context, [0.22, 0.2, 0.56, 0.42], 0, fallShade(context, 0.2, 0.62, [0.82, 0.1, 230]));
  fillEllipse(context, [0.64, 0.3, 0.05, 0.05], css([0.9, 0.15, 90]));
  fillShape(
    context,
    [
      [0.22, 0.62],
      [0.4, 0.42],
      [0.56, 0.62],
    ],
    css([0.6, 0.13, 150]),
  );
  fillShape(
    context,
    [
      [0.42, 0.62],
      [0.6, 0.46],
      [0.78, 0.62],
    ],
    css([0.68, 0.15, 140]),
  );
}

function snowGlobe(context: Canvas2D): void {
  fillBox(
    context,
    [0.2, 0.76, 0.6, 0.2],
    [0.06, 0.06, 0.03, 0.03],
    roundShade(context, 0.2, 0.8, [0.5, 0.13, 30]),
  );
  fillEllipse(
    context,
    [0.5, 0.44, 0.4, 0.4],
    radialGradient(context, 0.4, 0.34, 0.6, [
      [0, [0.95, 0.04, 225], 0.85],
      [1, [0.62, 0.12, 255], 0.85],
    ]),
  );
  context.save();
  context.beginPath();
  context.arc(0.5, 0.44, 0.39, 0, TAU);
  context.clip();
  fillEllipse(context, [0.5, 0.82, 0.5, 0.2], css([0.98, 0.01, 230]));
  for (let tier = 0; tier < 3; tier++) {
    const y = 0.3 + tier * 0.12;
    const half = 0.09 + tier * 0.045;
    fillShape(
      context,
      [
        [0.5, y - 0.1],
        [0.5 + half, y + 0.1],
        [0.5 - half, y + 0.1],
      ],
      css([0.5 + tier * 0.03, 0.13, 155]),
    );
  }
  const random = createRandom(3);
  for (let i = 0; i < 26; i++) {
    fillEllipse(
      context,
      [0.15 + 0.7 * random(), 0.08 + 0.66 * random(), 0.012, 0.012],
      css([1, 0, 0], 0.9),
    );
  }
  context.restore();
  context.strokeStyle = css([1, 0, 0], 0.8);
  context.lineWidth = 0.03;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(0.5, 0.44, 0.33, Math.PI * 1.05, Math.PI * 1.35);
  context.stroke();
}

function treasureChest(context: Canvas2D): void {
  fillBox(
    context,
    [0.1, 0.2, 0.8, 0.32],
    [0.16, 0.16, 0, 0],
    fallShade(context, 0.2, 0.52, shift(WOOD, -0.06)),
  );
  fillEllipse(context, [0.5, 0.56, 0.36, 0.13], css([0.87, 0.16, 92]));
  for (let i = 0; i < 9; i++) {
    fillEllipse(
      context,
      [0.2 + i * 0.075, 0.5 + 0.03 * Math.sin(i * 2.2), 0.05, 0.045],
      css([0.9 - 0.06 * (i % 2), 0.16, 92]),
    );
  }
  fillBox(context, [0.08, 0.56, 0.84, 0.4], 0.03, fallShade(context, 0.56, 0.96, WOOD));
  for (const x of [0.16, 0.76]) fillBox(context, [x, 0.56, 0.08, 0.4], 0, css(shift(IRON, 0.1)));
  fillBox(context, [0.44, 0.54, 0.12, 0.15], 0.02, css([0.82, 0.15, 88]));
  fillEllipse(context, [0.5, 0.6, 0.02, 0.02], css([0.25, 0.03, 60]));
}

function dumbbell(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.2, 0.46, 0.6, 0.09], 0.04, fallShade(context, 0.46, 0.55, [0.8, 0.01, 270]));
  for (const side of [0, 1]) {
    const at = (x: number, width: number): number => (side ? 1 - x - width : x);
    for (const [x, width, tall] of [
      [0.02, 0.1, 0.4],
      [0.13, 0.12, 0.56],
    ] as const) {
      fillBox(
        context,
        [at(x, width), 0.505 - tall / 2, width, tall],
        0.045,
        fallShade(context, 0.505 - tall / 2, 0.505 + tall / 2, colour),
      );
    }
  }
}

/** A bar with plates, seen from the front. */
function barbell(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.02, 0.485, 0.96, 0.03],
    0.015,
    fallShade(context, 0.48, 0.52, [0.82, 0.01, 270]),
  );
  for (const side of [0, 1]) {
    for (const [x, width, tall] of [
      [0.06, 0.05, 0.26],
      [0.12, 0.06, 0.4],
    ] as const) {
      fillBox(
        context,
        [side ? 1 - x - width : x, 0.5 - tall / 2, width, tall],
        0.02,
        fallShade(context, 0.5 - tall / 2, 0.5 + tall / 2, colour),
      );
    }
  }
}

/** A heap that somebody is under: soft folds and a hem, with a brim to look out of. */
function blanket(context: Canvas2D, colour: Colour): void {
  context.beginPath();
  context.moveTo(0.01, 0.95);
  context.bezierCurveTo(0.02, 0.72, 0.14, 0.5, 0.3, 0.46);
  context.bezierCurveTo(0.42, 0.52, 0.58, 0.52, 0.7, 0.46);
  context.bezierCurveTo(0.86, 0.5, 0.98, 0.72, 0.99, 0.95);
  context.quadraticCurveTo(0.86, 1.01, 0.72, 0.97);
  context.quadraticCurveTo(0.6, 1.01, 0.48, 0.97);
  context.quadraticCurveTo(0.34, 1.01, 0.22, 0.97);
  context.quadraticCurveTo(0.1, 1.01, 0.01, 0.95);
  context.closePath();
  context.fillStyle = fallShade(context, 0.44, 1, colour);
  context.fill();
  context.save();
  context.clip();
  for (let i = 0; i < 12; i++) {
    const x = 0.1 + (i % 4) * 0.26 + (Math.floor(i / 4) % 2) * 0.13;
    fillEllipse(
      context,
      [x, 0.6 + Math.floor(i / 4) * 0.15, 0.025, 0.022],
      css(shift(colour, 0.16)),
    );
  }
  context.strokeStyle = css(shift(colour, -0.1), 0.6);
  context.lineWidth = 0.016;
  for (const [from, bend, to] of [
    [0.3, 0.2, 0.2],
    [0.42, 0.38, 0.4],
    [0.6, 0.62, 0.62],
    [0.7, 0.8, 0.82],
  ] as const) {
    context.beginPath();
    context.moveTo(from, 0.5);
    context.quadraticCurveTo(bend, 0.72, to, 0.92);
    context.stroke();
  }
  context.restore();
  context.strokeStyle = css(shift(colour, 0.14));
  context.lineWidth = 0.04;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(0.26, 0.48);
  context.bezierCurveTo(0.4, 0.545, 0.6, 0.545, 0.74, 0.48);
  context.stroke();
}

/** A seat of a train or bus with a rest for the head, from the front. */
function trainSeat(context: Canvas2D, colour: Colour): void {
  for (const x of [0.2, 0.72]) fillBox(context, [x, 0.86, 0.08, 0.14], 0.02, css(IRON));
  fillBox(
    context,
    [0.14, 0.1, 0.72, 0.64],
    0.1,
    fallShade(context, 0.1, 0.74, shift(colour, -0.04)),
  );
  fillBox(context, [0.26, 0, 0.48, 0.2], 0.08, fallShade(context, 0, 0.2, [0.9, 0.01, 90]));
  fillBox(
    context,
    [0.12, 0.62, 0.76, 0.28],
    0.08,
    fallShade(context, 0.6, 0.9, shift(colour, 0.05)),
  );
  for (const x of [0.04, 0.84])
    fillBox(
      context,
      [x, 0.46, 0.12, 0.34],
      0.06,
      roundShade(context, x, x + 0.12, shift(colour, -0.1)),
    );
}

export const FURNITURE: PropFamily = {
  '@trainseat': (context, colour) => trainSeat(context, colour ?? [0.48, 0.13, 255]),
  '@blanket': (context, colour) => blanket(context, colour ?? [0.62, 0.13, 300]),
  '@barbell': (context, colour) => barbell(context, colour ?? [0.36, 0.03, 280]),
  '@dumbbell': (context, colour) => dumbbell(context, colour ?? [0.36, 0.03, 280]),
  '@table': (context, colour) => table(context, colour ?? WOOD),
  '@bookshelf': (context, colour) => bookshelf(context, colour ?? DARK_WOOD),
  '@shelf': (context, colour) => shelf(context, colour ?? WOOD),
  '@hammock': (context, colour) => hammock(context, colour ?? [0.7, 0.16, 40]),
  '@cushion': (context, colour) => cushion(context, colour ?? [0.68, 0.17, 10]),
  '@easel': easel,
  '@snowglobe': snowGlobe,
  '@chest': treasureChest,
};
