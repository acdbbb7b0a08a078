import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { radialGradient } from '../../painting.ts';
import { BLACK, knob, STEEL } from './appliance-parts.ts';
import {
  BRASS,
  DARK_WOOD,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  IRON,
  onBothSides,
  type PropFamily,
  roundShade,
  strokeOutline,
  turned,
  within,
  WOOD,
} from './brush.ts';

const PAPER: Colour = [0.93, 0.05, 85];
const DIAL: Colour = [0.96, 0.025, 90];

/** A brass horn over a wooden case with a record. */
function gramophone(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.12, 0.74, 0.66, 0.2], 0.02, fallShade(context, 0.74, 0.94, WOOD));
  fillBox(context, [0.07, 0.93, 0.76, 0.06], 0.02, fallShade(context, 0.93, 1, DARK_WOOD));
  fillBox(context, [0.09, 0.71, 0.72, 0.05], 0.02, css(shift(WOOD, 0.08)));
  fillBox(context, [0.2, 0.79, 0.5, 0.1], 0.02, css(shift(WOOD, -0.08), 0.5));
  fillEllipse(context, [0.42, 0.7, 0.33, 0.06], css(BLACK));
  fillEllipse(context, [0.42, 0.69, 0.33, 0.06], css([0.2, 0.01, 270]));
  for (const share of [0.8, 0.6]) {
    context.strokeStyle = css([0.4, 0.01, 270]);
    context.lineWidth = 0.006;
    context.beginPath();
    context.ellipse(0.42, 0.69, 0.33 * share, 0.06 * share, 0, 0, Math.PI * 2);
    context.stroke();
  }
  fillEllipse(context, [0.42, 0.69, 0.1, 0.019], css([0.6, 0.19, 25]));
  strokeOutline(context, 'M 82 84 L 92 84 L 92 76', 0.025, css(IRON));
  strokeOutline(
    context,
    'M 72 70 C 82 62 80 50 70 52 C 60 54 58 62 56 66',
    0.05,
    css(shift(colour, -0.12)),
  );
  fillOutline(
    context,
    'M 74 58 C 62 52 50 46 40 40 L 22 6 C 50 0 78 14 84 34 C 84 44 80 52 74 58 Z',
    roundShade(context, 0.3, 0.9, colour),
  );
  turned(context, [0.43, 0.25, -0.6], () => {
    fillEllipse(context, [0, 0, 0.2, 0.33], css(shift(colour, 0.06)));
    fillEllipse(
      context,
      [0.015, 0, 0.17, 0.29],
      radialGradient(context, 0.06, 0.04, 0.3, [
        [0, shift(colour, -0.4)],
        [0.5, shift(colour, -0.16)],
        [1, shift(colour, 0.02)],
      ]),
    );
    for (let i = 0; i < 8; i++) {
      const turn = (i / 8) * Math.PI * 2 + 0.3;
      strokeOutline(
        context,
        `M 4 2 L ${1.5 + 17 * Math.cos(turn)} ${29 * Math.sin(turn)}`,
        0.008,
        css(shift(colour, -0.26), 0.5),
      );
    }
  });
}

/** A round case with a crown, on its chain. */
function pocketWatch(context: Canvas2D, colour: Colour): void {
  strokeOutline(
    context,
    'M 50 12 C 70 0 92 8 94 30 C 96 50 90 66 97 82',
    0.02,
    css(shift(colour, -0.14)),
  );
  for (const [x, y] of [
    [0.68, 0.06],
    [0.85, 0.12],
    [0.93, 0.26],
    [0.945, 0.42],
    [0.93, 0.58],
    [0.95, 0.73],
  ] as const) {
    fillEllipse(context, [x, y, 0.024, 0.024], css(shift(colour, 0.06)));
  }
  context.strokeStyle = css(colour);
  context.lineWidth = 0.03;
  context.beginPath();
  context.arc(0.48, 0.13, 0.07, 0, Math.PI * 2);
  context.stroke();
  fillBox(context, [0.43, 0.15, 0.1, 0.09], 0.02, roundShade(context, 0.43, 0.53, colour));
  fillBall(context, 0.48, 0.62, 0.38, colour);
  fillEllipse(context, [0.48, 0.62, 0.31, 0.31], css(shift(colour, -0.2)));
  fillEllipse(context, [0.48, 0.625, 0.295, 0.295], css(DIAL));
  for (let i = 0; i < 12; i++) {
    turned(context, [0.48, 0.625, (i * Math.PI) / 6], () =>
      fillBox(
        context,
        [-0.009, -0.265, 0.018, i % 3 === 0 ? 0.06 : 0.03],
        0.005,
        css([0.3, 0.03, 60]),
      ),
    );
  }
  strokeOutline(context, 'M 48 62.500 L 38 50', 0.022, css([0.28, 0.03, 60]));
  strokeOutline(context, 'M 48 62.500 L 60 44', 0.015, css([0.28, 0.03, 60]));
  fillEllipse(context, [0.48, 0.625, 0.022, 0.022], css(shift(colour, -0.1)));
  gloss(context, [0.35, 0.48, 0.07, 0.035], 0.4);
}

