import type { Canvas2D } from '../../canvas.ts';
import { css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { BRASS, fillBox, type PropFamily, roundShade, strokeOutline } from './brush.ts';

/** A bird cage whose door stands open to the right. */
function openCage(context: Canvas2D): void {
  context.strokeStyle = css(BRASS);
  context.lineCap = 'round';
  context.lineWidth = 0.02;
  for (const across of [-0.36, -0.24, -0.14, 0.26, 0.36]) {
    context.beginPath();
    context.moveTo(0.42, 0.12);
    context.bezierCurveTo(0.42 + across * 0.8, 0.14, 0.42 + across, 0.26, 0.42 + across, 0.44);
    context.lineTo(0.42 + across, 0.9);
    context.stroke();
  }
  for (const across of [-0.04, 0.06, 0.16]) {
    context.beginPath();
    context.moveTo(0.42, 0.12);
    context.bezierCurveTo(0.42 + across * 0.8, 0.14, 0.42 + across, 0.26, 0.42 + across, 0.44);
    context.stroke();
  }
  context.lineWidth = 0.03;
  context.beginPath();
  context.arc(0.42, 0.07, 0.045, 0, TAU);
  context.stroke();
  fillBox(context, [0.04, 0.44, 0.76, 0.026], 0.012, css(shift(BRASS, -0.06)));
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
  fillBox(context, [0.02, 0.88, 0.8, 0.09], 0.04, roundShade(context, 0.02, 0.82, BRASS));
}

export const OPEN_CAGE: PropFamily = { '@opencage': openCage };
