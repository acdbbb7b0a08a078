import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, css, shift } from '../../../math/colour.ts';
import { TAU } from '../../../math/periodic.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  roundShade,
  strokeOutline,
  turned,
  within,
} from '../brush.ts';

const LEAF: Colour = [0.62, 0.16, 142];
const SOIL: Colour = [0.47, 0.07, 58];
const MAGMA: Colour = [0.68, 0.21, 40];
const ROCK: Colour = [0.5, 0.04, 40];

function petals(context: Canvas2D, colour: Colour): void {
  for (let i = 0; i < 8; i++) {
    turned(context, [0.5, 0.24, (i / 8) * TAU], () =>
      fillOutline(
        context,
        'M 0 0 C -8 -6 -9 -17 0 -21 C 9 -17 8 -6 0 0 Z',
        css(shift(colour, i % 2 === 0 ? 0.03 : -0.04)),
      ),
    );
  }
  fillBall(context, 0.5, 0.24, 0.075, [0.84, 0.16, 85]);
}

/** A flower from its petals to its roots in the ground, which is cut open. */
function wholeFlower(context: Canvas2D, colour: Colour | null): void {
  fillBox(context, [0.08, 0.7, 0.84, 0.3], 0.03, fallShade(context, 0.7, 1, SOIL));
  fillBox(context, [0.08, 0.685, 0.84, 0.04], 0.02, css([0.66, 0.16, 138]));
  const root: Colour = [0.86, 0.06, 78];
  for (const [path, line] of [
    ['M 50 70 C 49 80 52 88 50 97', 0.03],
    ['M 50 74 C 44 80 38 80 33 90', 0.02],
    ['M 50 74 C 57 80 62 80 67 91', 0.02],
    ['M 49 79 C 44 84 44 88 41 95', 0.013],
    ['M 51 79 C 56 84 57 88 59 95', 0.013],
    ['M 41 81 C 36 81 32 82 27 84', 0.011],
    ['M 59 81 C 64 81 68 82 73 84', 0.011],
  ] as const)
    strokeOutline(context, path, line, css(root));
  strokeOutline(context, 'M 50 71 C 49 60 51 48 50 30', 0.034, css(LEAF));
  fillOutline(context, 'M 50 60 C 40 60 26 56 20 44 C 34 42 46 48 50 60 Z', roundShade(context, 0.2, 0.5, LEAF)); // prettier-ignore
  fillOutline(context, 'M 50 54 C 60 54 74 50 80 38 C 66 36 54 42 50 54 Z', roundShade(context, 0.5, 0.8, LEAF)); // prettier-ignore
  strokeOutline(context, 'M 50 60 C 42 56 32 50 24 46', 0.008, css(shift(LEAF, -0.12)));
  strokeOutline(context, 'M 50 54 C 58 50 68 44 76 40', 0.008, css(shift(LEAF, -0.12)));
  petals(context, colour ?? [0.72, 0.17, 355]);
}

function ash(context: Canvas2D): void {
  for (const [x, y, radius] of [
    [0.5, 0.16, 0.07],
    [0.42, 0.1, 0.075],
    [0.58, 0.09, 0.08],
    [0.5, 0.06, 0.06],
    [0.35, 0.055, 0.05],
    [0.66, 0.05, 0.05],
  ] as const)
    fillBall(context, x, y, radius, [0.7, 0.015, 280]);
}