/** Tall, with a dial above and a pendulum behind glass. */
function grandfatherClock(context: Canvas2D, colour: Colour): void {
  const dark = shift(colour, -0.1);
  fillBox(context, [0.3, 0.93, 0.4, 0.07], 0.012, css(dark));
  fillBox(context, [0.32, 0.74, 0.36, 0.2], 0.012, roundShade(context, 0.32, 0.68, colour));
  fillBox(context, [0.36, 0.78, 0.28, 0.12], 0.01, css(dark, 0.5));
  fillBox(context, [0.36, 0.36, 0.28, 0.4], 0.008, roundShade(context, 0.36, 0.64, colour));
  fillBox(context, [0.405, 0.4, 0.19, 0.33], 0.09, css([0.22, 0.03, 50]));
  fillBox(context, [0.493, 0.4, 0.014, 0.23], 0.007, css(BRASS));
  fillBall(context, 0.5, 0.65, 0.05, BRASS);
  for (const x of [0.44, 0.56])
    fillBox(context, [x - 0.012, 0.44, 0.024, 0.1], 0.01, css(shift(BRASS, -0.08)));
  fillOutline(context, 'M 41 70 L 41 50 L 47 42 L 49 42 L 41 56 Z', css([1, 0, 0], 0.2));
  fillBox(context, [0.3, 0.1, 0.4, 0.28], 0.012, roundShade(context, 0.3, 0.7, colour));
  fillBox(context, [0.27, 0.355, 0.46, 0.035], 0.01, css(dark));
  fillOutline(
    context,
    'M 27 12 C 30 4 40 6 44 2 Q 50 -3 56 2 C 60 6 70 4 73 12 Z',
    roundShade(context, 0.27, 0.73, shift(colour, 0.03)),
  );
  fillEllipse(context, [0.5, 0.225, 0.125, 0.125], css(BRASS));
  fillEllipse(context, [0.5, 0.225, 0.108, 0.108], css(DIAL));
  for (let i = 0; i < 12; i++) {
    turned(context, [0.5, 0.225, (i * Math.PI) / 6], () =>
      fillBox(context, [-0.004, -0.1, 0.008, 0.02], 0.003, css([0.3, 0.03, 60])),
    );
  }
  strokeOutline(context, 'M 50 22.500 L 50 14.500', 0.011, css([0.28, 0.03, 60]));
  strokeOutline(context, 'M 50 22.500 L 55 25.500', 0.012, css([0.28, 0.03, 60]));
}

/** A receiver on its cradle over a dial with holes. */
function rotaryPhone(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 26 40 L 74 40 L 92 90 Q 94 97 86 97 L 14 97 Q 6 97 8 90 Z',
    fallShade(context, 0.36, 1, colour),
  );
  fillBox(context, [0.1, 0.95, 0.8, 0.05], 0.02, css(shift(colour, -0.2)));
  for (const x of [0.32, 0.6])
    fillBox(context, [x, 0.28, 0.08, 0.15], 0.02, css(shift(colour, -0.1)));
  fillEllipse(context, [0.5, 0.69, 0.23, 0.22], css(shift(STEEL, -0.1)));
  fillEllipse(context, [0.5, 0.685, 0.215, 0.205], css(DIAL));
  for (let i = 0; i < 10; i++) {
    const turn = -0.5 + i * 0.5;
    fillEllipse(
      context,
      [0.5 + 0.155 * Math.cos(turn), 0.685 + 0.148 * Math.sin(turn), 0.033, 0.031],
      css([0.25, 0.02, 270]),
    );
  }
  fillEllipse(context, [0.5, 0.685, 0.085, 0.08], css(shift(colour, 0.05)));
  fillOutline(
    context,
    'M 4 34 C 2 22 10 14 22 16 C 36 8 64 8 78 16 C 90 14 98 22 96 34 C 96 40 78 42 76 34 C 76 28 68 26 50 26 C 32 26 24 28 24 34 C 22 42 4 40 4 34 Z',
    fallShade(context, 0.08, 0.42, shift(colour, 0.02)),
  );
  gloss(context, [0.5, 0.145, 0.22, 0.018], 0.45);
}

