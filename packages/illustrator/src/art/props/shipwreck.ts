import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fallShade, fillOutline, type PropFamily, strokeOutline, within } from './brush.ts';

const WEED: Colour = [0.55, 0.12, 155];
const SAIL: Colour = [0.88, 0.03, 90];
const HULL =
  'M 4 50 L 13 52 L 20 62 L 70 67 L 93 50 Q 98 62 90 79 Q 84 93 72 100 L 22 100 Q 8 84 4 50 Z';

/** What is left of the masts, with a torn sail. */
function brokenMasts(context: Canvas2D, wood: Colour): void {
  const dark = css(shift(wood, -0.08));
  strokeOutline(context, 'M 50 68 L 41 14 M 70 68 L 74 47', 0.032, dark);
  strokeOutline(context, 'M 22 30 L 60 22', 0.022, dark);
  fillOutline(
    context,
    'M 25 30 L 57 23 Q 61 38 57 52 L 51 45 L 47 55 L 41 44 L 36 53 L 32 46 Q 31 38 25 30 Z',
    fallShade(context, 0.22, 0.56, SAIL),
  );
}

/** Dark, with the ribs of the ship in it. */
function holeInHull(context: Canvas2D, wood: Colour): void {
  const hole = 'M 38 78 L 44 71 L 50 75 L 57 70 L 63 80 L 58 89 L 50 86 L 43 90 Z';
  fillOutline(context, hole, css(shift(wood, -0.28)));
  within(context, hole, () =>
    strokeOutline(
      context,
      'M 46 68 Q 43 80 46 94 M 56 68 Q 53 80 56 94',
      0.018,
      css(shift(wood, 0.04)),
    ),
  );
}

/** A wooden ship that lies on the sand of the sea's floor, with weed growing on it. */
function shipwreck(context: Canvas2D, wood: Colour): void {
  brokenMasts(context, wood);
  strokeOutline(context, 'M 90 55 L 99 40', 0.03, css(shift(wood, -0.05)));
  fillOutline(
    context,
    'M 4 51 L 6 34 L 24 38 L 22 63 Z',
    fallShade(context, 0.34, 0.64, shift(wood, 0.05)),
  );
  for (const x of [9, 16])
    fillOutline(context, `M ${x} 43 L ${x + 4} 44 ${x + 4} 50 ${x} 49 Z`, css([0.3, 0.05, 250]));
  fillOutline(context, HULL, fallShade(context, 0.5, 0.98, wood));
  within(context, HULL, () => {
    for (const y of [70, 78, 86, 93])
      strokeOutline(
        context,
        `M 0 ${y - 8} Q 46 ${y + 4} 100 ${y - 8}`,
        0.009,
        css(shift(wood, -0.14), 0.8),
      );
    fillOutline(context, 'M 0 92 Q 20 84 36 91 Q 58 98 100 86 L 100 100 0 100 Z', css(WEED, 0.45));
  });
  strokeOutline(context, 'M 5 51 L 13 53 L 20 62 L 70 67 L 92 51', 0.022, css(shift(wood, 0.12)));
  holeInHull(context, wood);
  for (const [x, lean, tall] of [
    [16, -4, 26],
    [20, 3, 18],
    [78, 4, 30],
    [83, -3, 20],
  ] as const)
    strokeOutline(
      context,
      `M ${x} 99 Q ${x + lean} ${99 - tall / 2} ${x - lean / 2} ${99 - tall}`,
      0.018,
      css(shift(WEED, lean > 0 ? 0.06 : 0)),
    );
}

export const SHIPWRECKS: PropFamily = {
  '@shipwreck': (context, colour) => shipwreck(context, colour ?? [0.46, 0.07, 58]),
};
