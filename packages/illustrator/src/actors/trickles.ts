import { fillEllipse, fillOutline } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { saw } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import type { SpriteBox } from './placed-sprite.ts';

/** What falls out of a part of a thing; in fractions of its box. */
interface Trickle {
  /** The prop without what falls, where that is drawn with it. */
  readonly still?: string;
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly colour: Colour;
  readonly size: number;
  /** How many are on their way, and how often each falls in a loop. */
  readonly drops: number;
  readonly falls: number;
  readonly shape: 'drop' | 'grain';
}

const TRICKLES: Readonly<Record<string, Trickle>> = {
  '@faucet': {
    still: '@dryfaucet',
    x: 0.212,
    from: 0.69,
    to: 0.99,
    colour: [0.74, 0.12, 225],
    size: 0.05,
    drops: 1,
    falls: 2,
    shape: 'drop',
  },
  'hourglass-not-done': {
    x: 0.5,
    from: 0.42,
    to: 0.73,
    colour: [0.9, 0.12, 80],
    size: 0.016,
    drops: 9,
    falls: 2,
    shape: 'grain',
  },
};

/** What runs or drips out of a thing; undefined for what holds tight. */
export const trickleOf = (glyph: string): Trickle | undefined => TRICKLES[glyph];

const DROP =
  'M 0 -100 C 35 -40 80 0 80 38 C 80 86 44 110 0 110 C -44 110 -80 86 -80 38 C -80 0 -35 -40 0 -100 Z';

/** @param box the left upper corner of the thing's box and its width, in pixels */
export function drawTrickle(
  context: Canvas2D,
  { x, from, to, colour, size, drops, falls, shape }: Trickle,
  box: SpriteBox,
  phase: number,
): void {
  for (let i = 0; i < drops; i++) {
    const t = saw(phase, falls, i / drops);
    // A drop grows where it hangs before it falls.
    const hangs = shape === 'drop' ? 0.45 : 0;
    const grown = Math.min(1, t / (hangs || 1));
    const fallen = t < hangs ? 0 : ((t - hangs) / (1 - hangs)) ** 2;
    const scale = shape === 'drop' ? (fallen > 0 ? 1 : 0.3 + 0.7 * grown) : 1;
    const aside = shape === 'grain' ? Math.sin(i * 2.7) * 0.018 * fallen : 0;
    context.save();
    context.translate(
      box.x + (x + aside) * box.width,
      box.y + (from + (to - from) * fallen) * box.height,
    );
    context.globalAlpha = Math.min(1, (1 - t) * 8);
    const side = size * scale * box.width;
    if (shape === 'grain') {
      context.fillStyle = css(shift(colour, i % 2 ? 0.05 : -0.08));
      fillCircle(context, 0, 0, side);
    } else {
      context.scale(side, side);
      fillOutline(context, DROP, css(colour));
      fillEllipse(context, [-0.3, 0.42, 0.12, 0.24], css([0.98, 0.02, 220], 0.9));
    }
    context.restore();
  }
}
