import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import { fillCircle, verticalGradient } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { scaleOf } from '../extent.ts';

/** Where the stands of a hall begin, and where its floor does; fractions of the height. */
export const STANDS = { top: 0.27, foot: 0.6 } as const;

const ROWS = 9;
/** How far the sides of a hall lie below its middle, of the height. */
const BOW = 0.05;

/** A line around the hall at a height: its sides are nearer, and lower in the picture. */
export const bowed = ({ width, height }: Stage, y: number, x: number): number =>
  (y + BOW * ((x - width / 2) / (width / 2)) ** 2) * height;

/** A band around the hall between two heights. */
export function paintBand(
  context: Canvas2D,
  stage: Stage,
  [top, foot]: readonly [top: number, foot: number],
  colour: Colour,
): void {
  const { width } = stage;
  const steps = 24;
  context.fillStyle = css(colour);
  context.beginPath();
  for (let i = 0; i <= steps; i++) {
    const x = (-0.1 + (1.2 * i) / steps) * width;
    context.lineTo(x, bowed(stage, top, x));
  }
  for (let i = steps; i >= 0; i--) {
    const x = (-0.1 + (1.2 * i) / steps) * width;
    context.lineTo(x, bowed(stage, foot, x));
  }
  context.fill();
}

function paintSpectator(
  context: Canvas2D,
  [x, y, size]: readonly [x: number, y: number, size: number],
  shirt: Colour,
  skin: Colour,
): void {
  context.fillStyle = css(shirt);
  context.beginPath();
  context.roundRect(x - size, y + size * 0.6, size * 2, size * 2.6, size * 0.9);
  context.fill();
  context.fillStyle = css(skin);
  fillCircle(context, x, y, size * 0.82);
}

function paintSeat(
  context: Canvas2D,
  [x, y, size]: readonly [x: number, y: number, size: number],
  colour: Colour,
): void {
  context.fillStyle = css(colour);
  context.beginPath();
  context.roundRect(x - size * 1.15, y + size * 0.3, size * 2.3, size * 2.2, size * 0.6);
  context.fill();
}

/**
 * Tiers around a hall in the half-dark, the upper ones darker.
 * @param dark what the light of the hall leaves them
 * @param share how many of the seats are taken, 0 to 1
 */
export function paintStands(
  context: Canvas2D,
  stage: Stage,
  { dark, share }: { readonly dark: Colour; readonly share: number },
): void {
  const { width } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 73);
  const deep = STANDS.foot - STANDS.top;
  for (let row = 0; row < ROWS; row++) {
    const near = row / (ROWS - 1);
    const y = STANDS.top + (deep * row) / ROWS;
    const light = 0.2 + 0.42 * near;
    paintBand(context, stage, [y, STANDS.foot + 0.01], shift(dark, 0.02 + 0.05 * near));
    const size = scale * (0.011 + 0.004 * near);
    for (let x = -0.06 * width + random() * size * 2; x < 1.06 * width; x += size * 2.7) {
      const shirt: Colour = [0.5 + 0.3 * random(), 0.13, random() * 360];
      const skin: Colour = [0.5 + 0.34 * random(), 0.07, 60];
      const at = [x, bowed(stage, y, x), size] as const;
      paintSeat(context, at, shift(dark, 0.04 + 0.09 * near));
      if (random() >= share) continue;
      paintSpectator(context, at, mix(dark, shirt, light), mix(dark, skin, light + 0.1));
    }
  }
}

/** The dark above the stands, down to their upper edge. */
export function paintHallAbove(context: Canvas2D, stage: Stage, dark: Colour): void {
  const { width, height } = stage;
  context.fillStyle = verticalGradient(context, -0.1 * height, 0.7 * height, [
    [0, shift(dark, -0.04)],
    [1, shift(dark, 0.05)],
  ]);
  context.fillRect(-width, -height, width * 3, height * 3);
}
