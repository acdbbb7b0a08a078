import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  STEEL,
  strokeEllipse,
  strokeOutline,
  turned,
} from './brush.ts';

const HOLE: Colour = [0.5, 0.015, 250];
const BLACK: Colour = [0.3, 0.015, 270];

/** A box grater with three kinds of teeth and a handle on top. */
function grater(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 36 20 C 34 2 66 2 64 20', 0.07, roundShade(context, 0.3, 0.7, colour));
  fillOutline(context, 'M 66 18 L 78 22 L 96 96 L 80 99 Z', css([0.6, 0.015, 250]));
  fillOutline(context, 'M 28 18 L 68 18 L 84 99 L 12 99 Z', roundShade(context, 0.12, 0.84, STEEL));
  for (let row = 0; row < 9; row++) {
    const y = 0.27 + row * 0.074;
    const half = 0.13 + row * 0.017;
    for (let i = 0; i < 5; i++) {
      const x = 0.48 + ((i - 2 + (row % 2 === 0 ? 0.25 : -0.25)) * half) / 2.3;
      fillEllipse(context, [x, y, 0.024, 0.018], css([0.95, 0.008, 250]));
      fillEllipse(context, [x, y + 0.008, 0.021, 0.014], css([0.38, 0.02, 260]));
    }
  }
  for (const y of [0.36, 0.5, 0.64, 0.78])
    strokeOutline(
      context,
      `M ${74 + (y - 0.3) * 17} ${y * 100} L ${80 + (y - 0.3) * 20} ${y * 100 - 3}`,
      0.02,
      css([0.36, 0.02, 260]),
    );
  fillBox(context, [0.25, 0.15, 0.46, 0.07], 0.03, fallShade(context, 0.15, 0.22, colour));
  fillBox(context, [0.1, 0.93, 0.76, 0.06], 0.025, fallShade(context, 0.93, 0.99, colour));
}

/** A bowl with holes in rings, two handles and a foot. */
function colander(context: Canvas2D, colour: Colour): void {
  for (const x of [0.08, 0.92])
    strokeEllipse(context, [x, 0.42, 0.065, 0.06], 0.04, css(shift(colour, -0.12)));
  fillOutline(
    context,
    'M 32 90 L 68 90 L 72 99 L 28 99 Z',
    fallShade(context, 0.88, 1, shift(colour, -0.1)),
  );
  fillOutline(
    context,
    'M 8 34 C 10 70 26 93 50 93 C 74 93 90 70 92 34 Z',
    roundShade(context, 0.08, 0.92, colour),
  );
  for (const [y, half, count] of [
    [0.51, 0.33, 9],
    [0.62, 0.29, 8],
    [0.73, 0.22, 6],
    [0.83, 0.12, 4],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const along = (i / (count - 1)) * 2 - 1;
      const x = 0.5 + Math.sin(along * 1.35) * half;
      const sag = (1 - along * along) * 0.035;
      fillEllipse(context, [x, y + sag, 0.024 * Math.cos(along), 0.024], css(shift(colour, 0.12)));
      fillEllipse(
        context,
        [x, y + sag - 0.005, 0.02 * Math.cos(along), 0.02],
        css(shift(colour, -0.34, 0.6)),
      );
    }
  }
  fillEllipse(context, [0.5, 0.34, 0.44, 0.12], css(shift(colour, 0.12)));
  fillEllipse(
    context,
    [0.5, 0.35, 0.4, 0.095],
    fallShade(context, 0.25, 0.5, shift(colour, -0.14)),
  );
  for (let i = 0; i < 7; i++) {
    const along = (i / 6) * 2 - 1;
    fillEllipse(
      context,
      [0.5 + along * 0.3, 0.3 + along * along * 0.02, 0.016, 0.01],
      css(shift(colour, -0.36, 0.6)),
    );
  }
  gloss(context, [0.2, 0.52, 0.025, 0.07], 0.4);
}

