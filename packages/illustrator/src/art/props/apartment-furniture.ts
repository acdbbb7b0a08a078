import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  CREAM,
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillShape,
  type PropFamily,
} from './brush.ts';

const PALE: Colour = [0.92, 0.02, 90];

/** A little house of carved wood with a bird above its dial, and cones on chains. */
function cuckooClock(context: Canvas2D, colour: Colour | null): void {
  const wood = colour ?? [0.46, 0.09, 50];
  for (const [x, foot] of [
    [0.4, 0.94],
    [0.6, 0.86],
  ] as const) {
    fillBox(context, [x - 0.006, 0.66, 0.012, foot - 0.68], 0, css(BRASS));
    fillEllipse(context, [x, foot - 0.02, 0.028, 0.06], css(DARK_WOOD));
  }
  fillBox(context, [0.495, 0.66, 0.01, 0.16], 0, css(DARK_WOOD));
  fillEllipse(context, [0.5, 0.83, 0.04, 0.04], css(BRASS));
  fillBox(context, [0.24, 0.3, 0.52, 0.38], 0.02, fallShade(context, 0.28, 0.68, wood));
  fillShape(
    context,
    [
      [0.12, 0.36],
      [0.5, 0.04],
      [0.88, 0.36],
      [0.82, 0.42],
      [0.5, 0.15],
      [0.18, 0.42],
    ],
    fallShade(context, 0.04, 0.42, shift(wood, -0.12)),
  );
  for (const [x, y, turn] of [
    [0.2, 0.5, -1],
    [0.8, 0.5, 1],
    [0.22, 0.64, -1],
    [0.78, 0.64, 1],
  ] as const)
    fillEllipse(context, [x + 0.01 * turn, y, 0.05, 0.075], css([0.5, 0.11, 145]));
  fillBox(context, [0.43, 0.2, 0.14, 0.14], [0.07, 0.07, 0, 0], css(shift(wood, -0.2)));
  fillEllipse(context, [0.5, 0.28, 0.04, 0.045], css([0.72, 0.13, 235]));
  fillEllipse(context, [0.5, 0.24, 0.026, 0.026], css([0.72, 0.13, 235]));
  fillShape(
    context,
    [
      [0.52, 0.235],
      [0.565, 0.25],
      [0.52, 0.262],
    ],
    css([0.8, 0.16, 75]),
  );
  fillEllipse(context, [0.5, 0.51, 0.145, 0.145], css(shift(wood, -0.16)));
  fillEllipse(context, [0.5, 0.51, 0.122, 0.122], css(CREAM));
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2;
    const [x, y] = [0.5 + Math.sin(angle) * 0.1, 0.51 - Math.cos(angle) * 0.1];
    fillEllipse(context, [x, y, 0.008, 0.008], css(DARK_WOOD));
  }
  for (const [x, y, wide] of [
    [0.5, 0.43, 0.012],
    [0.56, 0.54, 0.014],
  ] as const) {
    context.strokeStyle = css(DARK_WOOD);
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(0.5, 0.51);
    context.lineTo(x, y);
    context.stroke();
  }
}

/** A small tree with grey leaves in a pot of clay. */
function pottedTree(context: Canvas2D, colour: Colour | null): void {
  const leaf: Colour = colour ?? [0.62, 0.07, 135];
  fillBox(context, [0.485, 0.4, 0.03, 0.4], 0.01, css([0.5, 0.05, 60]));
  for (const [x, y, radius] of [
    [0.36, 0.34, 0.13],
    [0.64, 0.32, 0.14],
    [0.5, 0.2, 0.15],
    [0.42, 0.24, 0.12],
    [0.58, 0.22, 0.12],
    [0.5, 0.36, 0.13],
  ] as const)
    fillEllipse(context, [x, y, radius, radius * 0.86], css(shift(leaf, 0.1 * (0.3 - y))));
  for (let i = 0; i < 36; i++) {
    const angle = i * 2.4;
    const reach = 0.24 * Math.sqrt((i + 1) / 36);
    const [x, y] = [0.5 + Math.cos(angle) * reach, 0.28 + Math.sin(angle) * reach * 0.72];
    fillEllipse(context, [x, y, 0.026, 0.01], css(shift(leaf, i % 2 ? 0.09 : -0.08)));
  }
  fillShape(
    context,
    [
      [0.34, 0.76],
      [0.66, 0.76],
      [0.61, 0.98],
      [0.39, 0.98],
    ],
    fallShade(context, 0.74, 0.98, [0.64, 0.13, 42]),
  );
  fillBox(context, [0.32, 0.72, 0.36, 0.06], 0.012, css([0.68, 0.13, 42]));
}

