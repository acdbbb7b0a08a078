import type { Canvas2D } from '../canvas.ts';
import { clamp, fract, lerp, smoothstep } from '../math/periodic.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';

/** Where the slices end and the body of a toaster begins, in heights of its box. */
const SLOT = 0.405;
/** How far down the slices are while they are toasted, and how high they jump, in heights of the box. */
const [DEEP, HIGH] = [0.24, 0.3];
/** When they are down, when they jump and when they have come to rest again, in parts of a loop. */
const [DOWN, JUMP, REST] = [0.22, 0.42, 0.66];

/** How far up the slices of toast are, 0 where they rest and show. */
function liftAt(phase: number): number {
  // Loops begin as stills are, with the slices at rest.
  const t = fract(phase);
  if (t < JUMP) return -DEEP * smoothstep(0.06, DOWN, t);
  const risen = clamp((t - JUMP) / (REST - JUMP));
  return lerp(-DEEP, 0, smoothstep(0, 0.3, risen)) + HIGH * 4 * risen * (1 - risen);
}

function drawBelow(context: Canvas2D, { sprite }: PlacedSprite): void {
  const { width, height } = sprite;
  const from = SLOT * height;
  context.drawImage(sprite, 0, from, width, height - from, 0, from, width, height - from);
}

/** The slices go down into a toaster and jump out of it once in a loop. */
export const toastDrawing =
  (placed: PlacedSprite): Body['draw'] =>
  (context, phase) => {
    const { sprite, x, y } = placed;
    const { width, height } = sprite;
    const slot = SLOT * height;
    context.save();
    context.translate(x, y);
    context.save();
    context.beginPath();
    context.rect(0, -height, width, height + slot);
    context.clip();
    context.drawImage(sprite, 0, 0, width, slot, 0, -liftAt(phase) * height, width, slot);
    context.restore();
    drawBelow(context, placed);
    context.restore();
  };
