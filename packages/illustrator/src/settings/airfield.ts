import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { css, shift } from '../math/colour.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { paintRollingHills } from './hills.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const FAR = 0.68;

/** Where a strip along the runway lies: `x` in measures at the viewer, narrower at the far end. */
const across = ({ width }: Stage, scale: number, x: number, y: number): number => {
  const t = (y - FAR) / (1.05 - FAR);
  return width / 2 + x * scale * (0.2 + 0.8 * t);
};

function paintStrip(
  context: Canvas2D,
  stage: Stage,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
): void {
  const scale = scaleOf(stage);
  const { height } = stage;
  fillPolygon(context, [
    [across(stage, scale, x0, y0), y0 * height],
    [across(stage, scale, x1, y0), y0 * height],
    [across(stage, scale, x1, y1), y1 * height],
    [across(stage, scale, x0, y1), y1 * height],
  ]);
}

/** Asphalt with the marks of a runway. */
function paintRunway(context: Canvas2D, stage: Stage): void {
  const { height, palette } = stage;
  const asphalt = underSky(palette, [0.46, 0.012, 262]);
  context.fillStyle = verticalGradient(context, FAR * height, height, [
    [0, shift(asphalt, 0.06)],
    [1, shift(asphalt, -0.07)],
  ]);
  paintStrip(context, stage, [-0.72, 0.72], [FAR, 1.1]);
  context.fillStyle = css(underSky(palette, [0.97, 0.01, 95], 0.04), 0.92);
  for (const side of [-0.66, 0.64]) paintStrip(context, stage, [side, side + 0.025], [FAR, 1.1]);
  for (const [y0, y1] of [
    [0.7, 0.72],
    [0.75, 0.78],
    [0.82, 0.87],
    [0.93, 1.02],
  ] as const)
    paintStrip(context, stage, [-0.025, 0.025], [y0, y1]);
}

/** A terminal with a row of panes, and the tower from which planes are guided. */
function paintTerminal(context: Canvas2D, stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const wall = underSky(palette, [0.9, 0.012, 230], 0.12);
  const glass = underSky(palette, palette.night > 0.5 ? [1.1, 0.1, 85] : [0.5, 0.07, 235], 0.1);
  const foot = (FAR + 0.005) * height;
  const left = 0.1 * width;
  context.fillStyle = css(wall);
  context.fillRect(-width, foot - 0.085 * scale, width + 0.4 * width, 0.085 * scale);
  context.fillStyle = css(glass);
  for (let x = -0.05 * width; x < 0.38 * width; x += 0.05 * scale)
    context.fillRect(x, foot - 0.064 * scale, 0.04 * scale, 0.034 * scale);
  context.fillStyle = css(shift(wall, -0.04));
  fillPolygon(context, [
    [left - 0.022 * scale, foot],
    [left - 0.015 * scale, foot - 0.28 * scale],
    [left + 0.015 * scale, foot - 0.28 * scale],
    [left + 0.022 * scale, foot],
  ]);
  context.fillStyle = css(glass);
  fillPolygon(context, [
    [left - 0.04 * scale, foot - 0.28 * scale],
    [left - 0.06 * scale, foot - 0.35 * scale],
    [left + 0.06 * scale, foot - 0.35 * scale],
    [left + 0.04 * scale, foot - 0.28 * scale],
  ]);
  context.fillStyle = css(wall);
  context.fillRect(left - 0.068 * scale, foot - 0.368 * scale, 0.136 * scale, 0.022 * scale);
  context.fillRect(left - 0.003 * scale, foot - 0.42 * scale, 0.006 * scale, 0.06 * scale);
}

/** Lamps along both sides of the runway. */
function addLamps(stage: Stage): void {
  const { height, environment, palette, unit } = stage;
  const scale = scaleOf(stage);
  const light = glowSprite(environment, [0.92, 0.13, 82]);
  const strength = 0.25 + 0.65 * palette.night;
  addStrip(
    stage,
    { order: 27, depth: 0.55, top: FAR - 0.05, bottom: 1.1, mode: 'screen' },
    (context) => {
      for (const y of [0.69, 0.71, 0.74, 0.79, 0.86, 0.96])
        for (const side of [-0.75, 0.75]) {
          const x = across(stage, scale, side, y);
          drawGlow(context, light, x, y * height, 90 * unit * (y - 0.5), strength);
        }
    },
  );
}

/** A runway between meadows, with a terminal and its tower. */
export function airfield(stage: Stage): void {
  paintRollingHills(stage, 0.46);
  stage.ground = 0.9;
  addStrip(stage, { order: 26, depth: 0.55, top: 0.2, bottom: 1.1 }, (context) => {
    paintTerminal(context, stage);
    paintRunway(context, stage);
  });
  addLamps(stage);
}
