import { boundsOf } from '../art/bounds.ts';
import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import { css, fromRgb, shift } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';

/** How far a vessel is turned that lies on its side, its mouth towards the left and a little down. */
const TURN = -1.66;
/** Of its height, how much of the width of the canvas it takes. */
const LONG = 0.62;
/** Where the puddle is, fractions of the canvas. */
const PUDDLE =
  'M 3 91 C 1 84 12 82 20 83 C 26 77 40 80 48 82 C 58 79 70 83 72 89 C 75 96 62 99 52 97 C 42 101 30 97 22 99 C 10 101 4 97 3 91 Z';

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

/** Fills an outline of hundredths of the canvas. */
function fillPath(context: Canvas2D, outline: string, size: number): void {
  context.beginPath();
  for (const [, command, text = ''] of outline.matchAll(/([MCZ])([^MCZ]*)/g)) {
    const n = (text.match(/-?[\d.]+/g) ?? []).map((each) => (Number(each) / 100) * size);
    if (command === 'M') context.moveTo(n[0] ?? 0, n[1] ?? 0);
    for (let i = 0; command === 'C' && i + 6 <= n.length; i += 6)
      context.bezierCurveTo(n[i]!, n[i + 1]!, n[i + 2]!, n[i + 3]!, n[i + 4]!, n[i + 5]!);
  }
  context.closePath();
  context.fill();
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
  context.fillStyle = css(shift(tone, -0.05));
  fillPath(context, PUDDLE, width);
  context.save();
  context.translate(0, -0.008 * height);
  context.fillStyle = css(shift(tone, 0.02));
  fillPath(context, PUDDLE, width);
  context.restore();
  context.fillStyle = css([1, 0, 0], 0.5);
  for (const [x, y, reach] of [
    [0.2, 0.87, 0.09],
    [0.44, 0.93, 0.06],
  ] as const) {
    context.beginPath();
    context.ellipse(x * width, y * height, reach * width, 0.011 * height, 0, 0, Math.PI * 2);
    context.fill();
  }
}
