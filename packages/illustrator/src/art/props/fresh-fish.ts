import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillEllipse,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  STEEL,
  strokeLine,
  strokeOutline,
  turned,
  within,
} from './brush.ts';

const BODY =
  'M 3 52 C 10 38 28 31 46 34 C 60 36 72 44 80 49 C 72 58 60 68 44 69 C 26 70 10 64 3 52 Z';
const BELLY: Colour = [0.96, 0.015, 90];
const SILVER: Colour = [0.68, 0.05, 235];

/** A whole fish from the side, as it lies on a board, on ice or in a pan. */
function rawFish(context: Canvas2D, colour: Colour): void {
  const fin = css(shift(colour, -0.14));
  fillOutline(
    context,
    'M 77 49 C 84 40 92 34 98 31 C 94 42 94 56 98 68 C 91 64 84 58 77 49 Z',
    fin,
  );
  fillOutline(context, 'M 32 35 C 38 23 52 22 60 39 Z', fin);
  fillOutline(context, 'M 46 67 C 50 76 58 78 62 74 L 60 62 Z', fin);
  for (const end of [0.4, 0.47, 0.56])
    strokeLine(
      context,
      [
        [0.8, 0.49],
        [0.94, end],
      ],
      0.008,
      css(shift(colour, -0.24), 0.7),
    );
  fillOutline(context, BODY, fallShade(context, 0.3, 0.72, colour));
  within(context, BODY, () => {
    fillOutline(
      context,
      'M 0 56 C 20 62 46 60 84 48 L 84 80 L 0 80 Z',
      fallShade(context, 0.52, 0.74, mix(colour, BELLY, 0.8)),
    );
    for (let row = 0; row < 3; row++) {
      for (let i = 0; i < 7; i++) {
        const x = 33 + i * 6 + (row % 2) * 3;
        const y = 42 + row * 6;
        const scale = `M ${x} ${y - 3} Q ${x + 4} ${y} ${x} ${y + 3}`;
        strokeOutline(context, scale, 0.008, css(shift(colour, -0.12), 0.55));
      }
    }
  });
  strokeOutline(context, 'M 27 37 C 33 45 33 58 26 65', 0.016, css(shift(colour, -0.2), 0.8));
  fillOutline(
    context,
    'M 34 54 C 42 52 48 56 48 62 C 42 63 36 60 34 54 Z',
    css(shift(colour, -0.08)),
  );
  strokeOutline(context, 'M 4 54 Q 9 57 13 56', 0.013, css(shift(colour, -0.3), 0.8));
  fillEllipse(context, [0.165, 0.475, 0.036, 0.036], css([0.97, 0.02, 95]));
  fillEllipse(context, [0.163, 0.477, 0.022, 0.022], css([0.22, 0.02, 270]));
  gloss(context, [0.155, 0.466, 0.008, 0.008], 0.9);
  gloss(context, [0.42, 0.39, 0.15, 0.016], 0.35);
}

/** Pieces of crushed ice in rows, the same each time. */
function crushedIce(context: Canvas2D): void {
  for (let i = 0; i < 60; i++) {
    const x = 0.06 + 0.88 * ((i * 0.618) % 1);
    const y = 0.46 + 0.36 * ((i * 0.414) % 1);
    const side = 0.035 + 0.02 * ((i * 0.73) % 1);
    turned(context, [x, y, i * 1.3], () => {
      context.fillStyle = css(shift([0.93, 0.025, 225], i % 3 ? 0.04 : -0.05), 0.9);
      context.fillRect(-side / 2, -side / 2, side, side * 0.8);
      context.fillStyle = css([1, 0, 0], 0.7);
      context.fillRect(-side / 2, -side / 2, side * 0.5, side * 0.3);
    });
  }
}

function lemonSlice(context: Canvas2D, x: number, y: number): void {
  fillEllipse(context, [x, y, 0.07, 0.055], css([0.85, 0.17, 98]));
  fillEllipse(context, [x, y, 0.058, 0.044], css([0.97, 0.06, 100]));
  fillEllipse(context, [x, y, 0.05, 0.037], css([0.9, 0.15, 100]));
  for (const turn of [0.2, 1.25, 2.3]) {
    const [across, along] = [0.05 * Math.cos(turn), 0.037 * Math.sin(turn)];
    strokeLine(
      context,
      [
        [x - across, y - along],
        [x + across, y + along],
      ],
      0.007,
      css([0.97, 0.06, 100]),
    );
  }
}

/** A steel tray of crushed ice with three fish and slices of lemon, as fishmongers lay them out. */
function fishOnIce(context: Canvas2D, colour: Colour): void {
  const ice = 'M 5 76 C 8 52 28 42 50 42 C 72 42 92 52 95 76 Q 95 90 50 90 Q 5 90 5 76 Z';
  fillOutline(context, ice, fallShade(context, 0.4, 0.92, [0.93, 0.025, 225]));
  within(context, ice, () => {
    crushedIce(context);
  });
  for (const [x, y, turn, tint] of [
    [0.24, 0.2, -0.05, 0.03],
    [0.1, 0.36, 0.02, -0.04],
    [0.26, 0.51, -0.06, 0],
  ] as const) {
    turned(context, [x, y, turn], () => {
      context.scale(0.66, 0.62);
      fillEllipse(context, [0.46, 0.7, 0.42, 0.06], css([0.5, 0.06, 240], 0.3));
      rawFish(context, shift(colour, tint));
    });
  }
  lemonSlice(context, 0.14, 0.76);
  lemonSlice(context, 0.87, 0.6);
  fillOutline(
    context,
    'M 1 77 Q 50 88 99 77 L 92 97 Q 50 100 8 97 Z',
    roundShade(context, 0.01, 0.99, STEEL),
  );
  strokeOutline(context, 'M 2 78 Q 50 89 98 78', 0.022, css(shift(STEEL, 0.1)));
}

const FILLET =
  'M 3 62 C 4 48 16 38 34 36 C 56 33 84 38 95 50 C 100 58 96 68 86 71 C 62 77 30 77 12 73 C 5 71 2 68 3 62 Z';

/** A pink piece of salmon without its skin, with herbs on it. */
function salmonFillet(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 3 58 L 97 56 L 97 66 C 98 78 82 84 62 85 C 36 87 8 84 4 72 Z',
    css(shift(colour, -0.16)),
  );
  fillOutline(context, FILLET, fallShade(context, 0.34, 0.78, colour));
  within(context, FILLET, () => {
    for (let i = 0; i < 9; i++) {
      const x = 4 + i * 12;
      const line = `M ${x + 10} 30 C ${x - 2} 44 ${x - 2} 60 ${x + 10} 82`;
      strokeOutline(context, line, 0.017, css(mix(colour, [0.98, 0.02, 60], 0.65), 0.9));
    }
  });
  for (const [x, y, turn] of [
    [0.4, 0.5, 0.3],
    [0.48, 0.46, -0.5],
    [0.56, 0.53, 0.9],
    [0.63, 0.47, 0],
  ] as const)
    turned(context, [x, y, turn], () => {
      fillEllipse(context, [0, 0, 0.045, 0.016], css([0.55, 0.13, 140]));
    });
  gloss(context, [0.3, 0.42, 0.1, 0.016], 0.4);
}

export const FRESH_FISH: PropFamily = {
  '@rawfish': (context, colour) => rawFish(context, colour ?? SILVER),
  '@salmonfillet': (context, colour) => salmonFillet(context, colour ?? [0.74, 0.15, 42]),
  '@fishonice': (context, colour) => fishOnIce(context, colour ?? SILVER),
};
