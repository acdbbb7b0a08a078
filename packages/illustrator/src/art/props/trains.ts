import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import {
  BRASS,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  gloss,
  IRON,
  type PropFamily,
  spokes,
  strokeEllipse,
  strokeLine,
} from './brush.ts';

/** Trains and cars seen from the side, driving to the left. They stand on y = 1. */

const GLASS: Colour = [0.8, 0.08, 225];
const BLACK: Colour = [0.27, 0.015, 270];

/** A wheel of a train, with spokes from rim to rim. */
function wheel(context: Canvas2D, x: number, radius: number, colour: Colour): void {
  const y = 0.995 - radius;
  fillEllipse(context, [x, y, radius, radius], css(shift(colour, -0.1)));
  fillEllipse(context, [x, y, radius * 0.8, radius * 0.8], css(shift(colour, 0.12)));
  for (let i = 0; i < 4; i++) {
    const turn = (i / 4) * Math.PI + 0.3;
    const [dx, dy] = [Math.cos(turn) * radius * 0.75, Math.sin(turn) * radius * 0.75];
    strokeLine(
      context,
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      radius * 0.16,
      css(shift(colour, -0.05)),
    );
  }
  fillEllipse(context, [x, y, radius * 0.24, radius * 0.24], css(shift(colour, -0.12)));
}

function windows(
  context: Canvas2D,
  [left, right, y, height]: readonly [number, number, number, number],
  count: number,
): void {
  const step = (right - left) / count;
  for (let i = 0; i < count; i++) {
    const x = left + i * step + step * 0.14;
    fillBox(context, [x, y, step * 0.72, height], 0.012, fallShade(context, y, y + height, GLASS));
    fillShape(
      context,
      [
        [x + step * 0.1, y + height],
        [x + step * 0.34, y],
        [x + step * 0.48, y],
        [x + step * 0.24, y + height],
      ],
      css([1, 0, 0], 0.35),
    );
  }
}

/** An engine with its tender and a carriage. */
function steamTrain(context: Canvas2D, colour: Colour): void {
  const dark = shift(colour, -0.16);
  // The frame, then the boiler with its bands.
  fillBox(context, [0.03, 0.885, 0.6, 0.035], 0.01, css(BLACK));
  fillBox(context, [0.08, 0.74, 0.34, 0.135], 0.05, fallShade(context, 0.74, 0.88, colour));
  fillBox(context, [0.06, 0.745, 0.05, 0.125], 0.02, fallShade(context, 0.74, 0.88, BLACK));
  for (const x of [0.17, 0.26, 0.35]) fillBox(context, [x, 0.74, 0.012, 0.135], 0, css(BRASS));
  // Chimney, dome, whistle.
  fillShape(
    context,
    [
      [0.105, 0.75],
      [0.115, 0.64],
      [0.1, 0.61],
      [0.175, 0.61],
      [0.16, 0.64],
      [0.17, 0.75],
    ],
    fallShade(context, 0.6, 0.75, BLACK),
  );
  fillBox(context, [0.092, 0.6, 0.09, 0.022], 0.008, css(BRASS));
  fillEllipse(context, [0.255, 0.745, 0.035, 0.05], css(BRASS));
  fillBox(context, [0.33, 0.69, 0.018, 0.06], 0.006, css(BRASS));
  // The cab.
  fillBox(context, [0.4, 0.64, 0.13, 0.25], 0.01, fallShade(context, 0.64, 0.89, colour));
  fillBox(context, [0.38, 0.62, 0.17, 0.03], 0.012, css(BLACK));
  fillBox(context, [0.425, 0.68, 0.075, 0.075], 0.012, fallShade(context, 0.68, 0.76, GLASS));
  fillBox(context, [0.4, 0.8, 0.13, 0.014], 0, css(BRASS));
  // A lamp and the cow catcher.
  fillEllipse(context, [0.06, 0.77, 0.022, 0.022], css([0.96, 0.1, 95]));
  fillShape(
    context,
    [
      [0.08, 0.9],
      [0.0, 0.99],
      [0.08, 0.99],
    ],
    css(dark),
  );
  gloss(context, [0.23, 0.77, 0.12, 0.012], 0.4);
  for (const [x, radius] of [
    [0.12, 0.04],
    [0.205, 0.04],
    [0.3, 0.06],
    [0.43, 0.06],
    [0.52, 0.035],
  ] as const) {
    wheel(context, x, radius, IRON);
  }
  fillBox(context, [0.3, 0.925, 0.135, 0.016], 0.008, css([0.8, 0.01, 250]));
  // The tender with coal.
  for (const [x, y] of [
    [0.575, 0.765],
    [0.6, 0.75],
    [0.625, 0.762],
  ] as const) {
    fillEllipse(context, [x, y, 0.02, 0.02], css(BLACK));
  }
  fillBox(context, [0.555, 0.77, 0.095, 0.12], 0.008, fallShade(context, 0.77, 0.89, dark));
  wheel(context, 0.58, 0.032, IRON);
  wheel(context, 0.628, 0.032, IRON);
  // The carriage.
  fillBox(context, [0.67, 0.905, 0.33, 0.025], 0.006, css(BLACK));
  fillBox(context, [0.675, 0.7, 0.32, 0.205], 0.012, fallShade(context, 0.7, 0.91, colour));
  fillBox(context, [0.665, 0.675, 0.34, 0.035], 0.014, css(shift(BLACK, 0.1)));
  fillBox(context, [0.675, 0.845, 0.32, 0.014], 0, css(BRASS));
  windows(context, [0.685, 0.985, 0.735, 0.09], 4);
  for (const x of [0.71, 0.765, 0.91, 0.965]) wheel(context, x, 0.032, IRON);
}

