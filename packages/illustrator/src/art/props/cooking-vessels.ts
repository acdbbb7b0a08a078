import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import { radialGradient } from '../../painting.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  IRON,
  type PropFamily,
  roundShade,
  STEEL,
  strokeEllipse,
  strokeLine,
} from './brush.ts';

const CAST_IRON: Colour = [0.33, 0.012, 265];
const FLAME: Colour = [0.72, 0.14, 245];
const WATER: Colour = [0.86, 0.05, 225];
const BROTH: Colour = [0.7, 0.16, 55];
const RICE: Colour = [0.96, 0.012, 95];
const NOODLE: Colour = [0.88, 0.12, 90];
const POPCORN: Colour = [0.97, 0.035, 92];

/** A gas cooker with one flame, under what is cooked. */
function burner(context: Canvas2D): void {
  fillBox(context, [0.12, 0.9, 0.76, 0.1], 0.03, fallShade(context, 0.9, 1, STEEL));
  fillEllipse(context, [0.5, 0.955, 0.03, 0.028], css(IRON));
  for (let i = 0; i < 9; i++) {
    const x = 0.26 + i * 0.06;
    fillOutline(
      context,
      `M ${x * 100 - 2.4} 90 Q ${x * 100 - 2.6} 86 ${x * 100} 82 Q ${x * 100 + 2.6} 86 ${x * 100 + 2.4} 90 Z`,
      css(FLAME),
    );
  }
  for (const x of [0.2, 0.8]) fillBox(context, [x - 0.02, 0.82, 0.04, 0.09], 0.01, css(IRON));
}

/** A wide pan, so much from above that its bottom is seen; its handle points to the left. */
function openPan(context: Canvas2D, colour: Colour): void {
  burner(context);
  strokeLine(
    context,
    [
      [0.035, 0.43],
      [0.24, 0.53],
    ],
    0.06,
    css([0.3, 0.03, 40]),
  );
  fillOutline(
    context,
    'M 16 58 C 18 78 30 86 57 86 C 84 86 97 78 99 58 Z',
    roundShade(context, 0.16, 0.99, colour),
  );
  fillEllipse(context, [0.575, 0.58, 0.415, 0.2], css(shift(colour, 0.18)));
  fillEllipse(context, [0.575, 0.585, 0.39, 0.182], css(shift(colour, -0.06)));
  fillEllipse(
    context,
    [0.575, 0.61, 0.345, 0.145],
    fallShade(context, 0.46, 0.76, shift(colour, 0.06)),
  );
}

/** A kettle grill over its coals, so much from above that the grate is seen. */
function openGrill(context: Canvas2D, colour: Colour): void {
  for (const [x, foot] of [
    [0.3, 0.2],
    [0.7, 0.8],
    [0.5, 0.5],
  ] as const)
    strokeLine(
      context,
      [
        [x, 0.6],
        [foot, 0.99],
      ],
      0.03,
      css(shift(STEEL, -0.2)),
    );
  fillOutline(
    context,
    'M 2 28 C 4 62 30 76 50 76 C 70 76 96 62 98 28 Z',
    roundShade(context, 0.02, 0.98, colour),
  );
  fillEllipse(context, [0.5, 0.27, 0.48, 0.22], css(shift(colour, 0.2)));
  context.save();
  context.beginPath();
  context.ellipse(0.5, 0.275, 0.45, 0.2, 0, 0, Math.PI * 2);
  context.clip();
  fillEllipse(
    context,
    [0.5, 0.275, 0.45, 0.2],
    radialGradient(context, 0.5, 0.3, 0.45, [
      [0, [0.78, 0.17, 60]],
      [0.6, [0.56, 0.19, 38]],
      [1, [0.3, 0.08, 30]],
    ]),
  );
  for (let i = 0; i < 13; i++)
    fillBox(context, [0.05 + i * 0.072, 0.06, 0.018, 0.44], 0, css(shift(STEEL, -0.3)));
  context.restore();
}

/** A tall pot of steel whose rim is seen from above. @param fill draws what is in it, within its rim */
function openPot(context: Canvas2D, colour: Colour, fill: () => void): void {
  burner(context);
  for (const [left, right] of [
    [0.02, 0.14],
    [0.86, 0.98],
  ] as const)
    strokeEllipse(context, [(left + right) / 2, 0.5, 0.06, 0.05], 0.03, css(shift(colour, -0.3)));
  fillOutline(
    context,
    'M 9 34 L 11 76 C 14 90 86 90 89 76 L 91 34 Z',
    roundShade(context, 0.09, 0.91, colour),
  );
  fillEllipse(context, [0.5, 0.34, 0.41, 0.19], css(shift(colour, 0.08)));
  context.save();
  context.beginPath();
  context.ellipse(0.5, 0.345, 0.38, 0.17, 0, 0, Math.PI * 2);
  context.clip();
  fillEllipse(context, [0.5, 0.345, 0.38, 0.17], css(shift(colour, -0.25)));
  fill();
  context.restore();
}

