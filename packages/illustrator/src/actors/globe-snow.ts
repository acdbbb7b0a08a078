import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { fract, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle } from '../painting.ts';
import type { SpriteBox } from './placed-sprite.ts';

/** The glass ball, in fractions of the box of the picture. */
const BALL = { x: 0.5, y: 0.44, radius: 0.37 };
const FLAKES = 46;

const flakes = (() => {
  const random = createRandom(541);
  return Array.from({ length: FLAKES }, () => ({
    x: random() * 2 - 1,
    start: random(),
    size: 0.006 + 0.008 * random(),
    falls: random() < 0.6 ? 1 : 2,
    sway: random(),
  }));
})();

/** Snow that whirls down in a snow globe. */
export function drawGlobeSnow(context: Canvas2D, box: SpriteBox, phase: number): void {
  context.save();
  context.translate(box.x, box.y);
  context.scale(box.width, box.height);
  context.beginPath();
  context.arc(BALL.x, BALL.y, BALL.radius, 0, TAU);
  context.clip();
  context.fillStyle = css([0.99, 0.005, 230], 0.95);
  for (const { x, start, size, falls, sway } of flakes) {
    const fallen = fract(start + falls * phase);
    const aside = 0.86 * x + 0.2 * wave(phase, 1, sway);
    fillCircle(
      context,
      BALL.x + aside * BALL.radius,
      BALL.y + (2 * fallen - 1) * BALL.radius,
      size,
    );
  }
  context.restore();
}
