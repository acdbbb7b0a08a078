import type { Canvas2D } from '../canvas.ts';
import { mix, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd } from './extent.ts';
import { meadowColour } from './foliage-colours.ts';
import { addGlints } from './glints.ts';
import { addStrip } from './strip.ts';
import { skyFromHorizon, underSky, waterUnderSky } from './surface.ts';

/** The far edge of the water, fraction of the height. */
const FAR = 0.74;
/** Where the bridge stands. */
const FOOT = 0.845;
/** Banks at both ends of the bridge: their middle and half their extents. */
const BANKS = [
  [-0.02, 0.845, 0.215, 0.07],
  [1.02, 0.845, 0.215, 0.07],
] as const;

function paintBanks(context: Canvas2D, stage: Stage): void {
  const { width, height, palette } = stage;
  const green = underSky(palette, meadowColour(stage), 0.04);
  for (const [lower, colour] of [
    [0.012, underSky(palette, [0.6, 0.06, 70], 0.04)],
    [0, green],
  ] as const) {
    for (const [x, y, across, reach] of BANKS) {
      context.fillStyle = verticalGradient(context, (y - reach) * height, (y + reach) * height, [
        [0, shift(colour, 0.05)],
        [1, shift(colour, -0.07)],
      ]);
      context.beginPath();
      context.ellipse(x * width, (y + lower) * height, across * width, reach * height, 0, 0, TAU);
      context.fill();
    }
  }
}

/** A river that comes towards the viewer under a bridge, with a bank at each of its ends. */
export function addUnderBridge(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  stage.ground = FOOT;
  const sky = skyFromHorizon(palette, 1);
  const water = waterUnderSky(stage, [0.62, 0.11, 228], 0.25);
  addStrip(stage, { order: 25.5, depth: 0.6, top: FAR - 0.01, bottom: 1.12 }, (context) => {
    context.fillStyle = verticalGradient(context, FAR * height, 1.05 * height, [
      [0, mix(water, sky, 0.4)],
      [0.4, water],
      [1, shift(water, -0.09)],
    ]);
    context.fillRect(-0.06 * width, FAR * height, 1.12 * width, 0.4 * height);
    paintBanks(context, stage);
  });
  const random = createRandom(stage.seed + 331);
  const glints = Array.from({ length: crowd(stage, 30) }, () => ({
    x: random() * width,
    y: (FAR + 0.02 + 0.24 * random()) * height,
    long: (14 + 40 * random()) * unit,
    offset: random(),
  }));
  const colour = mix(palette.light, [1, 0, 0], 0.5);
  addGlints(
    stage,
    { order: 25.6, depth: 0.6, colour, alphaOf: (time) => 0.2 + 0.3 * time ** 2 },
    glints,
  );
}
