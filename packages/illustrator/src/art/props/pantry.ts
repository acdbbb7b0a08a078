import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  STEEL,
  strokeOutline,
  turned,
  within,
} from './brush.ts';

const WHITE: Colour = [0.97, 0.008, 90];

/** Two shelves of little jars with colored spices. */
function spiceRack(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.02, 0.04, 0.96, 0.95], 0.04, css(shift(colour, -0.16)));
  fillBox(context, [0.07, 0.09, 0.86, 0.84], 0.02, css(shift(colour, -0.26)));
  const spices: readonly Colour[] = [
    [0.56, 0.19, 30],
    [0.78, 0.16, 75],
    [0.6, 0.13, 135],
    [0.45, 0.08, 50],
    [0.68, 0.17, 50],
    [0.34, 0.03, 60],
    [0.85, 0.1, 95],
    [0.5, 0.16, 20],
  ];
  for (let row = 0; row < 2; row++) {
    const foot = 0.5 + row * 0.44;
    for (let i = 0; i < 4; i++) {
      const x = 0.1 + i * 0.205;
      const tone = spices[row * 4 + i] ?? colour;
      fillBox(context, [x, foot - 0.27, 0.18, 0.27], 0.03, roundShade(context, x, x + 0.18, tone));
      fillBox(context, [x, foot - 0.27, 0.18, 0.07], 0.03, css([0.95, 0.01, 250], 0.75));
      fillBox(
        context,
        [x + 0.02, foot - 0.34, 0.14, 0.08],
        0.02,
        roundShade(context, x, x + 0.18, [0.42, 0.02, 265]),
      );
      fillBox(context, [x + 0.035, foot - 0.16, 0.11, 0.09], 0.015, css(WHITE));
      fillBox(context, [x + 0.055, foot - 0.125, 0.07, 0.018], 0.009, css(tone));
      fillBox(context, [x + 0.018, foot - 0.24, 0.018, 0.2], 0.009, css([1, 0, 0], 0.5));
    }
    fillBox(
      context,
      [0.02, foot - 0.01, 0.96, 0.06],
      0.02,
      fallShade(context, foot - 0.02, foot + 0.06, colour),
    );
    fillBox(
      context,
      [0.02, foot - 0.1, 0.96, 0.025],
      0.012,
      fallShade(context, foot - 0.1, foot - 0.07, shift(colour, 0.04)),
    );
  }
  fillBox(context, [0, 0.02, 0.06, 0.97], 0.025, roundShade(context, 0, 0.06, colour));
  fillBox(context, [0.94, 0.02, 0.06, 0.97], 0.025, roundShade(context, 0.94, 1, colour));
}

/** A paper bag full of leaves on a string with a tag. */
function teaBag(context: Canvas2D, colour: Colour): void {
  strokeOutline(
    context,
    'M 44 30 C 40 4 68 2 72 16 C 75 26 78 30 79 40',
    0.02,
    css([0.9, 0.03, 85]),
  );
  fillOutline(
    context,
    'M 36 28 L 52 28 L 68 46 L 68 94 Q 68 99 63 99 L 25 99 Q 20 99 20 94 L 20 46 Z',
    roundShade(context, 0.2, 0.68, [0.93, 0.03, 85]),
  );
  fillOutline(
    context,
    'M 24 62 Q 34 57 44 61 Q 56 57 64 62 L 64 92 Q 64 95 60 95 L 28 95 Q 24 95 24 92 Z',
    fallShade(context, 0.56, 0.98, [0.5, 0.09, 55]),
  );
  for (let i = 0; i < 30; i++)
    turned(context, [0.27 + ((i * 29) % 35) / 100, 0.64 + ((i * 17) % 28) / 100, i], () =>
      fillEllipse(context, [0, 0, 0.016, 0.008], css([i % 2 === 0 ? 0.36 : 0.62, 0.08, 55])),
    );
  strokeOutline(context, 'M 21 47 L 67 47', 0.014, css([0.82, 0.04, 80]));
  fillBox(context, [0.39, 0.24, 0.1, 0.06], 0.012, css([0.75, 0.012, 250]));
  fillBox(context, [0.66, 0.38, 0.29, 0.32], 0.03, roundShade(context, 0.66, 0.95, colour));
  fillOutline(context, 'M 72 60 C 72 46 84 44 90 44 C 91 56 84 64 74 62 Z', css([0.95, 0.05, 115]));
  strokeOutline(context, 'M 73 63 L 84 51', 0.013, css(colour));
}

