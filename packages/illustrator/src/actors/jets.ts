import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { saw } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';

/** How far out the jets of a fountain come and how high they go, as they are drawn. In fractions of its box. */
const JETS: readonly (readonly [reach: number, top: number])[] = [
  [0.1, 0.12],
  [0.2, 0.18],
  [0.3, 0.28],
];
const SOURCE = { x: 0.5, y: 0.34 };
const BASIN = { y: 0.775, lower: 0.72 };
const PEARL: Colour = [0.97, 0.03, 220];
/** Of the lumps of water in a jet, which go their way so often in a loop. */
const LUMPS = 4;
const RUNS = 2;

/** A point of the bend from the source over the top to the basin. */
function onJet(side: number, [reach, top]: (typeof JETS)[number], t: number) {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return {
    x: 0.5 + side * reach * (0.5 * b + c),
    y: a * SOURCE.y + b * (top - 0.1) + c * BASIN.lower,
  };
}

function drawRings(context: Canvas2D, phase: number): void {
  for (const [i, [reach]] of JETS.entries())
    for (const side of [-1, 1]) {
      const t = saw(phase, RUNS, i * 0.31 + (side + 1) * 0.11);
      context.strokeStyle = css(PEARL, 0.8 * (1 - t));
      context.lineWidth = 0.006;
      context.beginPath();
      context.ellipse(0.5 + side * reach, BASIN.y, 0.02 + 0.06 * t, 0.006 + 0.016 * t, 0, 0, 7);
      context.stroke();
    }
}

/** The water of a fountain: lumps run along its jets, and rings spread where they fall into the basin. */
export const jetsDrawing =
  ({ sprite, x, y }: PlacedSprite): Body['draw'] =>
  (context, phase) => {
    context.save();
    context.translate(x, y);
    context.scale(sprite.width, sprite.width);
    drawRings(context, phase);
    context.fillStyle = css(PEARL);
    for (const [i, jet] of JETS.entries())
      for (const side of [-1, 1])
        for (let lump = 0; lump < LUMPS; lump++) {
          const t = saw(phase, RUNS, lump / LUMPS + i * 0.09);
          const at = onJet(side, jet, t);
          fillCircle(context, at.x, at.y, 0.017 - 0.006 * t);
        }
    context.restore();
  };
