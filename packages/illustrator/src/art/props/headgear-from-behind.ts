import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fallShade,
  fillOutline,
  type PropFamily,
  roundShade,
  strokeOutline,
} from './brush.ts';

/** A knight's helmet, closed down to the neck. */
function knightHelmBack(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 46 30 C 34 -4 62 -6 60 30 Q 58 52 53 66 Q 47 50 46 30 Z',
    css([0.56, 0.2, 25]),
  );
  fillOutline(
    context,
    'M 6 98 C 2 10 98 10 94 98 Q 50 106 6 98 Z',
    roundShade(context, 0.06, 0.94, colour),
  );
  fillOutline(
    context,
    'M 47 26 C 40 0 60 -2 57 26 Q 56 44 52 56 Q 48 44 47 26 Z',
    css([0.56, 0.2, 25]),
  );
  for (const y of [74, 86])
    strokeOutline(context, `M 7 ${y} Q 50 ${y + 9} 93 ${y}`, 0.016, css(shift(colour, -0.16)));
}

/** The hood of a cloak, with folds that fall from its point. */
function cowlBack(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 52 1 C 80 10 90 34 88 62 C 88 74 98 84 100 96 Q 50 106 0 96 C 2 84 12 74 12 62 C 10 34 22 8 52 1 Z',
    roundShade(context, 0.06, 0.94, colour),
  );
  for (const fold of ['M 52 6 Q 48 40 50 92', 'M 30 40 Q 26 66 18 92', 'M 70 40 Q 76 66 82 92'])
    strokeOutline(context, fold, 0.014, css(shift(colour, -0.08), 0.8));
}

/** A samurai's helmet: its bowl, and plates that hang down to the shoulders. */
function kabutoBack(context: Canvas2D, colour: Colour): void {
  for (const side of [-1, 1]) {
    const x = (part: number): number => 50 + side * part;
    fillOutline(
      context,
      `M ${x(6)} 26 Q ${x(24)} 18 ${x(22)} 0 Q ${x(36)} 22 ${x(10)} 36 Z`,
      css(shift(BRASS, -0.08)),
    );
  }
  fillOutline(
    context,
    'M 16 46 L 84 46 Q 92 76 98 94 Q 50 104 2 94 Q 8 76 16 46 Z',
    fallShade(context, 0.44, 0.98, shift(colour, -0.05)),
  );
  for (const [y, half] of [
    [60, 38],
    [73, 42],
    [86, 46],
  ] as const)
    strokeOutline(
      context,
      `M ${50 - half} ${y} Q 50 ${y + 8} ${50 + half} ${y}`,
      0.016,
      css(BRASS),
    );
  fillOutline(
    context,
    'M 12 52 C 8 8 92 8 88 52 Q 50 60 12 52 Z',
    roundShade(context, 0.1, 0.9, colour),
  );
  for (const part of [-22, 0, 22])
    strokeOutline(
      context,
      `M ${50 + part * 0.5} 18 Q ${50 + part} 30 ${50 + part * 1.2} 54`,
      0.01,
      css(shift(colour, -0.14)),
    );
}

/** A Roman helmet, whose crest goes down to the neck. */
function romanHelmBack(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 10 96 C 2 4 98 4 90 96 Q 50 106 10 96 Z',
    roundShade(context, 0.06, 0.94, colour),
  );
  fillOutline(context, 'M 40 30 C 38 -6 62 -6 60 30 L 56 78 L 44 78 Z', css([0.56, 0.21, 25]));
}

/** Hoods and helmets as they are seen from behind. */
export const HEADGEAR_FROM_BEHIND: PropFamily = {
  '@backknighthelm': (context, colour) => knightHelmBack(context, colour ?? [0.76, 0.015, 260]),
  '@backcowlhat': (context, colour) => cowlBack(context, colour ?? [0.32, 0.02, 285]),
  '@backkabutohelm': (context, colour) => kabutoBack(context, colour ?? [0.3, 0.05, 20]),
  '@backromanhelm': (context, colour) => romanHelmBack(context, colour ?? [0.78, 0.12, 80]),
};