/** Slices of courgette, aubergine, tomato and pepper in a ring, one over the other. */
function slicedVegetables(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.375, 0.375, 0.155], css([0.56, 0.19, 32]));
  const slices: readonly (readonly [rind: Colour, flesh: Colour])[] = [
    [[0.56, 0.21, 27], [0.68, 0.19, 32]],
    [[0.48, 0.13, 140], [0.88, 0.1, 115]],
    [[0.32, 0.11, 320], [0.9, 0.05, 90]],
    [[0.8, 0.16, 85], [0.88, 0.14, 92]],
  ]; // prettier-ignore
  for (const [reach, count] of [
    [1, 22],
    [0.52, 12],
  ] as const)
    for (let i = 0; i < count; i++) {
      const turn = (i / count) * Math.PI * 2;
      const [x, y] = [0.5 + 0.28 * reach * Math.cos(turn), 0.365 + 0.11 * reach * Math.sin(turn)];
      const [rind, flesh] = slices[i % slices.length] ?? [BROTH, BROTH];
      fillEllipse(context, [x, y, 0.06, 0.042], css(rind));
      fillEllipse(context, [x, y - 0.004, 0.05, 0.033], css(flesh));
      fillEllipse(context, [x, y - 0.003, 0.022, 0.014], css(shift(flesh, -0.06)));
    }
  for (const x of [0.47, 0.53])
    fillEllipse(context, [x, 0.36, 0.035, 0.018], css([0.56, 0.15, 142]));
}

/** A low, heavy pot of cast iron with two handles; its glaze has the color. @param fill draws what is in it */
function ironPot(context: Canvas2D, colour: Colour, fill: () => void): void {
  for (const x of [0.06, 0.94])
    strokeEllipse(context, [x, 0.52, 0.055, 0.035], 0.032, css(shift(colour, -0.12)));
  fillOutline(
    context,
    'M 8 38 L 9 78 C 12 97 88 97 91 78 L 92 38 Z',
    roundShade(context, 0.08, 0.92, colour),
  );
  fillOutline(context, 'M 8 46 C 14 64 86 64 92 46 L 92 50 C 86 68 14 68 8 50 Z', css(shift(colour, 0.1), 0.5)); // prettier-ignore
  fillEllipse(context, [0.5, 0.38, 0.43, 0.2], css(shift(colour, 0.07)));
  fillEllipse(context, [0.5, 0.385, 0.4, 0.18], css([0.24, 0.01, 270]));
  context.save();
  context.translate(0, 0.015);
  fill();
  context.restore();
}

const liquid = (context: Canvas2D, colour: Colour): void =>
  fillEllipse(context, [0.5, 0.375, 0.375, 0.155], fallShade(context, 0.22, 0.53, colour));

/** Loops of pasta in its water. */
function noodles(context: Canvas2D): void {
  liquid(context, WATER);
  const random = createRandom(11);
  for (let i = 0; i < 26; i++) {
    const [x, y] = [0.5 + (random() - 0.5) * 0.5, 0.37 + (random() - 0.5) * 0.18];
    const [radiusX, radiusY] = [0.06 + random() * 0.1, 0.03 + random() * 0.04];
    strokeEllipse(context, [x, y, radiusX, radiusY], 0.02, css(shift(NOODLE, -0.14)));
    strokeEllipse(context, [x, y - 0.004, radiusX, radiusY], 0.013, css(NOODLE));
  }
}

function grains(context: Canvas2D): void {
  liquid(context, shift(RICE, -0.06));
  const random = createRandom(5);
  for (let i = 0; i < 150; i++) {
    const [x, y] = [0.5 + (random() - 0.5) * 0.74, 0.37 + (random() - 0.5) * 0.3];
    fillEllipse(context, [x, y, 0.016, 0.008], css(shift(RICE, (random() - 0.6) * 0.12)));
  }
}

function broth(context: Canvas2D, colour: Colour): void {
  liquid(context, colour);
  const random = createRandom(8);
  const bits: readonly Colour[] = [
    [0.7, 0.17, 140],
    [0.75, 0.17, 55],
    [0.9, 0.1, 95],
  ];
  for (let i = 0; i < 24; i++) {
    const [x, y] = [0.5 + (random() - 0.5) * 0.6, 0.38 + (random() - 0.5) * 0.2];
    const bit = bits[i % bits.length] ?? colour;
    fillEllipse(context, [x, y + 0.006, 0.024, 0.014], css(shift(bit, -0.18)));
    fillEllipse(context, [x, y, 0.024, 0.014], css(bit));
  }
}

/** One grain of corn that has popped. */
export function poppedCorn(context: Canvas2D): void {
  for (const [x, y, radius] of [
    [0.32, 0.42, 0.24],
    [0.66, 0.38, 0.26],
    [0.42, 0.68, 0.25],
    [0.68, 0.68, 0.22],
    [0.5, 0.5, 0.24],
  ] as const) {
    fillEllipse(context, [x, y + 0.03, radius, radius], css(shift(POPCORN, -0.12, 1.6)));
    fillEllipse(context, [x, y, radius, radius * 0.94], css(POPCORN));
  }
  fillEllipse(context, [0.5, 0.56, 0.1, 0.07], css([0.82, 0.13, 80]));
}

export const COOKING_VESSELS: PropFamily = {
  '@openpan': (context, colour) => openPan(context, colour ?? [0.34, 0.015, 270]),
  '@opengrill': (context, colour) => openGrill(context, colour ?? [0.32, 0.02, 280]),
  '@waterpot': (context, colour) => openPot(context, colour ?? STEEL, () => liquid(context, WATER)),
  '@souppot': (context, colour) => openPot(context, colour ?? STEEL, () => broth(context, BROTH)),
  '@pastapot': (context, colour) => openPot(context, colour ?? STEEL, () => noodles(context)),
  '@ricepot': (context, colour) => openPot(context, colour ?? STEEL, () => grains(context)),
  '@emptypot': (context, colour) => openPot(context, colour ?? STEEL, () => undefined),
  '@ironpot': (context, colour) => ironPot(context, colour ?? CAST_IRON, () => undefined),
  '@ironstew': (context, colour) =>
    ironPot(context, colour ?? CAST_IRON, () => broth(context, BROTH)),
  '@ratatouille': (context, colour) =>
    ironPot(context, colour ?? CAST_IRON, () => slicedVegetables(context)),
  '@poppedcorn': poppedCorn,
};
