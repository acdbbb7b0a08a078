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
  WARM_LIGHT,
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

function fireplace(context: Canvas2D): void {
  const brick: Colour = [0.52, 0.12, 35];
  fillBox(context, [0.1, 0.2, 0.8, 0.77], 0.02, fallShade(context, 0.2, 1, brick));
  context.save();
  context.clip();
  context.strokeStyle = css(shift(brick, 0.14), 0.5);
  context.lineWidth = 0.01;
  for (let row = 0; row < 8; row++) {
    for (let i = 0; i < 6; i++) {
      context.beginPath();
      context.rect(0.1 + (i + (row % 2) / 2) * 0.15, 0.24 + row * 0.09, 0.15, 0.09);
      context.stroke();
    }
  }
  context.restore();
  fillBox(context, [0.05, 0.12, 0.9, 0.1], 0.02, fallShade(context, 0.12, 0.22, WOOD));
  fillBox(context, [0.26, 0.44, 0.48, 0.53], [0.2, 0.2, 0, 0], css([0.18, 0.03, 30]));
  context.fillStyle = radialGradient(context, 0.5, 0.9, 0.34, [
    [0, [0.95, 0.15, 85], 0.9],
    [1, [0.6, 0.2, 40], 0],
  ]);
  context.fillRect(0.26, 0.5, 0.48, 0.46);
  campfireFlames(context, 0.5, 0.92, 0.42);
}

/** Three tongues of flame standing on (x, y). */
function campfireFlames(context: Canvas2D, x: number, y: number, height: number): void {
  for (const [colour, scale] of [
    [[0.68, 0.21, 38], 1],
    [[0.82, 0.18, 65], 0.7],
    [[0.96, 0.12, 98], 0.42],
  ] as const) {
    const h = height * scale;
    context.fillStyle = css(colour);
    context.beginPath();
    context.moveTo(x - h * 0.36, y - h * 0.12);
    context.bezierCurveTo(x - h * 0.46, y - h * 0.5, x - h * 0.1, y - h * 0.5, x - h * 0.02, y - h);
    context.bezierCurveTo(
      x + h * 0.08,
      y - h * 0.6,
      x + h * 0.46,
      y - h * 0.5,
      x + h * 0.36,
      y - h * 0.1,
    );
    context.bezierCurveTo(
      x + h * 0.2,
      y + h * 0.06,
      x - h * 0.2,
      y + h * 0.06,
      x - h * 0.36,
      y - h * 0.12,
    );
    context.fill();
  }
}

function campfire(context: Canvas2D): void {
  campfireFlames(context, 0.5, 0.88, 0.78);
  for (const [from, to] of [
    [0.16, 0.84],
    [0.84, 0.16],
  ] as const) {
    strokeLine(
      context,
      [
        [from, 0.84],
        [to, 0.94],
      ],
      0.09,
      css(DARK_WOOD),
    );
    fillEllipse(context, [from, 0.84, 0.035, 0.045], css([0.75, 0.09, 70]));
  }
}

function lantern(context: Canvas2D): void {
  context.strokeStyle = css(IRON);
  context.lineWidth = 0.03;
  context.beginPath();
  context.arc(0.5, 0.2, 0.13, Math.PI, TAU);
  context.stroke();
  fillShape(
    context,
    [
      [0.28, 0.3],
      [0.72, 0.3],
      [0.6, 0.18],
      [0.4, 0.18],
    ],
    css(IRON),
  );
  fillBox(
    context,
    [0.3, 0.3, 0.4, 0.52],
    0.04,
    radialGradient(context, 0.5, 0.6, 0.34, [
      [0, [0.99, 0.06, 95]],
      [1, WARM_LIGHT],
    ]),
  );
  campfireFlames(context, 0.5, 0.74, 0.26);
  for (const x of [0.29, 0.49, 0.68]) fillBox(context, [x, 0.3, 0.025, 0.52], 0, css(IRON));
  fillBox(context, [0.25, 0.81, 0.5, 0.13], 0.03, roundShade(context, 0.25, 0.75, IRON));
}

function easel(context: Canvas2D): void {
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
  fillBox(context, [0.14, 0.66, 0.72, 0.045], 0.01, css(DARK_WOOD));
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

export const FURNITURE: PropFamily = {
  '@spacehelmet': spaceHelmet,
  '@dumbbell': (context, colour) => dumbbell(context, colour ?? [0.36, 0.03, 280]),
  '@flyingbroom': flyingBroom,
  '@wornheadphones': (context, colour) => wornHeadphones(context, colour ?? [0.32, 0.03, 285]),
  '@wornscarf': (context, colour) => wornScarf(context, colour ?? [0.58, 0.21, 25]),
  '@table': (context, colour) => table(context, colour ?? WOOD),
  '@bookshelf': (context, colour) => bookshelf(context, colour ?? DARK_WOOD),
  '@hammock': (context, colour) => hammock(context, colour ?? [0.7, 0.16, 40]),
  '@cushion': (context, colour) => cushion(context, colour ?? [0.68, 0.17, 10]),
  '@fireplace': fireplace,
  '@campfire': campfire,
  '@lantern': lantern,
  '@easel': easel,
  '@snowglobe': snowGlobe,
  '@chest': treasureChest,
};
