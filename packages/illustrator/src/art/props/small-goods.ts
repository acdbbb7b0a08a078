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
  within,
} from './brush.ts';

const GLASS: Colour = [0.9, 0.03, 225];

/** A folding phone, open, with keys and a small screen. */
function flipPhone(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.74, 0.0, 0.04, 0.16], 0.02, css(shift(colour, -0.2)));
  fillBox(
    context,
    [0.2, 0.05, 0.6, 0.45],
    [0.12, 0.12, 0.03, 0.03],
    roundShade(context, 0.2, 0.8, colour),
  );
  fillBox(
    context,
    [0.2, 0.53, 0.6, 0.46],
    [0.03, 0.03, 0.12, 0.12],
    roundShade(context, 0.2, 0.8, colour),
  );
  fillBox(
    context,
    [0.25, 0.47, 0.5, 0.08],
    0.04,
    fallShade(context, 0.47, 0.55, shift(colour, -0.12)),
  );
  fillBox(context, [0.27, 0.11, 0.46, 0.33], 0.03, css([0.3, 0.02, 270]));
  fillBox(context, [0.3, 0.14, 0.4, 0.27], 0.015, fallShade(context, 0.14, 0.41, [0.82, 0.1, 220]));
  fillOutline(
    context,
    'M 50 36 C 38 28 40 20 46 21 Q 49 21 50 25 Q 51 21 54 21 C 60 20 62 28 50 36 Z',
    css([0.68, 0.2, 350]),
  );
  fillEllipse(context, [0.5, 0.62, 0.075, 0.05], css(shift(colour, 0.1)));
  strokeEllipse(context, [0.5, 0.62, 0.075, 0.05], 0.012, css(shift(colour, -0.16)));
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++)
      fillBox(
        context,
        [0.28 + column * 0.155, 0.705 + row * 0.06, 0.13, 0.042],
        0.02,
        css(shift(colour, 0.12)),
      );
  for (const x of [0.28, 0.59])
    fillBox(context, [x, 0.59, 0.1, 0.035], 0.017, css(shift(colour, 0.12)));
  gloss(context, [0.25, 0.26, 0.012, 0.13], 0.6);
}

/** A pot of eight faces for the stove. */
function mokaPot(context: Canvas2D, colour: Colour): void {
  const handle: Colour = [0.26, 0.02, 40];
  strokeOutline(context, 'M 68 22 L 88 22 Q 92 22 91 28 L 88 54', 0.06, css(handle));
  fillOutline(
    context,
    'M 26 14 L 68 14 L 74 54 L 24 54 Z',
    roundShade(context, 0.22, 0.76, colour),
  );
  fillOutline(context, 'M 26 14 L 14 20 L 25 34 Z', css(shift(colour, -0.1)));
  fillOutline(context, 'M 26 14 Q 47 4 68 14 Z', css(shift(colour, 0.04)));
  fillBall(context, 0.47, 0.05, 0.045, handle);
  fillBox(context, [0.25, 0.54, 0.48, 0.05], 0.01, css(shift(colour, -0.2)));
  fillOutline(
    context,
    'M 25 59 L 73 59 L 82 99 L 16 99 Z',
    roundShade(context, 0.16, 0.82, shift(colour, -0.04)),
  );
  strokeOutline(
    context,
    'M 40 15 L 38 54 M 56 15 L 59 54 M 39 60 L 35 98 M 58 60 L 63 98',
    0.01,
    css(shift(colour, -0.2), 0.7),
  );
  fillBall(context, 0.3, 0.8, 0.022, [0.6, 0.14, 70]);
  gloss(context, [0.32, 0.36, 0.016, 0.13], 0.6);
}

/** A glass cup with marks of how full it is. */
function measuringCup(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 76 34 C 98 30 98 80 74 80', 0.06, css(GLASS, 0.9));
  fillOutline(
    context,
    'M 12 16 L 20 22 L 78 22 L 74 92 Q 73 99 66 99 L 30 99 Q 23 99 22 92 L 19 30 Z',
    css(GLASS, 0.75),
  );
  fillOutline(
    context,
    'M 22 52 L 76 52 L 74 90 Q 73 96 66 96 L 31 96 Q 25 96 24 90 Z',
    fallShade(context, 0.52, 0.96, colour),
  );
  fillEllipse(context, [0.49, 0.52, 0.27, 0.025], css(shift(colour, 0.06)));
  for (let i = 0; i < 5; i++)
    fillBox(
      context,
      [0.32, 0.36 + i * 0.11, i % 2 === 0 ? 0.16 : 0.1, 0.016],
      0.008,
      css([0.58, 0.21, 27]),
    );
  gloss(context, [0.27, 0.55, 0.014, 0.3], 0.6);
}

