import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fillOutline, type PropFamily, strokeOutline } from './brush.ts';

const PLASTIC: Colour = [0.93, 0.02, 235];

/** A clear collar that opens upwards around a head, so that its wearer cannot lick a wound. */
function petCone(context: Canvas2D, colour: Colour): void {
  fillOutline(context, 'M 2 16 L 34 92 Q 50 97 66 92 L 98 16 Q 50 30 2 16 Z', css(colour, 0.42));
  fillOutline(context, 'M 2 16 L 34 92 L 40 94 L 14 19 Z', css(shift(colour, 0.06), 0.5));
  fillOutline(context, 'M 98 16 L 66 92 L 62 93.6 L 90 18.6 Z', css(shift(colour, -0.16), 0.34));
  strokeOutline(context, 'M 2 16 Q 50 30 98 16', 0.022, css(shift(colour, 0.06), 0.95));
  strokeOutline(context, 'M 2 16 Q 50 2 98 16', 0.016, css(shift(colour, -0.08), 0.8));
  strokeOutline(context, 'M 2 16 L 34 92 M 98 16 L 66 92', 0.012, css(shift(colour, -0.12), 0.7));
  fillOutline(context, 'M 32 87 Q 50 94 68 87 L 66 96 Q 50 101 34 96 Z', css([0.62, 0.15, 245]));
}

export const PET_CONE: PropFamily = {
  '@petconehat': (context, colour) => petCone(context, colour ?? PLASTIC),
};
