import { boundsOf } from '../art/bounds.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { createRandom, type Random } from '../math/random.ts';

const LEAF: Colour = [0.5, 0.12, 140];
/** Where strands begin, fractions of the breadth: fewer before the door. */
const STRANDS = [0.03, 0.09, 0.16, 0.24, 0.33, 0.46, 0.68, 0.77, 0.85, 0.91, 0.97] as const;
const STEPS = 16;

type Box = Readonly<Record<'left' | 'top' | 'wide' | 'tall', number>>;

/** One strand from the foot upwards, with leaves on both sides; the taller, the nearer to the edge. */
function paintStrand(context: Canvas2D, box: Box, at: number, random: Random): void {
  const { left, top, wide, tall } = box;
  const aside = Math.abs(at - 0.5) * 2;
  const reach = 0.14 + 0.75 * aside * (0.65 + 0.45 * random());
  const size = 0.042 * wide;
  const bend = random() * 6;
  const placeAt = (t: number): readonly [number, number] => [
    left + wide * (at + 0.035 * Math.sin(bend + t * 5) + (0.5 - at) * 0.25 * t),
    top + tall * (1 - reach * t),
  ];
  context.strokeStyle = css(shift(LEAF, -0.2));
  context.lineWidth = size * 0.22;
  context.beginPath();
  for (let i = 0; i <= STEPS; i++) context.lineTo(...placeAt(i / STEPS));
  context.stroke();
  for (let i = 0; i <= STEPS * 2; i++) {
    const [x, y] = placeAt(i / (STEPS * 2));
    const side = i % 2 ? 1 : -1;
    const grown = size * (0.75 + 0.5 * random());
    context.fillStyle = css(shift(LEAF, 0.16 * (random() - 0.5)));
    context.beginPath();
    context.ellipse(
      x + side * grown * (0.5 + 0.8 * random()),
      y,
      grown * 0.72,
      grown * 0.5,
      side * (0.3 + 0.6 * random()),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** Ivy that has climbed up a thing from its foot. */
export function paintIvy(context: Canvas2D, sprite: Canvas): void {
  const { width, height } = sprite;
  const { left, top, right, bottom } = boundsOf(sprite);
  const box: Box = {
    left: left * width,
    top: top * height,
    wide: (right - left) * width,
    tall: (bottom - top) * height,
  };
  const random = createRandom(53);
  context.globalCompositeOperation = 'source-atop';
  for (const at of STRANDS) paintStrand(context, box, at, random);
}