/** A deck of cards that lie on each other, the topmost with a sun. */
function cardStack(context: Canvas2D, colour: Colour): void {
  for (let i = 0; i < 9; i++) {
    const x = 0.04 + ((i * 37) % 5) * 0.008;
    const y = 0.9 - i * 0.05;
    fillBox(context, [x, y, 0.9, 0.075], 0.012, css(shift(colour, i % 2 === 0 ? -0.1 : 0.02)));
    fillBox(context, [x, y, 0.9, 0.028], 0.012, css([0.96, 0.02, 90]));
  }
  fillOutline(
    context,
    'M 5 51 L 18 32 L 84 32 L 95 51 Q 95 55 91 55 L 9 55 Q 5 55 5 51 Z',
    css([0.95, 0.03, 88]),
  );
  fillOutline(
    context,
    'M 12 51 L 22 35.5 L 80 35.5 L 88 51 Z',
    fallShade(context, 0.34, 0.52, colour),
  );
  fillEllipse(context, [0.5, 0.432, 0.12, 0.045], css([0.84, 0.15, 88]));
  for (let i = 0; i < 8; i++)
    fillEllipse(
      context,
      [
        0.5 + Math.cos((i * Math.PI) / 4) * 0.19,
        0.432 + Math.sin((i * Math.PI) / 4) * 0.063,
        0.02,
        0.008,
      ],
      css([0.84, 0.15, 88]),
    );
}

/** A glass that lies on its side; what was in it has run out. */
function spilledGlass(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 2 88 C 2 80 14 80 22 80 C 30 74 46 77 54 79 C 68 76 92 78 96 86 C 100 94 86 99 70 97 C 56 101 40 96 28 98 C 12 100 2 96 2 88 Z',
    fallShade(context, 0.76, 1, colour),
  );
  gloss(context, [0.2, 0.87, 0.1, 0.012], 0.55);
  gloss(context, [0.42, 0.93, 0.06, 0.01], 0.45);
  fillEllipse(context, [0.05, 0.7, 0.026, 0.02], css(colour));
  turned(context, [0.62, 0.68, -1.42], () => {
    fillOutline(
      context,
      'M -20 -26 L 20 -26 L 15 32 Q 15 36 11 36 L -11 36 Q -15 36 -15 32 Z',
      css(GLASS, 0.7),
    );
    within(context, 'M -20 -26 L 20 -26 L 15 32 L -15 32 Z', () => {
      fillOutline(context, 'M -20 -26 L -2 -26 L -6 12 Q -8 30 -15 32 Z', css(colour, 0.92));
    });
    fillEllipse(context, [0, -0.26, 0.2, 0.05], css(shift(GLASS, 0.05), 0.75));
    strokeEllipse(context, [0, -0.26, 0.2, 0.05], 0.014, css([1, 0, 0], 0.9));
    fillBox(context, [0.07, -0.14, 0.025, 0.36], 0.012, css([1, 0, 0], 0.75));
  });
}

/** A cup that lies on its side; what was in it has run out. */
function spilledCup(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 2 88 C 4 80 14 81 22 80 C 30 75 46 78 54 79 C 68 76 88 78 92 86 C 96 94 84 99 70 97 C 56 101 40 96 28 98 C 12 100 2 96 2 88 Z',
    fallShade(context, 0.76, 1.02, colour),
  );
  gloss(context, [0.2, 0.87, 0.1, 0.01], 0.4);
  const china: Colour = [0.96, 0.012, 85];
  turned(context, [0.62, 0.64, -1.4], () => {
    strokeOutline(context, 'M 20 -10 C 40 -12 40 16 16 16', 0.055, css(shift(china, -0.06)));
    fillOutline(
      context,
      'M -26 -24 L 26 -24 C 26 6 18 28 0 28 C -18 28 -26 6 -26 -24 Z',
      roundShade(context, -0.26, 0.26, china),
    );
    fillEllipse(context, [0, -0.24, 0.26, 0.075], css(shift(china, -0.06)));
    fillEllipse(context, [0, -0.24, 0.23, 0.06], css(shift(china, -0.24)));
    fillEllipse(context, [-0.09, -0.24, 0.13, 0.05], css(colour));
  });
}