/** Striped straws in a small glass. */
function drinkingStraws(context: Canvas2D, colour: Colour): void {
  const tones: readonly Colour[] = [colour, [0.72, 0.13, 230], [0.82, 0.15, 90], [0.7, 0.16, 145]];
  [-0.24, -0.08, 0.09, 0.25].forEach((turn, index) => {
    const tone = tones[index] ?? colour;
    turned(context, [0.5 + turn * 0.42, 0.92, turn], () => {
      fillBox(
        context,
        [-0.035, -0.92, 0.07, 0.92],
        0.02,
        roundShade(context, -0.035, 0.035, WHITE),
      );
      within(context, 'M -3.5 -92 L 3.5 -92 L 3.5 0 L -3.5 0 Z', () => {
        for (let i = 0; i < 10; i++)
          fillOutline(
            context,
            `M -4 ${-90 + i * 10} L 4 ${-95 + i * 10} L 4 ${-90 + i * 10} L -4 ${-85 + i * 10} Z`,
            roundShade(context, -0.04, 0.04, tone),
          );
      });
      fillEllipse(context, [0, -0.92, 0.034, 0.012], css([0.55, 0.02, 250]));
    });
  });
  fillOutline(
    context,
    'M 24 52 L 76 52 L 70 94 Q 69 99 64 99 L 36 99 Q 31 99 30 94 Z',
    css([0.86, 0.035, 220], 0.86),
  );
  fillEllipse(context, [0.5, 0.52, 0.26, 0.035], css([0.95, 0.02, 220], 0.7));
  fillBox(context, [0.31, 0.58, 0.04, 0.32], 0.02, css([1, 0, 0], 0.6));
}

/** A tray with two rows of hollows, each with a cube of ice. */
function iceTray(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 12 48 L 88 48 L 99 66 L 92 92 Q 91 95 87 95 L 13 95 Q 9 95 8 92 L 1 66 Z',
    fallShade(context, 0.5, 1, shift(colour, -0.08)),
  );
  fillOutline(context, 'M 12 42 L 88 42 L 99 74 L 1 74 Z', css(shift(colour, 0.08)));
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < 5; i++) {
      const wide = 14.5 + row * 2.6;
      const x = 50 + (i - 2) * wide;
      const y = 56 + row * 15;
      const half = wide * 0.4;
      fillOutline(
        context,
        `M ${x - half} ${y - 9} L ${x + half} ${y - 9} L ${x + half} ${y} L ${x - half} ${y} Z`,
        css(shift(colour, -0.2)),
      );
      fillBox(
        context,
        [(x - half) / 100, (y - 14) / 100, half / 50, 0.14],
        0.02,
        fallShade(context, (y - 14) / 100, y / 100, [0.9, 0.045, 225]),
      );
      fillBox(
        context,
        [(x - half) / 100, (y - 14) / 100, half / 50, 0.055],
        0.02,
        css([0.98, 0.015, 225]),
      );
    }
  }
  for (let i = 0; i < 6; i++)
    fillBox(context, [0.12 + i * 0.145, 0.78, 0.03, 0.14], 0.015, css(shift(colour, -0.2)));
  gloss(context, [0.1, 0.83, 0.02, 0.04], 0.4);
}

