import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { starCorners } from '../../math/star-corners.ts';
import { radialGradient } from '../../painting.ts';
import {
  BRASS,
  CREAM,
  fallShade,
  fillBall,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  gloss,
  onBothSides,
  type PropFamily,
  roundShade,
  strokeOutline,
  WARM_LIGHT,
  WOOD,
} from './brush.ts';

/** A lamp under a round shade of metal, lit from inside. */
function pendantLamp(context: Canvas2D, colour: Colour): void {
  fillEllipse(
    context,
    [0.5, 0.8, 0.44, 0.2],
    radialGradient(context, 0.5, 0.78, 0.44, [
      [0, WARM_LIGHT, 0.7],
      [1, WARM_LIGHT, 0],
    ]),
  );
  fillBox(context, [0.46, 0.2, 0.08, 0.12], 0.02, roundShade(context, 0.46, 0.54, BRASS));
  fillBall(context, 0.5, 0.76, 0.1, [0.97, 0.09, 95]);
  fillOutline(
    context,
    'M 43 30 L 57 30 C 60 42 84 46 92 76 L 8 76 C 16 46 40 42 43 30 Z',
    roundShade(context, 0.08, 0.92, colour),
  );
  fillEllipse(context, [0.5, 0.76, 0.42, 0.05], css([0.98, 0.08, 92]));
  fillEllipse(context, [0.5, 0.775, 0.1, 0.035], css([0.995, 0.03, 95]));
  strokeOutline(context, 'M 8 76 Q 50 87 92 76', 0.016, css(shift(colour, -0.14)));
  gloss(context, [0.3, 0.58, 0.03, 0.09], 0.4);
}

/** Five points around a middle. */
function star(context: Canvas2D, x: number, y: number, radius: number, colour: Colour): void {
  fillShape(context, starCorners([x, y], radius, 0.48), fallShade(context, y - radius, y + radius, colour)); // prettier-ignore
}

/** Stars, a moon and clouds on threads below a ring of wood, for over a crib. */
function mobile(context: Canvas2D, colour: Colour): void {
  const thread = css([0.82, 0.02, 80]);
  for (const path of ['M 50 0 L 12 24', 'M 50 0 L 88 24', 'M 50 0 L 50 26'])
    strokeOutline(context, path, 0.01, thread);
  const drops = [
    [12, 24, 62],
    [31, 27, 84],
    [50, 28, 62],
    [69, 27, 86],
    [88, 24, 60],
  ] as const;
  for (const [x, top, bottom] of drops)
    strokeOutline(context, `M ${x} ${top} L ${x} ${bottom}`, 0.008, thread);
  strokeOutline(context, 'M 10 24 C 10 18 90 18 90 24 C 90 31 10 31 10 24 Z', 0.03, css(WOOD));
  star(context, 0.12, 0.64, 0.1, [0.88, 0.15, 92]);
  star(context, 0.88, 0.62, 0.1, [0.88, 0.15, 92]);
  fillOutline(
    context,
    'M 53 52 C 45 50 38 56 38 63.6 C 38 70.5 43.5 75.6 50 75.6 C 54 75.6 57.7 73.5 60 70 C 55 71.5 49.5 68.5 49 62 C 48.6 57.5 50.3 54 53 52 Z',
    fallShade(context, 0.5, 0.76, [0.93, 0.09, 95]),
  );
  for (const x of [0.31, 0.69]) {
    fillEllipse(context, [x - 0.06, 0.88, 0.06, 0.045], css(shift(colour, -0.04)));
    fillEllipse(context, [x + 0.06, 0.88, 0.06, 0.045], css(shift(colour, -0.04)));
    fillEllipse(context, [x, 0.86, 0.08, 0.065], css(colour));
  }
}

/** Leaves that fall over the brim of a pot in a net of cords. */
function hangingPlant(context: Canvas2D, colour: Colour): void {
  const cord = css(CREAM);
  fillOutline(
    context,
    'M 26 54 L 74 54 L 66 88 Q 64 92 58 92 L 42 92 Q 36 92 34 88 Z',
    roundShade(context, 0.26, 0.74, [0.62, 0.13, 42]),
  );
  fillBox(context, [0.23, 0.5, 0.54, 0.09], 0.03, roundShade(context, 0.23, 0.77, [0.66, 0.13, 42])); // prettier-ignore
  const leaf = (path: string, light: number): void =>
    fillOutline(context, path, fallShade(context, 0.2, 0.86, shift(colour, light)));
  leaf('M 50 52 C 30 46 34 26 46 22 C 54 32 56 42 50 52 Z', -0.05);
  onBothSides(context, () => {
    leaf('M 48 52 C 20 60 10 44 12 32 C 28 30 42 38 48 52 Z', 0);
    leaf('M 40 50 C 30 44 28 34 32 26 C 42 32 46 42 44 52 Z', 0.05);
    leaf('M 34 50 C 16 54 8 70 12 84 C 26 76 34 64 38 52 Z', 0.03);
    leaf('M 44 52 C 30 56 26 66 29 77 C 40 70 46 62 48 53 Z', 0.07);
  });
  for (const path of [
    'M 50 0 L 25 52',
    'M 50 0 L 75 52',
    'M 25 54 Q 34 84 50 94',
    'M 75 54 Q 66 84 50 94',
  ])
    // prettier-ignore
    strokeOutline(context, path, 0.012, cord);
  strokeOutline(context, 'M 50 94 L 50 100', 0.03, cord);
}

export const HANGING_THINGS: PropFamily = {
  '@pendantlamp': (context, colour) => pendantLamp(context, colour ?? [0.5, 0.08, 200]),
  '@mobile': (context, colour) => mobile(context, colour ?? [0.93, 0.03, 235]),
  '@hangingplant': (context, colour) => hangingPlant(context, colour ?? [0.66, 0.16, 145]),
};
