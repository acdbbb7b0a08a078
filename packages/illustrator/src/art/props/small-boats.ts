import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fallShade, fillOutline, gloss, type PropFamily, strokeOutline, within } from './brush.ts';

/** An open wooden boat with oars. */
function rowboat(context: Canvas2D, colour: Colour): void {
  boatHull(context, colour);
  for (const [path, x, y] of [
    ['M 24 62 L 88 36', 92, 33],
    ['M 76 62 L 12 36', 8, 33],
  ] as const) {
    strokeOutline(context, path, 0.022, css([0.8, 0.07, 72]));
    strokeOutline(
      context,
      `M ${x} ${y + 1} L ${x + (x > 50 ? -7 : 7)} ${y + 4}`,
      0.06,
      css([0.8, 0.07, 72]),
    );
  }
}

/** Without oars, for those who sit in it. */
function boatHull(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 0 46 C 20 58 80 58 100 46 C 96 70 84 84 72 86 L 28 86 C 16 84 4 70 0 46 Z',
    fallShade(context, 0.48, 0.88, colour),
  );
  fillOutline(
    context,
    'M 0 46 C 20 58 80 58 100 46 C 84 54 80 54 50 55 C 20 54 16 54 0 46 Z',
    css(shift(colour, -0.22)),
  );
  for (const y of [64, 73])
    strokeOutline(
      context,
      `M ${y - 58} ${y} Q 50 ${y + 8} ${158 - y} ${y}`,
      0.01,
      css(shift(colour, -0.16), 0.8),
    );
  strokeOutline(context, 'M 1 47 C 20 59 80 59 99 47', 0.03, css(shift(colour, 0.12)));
}

/** Long and low, with both ends turned up. */
function openCanoe(context: Canvas2D, colour: Colour): void {
  const hull =
    'M 1 50 Q 0 46 5 47 C 14 60 30 63 50 63 C 70 63 86 60 95 47 Q 100 46 99 50 C 97 70 84 80 68 81 L 32 81 C 16 80 3 70 1 50 Z';
  fillOutline(context, hull, fallShade(context, 0.48, 0.84, colour));
  within(context, hull, () =>
    fillOutline(context, 'M 0 74 Q 50 82 100 74 L 100 90 0 90 Z', css(shift(colour, -0.12))),
  );
  strokeOutline(context, 'M 4 50 C 14 62 30 65 50 65 C 70 65 86 62 96 50', 0.022, css([0.84, 0.08, 78])); // prettier-ignore
  gloss(context, [0.26, 0.72, 0.1, 0.012], 0.4);
}

export const SMALL_BOATS: PropFamily = {
  '@rowboat': (context, colour) => rowboat(context, colour ?? [0.6, 0.1, 55]),
  '@openboat': (context, colour) => boatHull(context, colour ?? [0.6, 0.1, 55]),
  '@opencanoe': (context, colour) => openCanoe(context, colour ?? [0.6, 0.17, 35]),
};