/** A steel flask with a cup for a lid and a strap. */
function thermos(context: Canvas2D, colour: Colour): void {
  strokeOutline(context, 'M 72 42 C 94 42 94 76 72 76', 0.055, css([0.34, 0.02, 265]));
  fillBox(
    context,
    [0.26, 0.26, 0.48, 0.73],
    [0.06, 0.06, 0.05, 0.05],
    roundShade(context, 0.26, 0.74, colour),
  );
  fillBox(
    context,
    [0.26, 0.9, 0.48, 0.09],
    [0, 0, 0.05, 0.05],
    roundShade(context, 0.26, 0.74, STEEL),
  );
  fillBox(
    context,
    [0.27, 0.24, 0.46, 0.07],
    0.02,
    roundShade(context, 0.27, 0.73, [0.4, 0.02, 265]),
  );
  fillOutline(
    context,
    'M 31 24 L 32 5 Q 32 1 37 1 L 63 1 Q 68 1 68 5 L 69 24 Z',
    roundShade(context, 0.31, 0.69, STEEL),
  );
  fillBox(context, [0.31, 0.19, 0.38, 0.02], 0.01, css([0.62, 0.015, 250]));
  fillBox(context, [0.26, 0.42, 0.48, 0.03], 0, css(shift(colour, 0.16)));
  fillBox(context, [0.32, 0.33, 0.045, 0.54], 0.022, css([1, 0, 0], 0.4));
}

/** A timer in the shape of an egg with a dial of minutes. */
function eggTimer(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.97, 0.26, 0.03], css([0.7, 0.012, 250]));
  fillOutline(
    context,
    'M 50 3 C 74 3 90 38 89 62 C 88 86 70 98 50 98 C 30 98 12 86 11 62 C 10 38 26 3 50 3 Z',
    roundShade(context, 0.1, 0.9, colour),
  );
  fillOutline(
    context,
    'M 10.5 58 Q 50 72 89.5 58 L 89 67 Q 50 81 11 67 Z',
    roundShade(context, 0.1, 0.9, STEEL),
  );
  for (let i = 0; i < 13; i++) {
    const along = (i - 6) / 6.6;
    const x = 50 + Math.sin(along * 1.4) * 39;
    const y = 68.5 - along * along * 6;
    const long = i % 3 === 0 ? 6 : 3.5;
    strokeOutline(
      context,
      `M ${x} ${y - long / 2 + 1} L ${x} ${y + long / 2}`,
      0.015,
      css([0.25, 0.02, 265]),
    );
  }
  fillOutline(context, 'M 50 61 L 45 52 L 55 52 Z', css([0.6, 0.22, 27]));
  gloss(context, [0.32, 0.32, 0.06, 0.15], 0.6);
}

const HONEY: Colour = [0.74, 0.16, 70];

/** Glass with a golden lid, full of honey, and a dipper before it. */
function honeyJar(context: Canvas2D, colour: Colour): void {
  const glass =
    'M 20 22 L 70 22 C 78 26 82 32 82 40 L 82 86 Q 82 97 72 97 L 18 97 Q 8 97 8 86 L 8 40 C 8 32 12 26 20 22 Z';
  fillOutline(context, glass, css([0.94, 0.03, 90], 0.75));
  fillOutline(
    context,
    'M 12 35 Q 45 41 78 35 L 79 86 Q 79 94 71 94 L 19 94 Q 11 94 11 86 Z',
    roundShade(context, 0.1, 0.8, colour),
  );
  fillEllipse(context, [0.45, 0.36, 0.33, 0.035], css(shift(colour, 0.12)));
  for (const [x, y] of [
    [0.2, 0.5],
    [0.68, 0.47],
    [0.72, 0.86],
    [0.3, 0.44],
  ] as const)
    fillEllipse(context, [x, y, 0.016, 0.014], css([1, 0.04, 90], 0.6));
  fillBox(
    context,
    [0.15, 0.06, 0.6, 0.16],
    0.04,
    roundShade(context, 0.15, 0.75, [0.82, 0.14, 86]),
  );
  fillBox(context, [0.15, 0.16, 0.6, 0.03], 0, css([0.62, 0.12, 76], 0.6));
  fillBox(context, [0.24, 0.54, 0.42, 0.27], 0.05, css([0.97, 0.03, 90]));
  fillOutline(
    context,
    'M 45 58 L 54 63 L 54 73 L 45 78 L 36 73 L 36 63 Z',
    css(shift(colour, 0.02)),
  );
  strokeOutline(
    context,
    'M 45 58 L 54 63 L 54 73 L 45 78 L 36 73 L 36 63 Z',
    0.012,
    css(shift(colour, -0.2)),
  );
  fillBox(context, [0.13, 0.4, 0.04, 0.46], 0.02, css([1, 0, 0], 0.5));
  dipper(context);
}

