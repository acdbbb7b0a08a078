import { boundsOf } from '../art/bounds.ts';
import { fillEllipse } from '../art/props/brush.ts';
import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import { css, fromRgb, shift } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';

/** How far a vessel is turned that lies on its side, its mouth towards the left and a little down. */
const TURN = -1.66;
/** Of its height, how much of the width of the canvas it takes. */
const LONG = 0.62;
/** Round parts of the puddle: their middles and radii, fractions of the canvas. */
const PUDDLE: readonly (readonly [x: number, y: number, across: number, down: number])[] = [
  [0.38, 0.905, 0.33, 0.065],
  [0.14, 0.9, 0.12, 0.06],
  [0.26, 0.865, 0.12, 0.045],
  [0.58, 0.9, 0.14, 0.068],
  [0.44, 0.935, 0.18, 0.05],
];

/** The color of what is in a vessel: the most colorful tone in its middle. */
function colourInside(sprite: Canvas) {
  const { left, right, top, bottom } = boundsOf(sprite);
  const { width, height } = sprite;
  const { data } = sprite.getContext('2d').getImageData(0, 0, width, height);
  let best = fromRgb(120, 90, 160);
  let most = 0.02;
  for (let i = 1; i < 12; i++)
    for (let k = 4; k < 12; k++) {
      const x = Math.floor((left + ((right - left) * i) / 12) * width);
      const y = Math.floor((top + ((bottom - top) * k) / 12) * height);
      const at = (y * width + x) * 4;
      const tone = fromRgb(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      if ((data[at + 3] ?? 0) > 200 && tone[1] > most) [best, most] = [tone, tone[1]];
    }
  return best;
}

/** The puddle in one color. @param up how much higher than its foot, of the height */
function paintPuddle(
  context: Canvas2D,
  fill: string,
  [width, height]: readonly [number, number],
  up: number,
): void {
  for (const [x, y, across, down] of PUDDLE)
    fillEllipse(context, [x * width, (y + up) * height, across * width, down * height], fill);
}

/** A vessel on its side, before it a puddle of what was in it. */
export function paintSpilled(context: Canvas2D, sprite: Canvas, environment: Environment): void {
  const { width, height } = sprite;
  const { left, right, top, bottom } = boundsOf(sprite);
  const [wide, tall] = [(right - left) * width, (bottom - top) * height];
  const scale = Math.min((LONG * width) / tall, (0.5 * height) / wide);
  const tone = colourInside(sprite);
  const lying = paintOnce(environment, width, height, (target) => {
    target.translate(width * 0.66, height * 0.93 - (wide * scale) / 2);
    target.rotate(TURN);
    target.scale(scale, scale);
    target.translate(-((left + right) / 2) * width, -((top + bottom) / 2) * height);
    target.drawImage(sprite, 0, 0);
  });
  context.clearRect(0, 0, width, height);
  context.drawImage(lying, 0, 0);
  paintPuddle(context, css(shift(tone, -0.06)), [width, height], 0);
  paintPuddle(context, css(shift(tone, 0.02)), [width, height], -0.01);
  const shine = css([1, 0, 0], 0.5);
  for (const [x, y, reach] of [
    [0.2, 0.87, 0.09],
    [0.44, 0.93, 0.06],
  ] as const)
    fillEllipse(context, [x * width, y * height, reach * width, 0.011 * height], shine);
}
