import type { Canvas2D } from '../canvas.ts';
import { css, mix, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd } from './extent.ts';
import { addStrip } from './strip.ts';
import { skyFromHorizon, underSky, waterUnderSky } from './surface.ts';

/** Where the water begins in front of those who stand at it, fraction of the height. */
const EDGE = 0.835;

function traceWater(context: Canvas2D, { width, height }: Stage, higher: number): void {
  const at = (x: number): number =>
    EDGE - higher + 0.008 * Math.sin(x * 9) + 0.005 * Math.sin(x * 23);
  context.beginPath();
  for (let i = 0; i <= 40; i++) {
    const x = -0.06 + (1.12 * i) / 40;
    context.lineTo(x * width, at(x) * height);
  }
  context.lineTo(1.06 * width, 1.12 * height);
  context.lineTo(-0.06 * width, 1.12 * height);
  context.closePath();
}

/** Rings on the water where those at its edge drink. */
function addRings(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const random = createRandom(stage.seed + 311);
  const rings = Array.from({ length: crowd(stage, 9) }, () => ({
    x: random() * width,
    y: (EDGE + 0.03 + 0.13 * random()) * height,
    reach: (24 + 60 * random()) * unit,
    offset: random(),
  }));
  const bright = css(mix(palette.light, [1, 0, 0], 0.5));
  stage.addLayer(31.2, 0.7, (context, phase) => {
    context.strokeStyle = bright;
    context.lineWidth = 2.2 * unit;
    for (const { x, y, reach, offset } of rings) {
      context.globalAlpha = 0.3 + 0.2 * wave(phase, 1, offset);
      context.beginPath();
      context.ellipse(x, y, reach * (1 + 0.08 * wave(phase, 1, offset)), reach * 0.09, 0, 0, TAU);
      context.stroke();
    }
    context.globalAlpha = 1;
  });
}

/** Water in the foreground, up to the feet of those who drink from it. */
export function addNearWater(stage: Stage): void {
  const { height, palette } = stage;
  stage.ground = EDGE - 0.005;
  const sky = skyFromHorizon(palette, 1);
  const water = waterUnderSky(stage, [0.62, 0.11, 228], 0.25);
  addStrip(stage, { order: 31, depth: 0.7, top: EDGE - 0.04, bottom: 1.1 }, (context) => {
    context.fillStyle = css(underSky(palette, [0.66, 0.06, 75], 0.05));
    traceWater(context, stage, 0.012);
    context.fill();
    context.fillStyle = verticalGradient(context, EDGE * height, 1.05 * height, [
      [0, mix(water, sky, 0.35)],
      [1, shift(water, -0.09)],
    ]);
    traceWater(context, stage, 0);
    context.fill();
  });
  addRings(stage);
}