/** A Y-shaped peeler over a curl of peel. */
function peeler(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.5, 0.32], () => {
    strokeOutline(
      context,
      'M -26 -42 L -26 -26 C -26 -12 -12 -8 0 -6 C 12 -8 26 -12 26 -26 L 26 -42',
      0.075,
      css(shift(colour, -0.04)),
    );
    fillOutline(
      context,
      'M -9 -10 L 9 -10 C 8 6 13 26 11 44 C 10 52 -10 52 -11 44 C -13 26 -8 6 -9 -10 Z',
      roundShade(context, -0.12, 0.12, colour),
    );
    for (const y of [0.2, 0.27, 0.34])
      fillBox(context, [-0.065, y, 0.13, 0.025], 0.012, css(shift(colour, -0.14)));
    fillBox(context, [-0.28, -0.46, 0.56, 0.12], 0.03, fallShade(context, -0.46, -0.34, STEEL));
    fillBox(context, [-0.2, -0.42, 0.4, 0.035], 0.017, css([0.4, 0.02, 260]));
    fillEllipse(context, [-0.27, -0.4, 0.03, 0.03], css([0.6, 0.02, 250]));
    fillEllipse(context, [0.27, -0.4, 0.03, 0.03], css([0.6, 0.02, 250]));
    gloss(context, [-0.05, 0.06, 0.014, 0.08], 0.4);
  });
}

/** A deep spoon on a long, hooked handle. */
function ladle(context: Canvas2D, colour: Colour): void {
  strokeOutline(
    context,
    'M 62 66 C 66 44 72 28 76 14 C 78 3 92 5 89 16',
    0.075,
    css(shift(colour, -0.2)),
  );
  strokeOutline(
    context,
    'M 61 66 C 65 44 71 28 75 14 C 77 4 90 6 88 15',
    0.05,
    css(shift(colour, 0.04)),
  );
  fillOutline(
    context,
    'M 6 64 C 6 88 20 99 38 99 C 56 99 70 88 70 64 Z',
    roundShade(context, 0.06, 0.7, colour),
  );
  fillEllipse(context, [0.38, 0.64, 0.32, 0.1], css(shift(colour, 0.1)));
  fillEllipse(
    context,
    [0.38, 0.648, 0.285, 0.08],
    fallShade(context, 0.56, 0.74, shift(colour, -0.24)),
  );
  gloss(context, [0.17, 0.8, 0.025, 0.07], 0.6);
}

/** A waiter's spiral under a handle across it, with a cork on its end. */
function corkscrew(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.46, 0.16, 0.08, 0.24], 0.03, roundShade(context, 0.46, 0.54, STEEL));
  let path = 'M 50 36';
  for (let i = 0; i < 4; i++) {
    const y = 38 + i * 10;
    path += ` C 68 ${y} 68 ${y + 6} 50 ${y + 6} C 36 ${y + 7} 36 ${y + 9} 50 ${y + 11}`;
  }
  strokeOutline(context, path, 0.06, css([0.55, 0.015, 250]));
  strokeOutline(context, path, 0.034, css([0.86, 0.01, 250]));
  fillBox(
    context,
    [0.34, 0.68, 0.32, 0.31],
    0.05,
    roundShade(context, 0.34, 0.66, [0.76, 0.09, 70]),
  );
  fillEllipse(context, [0.5, 0.7, 0.155, 0.035], css([0.84, 0.07, 75]));
  for (const [x, y] of [
    [0.42, 0.8],
    [0.55, 0.86],
    [0.47, 0.92],
    [0.6, 0.78],
  ] as const)
    fillEllipse(context, [x, y, 0.018, 0.011], css([0.6, 0.09, 60]));
  fillBox(context, [0.08, 0.04, 0.84, 0.17], 0.085, fallShade(context, 0.04, 0.21, colour));
  fillBox(context, [0.42, 0.03, 0.16, 0.19], 0.03, fallShade(context, 0.03, 0.22, STEEL));
  gloss(context, [0.24, 0.085, 0.1, 0.018], 0.45);
}