/** Two loudspeakers, a tape deck and a handle. */
function boombox(context: Canvas2D, colour: Colour): void {
  strokeOutline(
    context,
    'M 18 40 L 18 22 Q 18 18 24 18 L 76 18 Q 82 18 82 22 L 82 40',
    0.045,
    css(shift(colour, -0.16)),
  );
  fillBox(context, [0.01, 0.34, 0.98, 0.62], 0.06, fallShade(context, 0.34, 0.96, colour));
  fillBox(context, [0.04, 0.38, 0.92, 0.12], 0.02, css(shift(colour, -0.24)));
  for (const x of [0.08, 0.15, 0.22]) fillEllipse(context, [x, 0.44, 0.024, 0.024], css(STEEL));
  fillBox(context, [0.3, 0.405, 0.4, 0.07], 0.012, css([0.92, 0.09, 95]));
  strokeOutline(context, 'M 52 41.500 L 52 46.500', 0.01, css([0.6, 0.2, 25]));
  for (const x of [0.78, 0.85, 0.92])
    fillBox(context, [x - 0.02, 0.42, 0.045, 0.045], 0.01, css(STEEL));
  for (const x of [0.23, 0.77]) {
    fillEllipse(context, [x, 0.73, 0.19, 0.19], css(STEEL));
    fillEllipse(context, [x, 0.73, 0.17, 0.17], css([0.22, 0.01, 270]));
    fillBall(context, x, 0.73, 0.12, [0.36, 0.012, 270]);
    fillBall(context, x, 0.73, 0.05, [0.5, 0.012, 270]);
  }
  fillBox(context, [0.42, 0.58, 0.16, 0.3], 0.02, css(shift(colour, -0.2)));
  fillBox(context, [0.435, 0.61, 0.13, 0.12], 0.012, css([0.8, 0.06, 215]));
  for (const x of [0.465, 0.535])
    fillEllipse(context, [x, 0.67, 0.022, 0.022], css([0.3, 0.02, 270]));
  for (let i = 0; i < 4; i++)
    fillBox(
      context,
      [0.435 + i * 0.034, 0.79, 0.027, 0.06],
      0.006,
      css(i === 3 ? [0.62, 0.2, 25] : STEEL),
    );
}