/** A toy robot of tin with a key to wind it up. */
function tinRobot(context: Canvas2D, colour: Colour): void {
  const red: Colour = [0.58, 0.2, 27];
  strokeOutline(
    context,
    'M 82 58 L 92 58 M 92 50 Q 99 50 99 58 Q 99 66 92 66 Q 86 58 92 50',
    0.028,
    css([0.8, 0.13, 88]),
  );
  strokeOutline(context, 'M 50 10 L 50 3', 0.025, css(STEEL));
  fillBall(context, 0.5, 0.03, 0.032, red);
  fillBox(context, [0.28, 0.1, 0.44, 0.27], 0.03, roundShade(context, 0.28, 0.72, colour));
  for (const x of [0.245, 0.72]) fillBox(context, [x, 0.18, 0.035, 0.1], 0.01, css(red));
  for (const x of [0.4, 0.6]) {
    fillEllipse(context, [x, 0.2, 0.06, 0.06], css([0.97, 0.02, 90]));
    fillEllipse(context, [x, 0.2, 0.04, 0.04], css([0.62, 0.16, 240]));
    gloss(context, [x - 0.015, 0.185, 0.012, 0.012], 0.9);
  }
  fillBox(context, [0.37, 0.285, 0.26, 0.05], 0.01, css([0.3, 0.02, 260]));
  for (let i = 0; i < 5; i++)
    fillBox(context, [0.385 + i * 0.05, 0.29, 0.025, 0.04], 0.004, css([0.86, 0.13, 88]));
  fillBox(context, [0.44, 0.37, 0.12, 0.04], 0, css(shift(colour, -0.18)));
  for (const x of [0.08, 0.8]) {
    fillBox(
      context,
      [x, 0.44, 0.12, 0.28],
      0.05,
      roundShade(context, x, x + 0.12, shift(colour, -0.06)),
    );
    fillBall(context, x + 0.06, 0.75, 0.055, red);
  }
  fillBox(context, [0.2, 0.4, 0.6, 0.38], 0.04, roundShade(context, 0.2, 0.8, colour));
  fillBox(context, [0.28, 0.46, 0.44, 0.22], 0.02, css([0.95, 0.04, 88]));
  strokeEllipse(context, [0.41, 0.57, 0.08, 0.08], 0.016, css(red));
  strokeOutline(context, 'M 41 57 L 46 51', 0.014, css([0.3, 0.02, 260]));
  for (const [i, hue] of [27, 88, 150].entries())
    fillBall(context, 0.62, 0.51 + i * 0.06, 0.024, [0.72, 0.17, hue]);
  for (const x of [0.26, 0.52]) {
    fillBox(
      context,
      [x, 0.78, 0.22, 0.14],
      0.02,
      roundShade(context, x, x + 0.22, shift(colour, -0.1)),
    );
    fillBox(context, [x - 0.03, 0.9, 0.27, 0.09], [0.04, 0.04, 0.01, 0.01], css(red));
  }
  for (const [x, y] of [
    [0.23, 0.43],
    [0.77, 0.43],
    [0.23, 0.75],
    [0.77, 0.75],
  ] as const)
    fillEllipse(context, [x, y, 0.01, 0.01], css(shift(colour, -0.25)));
}

/** Plumes of dry grass in a bunch. */
function driedGrass(context: Canvas2D, colour: Colour): void {
  for (const [x, top, lean] of [
    [0.18, 0.24, -0.34],
    [0.82, 0.26, 0.34],
    [0.34, 0.15, -0.16],
    [0.66, 0.16, 0.17],
    [0.5, 0.1, 0],
  ] as const) {
    strokeOutline(
      context,
      `M 50 99 Q 50 70 ${x * 100} ${top * 100 + 34}`,
      0.016,
      css([0.66, 0.07, 80]),
    );
    turned(context, [x, top + 0.22, lean], () => {
      for (let i = 0; i < 11; i++)
        for (const side of [-1, 1])
          turned(context, [0, -0.19 + i * 0.036, side * (0.5 - i * 0.015)], () =>
            fillEllipse(
              context,
              [0, -0.03, 0.022 + 0.02 * Math.sin((i / 10) * Math.PI), 0.09],
              css(shift(colour, (i % 3) * 0.035 - 0.04)),
            ),
          );
    });
  }
}

/** A branch with round leaves in pairs. */
function eucalyptus(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 30 99 C 40 70 52 40 66 6', 0.02, css([0.5, 0.05, 110]));
  for (let i = 0; i < 6; i++) {
    const t = i / 5.4;
    const [x, y, size] = [0.34 + 0.3 * t, 0.86 - 0.72 * t, 0.105 - 0.035 * t];
    for (const side of [-1, 1])
      turned(context, [x, y, side * 1.15 + 0.3], () => {
        fillEllipse(
          context,
          [0, -size * 1.15, size * 0.86, size],
          fallShade(context, -size * 2, 0, shift(colour, side * 0.03)),
        );
        strokeOutline(context, `M 0 0 L 0 ${-size * 160}`, 0.008, css(shift(colour, 0.12)));
      });
  }
  fillEllipse(context, [0.67, 0.06, 0.05, 0.055], css(shift(colour, 0.05)));
}

export const SMALL_GOODS: PropFamily = {
  '@flipphone': (context, colour) => flipPhone(context, colour ?? [0.8, 0.13, 350]),
  '@mokapot': (context, colour) => mokaPot(context, colour ?? STEEL),
  '@measuringcup': (context, colour) => measuringCup(context, colour ?? [0.96, 0.015, 90]),
  '@cardstack': (context, colour) => cardStack(context, colour ?? [0.36, 0.12, 295]),
  '@spilledglass': (context, colour) => spilledGlass(context, colour ?? [0.97, 0.012, 90]),
  '@spilledcup': (context, colour) => spilledCup(context, colour ?? [0.36, 0.06, 50]),
  '@tinrobot': (context, colour) => tinRobot(context, colour ?? [0.68, 0.07, 225]),
  '@driedgrass': (context, colour) => driedGrass(context, colour ?? [0.84, 0.06, 78]),
  '@eucalyptus': (context, colour) => eucalyptus(context, colour ?? [0.7, 0.055, 165]),
};
