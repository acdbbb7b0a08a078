import type { Canvas2D } from '../canvas.ts';
import { css, mix, shift } from '../math/colour.ts';
import { saw, TAU } from '../math/periodic.ts';
import { softDisc, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { addMist } from './mist.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

/** One side from the crater down: away from the middle in measures of the landscape, and how far down. */
const SLOPE = [
  [0.055, 0],
  [0.085, 0.14],
  [0.15, 0.42],
  [0.26, 0.72],
  [0.46, 1],
] as const;
/** Gullies in which lava runs: where they begin and end from the middle, and how far down they reach. */
const LAVA = [
  [-0.02, -0.07, 0.55],
  [0.03, 0.12, 0.42],
  [0.01, 0.02, 0.3],
] as const;
const PUFFS = 7;

/** Where the cone stands, in pixels. */
interface Cone {
  readonly middle: number;
  readonly top: number;
  readonly base: number;
}

function paintCone(context: Canvas2D, stage: Stage, { middle, top, base }: Cone): void {
  const { palette, unit } = stage;
  const scale = scaleOf(stage);
  const rock = mix(underSky(palette, [0.4, 0.05, 330], 0.1), palette.haze, 0.22);
  context.fillStyle = verticalGradient(context, top, base, [
    [0, shift(rock, -0.03)],
    [1, mix(rock, palette.haze, 0.45)],
  ]);
  context.beginPath();
  for (const [out, down] of SLOPE) context.lineTo(middle - out * scale, top + down * (base - top));
  for (const [out, down] of SLOPE.toReversed())
    context.lineTo(middle + out * scale, top + down * (base - top));
  context.closePath();
  context.fill();
  context.lineCap = 'round';
  context.strokeStyle = css(mix([0.7, 0.2, 42], palette.haze, 0.2));
  context.lineWidth = 11 * unit;
  for (const [from, to, down] of LAVA) {
    const start = middle + from * scale;
    context.beginPath();
    context.moveTo(start, top);
    context.quadraticCurveTo(
      start,
      top + down * 0.5 * (base - top),
      middle + to * scale,
      top + down * (base - top),
    );
    context.stroke();
  }
  context.fillStyle = css([0.84, 0.17, 65]);
  context.beginPath();
  context.ellipse(middle, top, 0.055 * scale, 0.008 * scale, 0, 0, TAU);
  context.fill();
}

/** Puffs that rise from the crater and drift aside. */
function addSmoke(stage: Stage, { middle, top }: Cone): void {
  const { palette, environment } = stage;
  const scale = scaleOf(stage);
  const smoke = softDisc(environment, 128, [
    [0, mix([0.86, 0.015, 280], palette.haze, 0.35), 0.85],
    [0.6, mix([0.78, 0.015, 280], palette.haze, 0.35), 0.5],
    [1, palette.haze, 0],
  ]);
  stage.addLayer(7.4, 0.1, (context, phase) => {
    for (let i = 0; i < PUFFS; i++) {
      const t = saw(phase, 1, i / PUFFS);
      const side = (0.09 + 0.17 * t) * scale;
      const [x, y] = [middle + 0.1 * t * t * scale, top - 0.3 * t * scale];
      context.globalAlpha = Math.min(1, 5 * t) * (1 - t) ** 0.7;
      context.drawImage(smoke, x - side / 2, y - side / 2, side, side);
    }
    context.globalAlpha = 1;
  });
}

/** A cone at the horizon with a glowing crater and a plume of smoke. */
export function addVolcano(stage: Stage): void {
  const { width, height } = stage;
  const base = Math.min(0.7, stage.horizon + 0.04) * height;
  const cone: Cone = { middle: 0.58 * width, top: base - 0.36 * scaleOf(stage), base };
  addStrip(stage, { order: 7.5, depth: 0.1, top: 0.1, bottom: 0.8 }, (context) =>
    paintCone(context, stage, cone),
  );
  addSmoke(stage, cone);
  addMist(stage, { order: 7.8, depth: 0.12, top: base / height - 0.1, height: 0.14, alpha: 0.5 });
}