/** A volcano cut in half: its layers, the vent, and the magma below. */
function volcanoSection(context: Canvas2D): void {
  ash(context);
  fillBox(context, [0, 0.7, 1, 0.3], 0.02, fallShade(context, 0.7, 1, shift(SOIL, -0.06)));
  fillOutline(context, 'M 0 72 L 40 25 L 60 25 L 100 72 Z', fallShade(context, 0.25, 0.72, ROCK));
  within(context, 'M 0 72 L 40 25 L 60 25 L 100 72 Z', () => {
    for (let i = 1; i < 6; i++) {
      const [aside, down] = [i * 9.5, 72 + i * 0.5];
      strokeOutline(
        context,
        `M ${aside} ${down} L ${44 + i * 0.5} ${25 + i * 4} M ${100 - aside} ${down} L ${56 - i * 0.5} ${25 + i * 4}`,
        0.022,
        css(shift(ROCK, i % 2 === 0 ? 0.1 : -0.08)),
      );
    }
  });
  fillEllipse(context, [0.5, 0.86, 0.33, 0.11], fallShade(context, 0.75, 0.97, MAGMA));
  fillEllipse(context, [0.47, 0.85, 0.2, 0.055], css(shift(MAGMA, 0.12, 0.9, 20)));
  fillOutline(context, 'M 46 80 L 47.5 25 L 52.5 25 L 54 80 Z', css(MAGMA));
  strokeOutline(context, 'M 50 56 C 58 52 66 54 76 47', 0.025, css(MAGMA));
  fillOutline(context, 'M 40 25 Q 50 31 60 25 L 58 21 Q 50 26 42 21 Z', css(shift(MAGMA, 0.06)));
  strokeOutline(context, 'M 58 25 C 66 34 68 40 78 49', 0.03, css(shift(MAGMA, 0.04)));
  strokeOutline(context, 'M 42 25 C 36 32 33 38 28 42', 0.026, css(shift(MAGMA, 0.04)));
  for (const [x, y] of [
    [46, 12],
    [54, 10],
    [50, 17],
  ] as const)
    fillEllipse(context, [x / 100, y / 100, 0.013, 0.013], css(shift(MAGMA, 0.08)));
}

/** The earth with a quarter cut out, which shows its layers. */
function earthLayers(context: Canvas2D): void {
  fillBall(context, 0.5, 0.5, 0.49, [0.62, 0.14, 245]);
  for (const [x, y, wide, tall] of [
    [0.3, 0.3, 0.16, 0.12],
    [0.26, 0.66, 0.11, 0.16],
    [0.62, 0.8, 0.13, 0.08],
    [0.42, 0.12, 0.12, 0.05],
  ] as const)
    fillEllipse(context, [x, y, wide, tall], css([0.66, 0.15, 145]));
  for (const [radius, colour] of [
    [0.485, [0.5, 0.07, 55]],
    [0.45, [0.62, 0.19, 35]],
    [0.29, [0.75, 0.17, 65]],
    [0.15, [0.92, 0.13, 98]],
  ] as const) {
    context.fillStyle = css(colour);
    context.beginPath();
    context.moveTo(0.5, 0.5);
    context.arc(0.5, 0.5, radius, -1.25, 0.75);
    context.closePath();
    context.fill();
  }
}

/** A cell of a plant within its wall. */
function plantCell(context: Canvas2D): void {
  fillBox(context, [0.02, 0.1, 0.96, 0.8], 0.1, fallShade(context, 0.1, 0.9, [0.6, 0.15, 142]));
  fillBox(context, [0.06, 0.14, 0.88, 0.72], 0.08, css([0.76, 0.13, 135]));
  fillBox(context, [0.085, 0.165, 0.83, 0.67], 0.07, css([0.93, 0.06, 135]));
  fillEllipse(context, [0.62, 0.5, 0.24, 0.24], fallShade(context, 0.26, 0.74, [0.84, 0.08, 225]));
  fillBall(context, 0.25, 0.36, 0.125, [0.68, 0.14, 310]);
  fillBall(context, 0.25, 0.36, 0.05, [0.5, 0.16, 310]);
  for (const [x, y, turn] of [
    [0.24, 0.68, 0.4],
    [0.46, 0.77, -0.2],
    [0.82, 0.76, -0.6],
    [0.48, 0.23, 0.2],
    [0.82, 0.24, 0.5],
  ] as const)
    turned(context, [x, y, turn], () => {
      fillEllipse(context, [0, 0, 0.07, 0.04], css([0.58, 0.17, 142]));
      fillEllipse(context, [0, 0, 0.045, 0.015], css([0.7, 0.17, 140]));
    });
  for (const [x, y, turn] of [
    [0.36, 0.6, 0.8],
    [0.66, 0.8, 0.1],
  ] as const)
    turned(context, [x, y, turn], () => {
      fillEllipse(context, [0, 0, 0.055, 0.03], css([0.7, 0.17, 45]));
      strokeOutline(context, 'M -4 0 L -2 -1.5 L 0 1.5 L 2 -1.5 L 4 0', 0.008, css([0.9, 0.1, 65]));
    });
}

/** Things as lessons show them: cut open, from top to bottom. */
export const SECTIONS: PropFamily = {
  '@wholeflower': wholeFlower,
  '@volcanosection': volcanoSection,
  '@earthlayers': earthLayers,
  '@plantcell': plantCell,
};
