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
  strokeEllipse,
  strokeOutline,
  turned,
  within,
} from './brush.ts';

const HONEY: Colour = [0.78, 0.16, 78];

/** A wooden dipper over a pool of honey that runs down from it. */
function honeyDipper(context: Canvas2D, colour: Colour): void {
  const wood: Colour = [0.66, 0.1, 65];
  fillEllipse(context, [0.4, 0.95, 0.36, 0.05], fallShade(context, 0.9, 1, HONEY));
  fillOutline(
    context,
    'M 37 60 C 38 72 38 82 36 92 Q 42 97 48 92 C 44 80 45 70 46 60 Z',
    roundShade(context, 0.36, 0.48, colour),
  );
  turned(context, [0.42, 0.46, 0.75], () => {
    fillBox(context, [-0.025, -0.6, 0.05, 0.5], 0.025, roundShade(context, -0.025, 0.025, wood));
    for (let i = 0; i < 6; i++) {
      const half = [0.1, 0.14, 0.16, 0.16, 0.14, 0.1][i] ?? 0.1;
      const y = -0.16 + i * 0.052;
      fillBox(
        context,
        [-half, y, half * 2, 0.036],
        0.018,
        roundShade(context, -half, half, shift(wood, -0.02)),
      );
    }
  });
  fillOutline(
    context,
    'M 26 48 C 26 40 36 38 42 41 C 54 40 60 48 57 56 C 55 66 48 62 46 70 C 44 76 39 76 37 68 C 36 62 27 60 26 48 Z',
    roundShade(context, 0.26, 0.58, colour),
  );
  gloss(context, [0.36, 0.47, 0.05, 0.022], 0.6);
  gloss(context, [0.405, 0.78, 0.01, 0.08], 0.5);
  gloss(context, [0.3, 0.94, 0.09, 0.012], 0.5);
}

/** A metal spoon from which sauce runs down into a pool. */
function drippingSpoon(context: Canvas2D, colour: Colour): void {
  const metal: Colour = [0.84, 0.015, 250];
  fillEllipse(context, [0.4, 0.95, 0.34, 0.05], fallShade(context, 0.9, 1, colour));
  fillOutline(
    context,
    'M 36 52 C 38 68 38 80 35 92 Q 41 97 47 92 C 43 80 44 68 46 52 Z',
    roundShade(context, 0.35, 0.47, colour),
  );
  turned(context, [0.4, 0.46, -0.42], () => {
    fillBox(context, [0.16, -0.022, 0.46, 0.044], 0.022, fallShade(context, -0.022, 0.022, metal));
    fillEllipse(context, [0, 0, 0.21, 0.105], fallShade(context, -0.1, 0.1, metal));
    fillEllipse(context, [-0.005, -0.012, 0.18, 0.08], fallShade(context, -0.09, 0.07, colour));
    gloss(context, [-0.06, -0.045, 0.05, 0.014], 0.6);
  });
  fillOutline(
    context,
    'M 27 50 C 32 52 40 50 50 46 C 52 52 47 56 46 64 C 45 71 38 71 37 64 C 36 58 28 58 27 50 Z',
    roundShade(context, 0.27, 0.52, colour),
  );
  gloss(context, [0.4, 0.72, 0.01, 0.09], 0.5);
  gloss(context, [0.3, 0.94, 0.09, 0.012], 0.5);
}

/** Three crackers that lean on each other, with small holes. */
function crackers(context: Canvas2D, colour: Colour): void {
  for (const [x, y, turn] of [
    [0.32, 0.68, -0.3],
    [0.68, 0.66, 0.34],
    [0.5, 0.62, 0.04],
  ] as const)
    turned(context, [x, y, turn], () => {
      fillBox(context, [-0.28, -0.28, 0.58, 0.58], 0.05, css(shift(colour, -0.18)));
      fillBox(context, [-0.29, -0.29, 0.57, 0.57], 0.05, fallShade(context, -0.29, 0.28, colour));
      for (let i = 0; i < 9; i++)
        fillEllipse(
          context,
          [-0.18 + (i % 3) * 0.18, -0.18 + Math.floor(i / 3) * 0.18, 0.022, 0.022],
          css(shift(colour, -0.24)),
        );
    });
}

/** Three rolled sticks of bark, bound with a string. */
function cinnamonSticks(context: Canvas2D, colour: Colour): void {
  for (const [x, turn] of [
    [0.38, -0.22],
    [0.62, 0.22],
    [0.5, 0],
  ] as const)
    turned(context, [x, 0.52, turn], () => {
      fillBox(context, [-0.08, -0.46, 0.16, 0.92], 0.03, roundShade(context, -0.08, 0.08, colour));
      strokeOutline(context, 'M 1 -44 L 1 44', 0.014, css(shift(colour, -0.2)));
      strokeEllipse(context, [-0.03, -0.44, 0.035, 0.02], 0.014, css(shift(colour, -0.2)));
      strokeEllipse(context, [0.04, -0.44, 0.03, 0.02], 0.014, css(shift(colour, -0.2)));
    });
  fillBox(context, [0.3, 0.5, 0.4, 0.06], 0.03, css([0.86, 0.05, 85]));
  strokeOutline(
    context,
    'M 50 54 Q 40 44 36 50 Q 38 58 50 54 Q 60 44 64 50 Q 62 58 50 54',
    0.018,
    css([0.8, 0.06, 80]),
  );
}