/** A cream body with a rainbow stripe; a photo comes out below. */
function polaroid(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.22, 0.66, 0.56, 0.34], 0.01, css([0.98, 0.008, 90]));
  fillBox(
    context,
    [0.26, 0.78, 0.48, 0.16],
    0.005,
    fallShade(context, 0.76, 0.96, [0.76, 0.1, 225]),
  );
  fillEllipse(context, [0.62, 0.84, 0.035, 0.035], css([0.93, 0.12, 95]));
  within(context, 'M 26 78 L 74 78 L 74 94 L 26 94 Z', () =>
    fillOutline(context, 'M 20 96 L 40 84 L 52 92 L 66 86 L 80 96 Z', css([0.6, 0.13, 145])),
  );
  fillOutline(context, 'M 12 26 L 88 26 L 97 62 L 3 62 Z', fallShade(context, 0.2, 0.66, colour));
  fillBox(
    context,
    [0.12, 0.06, 0.76, 0.24],
    [0.05, 0.05, 0, 0],
    fallShade(context, 0.06, 0.3, shift(colour, -0.02)),
  );
  fillBox(
    context,
    [0.03, 0.6, 0.94, 0.14],
    0.03,
    fallShade(context, 0.6, 0.74, shift(colour, -0.04)),
  );
  fillBox(context, [0.16, 0.67, 0.68, 0.025], 0.01, css([0.25, 0.01, 270]));
  [
    [0.62, 0.2, 25],
    [0.75, 0.16, 60],
    [0.88, 0.15, 98],
    [0.7, 0.15, 145],
    [0.62, 0.14, 245],
  ].forEach((tone, i) =>
    fillBox(context, [0.47 + i * 0.012, 0.5, 0.012, 0.1], 0, css(tone as unknown as Colour)),
  );
  fillBall(context, 0.5, 0.38, 0.2, [0.3, 0.012, 270]);
  fillEllipse(context, [0.5, 0.38, 0.145, 0.145], css([0.2, 0.012, 270]));
  fillBall(context, 0.5, 0.38, 0.1, [0.36, 0.07, 265]);
  gloss(context, [0.46, 0.34, 0.03, 0.022], 0.8);
  fillBox(context, [0.18, 0.11, 0.17, 0.12], 0.02, css([0.97, 0.04, 90]));
  fillBox(context, [0.7, 0.11, 0.12, 0.1], 0.02, css([0.28, 0.02, 260]));
  fillEllipse(context, [0.17, 0.44, 0.04, 0.045], css([0.62, 0.21, 27]));
}

/** Two barrels in brass and leather. */
function binoculars(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.4, 0.34, 0.2, 0.28], 0.03, fallShade(context, 0.34, 0.62, BRASS));
  onBothSides(context, () => {
    fillOutline(
      context,
      'M 20 12 L 40 12 L 46 86 L 4 86 Z',
      roundShade(context, 0.04, 0.46, colour),
    );
    fillBox(
      context,
      [0.17, 0.06, 0.25, 0.12],
      0.03,
      roundShade(context, 0.17, 0.42, [0.26, 0.02, 270]),
    );
    fillBox(context, [0.16, 0.2, 0.26, 0.035], 0.01, roundShade(context, 0.16, 0.42, BRASS));
    fillEllipse(context, [0.25, 0.87, 0.22, 0.11], roundShade(context, 0.03, 0.47, BRASS));
    fillEllipse(context, [0.25, 0.88, 0.18, 0.085], css([0.42, 0.09, 250]));
    gloss(context, [0.2, 0.86, 0.06, 0.025], 0.55);
  });
}

/** A worn sheet with land, a dotted path and a cross. */
function treasureMap(context: Canvas2D, colour: Colour): void {
  const sheet =
    'M 5 16 L 22 12 Q 50 20 78 12 L 96 17 L 93 34 Q 98 50 94 64 L 97 88 Q 74 82 50 90 Q 26 96 4 88 L 8 66 Q 2 46 7 36 Z';
  fillOutline(context, sheet, fallShade(context, 0.1, 0.95, colour));
  within(context, sheet, () => {
    fillOutline(
      context,
      'M 12 34 C 24 22 40 26 44 38 C 50 50 36 54 38 64 C 30 76 12 68 14 56 Z',
      css([0.74, 0.1, 120], 0.7),
    );
    fillOutline(
      context,
      'M 60 30 C 74 22 90 32 86 48 C 90 64 76 78 64 72 C 54 66 66 54 60 46 Z',
      css([0.76, 0.1, 110], 0.7),
    );
    for (const path of ['M 40 80 Q 46 76 52 80 Q 58 84 64 80', 'M 46 24 Q 50 21 54 24'])
      strokeOutline(context, path, 0.014, css([0.5, 0.08, 220], 0.8));
    for (const x of [0.33, 0.66])
      fillBox(context, [x, 0, 0.012, 1], 0, css(shift(colour, -0.14), 0.5));
  });
  for (const [x, y] of [
    [0.22, 0.58],
    [0.3, 0.6],
    [0.38, 0.57],
    [0.45, 0.52],
    [0.53, 0.5],
    [0.6, 0.53],
    [0.66, 0.57],
  ] as const) {
    fillEllipse(context, [x, y, 0.017, 0.014], css([0.55, 0.19, 27]));
  }
  strokeOutline(context, 'M 70 55 L 80 65 M 80 55 L 70 65', 0.035, css([0.55, 0.2, 27]));
  strokeOutline(context, sheet, 0.012, css(shift(colour, -0.28)));
}

