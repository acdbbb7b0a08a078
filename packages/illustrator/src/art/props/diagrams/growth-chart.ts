import type { Canvas2D } from '../../../canvas.ts';
import { type Colour, css, shift } from '../../../math/colour.ts';
import { fillPolygon } from '../../../painting.ts';
import { fallShade, fillBox, type PropFamily, strokeLine } from '../brush.ts';

const BARS: readonly (readonly [height: number, colour: Colour])[] = [
  [0.22, [0.7, 0.14, 200]],
  [0.34, [0.66, 0.14, 235]],
  [0.48, [0.62, 0.15, 262]],
  [0.64, [0.58, 0.17, 290]],
];
const ARROW: Colour = [0.64, 0.19, 150];

/** Bars that rise from left to right, and an arrow that climbs above them. */
function growthBars(context: Canvas2D, colour: Colour | null): void {
  BARS.forEach(([height, own], i) => {
    const place = [0.05 + i * 0.235, 0.95 - height, 0.185, height] as const;
    fillBox(context, place, 0.03, fallShade(context, 0.95 - height, 0.95, colour ?? own));
    fillBox(context, [place[0] + 0.025, place[1] + 0.03, 0.025, height * 0.7], 0.012, css(shift(colour ?? own, 0.14), 0.6)); // prettier-ignore
  });
  strokeLine(context, [[0.01, 0.965], [0.99, 0.965]], 0.025, css([0.42, 0.03, 265])); // prettier-ignore
  strokeLine(context, [[0.06, 0.58], [0.32, 0.42], [0.48, 0.42], [0.82, 0.13]], 0.06, css(ARROW)); // prettier-ignore
  context.fillStyle = css(ARROW);
  fillPolygon(context, [[0.94, 0.02], [0.88, 0.25], [0.72, 0.07]]); // prettier-ignore
}

/** Charts of success. */
export const GROWTH_CHARTS: PropFamily = { '@growthbars': growthBars };
