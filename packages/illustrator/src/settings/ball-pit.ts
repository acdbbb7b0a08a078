import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { createRandom, pickOne } from '../math/random.ts';
import { fillCircle } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';

const BALLS: readonly Colour[] = [
  [0.62, 0.22, 27],
  [0.84, 0.17, 92],
  [0.6, 0.18, 255],
  [0.7, 0.19, 145],
  [0.7, 0.2, 350],
  [0.74, 0.17, 55],
];

function paintBall(
  context: Canvas2D,
  [x, y, radius]: readonly [x: number, y: number, radius: number],
  colour: Colour,
): void {
  context.fillStyle = css(shift(colour, -0.12));
  fillCircle(context, x, y + radius * 0.08, radius);
  context.fillStyle = css(colour);
  fillCircle(context, x, y - radius * 0.04, radius * 0.94);
  context.fillStyle = css(shift(colour, 0.12), 0.9);
  fillCircle(context, x - radius * 0.28, y - radius * 0.34, radius * 0.3);
}

/** Rows of balls between two heights, nearer ones larger. */
function addRows(
  stage: Stage,
  [top, bottom]: readonly [top: number, bottom: number],
  order: number,
): void {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + order);
  const strip = { order, depth: order > 50 ? 1 : 0.12, top: top - 0.06, bottom: 1.1 };
  addStrip(stage, strip, (context) => {
    for (let y = top; y < bottom; y += 0.022 + 0.02 * (y - 0.6)) {
      const radius = (0.022 + 0.06 * (y - 0.66)) * scale;
      for (let x = -radius * random(); x < width + radius; x += radius * 1.7) {
        const colour = pickOne(BALLS, random, [0.7, 0.2, 27]);
        paintBall(context, [x, (y + 0.012 * random()) * height, radius], colour);
      }
    }
  });
}

/** Balls on the floor behind the actors, and up to their knees before them. */
export function addBalls(stage: Stage): void {
  const ground = stage.ground ?? 0.9;
  addRows(stage, [0.71, ground], 8.5);
  addRows(stage, [ground - 0.03, 1.06], 61);
}
