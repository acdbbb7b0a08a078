import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBall,
  fillBox,
  fillOutline,
  gloss,
  type PropFamily,
  roundShade,
  STEEL,
  within,
} from './brush.ts';

/** A street hydrant with its cap, two side outlets and one in front. */
function hydrant(context: Canvas2D, colour: Colour): void {
  const dark = shift(colour, -0.06);
  fillBox(context, [0.16, 0.42, 0.68, 0.17], 0.03, fallShade(context, 0.42, 0.59, dark));
  fillBox(context, [0.12, 0.39, 0.08, 0.23], 0.025, fallShade(context, 0.39, 0.62, STEEL));
  fillBox(context, [0.8, 0.39, 0.08, 0.23], 0.025, fallShade(context, 0.39, 0.62, STEEL));
  fillBox(context, [0.3, 0.26, 0.4, 0.66], 0.03, roundShade(context, 0.3, 0.7, colour));
  fillOutline(context, 'M 30 26 C 30 4 70 4 70 26 Z', roundShade(context, 0.3, 0.7, colour));
  fillBox(context, [0.44, 0.02, 0.12, 0.1], 0.02, roundShade(context, 0.44, 0.56, STEEL));
  fillBox(context, [0.25, 0.23, 0.5, 0.08], 0.03, roundShade(context, 0.25, 0.75, dark));
  fillBox(context, [0.2, 0.88, 0.6, 0.12], 0.03, roundShade(context, 0.2, 0.8, dark));
  fillBall(context, 0.5, 0.51, 0.14, dark);
  fillBall(context, 0.5, 0.51, 0.09, STEEL);
  gloss(context, [0.4, 0.18, 0.04, 0.05]);
}

/** A cone of the road works with two white bands on its square foot. */
function trafficCone(context: Canvas2D, colour: Colour): void {
  const cone = 'M 44 5 Q 50 1 56 5 L 80 90 L 20 90 Z';
  fillOutline(context, cone, roundShade(context, 0.22, 0.78, colour));
  within(context, cone, () => {
    const white = roundShade(context, 0.25, 0.75, [0.96, 0.01, 250]);
    fillBox(context, [0, 0.26, 1, 0.16], 0, white);
    fillBox(context, [0, 0.56, 1, 0.16], 0, white);
  });
  fillBox(
    context,
    [0.08, 0.87, 0.84, 0.13],
    0.04,
    fallShade(context, 0.87, 1, shift(colour, -0.06)),
  );
  gloss(context, [0.42, 0.2, 0.02, 0.08]);
}

/** A coin meter on its post, with a window, a slot and a knob. */
function parkingMeter(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.46, 0.46, 0.08, 0.52], 0.01, roundShade(context, 0.46, 0.54, STEEL));
  fillBox(context, [0.36, 0.95, 0.28, 0.05], 0.02, roundShade(context, 0.36, 0.64, STEEL));
  const head = 'M 30 22 C 30 -4 70 -4 70 22 L 68 44 Q 67 50 60 50 L 40 50 Q 33 50 32 44 Z';
  fillOutline(context, head, roundShade(context, 0.3, 0.7, colour));
  fillOutline(
    context,
    'M 35 20 C 36 3 64 3 65 20 Z',
    fallShade(context, 0.06, 0.2, [0.93, 0.03, 220]),
  );
  fillBox(context, [0.49, 0.1, 0.02, 0.1], 0.01, css([0.6, 0.21, 25]));
  fillBox(context, [0.38, 0.28, 0.03, 0.12], 0.01, css([0.25, 0.02, 260]));
  fillBall(context, 0.56, 0.34, 0.06, STEEL);
  gloss(context, [0.37, 0.14, 0.02, 0.06]);
}

export const STREET_POSTS: PropFamily = {
  '@firehydrant': (context, colour) => hydrant(context, colour ?? [0.6, 0.22, 27]),
  '@trafficcone': (context, colour) => trafficCone(context, colour ?? [0.7, 0.2, 45]),
  '@parkingmeter': (context, colour) => parkingMeter(context, colour ?? [0.5, 0.06, 255]),
};
