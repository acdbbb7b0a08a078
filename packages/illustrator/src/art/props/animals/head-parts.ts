import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, shift } from '../../../math/colour.ts';
import { flat, INK, line, oval, round } from './form.ts';
import { bothSides, type Paint } from './four-legged.ts';

/** The head of an animal that is drawn whole, seen from the front: for a body with hands and clothes. */
export interface Head {
  readonly colour: Colour;
  /** Drawn before the head: ears, horns, a comb. */
  readonly behind?: (context: Canvas2D, colour: Colour) => void;
  /** Markings that end at the outline of the head. */
  readonly marks?: (context: Canvas2D, colour: Colour) => void;
  /** A bill, a snout or a trunk. */
  readonly snout: Paint;
  readonly outline?: string;
  /** Round white ones with a pupil, for a head that has not two. */
  readonly eyes?: readonly (readonly [x: number, y: number, radius: number])[];
  readonly isSmaller?: boolean;
  readonly belly?: Colour;
  readonly limbs?: Colour;
  readonly feet?: Colour;
  readonly tail?: 'bushy' | 'thin' | 'nub' | 'tufted';
  readonly tailTip?: Colour;
  /** It stands on arms with suckers instead of legs. */
  readonly hasTentacles?: boolean;
  /** Its body is wound with strips of linen. */
  readonly isBandaged?: boolean;
}

export const ROUND =
  'M 50 14 C 74 14 88 32 88 54 C 88 76 72 90 50 90 C 28 90 12 76 12 54 C 12 32 26 14 50 14 Z';
export const LONG =
  'M 50 8 C 70 8 80 24 78 44 C 78 62 74 90 50 90 C 26 90 22 62 22 44 C 20 24 30 8 50 8 Z';
export const BLACK: Colour = [0.3, 0.02, 280];
export const ORANGE: Colour = [0.76, 0.17, 62];

/** A short bill that points at the viewer. */
export const beak =
  (colour: Colour, y = 64, wide = 9): Paint =>
  (c) => {
    round(
      c,
      `M ${50 - wide} ${y} C 44 ${y - 7} 56 ${y - 7} ${50 + wide} ${y} L 50 ${y + 14} Z`,
      colour,
    );
    line(
      c,
      `M ${50 - wide + 2} ${y + 3} Q 50 ${y + 6} ${50 + wide - 2} ${y + 3}`,
      1.2,
      shift(colour, -0.2),
    );
  };
/** A wide, flat bill. */
export const flatBill: Paint = (c) => {
  round(
    c,
    'M 24 66 C 30 58 42 60 50 60 C 58 60 70 58 76 66 C 78 76 64 82 50 82 C 36 82 22 76 24 66 Z',
    ORANGE,
  );
  line(c, 'M 27 70 C 38 75 62 75 73 70', 1.6, shift(ORANGE, -0.2));
  for (const x of [45, 55]) flat(c, oval(x, 64, 1.6, 1.1), shift(ORANGE, -0.3));
};
export const nose =
  (muzzle: Colour, ink: Colour = INK): Paint =>
  (c) => {
    round(c, oval(50, 72, 21, 15), muzzle);
    flat(c, oval(50, 64, 5.6, 4), ink);
    line(c, 'M 42 75 C 45 80 49 79 50 69 C 51 79 55 80 58 75', 1.7, INK);
  };
export const broadSnout =
  (colour: Colour): Paint =>
  (c) => {
    round(c, oval(50, 72, 27, 18), colour);
    for (const x of [40, 60]) flat(c, oval(x, 66, 3, 2.4), shift(colour, -0.25));
    line(c, 'M 34 79 C 42 85 58 85 66 79', 1.8, INK);
  };
export const roundEars =
  (radius: number, inner?: Colour) =>
  (context: Canvas2D, colour: Colour): void =>
    bothSides((c) => {
      round(c, oval(80, 26, radius, radius), colour);
      if (inner) flat(c, oval(80, 27, radius * 0.58, radius * 0.58), inner);
    })(context);
export const sideEars = (context: Canvas2D, colour: Colour): void =>
  bothSides((c) =>
    round(c, 'M 76 34 C 86 26 98 26 102 32 C 100 44 90 50 78 48 Z', shift(colour, -0.05)),
  )(context);
export const horns = (colour: Colour): Paint =>
  bothSides((c) => round(c, 'M 58 18 C 58 4 68 -6 80 -8 C 76 0 74 10 70 22 Z', colour));
