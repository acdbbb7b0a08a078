import type { Canvas2D } from '../../canvas.ts';
import { drawGlow, glowSprite } from '../../glow-sprite.ts';
import { type Colour, css, mix } from '../../math/colour.ts';
import { saw, wave } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import { addClouds } from '../clouds.ts';
import { crowd, scaleOf } from '../extent.ts';
import { addMoonOfMoonlight } from '../moonlight.ts';
import { addSky } from '../sky.ts';
import { addStars } from '../stars.ts';
import { addStrip } from '../strip.ts';
import { underSky } from '../surface.ts';
import { type PaintBay, paintWall, project, type Tube } from './perspective.ts';

export const LAMPLIGHT: Colour = [0.9, 0.14, 80];

/** Surfaces under the sky, in the haze of the distance. */
export const toneUnderSky =
  ({ palette }: Stage, tube: Tube) =>
  (colour: Colour, depth: number): Colour =>
    mix(
      underSky(palette, colour, 0.55 * Math.min(1, Math.max(0, (depth - 0.8) / tube.far))),
      // Lamps light the walls between them.
      [colour[0] * 0.8, colour[1], colour[2]],
      0.3 * palette.night,
    );

/** Sky with clouds or stars above the end of a lane. */
export function addBackdrop(stage: Stage, tube: Tube): void {
  addSky(stage, tube.eye + 0.12);
  addMoonOfMoonlight(stage, { x: 0.5, y: 0.15 });
  if (stage.palette.night > 0.5) addStars(stage, { count: 110, bottom: tube.eye });
  else addClouds(stage, { count: 3, top: 0.04, bottom: 0.28, size: 0.4, depth: 0.2 });
}

/** A place between two rows of houses. */
export interface Lane {
  readonly tube: Tube;
  readonly bay: PaintBay;
  readonly order: number;
}

/** The houses along both sides. */
export function addWalls(stage: Stage, { tube, bay, order }: Lane): void {
  const tone = toneUnderSky(stage, tube);
  addStrip(stage, { order, depth: 0.5, top: -0.1, bottom: 1.1 }, (context) => {
    const random = createRandom(stage.seed + 31);
    paintWall(stage, tube, bay, { context, random, side: -1, tone });
    paintWall(stage, tube, bay, { context, random, side: 1, tone });
  });
}

/** The walls upside down in water, or on wet ground. */
export function paintReflection(
  context: Canvas2D,
  stage: Stage,
  { tube, bay }: Pick<Lane, 'tube' | 'bay'>,
  alpha: number,
): void {
  const tone = toneUnderSky(stage, tube);
  context.globalAlpha = alpha;
  for (const side of [-1, 1] as const) {
    const random = createRandom(stage.seed + 31);
    paintWall(stage, tube, bay, { context, random, side, tone, isMirrored: true });
  }
  context.globalAlpha = 1;
}

/** Light of shops that lies in pools on the ground, and shimmers where it is wet. */
export function addLightOnGround(stage: Stage, tube: Tube): void {
  const light = glowSprite(stage.environment, LAMPLIGHT);
  const strength = stage.palette.night > 0.5 ? 0.6 : 0.12;
  stage.addLayer(22, 0.5, (context, phase) => {
    for (let i = 0; i < 8; i++) {
      const side = i % 2 ? 1 : -1;
      const depth = 1 + 0.5 * i;
      const [x, y] = project(stage, tube, [side * tube.half * 0.86, 0, depth]);
      context.save();
      context.translate(x, y);
      context.scale(1, 0.34);
      const reach = (0.34 * scaleOf(stage)) / depth;
      drawGlow(context, light, 0, 0, reach, strength * (0.9 + 0.1 * wave(phase, 2, i * 0.31)));
      context.restore();
    }
  });
}

/** Broken lines of light that drift on water between two heights of the picture. */
export function addRipples(stage: Stage, from: number, to: number): void {
  const { width, height, unit, palette } = stage;
  const random = createRandom(stage.seed + 47);
  const ripples = Array.from({ length: crowd(stage, 60) }, () => ({
    x: random(),
    t: random() ** 1.5,
    long: 0.4 + random(),
    offset: random(),
  }));
  const bright = css(mix(palette.light, [1, 0, 0], 0.4));
  stage.addLayer(22, 0.5, (context, phase) => {
    context.strokeStyle = bright;
    context.lineCap = 'round';
    for (const { x, t, long, offset } of ripples) {
      const y = (from + (to - from) * t) * height;
      const half = (10 + 60 * t) * long * unit;
      const at = x * width + 12 * unit * (0.3 + t) * wave(phase, 1, offset);
      context.globalAlpha = (0.12 + 0.3 * t) * Math.sin(Math.PI * saw(phase, 1, offset)) ** 2;
      context.lineWidth = (1.4 + 3 * t) * unit;
      context.beginPath();
      context.moveTo(at - half, y);
      context.quadraticCurveTo(at, y - 5 * unit * t, at + half, y);
      context.stroke();
    }
    context.globalAlpha = 1;
  });
}
