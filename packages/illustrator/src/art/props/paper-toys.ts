import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fillCircle } from '../../painting.ts';
import { BRASS, fillShape, type PropFamily, strokeLine, WOOD } from './brush.ts';

/** A folded dart that flies to the upper right. */
function paperPlane(context: Canvas2D, colour: Colour): void {
  const nose = [0.97, 0.12] as const;
  fillShape(context, [nose, [0.02, 0.44], [0.36, 0.6]], css(colour));
  fillShape(context, [nose, [0.36, 0.6], [0.4, 0.95]], css(shift(colour, -0.26)));
  fillShape(context, [nose, [0.4, 0.95], [0.52, 0.7]], css(shift(colour, -0.16)));
  fillShape(context, [nose, [0.46, 0.66], [0.8, 0.84]], css(shift(colour, -0.07)));
}

/** Four bent sails on a stick. */
function pinwheel(context: Canvas2D, colour: Colour): void {
  strokeLine(context, [[0.5, 0.36], [0.5, 0.98]], 0.035, css(WOOD)); // prettier-ignore
  for (let i = 0; i < 4; i++) {
    const tone = shift(colour, 0, 1, i * 90);
    context.save();
    context.translate(0.5, 0.36);
    context.rotate((i * Math.PI) / 2);
    fillShape(context, [[0, 0], [0, -0.35], [0.32, -0.35]], css(tone)); // prettier-ignore
    fillShape(context, [[0, 0], [0.32, -0.35], [0.2, -0.1]], css(shift(tone, -0.14))); // prettier-ignore
    context.restore();
  }
  context.fillStyle = css(BRASS);
  fillCircle(context, 0.5, 0.36, 0.035);
}

/** What is folded from paper. */
export const PAPER_TOYS: PropFamily = {
  '@paperplane': (context, colour) => paperPlane(context, colour ?? [0.96, 0.01, 240]),
  '@pinwheel': (context, colour) => pinwheel(context, colour ?? [0.7, 0.17, 20]),
};
