import type { Canvas2D } from '../canvas.ts';
import { css, shift } from '../math/colour.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { paintRollingHills } from './hills.ts';
import { rectanglesAt } from './rectangles.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const TRACK = 0.66;
const PLATFORM = 0.75;

/** Two rails on sleepers in a bed of gravel. */
function paintTrack(context: Canvas2D, stage: Stage): void {
  const { width, height, palette, unit } = stage;
  const gravel = underSky(palette, [0.62, 0.02, 70], 0.08);
  context.fillStyle = css(gravel);
  context.fillRect(-width, TRACK * height, width * 3, (PLATFORM - TRACK + 0.02) * height);
  context.fillStyle = css(underSky(palette, [0.42, 0.06, 50], 0.06));
  for (let x = -20 * unit; x < width + 20 * unit; x += 34 * unit) {
    fillPolygon(context, [
      [x, (TRACK + 0.012) * height],
      [x + 16 * unit, (TRACK + 0.012) * height],
      [x + 18 * unit, (TRACK + 0.062) * height],
      [x - 4 * unit, (TRACK + 0.062) * height],
    ]);
  }
  for (const y of [TRACK + 0.016, TRACK + 0.05]) {
    context.fillStyle = css(underSky(palette, [0.4, 0.015, 260]));
    context.fillRect(-width, y * height, width * 3, 6 * unit);
    context.fillStyle = css(underSky(palette, [0.82, 0.01, 250]));
    context.fillRect(-width, y * height, width * 3, 2 * unit);
  }
}

/** A roof on posts with a bench and a sign. */
function paintShelter(context: Canvas2D, stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const foot = 0.81 * height;
  const right = width * 1.02;
  const left = right - 0.46 * scale;
  const wood = underSky(palette, [0.5, 0.08, 52], 0.02);
  const part = rectanglesAt(context, [left, foot], scale);
  part(0.06, -0.3, 0.42, 0.3, shift(wood, 0.16));
  for (let i = 0; i < 8; i++) part(0.06 + i * 0.055, -0.3, 0.004, 0.3, wood);
  part(0.2, -0.25, 0.2, 0.1, underSky(palette, [0.86, 0.05, 220]));
  part(0.296, -0.25, 0.008, 0.1, wood);
  for (const x of [0.05, 0.24, 0.44]) part(x, -0.38, 0.018, 0.38, wood);
  context.fillStyle = css(underSky(palette, [0.5, 0.13, 32], 0.02));
  fillPolygon(context, [
    [left - 0.04 * scale, foot - 0.34 * scale],
    [left + 0.1 * scale, foot - 0.45 * scale],
    [right + 0.1 * scale, foot - 0.45 * scale],
    [right + 0.1 * scale, foot - 0.34 * scale],
  ]);
  part(0.12, -0.09, 0.24, 0.02, shift(wood, 0.06));
  part(0.12, -0.15, 0.24, 0.02, shift(wood, 0.06));
  for (const x of [0.14, 0.32]) part(x, -0.09, 0.014, 0.09, shift(wood, -0.06));
}

/** The board with the name of the station, a clock on a post. */
function paintSign(context: Canvas2D, stage: Stage): void {
  const { width, height, palette } = stage;
  const post = underSky(palette, [0.4, 0.02, 260]);
  const part = rectanglesAt(context, [0.13 * width, 0.8 * height], scaleOf(stage));
  for (const left of [-0.08, 0.07]) part(left, -0.24, 0.012, 0.24, post);
  part(-0.12, -0.27, 0.24, 0.11, underSky(palette, [0.97, 0.01, 90]));
  part(-0.12, -0.19, 0.24, 0.03, underSky(palette, [0.46, 0.13, 250]));
  part(-0.08, -0.245, 0.16, 0.02, [0.25, 0.02, 260]);
}

/** The platform of a station in the country: rails before fields, a shelter with a bench, a sign. */
export function station(stage: Stage): void {
  const { width, height, palette, unit } = stage;
  paintRollingHills(stage, 0.46, 4);
  stage.ground = 0.9;
  const slab = underSky(palette, stage.snowy ? [0.93, 0.015, 240] : [0.78, 0.015, 80], 0.03);
  addStrip(stage, { order: 22, depth: 0.6, top: 0.25, bottom: 1.1 }, (context) => {
    paintTrack(context, stage);
    context.fillStyle = css(shift(slab, -0.22));
    context.fillRect(-width, (PLATFORM - 0.008) * height, width * 3, 0.03 * height);
    context.fillStyle = verticalGradient(context, PLATFORM * height, height, [
      [0, shift(slab, 0.04)],
      [1, shift(slab, -0.07)],
    ]);
    context.fillRect(-width, (PLATFORM + 0.006) * height, width * 3, height);
    context.fillStyle = css(underSky(palette, [0.86, 0.16, 92], 0.02));
    context.fillRect(-width, (PLATFORM + 0.022) * height, width * 3, 0.016 * height);
    context.strokeStyle = css(shift(slab, -0.12), 0.6);
    context.lineWidth = 2.4 * unit;
    for (let i = -8; i <= 8; i++) {
      context.beginPath();
      context.moveTo(width / 2 + i * 0.11 * width, (PLATFORM + 0.04) * height);
      context.lineTo(width / 2 + i * 0.19 * width, 1.05 * height);
      context.stroke();
    }
    paintSign(context, stage);
    paintShelter(context, stage);
  });
}
