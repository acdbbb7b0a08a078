import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { fillCircle } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { coloursOf, cover, fillWith, scalesOf, WHITE } from './ground.ts';

const BLUE: Colour = [0.48, 0.15, 258];
/** Rows of tiles; each has the height of a row of a pattern of things, so that they lie in the middle of their tiles. */
const ROWS = 4;

/** A glazed tile with leaves in its corners and a flower in its middle, in the unit square. */
function paintTile(context: Canvas2D, ground: Colour, ink: Colour): void {
  context.fillStyle = css(ground);
  context.fillRect(0, 0, 1, 1);
  context.save();
  context.beginPath();
  context.rect(0, 0, 1, 1);
  context.clip();
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    context.fillStyle = css(ink);
    fillCircle(context, x, y, 0.3);
    context.fillStyle = css(ground);
    fillCircle(context, x, y, 0.235);
    context.fillStyle = css(shift(ink, 0.16, 0.8));
    fillCircle(context, x, y, 0.15);
  }
  context.restore();
  context.fillStyle = css(ink);
  for (let petal = 0; petal < 8; petal++) {
    const angle = (petal / 8) * TAU;
    const long = petal % 2 === 0 ? 0.2 : 0.13;
    context.save();
    context.translate(0.5, 0.5);
    context.rotate(angle);
    context.beginPath();
    context.ellipse(0, -long * 0.72, 0.055, long * 0.6, 0, 0, TAU);
    context.fill();
    context.restore();
  }
  context.fillStyle = css(ground);
  fillCircle(context, 0.5, 0.5, 0.06);
  context.fillStyle = css(ink);
  fillCircle(context, 0.5, 0.5, 0.032);
  context.strokeStyle = css(shift(ground, -0.12, 0.8));
  context.lineWidth = 0.02;
  context.beginPath();
  context.rect(0, 0, 1, 1);
  context.stroke();
}

/**
 * Tiles from border to border, whole ones only: pictures laid side by side go on without a seam.
 * @param isPale behind things, which have to stand out
 */
export function paintTiles(
  context: Canvas2D,
  { width, height }: Pick<Stage, 'width' | 'height'>,
  [ink = BLUE, ground = WHITE]: readonly Colour[],
  isPale = false,
): void {
  const [dark, light] = ink[0] > ground[0] ? [ground, ink] : [ink, ground];
  const tone = isPale ? shift(dark, (light[0] - dark[0]) * 0.45, 0.75) : dark;
  const tall = height / ROWS;
  const columns = Math.max(2, Math.round(width / tall / 2) * 2);
  const wide = width / columns;
  for (let row = -1; row <= ROWS; row++) {
    for (let column = -1; column <= columns; column++) {
      context.save();
      context.translate(column * wide, row * tall);
      context.scale(wide, tall);
      paintTile(context, light, tone);
      context.restore();
    }
  }
}

export const tiles = (stage: Stage): void =>
  fillWith(stage, (context) => paintTiles(context, stage, coloursOf(stage, BLUE, WHITE)));

/** Chips of stone in polished cement. What one border cuts goes on at the opposite one. */
export function terrazzo(stage: Stage): void {
  const { width, height } = stage;
  const named = coloursOf(stage, [0.86, 0.06, 20], [0.86, 0.07, 165], [0.8, 0.09, 80]);
  const [first = WHITE, second = shift(first, -0.16, 1.2)] = named;
  const chips = [
    ...named,
    second,
    shift(first, -0.14, 1.25),
    shift(second, -0.12, 1.2),
    shift(first, -0.28, 0.7),
  ];
  const random = createRandom(stage.seed + 21);
  const shorter = Math.min(width, height);
  const count = Math.round((210 * width * height) / shorter ** 2);
  const pieces = Array.from({ length: count }, (_, i) => {
    const radius =
      (i % 3 === 0 ? 0.045 : i % 3 === 1 ? 0.026 : 0.013) * shorter * (0.7 + 0.6 * random());
    const corners = 5 + Math.floor(random() * 3);
    return {
      x: random() * width,
      y: random() * height,
      colour: chips[i % chips.length] ?? first,
      points: Array.from({ length: corners }, (__, corner) => {
        const angle = ((corner + 0.7 * random()) / corners) * TAU;
        const far = radius * (0.65 + 0.5 * random());
        return [Math.cos(angle) * far, Math.sin(angle) * far] as const;
      }),
    };
  });
  fillWith(stage, (context) => {
    context.fillStyle = css(shift(first, Math.max(0, 0.965 - first[0]), 0.2));
    cover(context, stage);
    for (const { x, y, colour, points } of pieces) {
      context.fillStyle = css(colour);
      for (const dx of [-width, 0, width]) {
        for (const dy of [-height, 0, height]) {
          context.beginPath();
          for (const [px, py] of points) context.lineTo(x + dx + px, y + dy + py);
          context.closePath();
          context.fill();
        }
      }
    }
  });
}

/** Rows of arches within arches, as Japanese cloth shows waves (seigaiha). */
export function seigaiha(stage: Stage): void {
  const [ink = BLUE, ground = WHITE] = coloursOf(stage, [0.42, 0.12, 258], WHITE);
  const { wide, middles } = scalesOf(stage, 6, 4);
  fillWith(stage, (context) => {
    context.fillStyle = css(ink);
    cover(context, stage);
    for (const [x, y] of middles) {
      [0.5, 0.38, 0.26, 0.14].forEach((radius, i) => {
        context.fillStyle = css(ground);
        fillCircle(context, x, y, radius * wide);
        context.fillStyle = css(shift(ink, i * 0.06, 0.95));
        fillCircle(context, x, y, (radius - 0.035) * wide);
      });
    }
  });
}