/** A bed on high posts with a ladder, and a desk and shelves below it. */
function loftBed(context: Canvas2D, colour: Colour | null): void {
  const wood: Colour = [0.74, 0.09, 70];
  const cloth = colour ?? [0.74, 0.06, 145];
  for (const x of [0.06, 0.9])
    fillBox(context, [x, 0.16, 0.04, 0.83], 0.008, fallShade(context, 0.16, 1, wood));
  fillBox(context, [0.1, 0.58, 0.5, 0.035], 0.006, css(shift(wood, -0.05)));
  fillBox(context, [0.13, 0.61, 0.03, 0.38], 0, css(shift(wood, -0.12)));
  fillBox(context, [0.54, 0.61, 0.03, 0.38], 0, css(shift(wood, -0.12)));
  for (const [x, hue, tall] of [
    [0.14, 27, 0.1],
    [0.175, 250, 0.12],
    [0.21, 85, 0.09],
    [0.245, 150, 0.11],
  ] as const)
    fillBox(context, [x, 0.58 - tall, 0.028, tall], 0.003, css([0.62, 0.14, hue]));
  fillBox(context, [0.44, 0.49, 0.02, 0.09], 0, css([0.4, 0.01, 260]));
  fillShape(
    context,
    [
      [0.4, 0.5],
      [0.43, 0.44],
      [0.48, 0.44],
      [0.51, 0.5],
    ],
    css([0.86, 0.14, 85]),
  );
  for (const y of [0.6, 0.73, 0.86])
    fillBox(context, [0.64, y, 0.26, 0.13], 0.004, fallShade(context, y, y + 0.13, wood));
  for (const y of [0.66, 0.79, 0.92]) fillEllipse(context, [0.77, y, 0.014, 0.012], css(BRASS));
  fillBox(context, [0.08, 0.28, 0.84, 0.09], 0.03, css(PALE));
  fillBox(context, [0.3, 0.265, 0.62, 0.1], 0.03, fallShade(context, 0.26, 0.37, cloth));
  fillBox(context, [0.11, 0.225, 0.16, 0.08], 0.035, css([0.97, 0.01, 90]));
  fillBox(context, [0.05, 0.34, 0.9, 0.06], 0.01, fallShade(context, 0.34, 0.4, wood));
  fillBox(context, [0.34, 0.2, 0.6, 0.025], 0.008, css(wood));
  for (let x = 0.36; x < 0.94; x += 0.075)
    fillBox(context, [x, 0.2, 0.018, 0.15], 0.004, css(shift(wood, -0.04)));
  for (const x of [0.2, 0.31])
    fillBox(context, [x, 0.2, 0.024, 0.79], 0.006, css(shift(wood, 0.05)));
  for (let y = 0.44; y < 0.98; y += 0.095)
    fillBox(context, [0.2, y, 0.134, 0.022], 0.006, css(shift(wood, 0.05)));
}

/** Furniture of small apartments and old houses. */
export const APARTMENT_FURNITURE: PropFamily = {
  '@loftbed': loftBed,
  '@pottedtree': pottedTree,
  '@cuckooclock': cuckooClock,
};