/** A feather in a pot of ink. */
function quill(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 36 70 C 46 50 60 30 84 8', 0.022, css([0.8, 0.04, 80]));
  fillOutline(
    context,
    'M 42 58 C 40 36 62 8 96 2 C 96 28 74 54 46 58 L 52 47 L 44 52 Z',
    fallShade(context, 0, 0.6, colour),
  );
  strokeOutline(context, 'M 42 60 C 54 40 70 22 92 6', 0.012, css(shift(colour, -0.2)));
  for (const path of ['M 56 42 L 54 30', 'M 66 31 L 66 19', 'M 60 40 L 74 38', 'M 72 25 L 86 22'])
    strokeOutline(context, path, 0.008, css(shift(colour, -0.16), 0.7));
  fillOutline(
    context,
    'M 22 72 L 50 72 L 50 78 C 66 80 66 98 60 99 L 12 99 C 6 98 6 80 22 78 Z',
    roundShade(context, 0.08, 0.64, [0.32, 0.08, 265]),
  );
  fillEllipse(context, [0.36, 0.72, 0.15, 0.035], css([0.5, 0.06, 255]));
  fillEllipse(context, [0.36, 0.722, 0.11, 0.022], css([0.18, 0.04, 265]));
  gloss(context, [0.18, 0.88, 0.02, 0.05], 0.5);
}

/** Branches of brass with a burning candle on each. */
function candelabra(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.95, 0.2, 0.05], fallShade(context, 0.9, 1, colour));
  fillBox(context, [0.47, 0.34, 0.06, 0.6], 0.025, roundShade(context, 0.47, 0.53, colour));
  strokeOutline(context, 'M 14 46 C 14 74 86 74 86 46', 0.045, css(shift(colour, -0.04)));
  for (const y of [0.52, 0.68, 0.84]) fillBall(context, 0.5, y, 0.05, colour);
  for (const [x, top] of [
    [0.14, 0.44],
    [0.5, 0.32],
    [0.86, 0.44],
  ] as const) {
    fillOutline(
      context,
      `M ${x * 100 - 8} ${top * 100} L ${x * 100 + 8} ${top * 100} L ${x * 100 + 4} ${top * 100 + 6} L ${x * 100 - 4} ${top * 100 + 6} Z`,
      css(shift(colour, 0.04)),
    );
    fillBox(
      context,
      [x - 0.04, top - 0.2, 0.08, 0.2],
      0.015,
      roundShade(context, x - 0.04, x + 0.04, [0.97, 0.025, 85]),
    );
    const [flame, foot] = [x * 100, top * 100 - 20];
    fillOutline(
      context,
      `M ${flame} ${foot - 12} C ${flame + 6} ${foot - 5} ${flame + 4} ${foot} ${flame} ${foot} C ${flame - 4} ${foot} ${flame - 6} ${foot - 5} ${flame} ${foot - 12} Z`,
      fallShade(context, top - 0.32, top - 0.2, [0.84, 0.16, 75]),
    );
    fillEllipse(context, [x, top - 0.225, 0.014, 0.024], css([0.98, 0.08, 98]));
  }
}