/** A handle with a steel ring that bites the cap of a bottle. */
function bottleOpener(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.5, 0.55], () => {
    fillBox(context, [-0.09, -0.06, 0.18, 0.58], 0.09, roundShade(context, -0.09, 0.09, colour));
    fillBox(context, [-0.07, -0.2, 0.14, 0.22], 0.03, roundShade(context, -0.07, 0.07, STEEL));
    strokeEllipse(
      context,
      [0, -0.3, 0.17, 0.19],
      0.085,
      roundShade(context, -0.2, 0.2, [0.76, 0.012, 250]),
    );
    fillOutline(context, 'M -7 -14 L 7 -14 L 5 -24 L -5 -24 Z', css([0.7, 0.012, 250]));
    gloss(context, [-0.04, 0.2, 0.016, 0.16], 0.45);
    fillEllipse(context, [0, 0.44, 0.026, 0.026], css(shift(colour, -0.3)));
  });
  for (let i = 0; i < 16; i++) {
    const turn = (i / 16) * Math.PI * 2;
    fillEllipse(
      context,
      [0.2 + 0.15 * Math.cos(turn), 0.84 + 0.15 * Math.sin(turn), 0.025, 0.025],
      css([0.72, 0.12, 85]),
    );
  }
  fillBall(context, 0.2, 0.84, 0.15, [0.82, 0.14, 88]);
  fillEllipse(context, [0.2, 0.84, 0.09, 0.09], css([0.6, 0.2, 25]));
}

/** Two handles, a cutting wheel and a key to turn. */
function canOpener(context: Canvas2D, colour: Colour): void {
  for (const side of [-1, 1]) {
    turned(context, [0.5, 0.36, side * 0.2], () =>
      fillBox(
        context,
        [-0.075 + side * 0.07, 0.06, 0.15, 0.58],
        0.075,
        roundShade(context, -0.075, 0.15, colour),
      ),
    );
  }
  turned(context, [0.62, 0.32, 0.15], () => {
    fillBox(
      context,
      [0, -0.045, 0.3, 0.09],
      0.03,
      fallShade(context, -0.045, 0.045, [0.4, 0.015, 265]),
    );
    fillBox(context, [0.23, -0.16, 0.13, 0.32], 0.06, roundShade(context, 0.23, 0.36, colour));
  });
  fillOutline(
    context,
    'M 36 50 L 32 14 Q 32 4 42 4 L 58 4 Q 67 4 67 14 L 64 50 Z',
    roundShade(context, 0.32, 0.67, STEEL),
  );
  for (let i = 0; i < 14; i++) {
    const turn = (i / 14) * Math.PI * 2;
    fillEllipse(
      context,
      [0.42 + 0.13 * Math.cos(turn), 0.2 + 0.13 * Math.sin(turn), 0.025, 0.025],
      css([0.5, 0.015, 255]),
    );
  }
  fillBall(context, 0.42, 0.2, 0.13, [0.7, 0.012, 250]);
  fillEllipse(context, [0.42, 0.2, 0.045, 0.045], css([0.42, 0.02, 260]));
  fillBall(context, 0.56, 0.38, 0.045, [0.6, 0.015, 255]);
}

/** The round bottom of a wok. */
const WOK = 'M 4 58 C 10 82 26 97 43 97 C 60 97 76 82 82 58 C 66 71 20 71 4 58 Z';

/** Diced vegetables, heaped in a wok. */
function stirFry(context: Canvas2D): void {
  const tones: readonly Colour[] = [
    [0.66, 0.18, 140],
    [0.68, 0.19, 45],
    [0.6, 0.21, 27],
    [0.86, 0.15, 95],
  ];
  for (let i = 0; i < 21; i++) {
    const x = 0.43 + (((i * 8) % 21) / 20 - 0.5) * 0.64;
    const y = 0.6 - (0.11 - (x - 0.43) ** 2) * (0.4 + ((20 - i) % 7) * 0.2);
    const tone = tones[i % 4] ?? STEEL;
    turned(context, [x, y, i * 1.3], () =>
      fillBox(context, [-0.062, -0.036, 0.124, 0.072], 0.03, fallShade(context, -0.04, 0.05, tone)),
    );
  }
}

