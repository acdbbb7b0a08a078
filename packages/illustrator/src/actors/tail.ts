import type { Canvas2D } from '../canvas.ts';
import { css, shift } from '../math/colour.ts';
import type { Colour } from '../math/colour.ts';
import { fillCircle } from '../painting.ts';
import type { TailKind } from './puppet-costumes.ts';

interface TailColours {
  readonly main: Colour;
  readonly tip: Colour;
}

/** A tail that starts at the origin, seen behind the body; `swing` bends it. */
export function drawTail(
  context: Canvas2D,
  kind: TailKind,
  swing: number,
  { main, tip }: TailColours,
): void {
  if (kind === 'nub') {
    context.fillStyle = css(shift(main, -0.03));
    fillCircle(context, 0.2 + swing * 0.06, -0.02, 0.09);
    return;
  }
  if (kind === 'bushy' || kind === 'ringed') {
    for (let i = 0; i <= 16; i++) {
      const t = i / 16;
      const ring = kind === 'ringed' ? Math.floor(t * 8) % 2 === 1 : t > 0.72;
      context.fillStyle = css(shift(ring ? tip : main, 0.02 - 0.05 * t));
      const radius = 0.055 + 0.085 * Math.sin(t * Math.PI * 0.92);
      fillCircle(context, 0.12 + t * 0.42 + swing * t * 0.4, 0.03 - t * t * 0.42 - 0.1 * t, radius);
    }
    return;
  }
  context.fillStyle = css(shift(main, -0.05));
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    fillCircle(context, 0.14 + t * 0.32 + swing * t * 0.3, -t * t * 0.3, 0.035);
  }
  if (kind === 'tufted') {
    context.fillStyle = css(tip);
    fillCircle(context, 0.46 + swing * 0.3, -0.31, 0.075);
  }
}