/** Nine candles on one foot, the middle one higher: all branches are half rings around the stem. */
function menorah(context: Canvas2D, colour: Colour): void {
  const metal = shift(colour, -0.04);
  fillEllipse(context, [0.5, 0.94, 0.2, 0.045], fallShade(context, 0.89, 0.99, colour));
  fillBox(context, [0.475, 0.3, 0.05, 0.64], 0.02, roundShade(context, 0.475, 0.525, colour));
  for (const reach of [10, 20.5, 31, 41.5]) {
    const low = 40 + reach * 0.86;
    strokeOutline(
      context,
      `M ${50 - reach} 42 C ${50 - reach} ${low + 4} ${50 - reach * 0.45} ${low + 6} 50 ${low + 6} C ${50 + reach * 0.45} ${low + 6} ${50 + reach} ${low + 4} ${50 + reach} 42`,
      0.026,
      css(metal),
    );
  }
  for (const y of [0.56, 0.86]) fillBall(context, 0.5, y, 0.035, colour);
  for (const place of [-4, -3, -2, -1, 0, 1, 2, 3, 4]) {
    const x = 0.5 + place * 0.1037;
    const top = place === 0 ? 0.32 : 0.42;
    fillBox(context, [x - 0.035, top - 0.02, 0.07, 0.03], 0.012, css(shift(colour, 0.05)));
    fillBox(
      context,
      [x - 0.02, top - 0.16, 0.04, 0.145],
      0.008,
      roundShade(context, x - 0.02, x + 0.02, place === 0 ? [0.72, 0.12, 250] : [0.97, 0.025, 85]),
    );
    const [flame, foot] = [x * 100, top * 100 - 16];
    fillOutline(
      context,
      `M ${flame} ${foot - 9} C ${flame + 4} ${foot - 4} ${flame + 3} ${foot} ${flame} ${foot} C ${flame - 3} ${foot} ${flame - 4} ${foot - 4} ${flame} ${foot - 9} Z`,
      fallShade(context, top - 0.25, top - 0.16, [0.84, 0.16, 75]),
    );
    fillEllipse(context, [x, top - 0.18, 0.009, 0.018], css([0.98, 0.08, 98]));
  }
}

/** Glass between brass ends, in which wax rises and sinks. */
function lavaLamp(context: Canvas2D, colour: Colour): void {
  const metal: Colour = [0.62, 0.02, 280];
  const flask = 'M 39 16 L 61 16 L 72 66 L 28 66 Z';
  fillOutline(
    context,
    flask,
    radialGradient(context, 0.5, 0.62, 0.5, [
      [0, shift(colour, 0.22, 0.7)],
      [1, shift(colour, -0.16, 1, -40)],
    ]),
  );
  within(context, flask, () => {
    const wax = shift(colour, 0.1, 1.1, 25);
    fillOutline(
      context,
      'M 26 68 C 34 54 42 60 44 52 C 46 44 56 46 56 54 C 58 60 68 54 74 68 Z',
      css(wax),
    );
    for (const [x, y, radiusX, radiusY] of [
      [0.47, 0.38, 0.06, 0.085],
      [0.55, 0.245, 0.042, 0.055],
      [0.59, 0.45, 0.035, 0.04],
      [0.45, 0.2, 0.028, 0.032],
    ] as const) {
      fillEllipse(context, [x, y, radiusX, radiusY], css(wax));
      fillEllipse(
        context,
        [x - radiusX * 0.3, y - radiusY * 0.35, radiusX * 0.3, radiusY * 0.3],
        css([1, 0.03, 80], 0.6),
      );
    }
  });
  strokeOutline(context, 'M 41 20 L 33 62', 0.018, css([1, 0, 0], 0.4));
  fillOutline(context, 'M 42 2 L 58 2 L 62 17 L 38 17 Z', roundShade(context, 0.38, 0.62, metal));
  fillOutline(context, 'M 27 65 L 73 65 L 58 82 L 42 82 Z', roundShade(context, 0.27, 0.73, metal));
  fillOutline(
    context,
    'M 42 81 L 58 81 L 72 99 L 28 99 Z',
    roundShade(context, 0.28, 0.72, shift(metal, -0.06)),
  );
}

/** A burning torch of wood and iron. */
function torch(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 42 52 L 58 52 L 54 99 L 46 99 Z', roundShade(context, 0.42, 0.58, WOOD));
  fillOutline(context, 'M 34 42 L 66 42 L 60 60 L 40 60 Z', roundShade(context, 0.34, 0.66, IRON));
  for (const y of [0.66, 0.74])
    fillBox(context, [0.43, y, 0.14, 0.03], 0.01, css(shift(WOOD, -0.18)));
  for (const [outline, tone] of [
    [
      'M 32 42 C 22 26 38 22 40 8 C 50 12 50 18 52 4 C 68 12 80 28 68 42 C 60 48 40 48 32 42 Z',
      colour,
    ],
    [
      'M 38 43 C 32 32 44 28 46 18 C 56 24 70 30 62 43 C 56 47 44 47 38 43 Z',
      shift(colour, 0.12, 1, 22),
    ],
    [
      'M 44 43 C 40 36 48 34 50 28 C 56 34 60 38 56 43 Q 50 46 44 43 Z',
      shift(colour, 0.24, 0.7, 38),
    ],
  ] as const) {
    fillOutline(context, outline, css(tone));
  }
}