/** A railcar of two wagons under a wire. */
function electricTrain(context: Canvas2D, colour: Colour): void {
  const roof: Colour = [0.72, 0.01, 250];
  for (const [left, isFront] of [
    [0.005, true],
    [0.505, false],
  ] as const) {
    const right = left + 0.485;
    fillBox(context, [left + 0.01, 0.915, 0.465, 0.03], 0.008, css(BLACK));
    fillBox(
      context,
      [left, 0.7, 0.485, 0.22],
      isFront ? [0.06, 0.012, 0.012, 0.02] : [0.012, 0.06, 0.02, 0.012],
      fallShade(context, 0.7, 0.92, [0.95, 0.015, 90]),
    );
    fillBox(context, [left, 0.84, 0.485, 0.055], 0, fallShade(context, 0.84, 0.9, colour));
    fillBox(context, [left + 0.02, 0.685, 0.445, 0.022], 0.01, css(roof));
    windows(context, [left + 0.075, right - 0.075, 0.74, 0.08], 4);
    const nose = isFront ? left + 0.008 : right - 0.058;
    fillBox(context, [nose, 0.735, 0.05, 0.09], 0.014, fallShade(context, 0.73, 0.82, GLASS));
    for (const x of [0.09, 0.15, 0.335, 0.395]) wheel(context, left + x, 0.03, IRON);
    fillEllipse(
      context,
      [isFront ? left + 0.012 : right - 0.012, 0.87, 0.014, 0.014],
      css([0.97, 0.1, 95]),
    );
  }
  for (const x of [0.26, 0.72]) {
    strokeLine(
      context,
      [
        [x - 0.04, 0.69],
        [x + 0.03, 0.645],
        [x - 0.03, 0.6],
      ],
      0.01,
      css(IRON),
    );
    fillBox(context, [x - 0.07, 0.592, 0.09, 0.01], 0.004, css(IRON));
  }
}

/** A long white train with a pointed nose. */
function bulletTrain(context: Canvas2D, colour: Colour): void {
  const white: Colour = [0.96, 0.008, 240];
  fillBox(context, [0.1, 0.955, 0.89, 0.03], 0.01, css(BLACK));
  fillOutline(
    context,
    'M 0.5 94 C 4 86 14 78 26 74.5 C 30 73.5 34 73 40 73 L 100 73 L 100 97 L 4 97 C 1 97 0 96 0.5 94 Z',
    fallShade(context, 0.72, 0.98, white),
  );
  fillOutline(context, 'M 3 91 C 20 90 30 88.5 44 88.5 L 100 88.5 100 92 4 94 Z', css(colour));
  fillOutline(
    context,
    'M 17 80.5 C 21 77.4 25 76 30 75.4 L 31 81 C 26 81.6 21 81.5 17 80.5 Z',
    fallShade(context, 0.75, 0.82, [0.35, 0.03, 250]),
  );
  windows(context, [0.37, 0.64, 0.775, 0.055], 6);
  windows(context, [0.7, 0.98, 0.775, 0.055], 6);
  fillBox(context, [0.665, 0.73, 0.006, 0.25], 0, css([0.7, 0.01, 250]));
  fillEllipse(context, [0.045, 0.905, 0.018, 0.01], css([0.98, 0.08, 95]));
  gloss(context, [0.5, 0.742, 0.3, 0.006], 0.7);
}

