import { type Colour, css, shift } from '../math/colour.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { paintRollingHills } from './hills.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

/** Where the court begins, and where its net stands. Fractions of the height. */
const EDGE = 0.66;
const NET = { top: 0.63, foot: 0.755 } as const;

const HARD: Colour = [0.55, 0.11, 250];
const WOODEN: Colour = [0.68, 0.1, 62];

/** A court for tennis, or for basketball where that is played: no net stands on it then. */
export function court(stage: Stage): void {
  const { width, height, palette, unit, plan } = stage;
  const isBasketball = plan.subjects.some(({ glyph }) => /^(basketball|@hoop)$/.test(glyph));
  stage.ground = 0.9;
  paintRollingHills(stage, 0.52);
  addClouds(stage, { count: 2, top: 0.05, bottom: 0.2, size: 0.4, depth: 0.2, salt: 5 });
  const floor = underSky(palette, isBasketball ? WOODEN : HARD, 0.04);
  addStrip(stage, { order: 26, depth: 0.5, top: 0.4, bottom: 1.1 }, (context) => {
    // A fence of wire behind it.
    context.strokeStyle = css([0.9, 0.01, 250], 0.55);
    context.lineWidth = 1.5 * unit;
    for (let x = -width; x < 2 * width; x += 22 * unit) {
      for (const lean of [-1, 1]) {
        context.beginPath();
        context.moveTo(x, EDGE * height);
        context.lineTo(x + lean * 0.15 * height, (EDGE - 0.15) * height);
        context.stroke();
      }
    }
    context.fillStyle = css([0.45, 0.02, 250]);
    context.fillRect(-width, (EDGE - 0.155) * height, width * 3, 6 * unit);
    for (let x = -width; x < 2 * width; x += 0.25 * width)
      context.fillRect(x, (EDGE - 0.155) * height, 7 * unit, 0.16 * height);
    context.fillStyle = verticalGradient(context, EDGE * height, height, [
      [0, shift(floor, 0.05)],
      [1, shift(floor, -0.07)],
    ]);
    context.fillRect(-width, EDGE * height, width * 3, height);
    context.strokeStyle = css([0.98, 0.01, 90], 0.9);
    context.lineWidth = 6 * unit;
    const middle = width / 2;
    for (const [far, near] of [
      [0.42, 0.72],
      [-0.42, -0.72],
      [0, 0],
    ] as const) {
      if (far === 0 && isBasketball) continue;
      context.beginPath();
      context.moveTo(middle + far * width, (EDGE + 0.02) * height);
      context.lineTo(middle + near * width, 1.04 * height);
      context.stroke();
    }
    context.fillStyle = css([0.98, 0.01, 90], 0.9);
    context.fillRect(-width, (EDGE + 0.02) * height, width * 3, 4 * unit);
    context.fillRect(-width, 0.93 * height, width * 3, 8 * unit);
    if (isBasketball) {
      context.beginPath();
      context.ellipse(middle, 0.8 * height, 0.24 * width, 0.05 * height, 0, 0, Math.PI * 2);
      context.stroke();
    }
  });
  const hasOwnNet = plan.subjects.some(({ glyph }) => /^@(?:courtnet|volleynet)$/.test(glyph));
  if (!isBasketball && !hasOwnNet) addNet(stage);
}

function addNet(stage: Stage): void {
  const { width, height, unit } = stage;
  const [top, foot] = [NET.top * height, NET.foot * height];
  addStrip(
    stage,
    { order: 27, depth: 0.6, top: NET.top - 0.02, bottom: NET.foot + 0.02 },
    (context) => {
      context.strokeStyle = css([0.25, 0.02, 270], 0.65);
      context.lineWidth = 1.4 * unit;
      for (let x = -0.2 * width; x < 1.2 * width; x += 13 * unit) {
        context.beginPath();
        context.moveTo(x, top);
        context.lineTo(x, foot);
        context.stroke();
      }
      for (let y = top; y < foot; y += 13 * unit) {
        context.beginPath();
        context.moveTo(-0.2 * width, y);
        context.lineTo(1.2 * width, y);
        context.stroke();
      }
      context.fillStyle = css([0.98, 0.005, 90]);
      context.fillRect(-0.2 * width, top - 5 * unit, 1.4 * width, 12 * unit);
      context.fillStyle = css([0.3, 0.02, 270]);
      for (const x of [0.04, 0.96])
        context.fillRect(x * width, top - 10 * unit, 9 * unit, foot - top + 16 * unit);
    },
  );
}
