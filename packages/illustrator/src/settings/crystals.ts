import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillPolygon } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';

interface Crystal {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: Colour;
}

function paintCrystals(context: Canvas2D, { x, y, size, colour }: Crystal, seed: number): void {
  const random = createRandom(seed);
  for (const angle of [-0.7, 0.75, -0.35, 0.4, 0]) {
    const length = size * (0.6 + 0.5 * random()) * (1 - 0.25 * Math.abs(angle));
    const half = size * 0.13;
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.fillStyle = css(colour);
    fillPolygon(context, [
      [-half, 0],
      [-half, -length * 0.75],
      [0, -length],
      [half, -length * 0.75],
      [half, 0],
    ]);
    context.fillStyle = css(shift(colour, 0.14, 0.8), 0.9);
    fillPolygon(context, [
      [-half, 0],
      [-half, -length * 0.75],
      [0, -length],
      [-half * 0.15, -length * 0.66],
      [-half * 0.15, 0],
    ]);
    context.fillStyle = css(shift(colour, -0.14), 0.7);
    fillPolygon(context, [
      [half * 0.45, 0],
      [half * 0.45, -length * 0.72],
      [half, -length * 0.75],
      [half, 0],
    ]);
    context.restore();
  }
}

/** Crystals at both walls that pulse with their own light. */
export function addCrystals(stage: Stage): void {
  const { width, height, environment } = stage;
  const scale = scaleOf(stage);
  const tones: readonly Colour[] = [
    [0.72, 0.16, 195],
    [0.66, 0.2, 310],
    [0.7, 0.15, 255],
  ];
  const crystals = (
    [
      [0.09, 0.83, 0.17, 0],
      [0.2, 0.8, 0.09, 1],
      [0.9, 0.82, 0.18, 1],
      [0.79, 0.79, 0.1, 2],
      [0.98, 0.94, 0.13, 0],
      [0.02, 0.97, 0.12, 2],
    ] as const
  ).map(([x, y, size, tone]): Crystal => ({
    x: x * width,
    y: y * height,
    size: size * scale,
    colour: tones[tone] ?? [0.7, 0.15, 200],
  }));
  addStrip(stage, { order: 24, depth: 0.65, top: 0.55, bottom: 1.05 }, (context) => {
    crystals.forEach((crystal, i) => paintCrystals(context, crystal, stage.seed + i));
  });
  const glows = crystals.map(({ colour }) => glowSprite(environment, colour));
  stage.addLayer(25, 0.65, (context, phase) => {
    crystals.forEach(({ x, y, size }, i) => {
      const glow = glows[i];
      if (glow)
        drawGlow(
          context,
          glow,
          x,
          y - size * 0.45,
          size * 1.7,
          0.5 + 0.2 * wave(phase, 1, i * 0.21),
        );
    });
  });
}
