import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { saw, wave } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';

const LIQUIDS: Readonly<Record<string, Colour>> = {
  teapot: [0.5, 0.1, 55],
  '@coffee': [0.36, 0.07, 50],
  'hot-beverage': [0.36, 0.07, 50],
  'beer-mug': [0.82, 0.15, 85],
  'wine-glass': [0.42, 0.16, 15],
  'glass-of-milk': [0.95, 0.02, 85],
  'bottle-with-popping-cork': [0.42, 0.16, 15],
};
const MILK: Colour = [0.95, 0.02, 85];

/** What comes out of a vessel. */
export const liquidOf = (vessel: string): Colour => LIQUIDS[vessel] ?? MILK;

/** From the spout of a tipped vessel in the air down into what stands below it. */
export function drawStream(
  context: Canvas2D,
  vessel: string,
  { x, y, sizePx }: { readonly x: number; readonly y: number; readonly sizePx: number },
  phase: number,
): void {
  const spout = [x - sizePx * 0.36, y + sizePx * 0.12] as const;
  context.save();
  context.strokeStyle = css(liquidOf(vessel));
  context.lineWidth = sizePx * (0.06 + 0.008 * wave(phase, 3));
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(...spout);
  context.quadraticCurveTo(
    spout[0] - sizePx * 0.06,
    spout[1] + sizePx * 0.1,
    spout[0] - sizePx * 0.06,
    spout[1] + sizePx * 0.8,
  );
  context.stroke();
  context.restore();
}

const DROPS = 21;

/** Drops from a spout at the origin, falling by `fall` and carried by `reach` pixels. */
export function drawPouring(context: Canvas2D, phase: number, reach: number, fall: number): void {
  context.save();
  for (let i = 0; i < DROPS; i++) {
    const t = saw(phase, 3, i / DROPS);
    const fan = ((i * 7) % 5) / 5 - 0.4;
    context.fillStyle = css([0.88, 0.09, 225], 0.95 * (1 - t ** 4));
    fillCircle(
      context,
      reach * t * (0.8 + 0.5 * fan),
      fall * t * t,
      Math.max(0.8, fall * 0.06 * (1.1 - 0.4 * t)),
    );
  }
  context.restore();
}