/** A spring lid, a flame and a steel body. */
function lighter(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 58 34 C 50 24 60 18 58 4 C 72 14 74 26 66 34 Z',
    fallShade(context, 0.04, 0.34, [0.82, 0.17, 72]),
  );
  fillEllipse(context, [0.62, 0.29, 0.02, 0.04], css([0.97, 0.08, 98]));
  turned(context, [0.32, 0.5, -1.62], () =>
    fillBox(
      context,
      [0, -0.24, 0.42, 0.24],
      0.04,
      roundShade(context, 0, 0.42, shift(colour, -0.04)),
    ),
  );
  fillBox(context, [0.5, 0.34, 0.24, 0.12], 0.01, css(shift(STEEL, -0.12)));
  for (const x of [0.54, 0.6, 0.66])
    fillEllipse(context, [x, 0.4, 0.014, 0.014], css([0.3, 0.01, 270]));
  fillEllipse(context, [0.46, 0.4, 0.055, 0.055], css(shift(STEEL, -0.2)));
  fillBox(context, [0.28, 0.45, 0.5, 0.54], 0.05, roundShade(context, 0.28, 0.78, colour));
  fillBox(context, [0.34, 0.5, 0.04, 0.42], 0.02, css([1, 0, 0], 0.35));
}

/** The lamp of a genie. */
function magicLamp(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 76 56 C 100 40 100 84 74 76', 0.05, css(shift(colour, -0.08)));
  fillOutline(
    context,
    'M 34 92 L 66 92 L 74 99 L 26 99 Z',
    roundShade(context, 0.26, 0.74, shift(colour, -0.06)),
  );
  fillBox(context, [0.44, 0.84, 0.12, 0.1], 0.02, roundShade(context, 0.44, 0.56, colour));
  fillOutline(
    context,
    'M 2 44 C 14 42 20 56 32 54 L 72 54 C 84 60 80 88 50 88 C 28 88 22 66 4 54 C 0 50 0 46 2 44 Z',
    fallShade(context, 0.42, 0.9, colour),
  );
  fillOutline(
    context,
    'M 34 54 C 36 40 66 40 68 54 Z',
    fallShade(context, 0.4, 0.56, shift(colour, 0.04)),
  );
  fillBall(context, 0.51, 0.38, 0.045, colour);
  for (const x of [0.38, 0.5, 0.62])
    fillBall(context, x, 0.67, 0.03, x === 0.5 ? [0.6, 0.2, 25] : [0.62, 0.14, 250]);
  gloss(context, [0.36, 0.61, 0.08, 0.02], 0.6);
}

/** A lamp, a knob and a fretted front: a set of the thirties. */
function vintageRadio(context: Canvas2D, colour: Colour): void {
  fillBox(
    context,
    [0.06, 0.24, 0.88, 0.72],
    [0.36, 0.36, 0.03, 0.03],
    roundShade(context, 0.06, 0.94, colour),
  );
  fillBox(context, [0.03, 0.94, 0.94, 0.06], 0.02, css(shift(colour, -0.14)));
  const cloth = 'M 18 66 L 18 56 C 18 30 82 30 82 56 L 82 66 Z';
  fillOutline(context, cloth, css([0.86, 0.06, 80]));
  within(context, cloth, () => {
    for (let x = 0.2; x < 0.82; x += 0.025)
      fillBox(context, [x, 0.2, 0.008, 0.5], 0, css([0.68, 0.07, 70], 0.7));
    for (const x of [0.32, 0.49, 0.66])
      fillBox(context, [x, 0.2, 0.035, 0.5], 0, css(shift(colour, -0.05)));
  });
  fillBox(context, [0.34, 0.71, 0.32, 0.17], 0.08, css([0.95, 0.09, 92]));
  strokeOutline(context, 'M 38 84 Q 50 72 62 84', 0.012, css([0.5, 0.08, 60]));
  strokeOutline(context, 'M 50 86 L 55 76', 0.012, css([0.6, 0.2, 27]));
  for (const x of [0.2, 0.8]) knob(context, x, 0.81, 0.065);
}

