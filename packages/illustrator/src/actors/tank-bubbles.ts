import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { fract, smoothstep, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle } from '../painting.ts';
import type { SpriteBox } from './placed-sprite.ts';

/** The water in fractions of a vessel's box. */
interface Water {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const WATERS: Readonly<Record<string, Water>> = {
  '@fishtank': { left: 0.06, right: 0.94, top: 0.4, bottom: 0.86 },
  '@fishbowl': { left: 0.3, right: 0.7, top: 0.36, bottom: 0.8 },
};
const COUNT = 18;
const FILM = css([0.95, 0.03, 220], 0.45);
const EDGE = css([1, 0, 0], 0.85);
const GLEAM = css([1, 0, 0], 0.95);

/** They rise in two columns and a little beside them. */
const bubbles = (() => {
  const random = createRandom(733);
  return Array.from({ length: COUNT }, (_, i) => ({
    across: (i % 2 ? 0.22 : 0.74) + 0.12 * (random() - 0.5),
    start: i / COUNT + 0.03 * random(),
    size: 0.01 + 0.012 * random(),
    rises: random() < 0.5 ? 1 : 2,
    sway: random(),
  }));
})();

/** The water of a vessel in which bubbles rise; undefined for other glyphs. */
export const waterOf = (glyph: string): Water | undefined => WATERS[glyph];

/** Bubbles that rise in the water of a fish tank. */
export function drawTankBubbles(
  context: Canvas2D,
  { left, right, top, bottom }: Water,
  box: SpriteBox,
  phase: number,
): void {
  context.save();
  context.translate(box.x, box.y);
  context.scale(box.width, box.height);
  for (const { across, start, size, rises, sway } of bubbles) {
    const risen = fract(start + rises * phase);
    const x = left + (right - left) * across + 0.012 * wave(phase, 2, sway);
    const y = bottom + (top - bottom) * risen;
    const radius = size * (0.7 + 0.5 * risen);
    context.globalAlpha = smoothstep(0, 0.1, risen) * (1 - smoothstep(0.92, 1, risen));
    context.fillStyle = FILM;
    fillCircle(context, x, y, radius);
    context.strokeStyle = EDGE;
    context.lineWidth = radius * 0.22;
    context.stroke();
    context.fillStyle = GLEAM;
    fillCircle(context, x - radius * 0.35, y - radius * 0.35, radius * 0.24);
  }
  context.restore();
}
