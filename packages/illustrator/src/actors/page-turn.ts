import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { saw, smoothstep } from '../math/periodic.ts';
import { linearGradient } from '../painting.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';

const PAPER: Colour = [0.96, 0.012, 85];
/** Where leaves are tied, in widths of what is drawn, and how far they reach. */
const SPINE = 0.5;
const LEAF = { reach: 0.45, top: 0.03, bottom: 0.84 };
/** Leaves that go over in a loop. */
const LEAVES = 3;
/** How high the free edge of a leaf comes, in heights of what is drawn. */
const LIFT = 0.2;

/** One leaf between lying right, at 0, and lying left, at 1. */
function drawLeaf(context: Canvas2D, wide: number, tall: number, turned: number): void {
  const angle = Math.PI * turned;
  const edge = wide * LEAF.reach * Math.cos(angle);
  const lift = tall * LIFT * Math.sin(angle);
  const [top, bottom] = [LEAF.top * tall, LEAF.bottom * tall];
  context.beginPath();
  context.moveTo(0, top);
  context.quadraticCurveTo(edge * 0.5, top - lift * 1.5, edge, top - lift);
  context.lineTo(edge, bottom - lift * 0.55);
  context.quadraticCurveTo(edge * 0.5, bottom - lift * 1.05, 0, bottom);
  context.closePath();
  const shade = shift(PAPER, -0.14 * Math.sin(angle));
  context.fillStyle = linearGradient(
    context,
    [0, 0, edge || 1, 0],
    [
      [0, shift(shade, -0.14)],
      [0.25, shade],
      [1, shift(shade, 0.02)],
    ],
  );
  context.fill();
  context.strokeStyle = css([0.55, 0.03, 80], 0.5);
  context.lineWidth = wide * 0.006;
  context.stroke();
}

/** The leaves of an open book go over from right to left, one after the other. */
export const pagesDrawing =
  ({ sprite, x, y, bounds }: PlacedSprite): Body['draw'] =>
  (context, phase) => {
    const wide = (bounds.right - bounds.left) * sprite.width;
    const tall = (bounds.bottom - bounds.top) * sprite.height;
    context.save();
    context.translate(
      x + bounds.left * sprite.width + SPINE * wide,
      y + bounds.top * sprite.height,
    );
    const leaves = Array.from({ length: LEAVES }, (_, i) => saw(phase, 1, i / LEAVES));
    // The one that is nearest to lying is behind the others.
    for (const t of leaves.toSorted((a, b) => Math.abs(b - 0.5) - Math.abs(a - 0.5)))
      drawLeaf(context, wide, tall, smoothstep(0.15, 0.85, t));
    context.restore();
  };