/** A set with round corners, a convex screen, feet and an aerial. */
function vintageTelevision(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 50 28 L 32 4 M 50 28 L 70 2', 0.018, css(STEEL));
  fillEllipse(context, [0.5, 0.28, 0.1, 0.04], css([0.3, 0.02, 270]));
  for (const x of [18, 82])
    strokeOutline(
      context,
      `M ${x + (x < 50 ? 6 : -6)} 88 L ${x} 98`,
      0.04,
      css(shift(colour, -0.2)),
    );
  fillBox(context, [0.03, 0.28, 0.94, 0.63], 0.09, fallShade(context, 0.28, 0.92, colour));
  fillBox(context, [0.08, 0.33, 0.62, 0.53], 0.12, css(shift(colour, -0.22)));
  fillBox(
    context,
    [0.11, 0.36, 0.56, 0.47],
    0.12,
    radialGradient(context, 0.34, 0.52, 0.4, [
      [0, [0.82, 0.05, 210]],
      [1, [0.5, 0.06, 225]],
    ]),
  );
  gloss(context, [0.24, 0.44, 0.09, 0.035], 0.5);
  for (const y of [0.42, 0.56]) knob(context, 0.83, y, 0.06);
  for (const y of [0.68, 0.73, 0.78, 0.83])
    fillBox(context, [0.76, y, 0.14, 0.018], 0.009, css(shift(colour, -0.24)));
}

/** A gold frame around a picture of mountains. */
function pictureFrame(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.04, 0.14, 0.92, 0.84], 0.03, fallShade(context, 0.14, 0.98, colour));
  fillBox(context, [0.1, 0.2, 0.8, 0.72], 0.015, css(shift(colour, -0.16)));
  fillBox(context, [0.13, 0.23, 0.74, 0.66], 0.008, css(PAPER));
  const view = 'M 18 28 L 82 28 L 82 84 L 18 84 Z';
  fillOutline(context, view, fallShade(context, 0.28, 0.84, [0.86, 0.07, 230]));
  within(context, view, () => {
    fillEllipse(context, [0.66, 0.42, 0.07, 0.07], css([0.93, 0.12, 92]));
    fillOutline(context, 'M 10 84 L 38 46 L 58 74 L 70 60 L 90 84 Z', css([0.6, 0.08, 275]));
    fillOutline(context, 'M 10 90 Q 40 66 90 80 L 90 90 Z', css([0.66, 0.13, 140]));
  });
}

export const ANTIQUES: PropFamily = {
  '@gramophone': (context, colour) => gramophone(context, colour ?? BRASS),
  '@pocketwatch': (context, colour) => pocketWatch(context, colour ?? BRASS),
  '@grandfatherclock': (context, colour) => grandfatherClock(context, colour ?? [0.45, 0.1, 45]),
  '@rotaryphone': (context, colour) => rotaryPhone(context, colour ?? [0.52, 0.19, 25]),
  '@boombox': (context, colour) => boombox(context, colour ?? [0.6, 0.02, 265]),
  '@polaroid': (context, colour) => polaroid(context, colour ?? [0.95, 0.015, 85]),
  '@binoculars': (context, colour) => binoculars(context, colour ?? [0.4, 0.06, 50]),
  '@treasuremap': (context, colour) => treasureMap(context, colour ?? [0.84, 0.08, 78]),
  '@quill': (context, colour) => quill(context, colour ?? [0.95, 0.015, 240]),
  '@candelabra': (context, colour) => candelabra(context, colour ?? BRASS),
  '@menorah': (context, colour) => menorah(context, colour ?? [0.78, 0.12, 85]),
  '@lavalamp': (context, colour) => lavaLamp(context, colour ?? [0.62, 0.24, 0]),
  '@torch': (context, colour) => torch(context, colour ?? [0.68, 0.2, 42]),
  '@lighter': (context, colour) => lighter(context, colour ?? STEEL),
  '@magiclamp': (context, colour) => magicLamp(context, colour ?? BRASS),
  '@vintageradio': (context, colour) => vintageRadio(context, colour ?? [0.5, 0.11, 45]),
  '@vintagetv': (context, colour) => vintageTelevision(context, colour ?? [0.58, 0.1, 50]),
  '@pictureframe': (context, colour) => pictureFrame(context, colour ?? [0.78, 0.13, 82]),
};
