import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  type PropFamily,
  strokeLine,
  WOOD,
  within,
} from './brush.ts';

const WHITE: Colour = [0.97, 0.012, 85];
const STRIPES = 8;

/** The roof of striped cloth, its edge in scallops. */
function roof(context: Canvas2D, cloth: Colour): void {
  const tone = (i: number): Colour => (i % 2 ? WHITE : cloth);
  const outline = 'M 10 2 L 90 2 99 18 1 18 Z';
  within(context, outline, () => {
    for (let i = 0; i < STRIPES; i++) {
      const [top, bottom] = [0.1 + i * 0.1, 0.01 + i * 0.1225];
      fillOutline(
        context,
        `M ${top * 100} 2 L ${(top + 0.1) * 100} 2 ${(bottom + 0.1225) * 100} 18.2 ${bottom * 100} 18.2 Z`,
        fallShade(context, 0.02, 0.18, shift(tone(i), 0.02)),
      );
    }
  });
  for (let i = 0; i < STRIPES; i++) {
    const left = 0.01 + i * 0.1225;
    fillBox(
      context,
      [left, 0.175, 0.1225, 0.075],
      [0, 0, 0.06, 0.06],
      fallShade(context, 0.17, 0.25, shift(tone(i), -0.05)),
    );
  }
  fillBox(context, [0.01, 0.17, 0.98, 0.012], 0.004, css(shift(cloth, -0.14), 0.5));
}

/** The sloped board that goods lie on, and the panels below it. */
function counter(context: Canvas2D, cloth: Colour): void {
  fillOutline(
    context,
    'M 5 62 L 95 62 99 84 1 84 Z',
    fallShade(context, 0.6, 0.86, shift(WOOD, 0.06)),
  );
  for (const y of [0.62, 0.73, 0.83])
    fillBox(
      context,
      [0.05 - (y - 0.62) * 0.18, y, 0.9 + (y - 0.62) * 0.36, 0.022],
      0.006,
      fallShade(context, y, y + 0.022, shift(DARK_WOOD, 0.14)),
    );
  fillBox(context, [0.02, 0.85, 0.96, 0.14], 0.008, fallShade(context, 0.85, 1, WOOD));
  for (let i = 1; i < 8; i++)
    strokeLine(
      context,
      [
        [0.02 + i * 0.12, 0.855],
        [0.02 + i * 0.12, 0.985],
      ],
      0.006,
      css(shift(WOOD, -0.12), 0.8),
    );
  for (let i = 0; i < 6; i++) {
    const x = 0.06 + i * 0.152;
    fillOutline(
      context,
      `M ${x * 100} 86 L ${(x + 0.12) * 100} 86 ${(x + 0.06) * 100} 93 Z`,
      css(i % 2 ? WHITE : shift(cloth, 0.03)),
    );
  }
}

/** A stall with a striped roof on posts; goods are laid on its board, and its seller stands behind it. */
function marketStall(context: Canvas2D, cloth: Colour): void {
  fillBox(context, [0.06, 0.2, 0.88, 0.44], 0, css([0.3, 0.04, 50], 0.16));
  for (const x of [0.045, 0.925])
    fillBox(
      context,
      [x, 0.16, 0.03, 0.7],
      0.008,
      fallShade(context, 0.16, 0.86, shift(WOOD, -0.04)),
    );
  counter(context, cloth);
  roof(context, cloth);
  for (const x of [0.25, 0.5, 0.75])
    fillEllipse(context, [x, 0.268, 0.014, 0.018], css([0.95, 0.12, 90]));
}

/** Stalls of markets. */
export const MARKET_STALLS: PropFamily = {
  '@marketstall': (context, colour) => marketStall(context, colour ?? [0.6, 0.21, 27]),
};