function carWheel(context: Canvas2D, x: number, radius: number): void {
  const y = 0.995 - radius;
  fillEllipse(context, [x, y, radius, radius], css([0.22, 0.01, 280]));
  fillEllipse(context, [x, y, radius * 0.64, radius * 0.64], css([0.82, 0.01, 250]));
  spokes(context, [x, y, radius * 0.56], 5, radius * 0.15, [0.5, 0.01, 260]);
  fillEllipse(context, [x, y, radius * 0.16, radius * 0.16], css([0.35, 0.01, 260]));
}

/** Low and wide, with a wing at its tail. */
function sportsCar(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.86, 0.685, 0.13, 0.018], 0.006, css(shift(colour, -0.12)));
  fillBox(context, [0.92, 0.69, 0.018, 0.06], 0.004, css(shift(colour, -0.2)));
  fillOutline(
    context,
    'M 31 77 C 37 69 43 65.5 54 65 C 66 65 75 69 86 76 Z',
    fallShade(context, 0.64, 0.8, shift(colour, -0.02)),
  );
  fillOutline(
    context,
    'M 35 77 C 40 70.5 45 68 51 67.6 L 52 77 Z',
    fallShade(context, 0.66, 0.78, [0.4, 0.05, 240]),
  );
  fillOutline(
    context,
    'M 54 67.5 C 63 67.5 70 71 76 77 L 54.5 77 Z',
    fallShade(context, 0.66, 0.78, [0.4, 0.05, 240]),
  );
  fillOutline(
    context,
    'M 1 90 C 0 84 5 81 16 79 C 26 76.5 34 75.5 44 75.5 L 84 75 C 93 75 98 77 99 83 L 98 92 Q 97 94.5 93 94.5 L 7 94.5 Q 2 94 1 90 Z',
    fallShade(context, 0.74, 0.95, colour),
  );
  fillOutline(context, 'M 1 91 L 98 91 96 95 6 95 Z', css(shift(colour, -0.22)));
  fillOutline(context, 'M 58 80.5 L 66 80.5 64 84 59 84 Z', css(shift(colour, -0.24)));
  fillOutline(
    context,
    'M 6 83.5 C 10 81.5 15 80.8 19 80.8 L 15 84.6 C 11 85 8 84.8 6 83.5 Z',
    css([0.97, 0.05, 95]),
  );
  fillBox(context, [0.955, 0.805, 0.035, 0.028], 0.008, css([0.55, 0.22, 25]));
  gloss(context, [0.4, 0.772, 0.22, 0.006], 0.55);
  carWheel(context, 0.19, 0.092);
  carWheel(context, 0.8, 0.092);
}

/** A roadster of the sixties: long bonnet, round lamps, chrome, wire wheels. */
function classicSportsCar(context: Canvas2D, colour: Colour): void {
  const chrome: Colour = [0.88, 0.01, 250];
  fillOutline(context, 'M 46 75 L 51 63.5 L 53 63.5 L 51.5 75 Z', css(chrome));
  fillOutline(context, 'M 47.5 75 L 51.6 65 L 52.4 65 L 51 75 Z', css(shift(GLASS, 0.06), 0.8));
  fillBox(context, [0.6, 0.7, 0.1, 0.07], [0.03, 0.03, 0, 0], css([0.42, 0.08, 45]));
  fillOutline(
    context,
    'M 2 86 C 2 79 8 76.5 20 75.5 C 30 74.5 38 74.5 46 75 L 72 75 C 84 75 96 77 98.5 86 C 99 90 97 93 93 93 L 7 93 C 3 93 1.5 90 2 86 Z',
    fallShade(context, 0.73, 0.94, colour),
  );
  for (const x of [20, 79]) {
    fillOutline(
      context,
      `M ${x - 15} 92 C ${x - 15} 73 ${x + 14} 73 ${x + 17} 92 Z`,
      fallShade(context, 0.74, 0.93, shift(colour, 0.02)),
    );
  }
  strokeLine(
    context,
    [
      [0.38, 0.845],
      [0.62, 0.845],
    ],
    0.01,
    css(chrome),
  );
  strokeLine(
    context,
    [
      [0.545, 0.765],
      [0.54, 0.915],
    ],
    0.005,
    css(shift(colour, -0.2)),
  );
  fillBox(context, [0.56, 0.805, 0.04, 0.012], 0.005, css(chrome));
  fillBox(context, [0.0, 0.885, 0.07, 0.03], 0.014, css(chrome));
  fillBox(context, [0.935, 0.885, 0.065, 0.03], 0.014, css(chrome));
  fillEllipse(context, [0.065, 0.815, 0.026, 0.032], css(chrome));
  fillEllipse(context, [0.06, 0.815, 0.02, 0.026], css([0.97, 0.06, 95]));
  gloss(context, [0.32, 0.768, 0.18, 0.006], 0.6);
  for (const x of [0.2, 0.795]) {
    const radius = 0.092;
    const y = 0.995 - radius;
    fillEllipse(context, [x, y, radius, radius], css([0.22, 0.01, 280]));
    fillEllipse(context, [x, y, radius * 0.76, radius * 0.76], css([0.95, 0.01, 90]));
    fillEllipse(context, [x, y, radius * 0.58, radius * 0.58], css([0.7, 0.01, 250]));
    spokes(context, [x, y, radius * 0.54], 8, radius * 0.06, [0.95, 0.005, 250]);
    fillEllipse(context, [x, y, radius * 0.18, radius * 0.18], css(chrome));
  }
}

