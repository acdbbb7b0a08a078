import type { Canvas2D } from '../canvas.ts';
import { isScenery } from '../language/scenery-things.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addStrip } from './strip.ts';
import { skyFromHorizon, underSky } from './surface.ts';

/** The middle of the ice and half its extents, fractions of the picture. */
interface Lake {
  readonly y: number;
  readonly across: number;
  readonly reach: number;
}
const UNDER_ACTORS: Lake = { y: 0.815, across: 0.47, reach: 0.075 };
const BEHIND: Lake = { y: 0.755, across: 0.53, reach: 0.052 };
/** Where trees and houses stand before the lake. */
const SHORE = 0.9;
const ICE: Colour = [0.8, 0.06, 225];
const SNOW: Colour = [0.98, 0.012, 240];
const CRACKS = 9;

function traceLake(context: Canvas2D, { width, height }: Stage, lake: Lake, larger = 0): void {
  context.beginPath();
  context.ellipse(
    width / 2,
    (lake.y - larger * 0.3) * height,
    (lake.across + larger) * width,
    (lake.reach + larger * 0.35) * height,
    0,
    0,
    TAU,
  );
}

/** White lines that branch across the ice. */
function paintCracks(context: Canvas2D, stage: Stage, lake: Lake): void {
  const { width, height, unit } = stage;
  const random = createRandom(stage.seed + 241);
  context.strokeStyle = css(SNOW, 0.75);
  context.lineCap = 'round';
  for (let i = 0; i < CRACKS; i++) {
    let [x, y] = [(0.1 + 0.8 * random()) * width, (lake.y - lake.reach * random()) * height];
    const lean = (random() - 0.5) * 2;
    context.lineWidth = (1.2 + 2.2 * random()) * unit;
    context.beginPath();
    context.moveTo(x, y);
    for (let step = 0; step < 6; step++) {
      x += (lean + 0.9 * (random() - 0.5)) * 46 * unit;
      y += (0.3 + random()) * 11 * unit;
      context.lineTo(x, y);
    }
    context.stroke();
  }
}

/** A lake under ice that mirrors the sky, with cracks, and snow at its shore. */
export function addFrozenLake(stage: Stage): void {
  const { width, height, palette, plan } = stage;
  const isBehind = plan.subjects.some(({ glyph }) => isScenery(glyph));
  const lake = isBehind ? BEHIND : UNDER_ACTORS;
  if (isBehind) stage.ground = SHORE;
  const top = lake.y - lake.reach;
  addStrip(stage, { order: 20.5, depth: 0.62, top: top - 0.03, bottom: 0.95 }, (context) => {
    context.fillStyle = css(shift(underSky(palette, SNOW), -0.06));
    traceLake(context, stage, lake, 0.02);
    context.fill();
    const ice = mix(underSky(palette, ICE), skyFromHorizon(palette, 1), 0.3);
    context.fillStyle = verticalGradient(context, top * height, (lake.y + lake.reach) * height, [
      [0, mix(ice, skyFromHorizon(palette, 0), 0.45)],
      [0.5, ice],
      [1, shift(ice, -0.05)],
    ]);
    traceLake(context, stage, lake);
    context.fill();
    context.save();
    context.clip();
    context.fillStyle = css(SNOW, 0.28);
    for (const [x, y, long] of [
      [0.3, -0.4, 0.2],
      [0.66, 0.05, 0.26],
      [0.42, 0.5, 0.18],
    ] as const) {
      context.beginPath();
      context.ellipse(
        x * width,
        (lake.y + y * lake.reach) * height,
        long * width,
        0.007 * height,
        0,
        0,
        TAU,
      );
      context.fill();
    }
    paintCracks(context, stage, lake);
    context.restore();
  });
}