/** A wide, round-bottomed pan with a long handle, a loop opposite and vegetables in it. */
function wok(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 74 56 L 96 42', 0.075, css([0.5, 0.09, 55]));
  strokeOutline(context, 'M 8 58 C -1 52 -1 66 9 67', 0.035, css(BLACK));
  fillEllipse(context, [0.43, 0.58, 0.4, 0.115], css(shift(colour, 0.2)));
  fillEllipse(
    context,
    [0.43, 0.585, 0.37, 0.1],
    fallShade(context, 0.48, 0.7, shift(colour, -0.06)),
  );
  stirFry(context);
  fillOutline(context, WOK, roundShade(context, 0.04, 0.82, colour));
  strokeOutline(context, 'M 4 58 C 20 71 66 71 82 58', 0.022, css(shift(colour, 0.2)));
  gloss(context, [0.19, 0.77, 0.02, 0.06], 0.35);
}

/** A steel pot with a locked lid, a valve and two black handles. */
function pressureCooker(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0, 0.5, 0.2, 0.1], 0.04, fallShade(context, 0.5, 0.6, BLACK));
  fillBox(context, [0.8, 0.5, 0.2, 0.1], 0.04, fallShade(context, 0.5, 0.6, BLACK));
  fillBox(
    context,
    [0.12, 0.4, 0.76, 0.59],
    [0.03, 0.03, 0.12, 0.12],
    roundShade(context, 0.12, 0.88, colour),
  );
  fillOutline(
    context,
    'M 10 40 C 12 24 32 18 50 18 C 68 18 88 24 90 40 Z',
    roundShade(context, 0.1, 0.9, shift(colour, 0.03)),
  );
  fillBox(
    context,
    [0.08, 0.36, 0.84, 0.08],
    0.03,
    roundShade(context, 0.08, 0.92, shift(colour, -0.12)),
  );
  fillBox(context, [0.24, 0.2, 0.52, 0.11], 0.05, fallShade(context, 0.2, 0.31, BLACK));
  fillBox(context, [0.46, 0.06, 0.08, 0.15], 0.02, roundShade(context, 0.46, 0.54, HOLE));
  fillBox(context, [0.43, 0.03, 0.14, 0.075], 0.03, roundShade(context, 0.43, 0.57, BLACK));
  fillBall(context, 0.68, 0.24, 0.035, [0.6, 0.22, 27]);
  fillBox(context, [0.36, 0.6, 0.28, 0.16], 0.03, css([0.28, 0.02, 265]));
  fillBall(context, 0.5, 0.68, 0.05, [0.7, 0.17, 145]);
  fillBox(context, [0.19, 0.5, 0.04, 0.36], 0.02, css([1, 0, 0], 0.5));
}

/** A fork with four prongs, aslant as the spoon is. */
function fork(context: Canvas2D, colour: Colour): void {
  turned(context, [0.5, 0.5, -Math.PI / 4], () => {
    context.translate(-0.5, -0.5);
    for (const x of [0.38, 0.449, 0.518, 0.587])
      fillBox(context, [x, -0.08, 0.034, 0.26], 0.017, fallShade(context, -0.08, 0.3, colour));
    fillOutline(
      context,
      'M 38 14 L 62.1 14 C 62.1 30 58 36 54 39 L 55.5 102 C 55.5 110 44.5 110 44.5 102 L 46 39 C 42 36 38 30 38 14 Z',
      roundShade(context, 0.38, 0.62, colour),
    );
  });
}

export const UTENSILS: PropFamily = {
  '@grater': (context, colour) => grater(context, colour ?? [0.58, 0.19, 25]),
  '@colander': (context, colour) => colander(context, colour ?? [0.72, 0.1, 200]),
  '@peeler': (context, colour) => peeler(context, colour ?? [0.68, 0.18, 135]),
  '@ladle': (context, colour) => ladle(context, colour ?? STEEL),
  '@corkscrew': (context, colour) => corkscrew(context, colour ?? [0.5, 0.1, 50]),
  '@bottleopener': (context, colour) => bottleOpener(context, colour ?? [0.58, 0.2, 25]),
  '@canopener': (context, colour) => canOpener(context, colour ?? [0.58, 0.21, 25]),
  '@fork': (context, colour) => fork(context, colour ?? [0.68, 0.012, 250]),
  '@wok': (context, colour) => wok(context, colour ?? [0.36, 0.02, 260]),
  '@pressurecooker': (context, colour) => pressureCooker(context, colour ?? STEEL),
};
