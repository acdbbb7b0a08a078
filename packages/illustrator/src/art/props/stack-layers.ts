import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  roundShade,
  strokeLine,
} from './brush.ts';
import { syrupDrops } from './cakes.ts';

const SYRUP: Colour = [0.48, 0.12, 50];
const PAPER: Colour = [0.95, 0.025, 88];

/** One pancake that lies flat. */
function pancakeLayer(context: Canvas2D, baked: Colour): void {
  const edge: Colour = [0.9, 0.08, 85];
  fillBox(context, [0.01, 0.8, 0.98, 0.2], 0.1, roundShade(context, 0, 1, edge));
  fillEllipse(context, [0.5, 0.85, 0.49, 0.13], roundShade(context, 0, 1, shift(baked, -0.06)));
  fillEllipse(context, [0.5, 0.84, 0.475, 0.12], css(baked));
}

/** Syrup that runs down from the top of a stack, with a pat of butter on it. */
function pancakeTop(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.44, 0.44, 0.09], fallShade(context, 0.3, 0.75, SYRUP));
  syrupDrops(context, [0.45, 1], SYRUP, [
    [0.16, 0.3, 0.032],
    [0.29, 0.46, 0.04],
    [0.5, 0.36, 0.038],
    [0.69, 0.52, 0.04],
    [0.84, 0.26, 0.032],
  ]);
  const butter: Colour = [0.92, 0.12, 98];
  fillEllipse(context, [0.52, 0.435, 0.19, 0.04], css(butter, 0.75));
  fillOutline(
    context,
    'M 38 35 L 60 33 66 38 66 43.5 C 59 46 49 46 43 45 L 38 41 Z',
    css(shift(butter, -0.09)),
  );
  fillOutline(context, 'M 38 35 L 60 33 66 38 44 40 Z', css(butter));
}

/** One cookie that lies flat. */
function cookieLayer(context: Canvas2D, dough: Colour): void {
  fillEllipse(context, [0.5, 0.87, 0.49, 0.13], css(shift(dough, -0.16)));
  fillEllipse(context, [0.5, 0.8, 0.49, 0.13], roundShade(context, 0, 1, dough));
  for (const [dx, dy] of [
    [-0.6, -0.2],
    [-0.2, 0.5],
    [0.1, -0.4],
    [0.45, 0.35],
    [0.7, -0.15],
    [-0.55, 0.45],
  ] as const) {
    fillEllipse(context, [0.5 + dx * 0.47, 0.8 + dy * 0.13, 0.05, 0.028], css([0.32, 0.06, 45]));
  }
}

/** One iced donut that lies flat. */
function donutLayer(context: Canvas2D, icing: Colour): void {
  fillEllipse(context, [0.5, 0.83, 0.49, 0.17], roundShade(context, 0, 1, [0.74, 0.12, 68]));
  fillEllipse(context, [0.5, 0.77, 0.475, 0.145], css(shift(icing, -0.08)));
  fillEllipse(context, [0.5, 0.75, 0.46, 0.13], roundShade(context, 0, 1, icing));
  fillEllipse(context, [0.5, 0.74, 0.13, 0.04], css([0.55, 0.11, 58]));
  for (let k = 0; k < 14; k++) {
    const turn = (k / 14) * Math.PI * 2;
    const reach = k % 2 ? 0.36 : 0.27;
    const [x, y] = [0.5 + reach * Math.cos(turn), 0.76 + reach * 0.29 * Math.sin(turn)];
    strokeLine(
      context,
      [
        [x - 0.018, y],
        [x + 0.018, y + (k % 3) * 0.008],
      ],
      0.018,
      css([0.8, 0.17, (k * 67) % 360]),
    );
  }
}

/** A closed book that lies flat, its spine towards the viewer. */
function lyingBook(context: Canvas2D, cover: Colour): void {
  fillBox(
    context,
    [0.03, 0.82, 0.96, 0.18],
    [0.05, 0.02, 0.02, 0.05],
    fallShade(context, 0.8, 1, cover),
  );
  fillBox(context, [0.9, 0.845, 0.1, 0.13], 0.01, fallShade(context, 0.84, 0.98, PAPER));
  for (const y of [0.87, 0.895, 0.92, 0.945])
    strokeLine(
      context,
      [
        [0.905, y],
        [0.995, y],
      ],
      0.006,
      css(shift(PAPER, -0.16)),
    );
  for (const x of [0.14, 0.76])
    fillBox(context, [x, 0.82, 0.022, 0.18], 0, css(shift(cover, 0.2), 0.8));
  fillBox(context, [0.3, 0.885, 0.32, 0.045], 0.01, css(shift(cover, 0.24), 0.85));
  fillBox(context, [0.05, 0.83, 0.84, 0.02], 0.01, css([1, 0, 0], 0.18));
}

/** A folded towel, its round fold towards the viewer. */
function foldedTowel(context: Canvas2D, cloth: Colour): void {
  fillBox(context, [0.01, 0.78, 0.98, 0.22], 0.1, fallShade(context, 0.78, 1, cloth));
  strokeLine(
    context,
    [
      [0.07, 0.895],
      [0.93, 0.895],
    ],
    0.01,
    css(shift(cloth, -0.12), 0.7),
  );
  for (const x of [0.78, 0.83])
    fillBox(context, [x, 0.785, 0.022, 0.21], 0.005, css(shift(cloth, -0.09), 0.8));
  fillBox(context, [0.08, 0.8, 0.6, 0.028], 0.014, css([1, 0, 0], 0.3));
}

/** A smooth flat stone. */
function flatStone(context: Canvas2D, stone: Colour): void {
  fillOutline(
    context,
    'M 2 86 C 2 74 24 68 52 68 C 80 68 98 75 98 85 C 98 95 80 100 50 100 C 20 100 2 96 2 86 Z',
    fallShade(context, 0.66, 1, stone),
  );
  fillEllipse(context, [0.4, 0.745, 0.22, 0.035], css([1, 0, 0], 0.22));
}

/** A plate under a stack, seen as the layers are. */
function stackPlate(context: Canvas2D, china: Colour): void {
  fillEllipse(context, [0.5, 0.92, 0.5, 0.08], roundShade(context, 0, 1, shift(china, -0.08)));
  fillEllipse(context, [0.5, 0.9, 0.49, 0.07], css(china));
  fillEllipse(context, [0.5, 0.905, 0.37, 0.05], css(shift(china, -0.05)));
}

/** Single layers of stacks, which are drawn on top of each other. */
export const STACK_LAYERS: PropFamily = {
  '@pancakelayer': (context, colour) => pancakeLayer(context, colour ?? [0.72, 0.12, 65]),
  '@pancaketop': pancakeTop,
  '@cookielayer': (context, colour) => cookieLayer(context, colour ?? [0.74, 0.11, 68]),
  '@donutlayer': (context, colour) => donutLayer(context, colour ?? [0.78, 0.14, 355]),
  '@lyingbook': (context, colour) => lyingBook(context, colour ?? [0.35, 0.12, 265]),
  '@foldedtowel': (context, colour) => foldedTowel(context, colour ?? [0.95, 0.015, 85]),
  '@flatstone': (context, colour) => flatStone(context, colour ?? [0.65, 0.01, 270]),
  '@stackplate': (context, colour) => stackPlate(context, colour ?? [0.95, 0.008, 250]),
};
