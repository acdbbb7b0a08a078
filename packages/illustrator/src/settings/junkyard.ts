import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { createRandom, pickOne, type Random } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { paintRollingHills } from './hills.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const SCRAP: readonly Colour[] = [
  [0.5, 0.12, 35],
  [0.56, 0.09, 55],
  [0.5, 0.08, 235],
  [0.66, 0.015, 250],
  [0.5, 0.08, 160],
  [0.72, 0.12, 85],
  [0.38, 0.02, 260],
];

const scrap = (stage: Stage, random: Random, distance: number): Colour =>
  underSky(stage.palette, pickOne(SCRAP, random, [0.5, 0.1, 40]), distance);

/** A pressed car: a flat body with a crushed roof and dark windows. */
function paintWreck(
  context: Canvas2D,
  [x, foot, size]: readonly [x: number, foot: number, size: number],
  colour: Colour,
): void {
  context.fillStyle = css(colour);
  context.beginPath();
  context.moveTo(x - size, foot);
  context.lineTo(x - size * 0.97, foot - size * 0.34);
  context.lineTo(x - size * 0.6, foot - size * 0.4);
  context.lineTo(x - size * 0.4, foot - size * 0.62);
  context.lineTo(x + size * 0.36, foot - size * 0.58);
  context.lineTo(x + size * 0.6, foot - size * 0.38);
  context.lineTo(x + size, foot - size * 0.3);
  context.lineTo(x + size * 0.97, foot);
  context.fill();
  context.fillStyle = css([0.2, 0.02, 260]);
  context.beginPath();
  context.moveTo(x - size * 0.5, foot - size * 0.4);
  context.lineTo(x - size * 0.35, foot - size * 0.56);
  context.lineTo(x + size * 0.3, foot - size * 0.53);
  context.lineTo(x + size * 0.48, foot - size * 0.38);
  context.fill();
  context.fillStyle = css(shift(colour, 0.08));
  context.fillRect(x - size * 0.94, foot - size * 0.26, size * 1.88, size * 0.05);
  context.fillStyle = css(shift(colour, -0.14));
  for (const at of [-0.56, 0.52]) {
    context.beginPath();
    context.ellipse(x + at * size, foot - size * 0.02, size * 0.2, size * 0.16, 0, Math.PI, TAU);
    context.fill();
  }
}

/** A heap of boxes, sheets and tires. */
function paintHeap(
  context: Canvas2D,
  stage: Stage,
  [x, foot, half, tall]: readonly [x: number, foot: number, half: number, tall: number],
  distance: number,
  random: Random,
): void {
  for (let i = 0; i < 90; i++) {
    const up = random() ** 1.4;
    const at = x + (random() * 2 - 1) * half * (1 - up * 0.86);
    const y = foot - up * tall;
    const size = half * (0.07 + 0.1 * random());
    const colour = scrap(stage, random, distance);
    context.save();
    context.translate(at, y);
    context.rotate((random() - 0.5) * 1.4);
    if (i % 5 === 0) {
      context.fillStyle = css(underSky(stage.palette, [0.26, 0.015, 265], distance));
      context.beginPath();
      context.ellipse(0, 0, size, size * 0.8, 0, 0, TAU);
      context.ellipse(0, 0, size * 0.45, size * 0.34, 0, TAU, 0, true);
      context.fill();
    } else {
      context.fillStyle = css(colour);
      context.fillRect(-size, -size * 0.6, size * 2, size * 1.2);
      context.fillStyle = css(shift(colour, 0.07));
      context.fillRect(-size, -size * 0.6, size * 2, size * 0.24);
    }
    context.restore();
  }
}

/** Heaps of scrap and stacks of wrecked cars around bare ground. */
export function junkyard(stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  paintRollingHills(stage, 0.54, 2);
  stage.ground = 0.9;
  const random = createRandom(stage.seed + 43);
  const earth = underSky(palette, [0.6, 0.05, 65]);
  addStrip(stage, { order: 24, depth: 0.5, top: 0.1, bottom: 1.1 }, (context) => {
    for (const [x, half, tall] of [
      [0.3, 0.3, 0.2],
      [0.72, 0.34, 0.24],
    ] as const) {
      const at = [x * width, 0.72 * height, half * scale, tall * scale] as const;
      paintHeap(context, stage, at, 0.3, random);
    }
    context.fillStyle = verticalGradient(context, 0.7 * height, height, [
      [0, shift(earth, 0.04)],
      [1, shift(earth, -0.1)],
    ]);
    context.fillRect(-width, 0.705 * height, width * 3, height);
    for (const [x, count] of [
      [0.1, 5],
      [0.9, 4],
      [0.3, 2],
    ] as const)
      for (let i = 0; i < count; i++) {
        const size = (count > 2 ? 0.14 : 0.1) * scale;
        const at = [
          x * width + (random() - 0.5) * 0.03 * scale,
          (count > 2 ? 0.8 : 0.755) * height - i * size * 0.56,
          size,
        ] as const;
        paintWreck(context, at, scrap(stage, random, 0.08));
      }
    const low = [0.74 * width, 0.8 * height, 0.14 * scale, 0.08 * scale] as const;
    paintHeap(context, stage, low, 0.05, random);
  });
}