/** A bicycle with a basket of flowers before its handlebar. */
function basketBike(context: Canvas2D, colour: Colour): void {
  const tube = css(colour);
  for (const x of [0.2, 0.8]) {
    strokeEllipse(context, [x, 0.8, 0.175, 0.175], 0.035, css([0.25, 0.01, 280]));
    spokes(context, [x, 0.8, 0.16], 8, 0.006, [0.75, 0.01, 250]);
  }
  strokeLine(
    context,
    [
      [0.2, 0.8],
      [0.3, 0.46],
    ],
    0.03,
    tube,
  );
  strokeLine(
    context,
    [
      [0.29, 0.52],
      [0.5, 0.8],
      [0.63, 0.5],
      [0.29, 0.56],
    ],
    0.032,
    tube,
  );
  strokeLine(
    context,
    [
      [0.5, 0.8],
      [0.8, 0.8],
      [0.63, 0.54],
    ],
    0.026,
    tube,
  );
  strokeLine(
    context,
    [
      [0.63, 0.52],
      [0.645, 0.42],
    ],
    0.02,
    css(IRON),
  );
  fillBox(context, [0.56, 0.385, 0.17, 0.045], 0.022, css([0.42, 0.07, 45]));
  strokeLine(
    context,
    [
      [0.3, 0.46],
      [0.31, 0.39],
      [0.4, 0.37],
    ],
    0.024,
    css(IRON),
  );
  fillEllipse(context, [0.5, 0.8, 0.045, 0.045], css(IRON));
  for (const [x, y, hue, tone] of [
    [0.1, 0.33, 355, 0.78],
    [0.18, 0.28, 92, 0.88],
    [0.26, 0.32, 310, 0.72],
    [0.14, 0.39, 25, 0.68],
    [0.23, 0.39, 355, 0.85],
    [0.31, 0.38, 92, 0.9],
    [0.06, 0.4, 310, 0.8],
  ] as const) {
    fillEllipse(context, [x + 0.03, y + 0.05, 0.035, 0.018], css([0.58, 0.14, 140]));
    for (let i = 0; i < 5; i++) {
      const turn = (i / 5) * TAU;
      fillEllipse(
        context,
        [x + Math.cos(turn) * 0.026, y + Math.sin(turn) * 0.026, 0.024, 0.024],
        css([tone, 0.14, hue]),
      );
    }
    fillEllipse(context, [x, y, 0.016, 0.016], css([0.9, 0.15, 88]));
  }
  fillShape(
    context,
    [
      [0.02, 0.42],
      [0.35, 0.42],
      [0.31, 0.58],
      [0.07, 0.58],
    ],
    fallShade(context, 0.42, 0.58, [0.72, 0.09, 70]),
  );
  for (const y of [0.455, 0.495, 0.535]) {
    strokeLine(
      context,
      [
        [0.04, y],
        [0.33, y],
      ],
      0.008,
      css([0.55, 0.08, 60], 0.7),
    );
  }
}

