import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { street } from './street.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

/** Foot of the shelter and height of its roof, fractions of the height. */
const FOOT = 0.83;
const ROOF = 0.36;
const STEEL: Colour = [0.36, 0.02, 260];

function paintBench(
  context: Canvas2D,
  stage: Stage,
  [left, right]: readonly [number, number],
): void {
  const { height, unit, palette } = stage;
  const wood = underSky(palette, [0.6, 0.1, 55]);
  for (const y of [0.635, 0.665, 0.72]) {
    context.fillStyle = css(y > 0.7 ? shift(wood, 0.05) : wood);
    context.fillRect(left, y * height, right - left, 0.022 * height);
  }
  context.fillStyle = css(underSky(palette, STEEL));
  for (const x of [left + 20 * unit, right - 32 * unit])
    context.fillRect(x, 0.64 * height, 12 * unit, (FOOT - 0.64) * height);
}

/** Panes between posts under a roof, a poster at one side. */
function paintShelter(context: Canvas2D, stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const [left, right] = [width / 2 - 0.4 * scale, width / 2 + 0.4 * scale];
  const steel = underSky(palette, STEEL);
  context.fillStyle = css(underSky(palette, [0.86, 0.05, 220]), 0.34);
  context.fillRect(left, ROOF * height, right - left, (FOOT - 0.06 - ROOF) * height);
  context.fillStyle = css([1, 0, 0], 0.16);
  for (const x of [0.14, 0.56])
    fillPolygon(context, [
      [left + (x + 0.1) * (right - left), ROOF * height],
      [left + (x + 0.2) * (right - left), ROOF * height],
      [left + (x + 0.06) * (right - left), (FOOT - 0.06) * height],
      [left + (x - 0.04) * (right - left), (FOOT - 0.06) * height],
    ]);
  paintBench(context, stage, [left + 0.08 * scale, right - 0.26 * scale]);
  const poster = right - 0.19 * scale;
  context.fillStyle = css(steel);
  context.fillRect(poster, 0.43 * height, 0.17 * scale, 0.35 * height);
  context.fillStyle = verticalGradient(context, 0.44 * height, 0.77 * height, [
    [0, [0.86, 0.12, 70]],
    [1, [0.68, 0.19, 20]],
  ]);
  context.fillRect(poster + 8 * unit, 0.44 * height, 0.17 * scale - 16 * unit, 0.33 * height);
  context.fillStyle = css([0.98, 0.02, 90]);
  context.fillRect(poster + 24 * unit, 0.7 * height, 0.17 * scale - 48 * unit, 0.016 * height);
  context.beginPath();
  context.ellipse(poster + 0.085 * scale, 0.56 * height, 0.045 * scale, 0.045 * scale, 0, 0, 7);
  context.fill();
  context.fillStyle = css(steel);
  for (const x of [left, (left + right) / 2 - 0.1 * scale, right - 12 * unit])
    context.fillRect(x, ROOF * height, 12 * unit, (FOOT - ROOF) * height);
  context.fillStyle = css(underSky(palette, [0.5, 0.13, 250]));
  context.beginPath();
  context.roundRect(
    left - 0.04 * scale,
    (ROOF - 0.04) * height,
    right - left + 0.08 * scale,
    0.05 * height,
    8 * unit,
  );
  context.fill();
  paintSign(context, stage, left - 0.05 * scale);
}

/** The sign of the stop on its pole: a bus. */
function paintSign(context: Canvas2D, stage: Stage, x: number): void {
  const { height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const side = 0.12 * scale;
  const top = 0.4 * height;
  context.fillStyle = css(underSky(palette, [0.7, 0.01, 250]));
  context.fillRect(x - 5 * unit, top, 10 * unit, (FOOT + 0.02) * height - top);
  context.fillStyle = css(underSky(palette, [0.5, 0.17, 255]));
  context.beginPath();
  context.roundRect(x - side / 2, top, side, side, 10 * unit);
  context.fill();
  context.fillStyle = css([0.98, 0.01, 90]);
  context.beginPath();
  context.roundRect(x - side * 0.3, top + side * 0.2, side * 0.6, side * 0.52, 6 * unit);
  context.fill();
  for (const dx of [-0.24, 0.12])
    context.fillRect(x + dx * side, top + side * 0.68, side * 0.13, side * 0.13);
  context.fillStyle = css(underSky(palette, [0.5, 0.17, 255]));
  context.fillRect(x - side * 0.23, top + side * 0.28, side * 0.46, side * 0.2);
}

/** A shelter with a bench and the sign of a stop, on the pavement of a street. */
export function busstop(stage: Stage): void {
  street(stage);
  stage.ground = 0.89;
  const { width, height, palette, environment } = stage;
  const pavement = underSky(palette, [0.72, 0.015, 80]);
  addStrip(stage, { order: 28, depth: 0.82, top: 0.3, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, 0.8 * height, height, [
      [0, shift(pavement, -0.03)],
      [1, shift(pavement, 0.03)],
    ]);
    context.fillRect(-width, 0.8 * height, width * 3, height);
    context.fillStyle = css(shift(pavement, 0.08));
    context.fillRect(-width, 0.797 * height, width * 3, 0.012 * height);
    paintShelter(context, stage);
  });
  if (palette.night < 0.4) return;
  const light = glowSprite(environment, [0.95, 0.07, 90]);
  stage.addLayer(29, 0.82, (context) =>
    drawGlow(context, light, width / 2, (ROOF + 0.05) * height, 0.5 * scaleOf(stage), 0.5),
  );
}