/** It leans against the jar. */
function dipper(context: Canvas2D): void {
  const wood: Colour = [0.68, 0.1, 65];
  turned(context, [0.87, 0.84, 0.16], () => {
    fillBox(context, [-0.018, -0.56, 0.036, 0.5], 0.018, roundShade(context, -0.02, 0.02, wood));
    for (let i = 0; i < 4; i++) {
      const half = 0.07 + 0.022 * Math.sin((i + 0.5) * 0.8);
      fillBox(
        context,
        [-half, -0.09 + i * 0.055, half * 2, 0.042],
        0.02,
        roundShade(context, -half, half, shift(wood, -0.03)),
      );
    }
  });
}

/** A corked glass bottle of oil, with an olive branch on its label. */
function oilBottle(context: Canvas2D, colour: Colour): void {
  const glass =
    'M 42 12 L 58 12 L 58 30 C 60 40 74 42 74 54 L 74 92 Q 74 98 68 98 L 32 98 Q 26 98 26 92 L 26 54 C 26 42 40 40 42 30 Z';
  fillOutline(context, glass, css([0.93, 0.04, 110], 0.8));
  within(context, glass, () => {
    fillBox(context, [0.28, 0.3, 0.44, 0.66], 0.04, roundShade(context, 0.28, 0.72, colour));
    fillEllipse(context, [0.5, 0.31, 0.1, 0.015], css(shift(colour, 0.1)));
  });
  fillBox(
    context,
    [0.43, 0.02, 0.14, 0.12],
    0.02,
    roundShade(context, 0.43, 0.57, [0.7, 0.08, 65]),
  );
  fillBox(context, [0.4, 0.11, 0.2, 0.04], 0.02, css([0.95, 0.03, 110]));
  fillBox(context, [0.3, 0.58, 0.4, 0.28], 0.03, css([0.97, 0.02, 95]));
  strokeOutline(context, 'M 37 80 Q 48 76 62 64', 0.016, css([0.45, 0.09, 130]));
  for (const [x, y, turn] of [
    [0.44, 0.7, 0.9],
    [0.53, 0.78, -0.1],
    [0.56, 0.64, 1],
  ] as const)
    turned(context, [x, y, turn], () => {
      fillEllipse(context, [0, 0, 0.05, 0.018], css([0.55, 0.12, 130]));
    });
  fillEllipse(context, [0.47, 0.8, 0.03, 0.036], css([0.42, 0.1, 125]));
  fillBox(context, [0.31, 0.5, 0.035, 0.42], 0.017, css([1, 0, 0], 0.45));
}

export const PANTRY: PropFamily = {
  '@honeyjar': (context, colour) => honeyJar(context, colour ?? HONEY),
  '@oilbottle': (context, colour) => oilBottle(context, colour ?? [0.8, 0.16, 105]),
  '@spicerack': (context, colour) => spiceRack(context, colour ?? [0.64, 0.1, 60]),
  '@teabag': (context, colour) => teaBag(context, colour ?? [0.58, 0.14, 145]),
  '@straws': (context, colour) => drinkingStraws(context, colour ?? [0.62, 0.21, 20]),
  '@icetray': (context, colour) => iceTray(context, colour ?? [0.66, 0.13, 240]),
  '@thermos': (context, colour) => thermos(context, colour ?? [0.5, 0.12, 155]),
  '@eggtimer': (context, colour) => eggTimer(context, colour ?? [0.97, 0.02, 85]),
};
