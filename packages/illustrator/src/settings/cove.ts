import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { paintSea } from './ocean.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';
import { addWave } from './waves.ts';

const ROCK: Colour = [0.72, 0.05, 72];
const FJORD: Colour = [0.5, 0.03, 235];
/** Upper edges of a wall of rock from the border inwards: distance in measures, height of the picture. */
const WALLS = [
  { order: 9, depth: 0.15, distance: 0.45, foot: 0.53, points: [[0, 0.3], [0.12, 0.27], [0.2, 0.33], [0.28, 0.36], [0.33, 0.44], [0.38, 0.53]] }, // prettier-ignore
  { order: 11.5, depth: 0.3, distance: 0.22, foot: 0.6, points: [[0, 0.2], [0.08, 0.18], [0.14, 0.26], [0.2, 0.3], [0.24, 0.42], [0.29, 0.6]] }, // prettier-ignore
  { order: 13.5, depth: 0.5, distance: 0.04, foot: 0.72, points: [[0, 0.12], [0.05, 0.14], [0.09, 0.24], [0.13, 0.34], [0.155, 0.5], [0.2, 0.72]] }, // prettier-ignore
] as const;

function paintWall(
  context: Canvas2D,
  stage: Stage,
  { points, foot, distance }: (typeof WALLS)[number],
  [side, isFjord]: readonly [number, boolean],
): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + Math.round(foot * 100) + side);
  const rock = underSky(palette, isFjord ? FJORD : ROCK, distance);
  const at = (x: number, y: number): readonly [number, number] => [
    side < 0 ? x * 1.1 * scale : width - x * 1.1 * scale,
    y * height,
  ];
  const edge = points.map(([x, y], i) => at(x, y + (i > 0 && i < 5 ? 0.02 * (random() - 0.5) : 0)));
  context.save();
  context.fillStyle = verticalGradient(context, 0.1 * height, foot * height, [
    [0, shift(rock, 0.07)],
    [1, shift(rock, -0.1)],
  ]);
  context.beginPath();
  context.moveTo(...at(-0.3, foot + 0.01));
  context.lineTo(...at(-0.3, points[0][1]));
  for (const [x, y] of edge) context.lineTo(x, y);
  context.closePath();
  context.fill();
  context.clip();
  for (let i = 0; i < 40; i++) {
    const [x, y] = at(0.36 * random(), 0.14 + (foot - 0.14) * random());
    context.fillStyle = css(shift(rock, random() < 0.5 ? -0.09 : 0.07), 0.5);
    fillPolygon(context, [
      [x, y],
      [x + 0.03 * scale, y + 0.02 * height],
      [x + 0.02 * scale, y + (0.06 + 0.08 * random()) * height],
      [x - 0.02 * scale, y + 0.05 * height],
    ]);
  }
  context.restore();
  const green = underSky(palette, [0.52, 0.11, 135], distance);
  const snow = underSky(palette, [0.97, 0.01, 240], distance);
  for (const [i, [x, y]] of edge.entries()) {
    if (i > 4) continue;
    for (let n = 0; n < 5; n++) {
      context.fillStyle = css(isFjord && i < 2 ? snow : shift(green, 0.08 * (random() - 0.5)));
      const radius = (0.014 + 0.014 * random()) * scale;
      fillCircle(
        context,
        x + (random() - 0.4) * 0.07 * scale * side,
        y + 0.012 * height * random(),
        radius,
      );
    }
  }
}

/** A bay between high walls of rock; of a fjord they are dark, with snow on top. */
export function cove(stage: Stage): void {
  const sea = paintSea(stage);
  const isFjord = stage.plan.placeNames.some((name) => /fjord/.test(name));
  for (const wall of WALLS) {
    const { order, depth, foot } = wall;
    addStrip(stage, { order, depth, top: 0.05, bottom: foot + 0.03 }, (context) => {
      for (const side of [-1, 1]) paintWall(context, stage, wall, [side, isFjord]);
    });
  }
  stage.ground = 0.74;
  stage.water = true;
  stage.waterLine = addWave(stage, sea, 6 / 7, { order: 60, depth: 0.8, index: 6 });
  addWave(stage, sea, 1, { order: 61, depth: 1.1, index: 7 });
}
