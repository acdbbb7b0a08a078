import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

/** Level ground from a share of the height down, with its colors far and near. */
function paintYard(
  context: Canvas2D,
  { width, height }: Stage,
  top: number,
  [far, near]: readonly [far: Colour, near: Colour],
): void {
  context.fillStyle = verticalGradient(context, (top - 0.005) * height, height, [
    [0, far],
    [1, near],
  ]);
  context.fillRect(-width, top * height, width * 3, height);
}

/** Asphalt with the white lines of bays. */
export function addParkingBays(stage: Stage): void {
  const { width, height, palette, unit } = stage;
  const asphalt = underSky(palette, [0.5, 0.012, 262]);
  addStrip(stage, { order: 26, depth: 0.55, top: 0.6, bottom: 1.1 }, (context) => {
    paintYard(context, stage, 0.715, [shift(asphalt, 0.06), shift(asphalt, -0.08)]);
    context.strokeStyle = css(underSky(palette, [0.96, 0.01, 95], 0.04), 0.85);
    context.lineWidth = 5 * unit;
    for (let bay = -8; bay <= 8; bay++) {
      context.beginPath();
      context.moveTo(width * (0.5 + bay * 0.125), 0.73 * height);
      context.lineTo(width * (0.5 + bay * 0.16), 0.83 * height);
      context.stroke();
    }
  });
}

/** A smooth slab, with the rails that skaters slide along. */
export function addConcrete(stage: Stage): void {
  const { width, height, palette, unit } = stage;
  const slab = underSky(palette, [0.78, 0.012, 90]);
  addStrip(stage, { order: 26, depth: 0.55, top: 0.6, bottom: 1.1 }, (context) => {
    paintYard(context, stage, 0.72, [shift(slab, 0.02), shift(slab, -0.1)]);
    context.strokeStyle = css(shift(slab, -0.1), 0.6);
    context.lineWidth = 3 * unit;
    for (let i = -5; i <= 5; i++) {
      context.beginPath();
      context.moveTo(width * (0.5 + i * 0.15), 0.72 * height);
      context.lineTo(width * (0.5 + i * 0.3), 1.1 * height);
      context.stroke();
    }
    context.fillStyle = css(underSky(palette, [0.6, 0.2, 30]));
    context.fillRect(0.4 * width, 0.765 * height, 0.26 * width, 8 * unit);
    for (const x of [0.42, 0.53, 0.64])
      context.fillRect(x * width, 0.765 * height, 6 * unit, 0.045 * height);
  });
}

/** Dug over, where nothing grows. */
export function addBareEarth(stage: Stage): void {
  const earth = underSky(stage.palette, [0.62, 0.07, 65]);
  addStrip(stage, { order: 26, depth: 0.55, top: 0.6, bottom: 1.1 }, (context) => {
    paintYard(context, stage, 0.725, [shift(earth, 0.06), shift(earth, -0.1)]);
  });
}

/** A paved yard, and a roof on two posts over it whose underside gives light. */
export function addCanopy(stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const paving = underSky(palette, [0.56, 0.015, 255]);
  const roof = underSky(palette, [0.95, 0.01, 90], 0.04);
  const [left, top] = [width / 2 - 0.52 * scale, 0.76 * height - 0.42 * scale];
  addStrip(stage, { order: 26, depth: 0.55, top: 0.2, bottom: 1.1 }, (context) => {
    paintYard(context, stage, 0.745, [shift(paving, 0.05), shift(paving, -0.08)]);
    context.fillStyle = css(shift(roof, -0.12));
    for (const x of [0.14, 0.62])
      context.fillRect(left + x * scale, top, 0.03 * scale, 0.43 * scale);
    context.fillStyle = css(roof);
    context.fillRect(left, top - 0.07 * scale, 0.84 * scale, 0.08 * scale);
    context.fillStyle = css(underSky(palette, [0.58, 0.2, 27]));
    context.fillRect(left, top - 0.05 * scale, 0.84 * scale, 0.03 * scale);
    context.fillStyle = css(palette.night > 0.5 ? [0.97, 0.05, 95] : shift(roof, -0.06));
    context.fillRect(left + 0.02 * scale, top + 0.01 * scale, 0.8 * scale, 0.012 * scale);
  });
  const light = glowSprite(stage.environment, [0.96, 0.06, 95]);
  stage.addLayer(26.5, 0.55, (context, phase) => {
    const strength = 0.08 + 0.5 * palette.night * (1 + 0.06 * wave(phase, 2));
    for (const x of [0.2, 0.45, 0.7])
      drawGlow(context, light, left + x * scale, top + 0.05 * scale, 0.34 * scale, strength);
  });
}