/** A bridge for trains on stone arches, flat on top with rails. */
function viaduct(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0, 0.4, 1, 0.1], 0.006, fallShade(context, 0.4, 0.5, shift(colour, 0.04)));
  context.beginPath();
  context.moveTo(0, 0.5);
  context.lineTo(1, 0.5);
  context.lineTo(1, 0.995);
  const arch = 1 / 3;
  for (let i = 2; i >= 0; i--) {
    const left = i * arch;
    context.lineTo(left + arch - 0.045, 0.995);
    context.lineTo(left + arch - 0.045, 0.72);
    context.bezierCurveTo(left + arch - 0.045, 0.5, left + 0.045, 0.5, left + 0.045, 0.72);
    context.lineTo(left + 0.045, 0.995);
    context.lineTo(left, 0.995);
  }
  context.closePath();
  context.fillStyle = fallShade(context, 0.48, 1, colour);
  context.fill();
  context.save();
  context.clip();
  context.strokeStyle = css(shift(colour, -0.14), 0.45);
  context.lineWidth = 0.006;
  for (let row = 0; row < 12; row++) {
    const y = 0.5 + row * 0.045;
    context.beginPath();
    context.moveTo(0, y);
    context.lineTo(1, y);
    context.stroke();
    for (let i = 0; i < 16; i++) {
      const x = (i + (row % 2) * 0.5) / 15;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x, y + 0.045);
      context.stroke();
    }
  }
  context.restore();
  for (let i = 0; i < 30; i++)
    fillBox(context, [i / 30 + 0.006, 0.388, 0.02, 0.016], 0.002, css([0.42, 0.06, 50]));
  fillBox(context, [0, 0.378, 1, 0.012], 0, css([0.62, 0.015, 250]));
}

/** The side of a railway car or a bus around one large window, from the outside. */
function carriageWindow(context: Canvas2D, colour: Colour): void {
  for (const x of [0.16, 0.34, 0.66, 0.84]) {
    fillEllipse(context, [x, 0.91, 0.085, 0.085], css([0.3, 0.02, 260]));
    fillEllipse(context, [x, 0.91, 0.05, 0.05], css([0.62, 0.02, 250]));
  }
  fillBox(context, [0.04, 0.86, 0.92, 0.05], 0.01, css([0.26, 0.02, 260]));
  fillBox(context, [0, 0.02, 1, 0.86], 0.04, fallShade(context, 0.02, 0.88, colour));
  fillBox(context, [0, 0.09, 1, 0.035], 0, css([0.93, 0.03, 90]));
  fillBox(context, [0, 0.8, 1, 0.05], 0, css([0.93, 0.03, 90]));
  fillBox(context, [0.1, 0.16, 0.8, 0.56], 0.07, css(shift(colour, -0.2)));
  fillBox(
    context,
    [0.125, 0.185, 0.75, 0.51],
    0.05,
    fallShade(context, 0.18, 0.7, [0.42, 0.05, 60]),
  );
  fillBox(context, [0.125, 0.22, 0.75, 0.03], 0, css([0.6, 0.06, 70], 0.8));
  fillOutline(context, 'M 70 18.5 L 82 18.5 L 58 69.5 L 46 69.5 Z', css([0.97, 0.01, 220], 0.13));
  fillOutline(context, 'M 40 18.5 L 45 18.5 L 21 69.5 L 16 69.5 Z', css([0.97, 0.01, 220], 0.13));
  for (const x of [0.05, 0.95])
    for (const y of [0.2, 0.42, 0.64])
      fillEllipse(context, [x, y, 0.011, 0.011], css(shift(colour, -0.16)));
}

export const TRAINS: PropFamily = {
  '@steamtrain': (context, colour) => steamTrain(context, colour ?? [0.42, 0.1, 150]),
  '@electrictrain': (context, colour) => electricTrain(context, colour ?? [0.55, 0.15, 250]),
  '@bullettrain': (context, colour) => bulletTrain(context, colour ?? [0.5, 0.18, 255]),
  '@sportscar': (context, colour) => sportsCar(context, colour ?? [0.6, 0.22, 27]),
  '@classicsportscar': (context, colour) => classicSportsCar(context, colour ?? [0.58, 0.22, 25]),
  '@flowerbicycle': (context, colour) => basketBike(context, colour ?? [0.72, 0.1, 190]),
  '@viaduct': (context, colour) => viaduct(context, colour ?? [0.66, 0.035, 65]),
  '@carriagewindow': (context, colour) => carriageWindow(context, colour ?? [0.46, 0.12, 255]),
};