/** A swirl of whipped cream. */
function whippedCream(context: Canvas2D, colour: Colour): void {
  for (const [y, half, height] of [
    [0.84, 0.44, 0.16],
    [0.62, 0.36, 0.15],
    [0.42, 0.26, 0.13],
  ] as const) {
    fillEllipse(
      context,
      [0.5, y, half, height],
      roundShade(context, 0.5 - half, 0.5 + half, colour),
    );
    strokeOutline(
      context,
      `M ${50 - half * 70} ${y * 100 + 4} Q 50 ${y * 100 + 14} ${50 + half * 70} ${y * 100}`,
      0.014,
      css(shift(colour, -0.09), 0.7),
    );
  }
  fillOutline(
    context,
    'M 32 38 C 34 22 50 22 52 4 C 64 12 70 26 66 38 Z',
    roundShade(context, 0.3, 0.68, colour),
  );
  gloss(context, [0.38, 0.54, 0.05, 0.02], 0.7);
}

/** The squares of the topmost waffle. */
function waffleGrid(context: Canvas2D, colour: Colour): void {
  within(
    context,
    'M 10 50 Q 14 44 18 43 Q 50 28 84 44 Q 90 47 90 50 Q 70 64 50 64 Q 28 64 10 50 Z',
    () => {
      for (const x of [-36, -18, 0, 18, 36, 54]) {
        strokeOutline(context, `M ${x + 10} 36 L ${x + 50} 66`, 0.022, css(shift(colour, -0.13)));
        strokeOutline(context, `M ${x + 60} 36 L ${x + 20} 66`, 0.022, css(shift(colour, -0.13)));
      }
    },
  );
}

/** Waffles on a plate, with butter and syrup that runs down. */
function waffleStack(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.9, 0.49, 0.09], css([0.95, 0.008, 250]));
  fillEllipse(context, [0.5, 0.885, 0.42, 0.07], css([0.88, 0.012, 250]));
  for (const [i, y] of [0.72, 0.6, 0.48].entries()) {
    const x = i === 1 ? 2 : 0;
    const at = (points: string): string =>
      points.replaceAll(
        /(-?[\d.]+) (-?[\d.]+)/g,
        (_, a, b) => `${Number(a) + x} ${Number(b) + y * 100}`,
      );
    fillOutline(
      context,
      at('M 8 2 L 8 13 Q 30 26 52 26 Q 74 26 92 13 L 92 2 Z'),
      fallShade(context, y, y + 0.26, shift(colour, -0.12)),
    );
    fillOutline(
      context,
      at(
        'M 8 2 Q 8 -2 14 -4 Q 34 -14 50 -14 Q 68 -14 86 -4 Q 92 -2 92 2 Q 90 6 84 8 Q 66 17 50 17 Q 32 17 16 8 Q 9 6 8 2 Z',
      ),
      fallShade(context, y - 0.14, y + 0.17, colour),
    );
    if (i === 2) waffleGrid(context, colour);
  }
  const syrup: Colour = [0.45, 0.12, 52];
  fillOutline(
    context,
    'M 28 50 C 30 40 66 38 72 48 C 78 54 76 60 72 62 L 72 78 Q 69 82 66 78 L 66 65 Q 58 68 54 66 L 54 88 Q 51 92 48 88 L 47 66 Q 36 66 33 62 L 33 72 Q 30 76 28 72 Z',
    css(syrup, 0.92),
  );
  fillOutline(context, 'M 41 45 L 52 41 L 62 45 L 62 51 L 51 56 L 41 51 Z', css([0.86, 0.13, 92]));
  fillOutline(context, 'M 41 45 L 52 41 L 62 45 L 51 50 Z', css([0.95, 0.09, 95]));
  gloss(context, [0.36, 0.52, 0.03, 0.012], 0.6);
}

const SLICE =
  'M 12 40 C 2 34 4 16 22 13 C 40 7 60 7 78 13 C 96 16 98 34 88 40 L 88 88 Q 88 95 80 95 L 20 95 Q 12 95 12 88 Z';

/** A slice of bread that stands upright, with its crust around it. */
function breadSlice(context: Canvas2D, colour: Colour): void {
  context.save();
  context.translate(0.035, 0.012);
  fillOutline(context, SLICE, css(shift(colour, -0.1)));
  context.restore();
  fillOutline(context, SLICE, fallShade(context, 0.08, 0.96, colour));
  context.save();
  context.translate(0.06, 0.065);
  context.scale(0.88, 0.88);
  fillOutline(context, SLICE, fallShade(context, 0.08, 0.96, [0.94, 0.05, 85]));
  context.restore();
  for (let i = 0; i < 22; i++) {
    const x = 0.2 + 0.6 * ((i * 0.618) % 1);
    const y = 0.24 + 0.6 * ((i * 0.414) % 1);
    fillEllipse(context, [x, y, 0.013, 0.009], css([0.84, 0.08, 78], 0.8));
  }
}

export const SMALL_FOOD: PropFamily = {
  '@breadslice': (context, colour) => breadSlice(context, colour ?? [0.66, 0.12, 62]),
  '@honeydipper': (context, colour) => honeyDipper(context, colour ?? HONEY),
  '@drippingspoon': (context, colour) => drippingSpoon(context, colour ?? HONEY),
  '@crackers': (context, colour) => crackers(context, colour ?? [0.82, 0.1, 78]),
  '@cinnamon': (context, colour) => cinnamonSticks(context, colour ?? [0.5, 0.1, 48]),
  '@whippedcream': (context, colour) => whippedCream(context, colour ?? [0.97, 0.018, 90]),
  '@wafflestack': (context, colour) => waffleStack(context, colour ?? [0.76, 0.13, 72]),
};
