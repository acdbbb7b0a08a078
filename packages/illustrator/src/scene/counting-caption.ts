import type { Canvas2D } from '../canvas.ts';
import { fract, smoothstep } from '../math/periodic.ts';

type DrawCaption = (context: Canvas2D, phase: number) => void;

/** How large a number is when it appears, and when it has settled. */
const SIZES = { first: 1.6, settled: 1 };

/** How far the first text has come at the start of the loop, so that the first frame shows it. */
const AHEAD = 0.4;

/**
 * Shows the texts of a countdown one after the other, each for the same time: it appears large, settles and fades.
 * @param middle what they grow about, in pixels
 * @param origin the phase at which the loop begins
 */
export const createCounting =
  (
    draws: readonly DrawCaption[],
    middle: { readonly x: number; readonly y: number },
    origin: number,
  ): DrawCaption =>
  (context, phase) => {
    const time = fract(phase - origin + AHEAD / draws.length) * draws.length;
    const index = Math.floor(time);
    const since = time - index;
    const settled = smoothstep(0, 0.3, since);
    const size = SIZES.first + (SIZES.settled - SIZES.first) * settled;
    context.save();
    context.globalAlpha = smoothstep(0, 0.12, since) * (1 - smoothstep(0.86, 1, since));
    context.translate(middle.x, middle.y);
    context.scale(size, size);
    context.translate(-middle.x, -middle.y);
    draws[index]?.(context, phase);
    context.restore();
  };
