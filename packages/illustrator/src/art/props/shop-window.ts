import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { awning } from './awning.ts';
import {
  BRASS,
  DARK_WOOD,
  fallShade,
  fillBox,
  fillEllipse,
  type PropFamily,
  WARM_LIGHT,
  WOOD,
} from './brush.ts';

/** The upper edges of the boards behind the glass; the lowest is the display. */
const BOARDS = [0.475, 0.645, 0.83] as const;
/** Panels below the window. */
const PANELS = 4;

/** The board with the name of the shop, in lines of gold, below a cornice. */
function signBoard(context: Canvas2D, wood: Colour): void {
  fillBox(
    context,
    [0.005, 0.01, 0.99, 0.035],
    0.006,
    fallShade(context, 0, 0.05, shift(wood, 0.05)),
  );
  fillBox(context, [0.04, 0.06, 0.92, 0.085], 0.01, css(shift(wood, -0.13)));
  for (const [x, wide] of [
    [0.32, 0.12],
    [0.46, 0.14],
    [0.62, 0.06],
  ] as const)
    fillBox(context, [x, 0.092, wide, 0.022], 0.009, css(BRASS));
}

/** A lit window with boards for what is shown in it. */
function displayWindow(context: Canvas2D, wood: Colour): void {
  fillBox(context, [0.05, 0.26, 0.9, 0.6], 0.006, css(shift(wood, -0.16)));
  fillBox(context, [0.07, 0.28, 0.86, 0.56], 0.004, fallShade(context, 0.2, 1.1, WARM_LIGHT));
  fillBox(context, [0.07, 0.28, 0.86, 0.56], 0.004, css([0.55, 0.1, 60], 0.22));
  for (const y of BOARDS) {
    fillBox(context, [0.07, y, 0.86, 0.018], 0.003, fallShade(context, y, y + 0.02, WOOD));
    fillBox(context, [0.07, y + 0.018, 0.86, 0.016], 0, css(DARK_WOOD, 0.3));
  }
}

/** The front of a shop with a large window, seen from near. */
function shopWindow(context: Canvas2D, wood: Colour): void {
  fillBox(context, [0.02, 0.03, 0.96, 0.96], 0.004, fallShade(context, 0, 1, wood));
  signBoard(context, wood);
  displayWindow(context, wood);
  for (let i = 0; i < PANELS; i++) {
    const x = 0.06 + i * 0.225;
    fillBox(context, [x, 0.885, 0.205, 0.075], 0.006, css(shift(wood, -0.09)));
    fillBox(context, [x + 0.012, 0.897, 0.181, 0.051], 0.004, css(shift(wood, 0.03)));
  }
  awning(context, [0.04, 0.16, 0.92, 0.1], wood);
  for (const x of [0.028, 0.972]) {
    fillBox(context, [x - 0.008, 0.3, 0.016, 0.05], 0.003, css([0.25, 0.01, 260]));
    fillEllipse(context, [x, 0.37, 0.02, 0.03], css(WARM_LIGHT));
  }
}

/** Shop windows; the color is that of their wood and awning. */
export const SHOP_WINDOWS: PropFamily = {
  '@shopwindow': (context, colour) => shopWindow(context, colour ?? [0.42, 0.09, 160]),
};
