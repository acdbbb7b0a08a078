import type { Canvas2D } from '../../canvas.ts';
import { css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fillBox,
  type PropFamily,
  roundShade,
  strokeEllipse,
  strokeOutline,
} from './brush.ts';

/** Where the bars begin to hang straight down, and where they end. */
const SHOULDER = 0.44;
const FOOT = 0.9;

/** Bars from the top of the dome, by how far they are from the middle. @param foot where they end */
function bars(context: Canvas2D, middle: number, offsets: readonly number[], foot: number): void {
  context.strokeStyle = css(BRASS);
  context.lineCap = 'round';
  context.lineWidth = 0.02;
  for (const across of offsets) {
    const x = middle + across;
    context.beginPath();
    context.moveTo(middle, 0.12);
    context.bezierCurveTo(middle + across * 0.8, 0.14, x, 0.26, x, SHOULDER);
    if (foot > SHOULDER) context.lineTo(x, foot);
    context.stroke();
  }
}

/** The ring to hang the cage up by, and the hoop around its shoulders. */
function ringAndHoop(context: Canvas2D, middle: number): void {
  strokeEllipse(context, [middle, 0.07, 0.045, 0.045], 0.03, css(BRASS));
  fillBox(context, [middle - 0.38, SHOULDER, 0.76, 0.026], 0.012, css(shift(BRASS, -0.06)));
}

function floor(context: Canvas2D, middle: number): void {
  const left = middle - 0.4;
  fillBox(context, [left, 0.88, 0.8, 0.09], 0.04, roundShade(context, left, left + 0.8, BRASS));
}

function birdcage(context: Canvas2D): void {
  bars(context, 0.5, [-0.36, -0.21, -0.07, 0.07, 0.21, 0.36], FOOT);
  ringAndHoop(context, 0.5);
  floor(context, 0.5);
}

/** A bird cage whose door stands open to the right. */
function openCage(context: Canvas2D): void {
  bars(context, 0.42, [-0.36, -0.24, -0.14, 0.26, 0.36], FOOT);
  bars(context, 0.42, [-0.04, 0.06, 0.16], SHOULDER);
  ringAndHoop(context, 0.42);
  const edge = css(shift(BRASS, -0.03));
  strokeOutline(context, 'M 68 47 L 68 86', 0.026, edge);
  strokeOutline(context, 'M 68 48 L 98 40 L 98 82 L 68 86', 0.024, edge);
  for (const x of [78, 88])
    strokeOutline(
      context,
      `M ${x} ${48 - (x - 68) * 0.27} L ${x} ${86 - (x - 68) * 0.13}`,
      0.014,
      edge,
    );
  floor(context, 0.42);
}

export const BIRD_CAGES: PropFamily = { '@birdcage': birdcage, '@opencage': openCage };
