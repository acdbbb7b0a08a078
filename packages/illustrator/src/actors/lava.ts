import { fillEllipse, fillOutline, strokeOutline, within } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { radialGradient } from '../painting.ts';
import type { SpriteBox } from './placed-sprite.ts';

/** The glass of the lamp between its metal parts, in hundredths of its box. */
const GLASS = 'M 38.8 17 L 61.2 17 L 71.8 65 L 28.2 65 Z';
const HOT_PINK: Colour = [0.62, 0.24, 0];
/** Higher and lower no blob comes. Fractions of the box. */
const TOP = 0.23;
const BOTTOM = 0.62;

/** Where each blob begins on its way, how far from the middle it is and how large. */
const BLOBS: readonly (readonly [start: number, aside: number, size: number])[] = [
  [0, -0.035, 0.062],
  [0.36, 0.045, 0.045],
  [0.62, 0.02, 0.038],
  [0.82, -0.055, 0.03],
];

/** The wax that lies at the bottom of the glass. */
const POOL = 'M 26 68 C 34 56 42 61 45 57 C 47 55 54 55 56 57 C 58 61 68 56 74 68 Z';

function drawBlob(
  context: Canvas2D,
  [start, aside, size]: (typeof BLOBS)[number],
  wax: string,
  phase: number,
): void {
  const speed = Math.abs(wave(phase, 1, start + 0.25));
  const x = 0.5 + aside + 0.012 * wave(phase, 1, start + 0.4);
  const y = (TOP + BOTTOM) / 2 + ((BOTTOM - TOP) / 2) * wave(phase, 1, start);
  const [across, along] = [size * (1 - 0.12 * speed), size * (1 + 0.35 * speed)];
  fillEllipse(context, [x, y, across, along], wax);
  const gleam = css([1, 0.03, 80], 0.6);
  fillEllipse(context, [x - across * 0.3, y - along * 0.35, across * 0.3, along * 0.3], gleam);
}

/**
 * The inside of a lava lamp, over its picture: blobs of wax rise and sink, each in its own time, and
 * are long while they are fast.
 */
export function drawLava(
  context: Canvas2D,
  box: SpriteBox,
  colour: Colour | null | undefined,
  phase: number,
): void {
  const base = colour ?? HOT_PINK;
  const wax = css(shift(base, 0.1, 1.1, 25));
  context.save();
  context.translate(box.x, box.y);
  context.scale(box.width, box.height);
  within(context, GLASS, () => {
    context.fillStyle = radialGradient(context, 0.5, 0.62, 0.5, [
      [0, shift(base, 0.22, 0.7)],
      [1, shift(base, -0.16, 1, -40)],
    ]);
    context.fillRect(0, 0, 1, 1);
    fillOutline(context, POOL, wax);
    for (const blob of BLOBS) drawBlob(context, blob, wax, phase);
  });
  strokeOutline(context, 'M 41 20 L 33 62', 0.018, css([1, 0, 0], 0.4));
  context.restore();
}
