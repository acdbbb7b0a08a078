import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  IRON,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeOutline,
  turned,
} from './brush.ts';

/** The bar with its hooks, on two chains. */
function rail(context: Canvas2D, hooks: readonly number[]): void {
  for (const x of [0.14, 0.86])
    for (let i = 0; i < 8; i++)
      strokeEllipse(context, [x, 0.012 + i * 0.024, 0.006, 0.013], 0.005, css(IRON));
  fillBox(context, [0.03, 0.195, 0.94, 0.026], 0.013, css(shift(IRON, 0.06)));
  fillBox(context, [0.03, 0.198, 0.94, 0.008], 0.004, css(shift(IRON, 0.28), 0.7));
  for (const x of hooks)
    strokeOutline(
      context,
      `M ${x * 100} 20 L ${x * 100} 26 Q ${x * 100 + 2.4} 29 ${x * 100 + 2} 25.5`,
      0.008,
      css(shift(IRON, -0.06)),
    );
}

/** A pan that hangs by its handle, its inside towards the viewer. */
function hungPan(context: Canvas2D, x: number, size: number, metal: Colour): void {
  turned(context, [x, 0.26, 0], () => {
    context.scale(size, size);
    fillBox(
      context,
      [-0.022, 0, 0.044, 0.3],
      0.022,
      roundShade(context, -0.022, 0.022, shift(metal, -0.12)),
    );
    fillEllipse(context, [0, 0.03, 0.009, 0.012], css(shift(metal, -0.3)));
    fillEllipse(context, [0, 0.43, 0.175, 0.175], roundShade(context, -0.175, 0.175, metal));
    fillEllipse(context, [0, 0.43, 0.15, 0.15], css(shift(metal, -0.12)));
    fillEllipse(
      context,
      [0, 0.44, 0.128, 0.126],
      roundShade(context, -0.13, 0.13, shift(metal, -0.03)),
    );
    gloss(context, [-0.05, 0.38, 0.045, 0.03], 0.35);
  });
}

/** A mug that hangs by its handle. */
function hungMug(context: Canvas2D, x: number, glaze: Colour): void {
  turned(context, [x + 0.015, 0.275, 0.5], () => {
    strokeOutline(context, 'M -2 2 C 8 -4 14 8 4 14', 0.026, css(shift(glaze, -0.08)));
    fillOutline(
      context,
      'M -16 4 L 3 4 L 3 26 Q 3 30 -1 30 L -12 30 Q -16 30 -16 26 Z',
      roundShade(context, -0.16, 0.03, glaze),
    );
    fillEllipse(context, [-0.065, 0.04, 0.095, 0.02], css(shift(glaze, -0.2)));
  });
}

const PANS = [0.17, 0.39, 0.61, 0.83] as const;
const SIZES = [1.1, 0.9, 1.15, 0.85] as const;
const GLAZES: readonly Colour[] = [
  [0.62, 0.13, 40],
  [0.92, 0.03, 85],
  [0.62, 0.1, 230],
  [0.78, 0.13, 88],
];

/** Racks that hang from the ceiling of a kitchen, full of what is used there. */
export const KITCHEN_RACKS: PropFamily = {
  '@panrack': (context, colour) => {
    rail(context, PANS);
    for (const [i, x] of PANS.entries())
      hungPan(context, x, SIZES[i] ?? 1, colour ?? [0.4, 0.01, 260]);
  },
  '@mugrack': (context, colour) => {
    rail(context, PANS);
    for (const [i, x] of PANS.entries())
      hungMug(context, x, colour ?? GLAZES[i] ?? [0.92, 0.03, 85]);
  },
};
