import type { Canvas } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { clamp, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { chooseTreatment } from './choose-treatment.ts';
import type { Picture } from './picture.ts';
import type { Regions } from './regions.ts';
import type { Saliency } from './saliency.ts';
import { cinemagraphMaps, parallaxMaps } from './warp-maps.ts';
import { createWarp, type PlaceInFrame } from './warp-picture.ts';

const MOTES = 30;

/** The picture of a stage at each phase of its loop. */
export interface MovingPicture {
  /** The same canvas every time. */
  readonly frame: (phase: number) => Canvas;
  /** Where a place of the picture is at a phase. All in pixels of the frame. */
  readonly placeOf: (x: number, y: number, phase: number) => PlaceInFrame;
}

/**
 * The reference image as a living background for a loop.
 * @param saliency and `regions` of the picture
 */
export function addLivingPicture(
  stage: Stage,
  picture: Picture,
  saliency: Saliency,
  regions: Regions,
): MovingPicture {
  const { width, height, environment, plan } = stage;
  const flows = chooseTreatment(plan.prompt, saliency, regions) === 'cinemagraph';
  const warp = flows
    ? createWarp(
        environment,
        picture.canvas,
        cinemagraphMaps(width, height, saliency, regions),
        () => 1.035,
      )
    : createWarp(
        environment,
        picture.canvas,
        parallaxMaps(width, height, saliency),
        (phase) => 1.055 + 0.022 * wave(phase, 1, 0.25),
      );
  let drawnPhase = Number.NaN;
  const frame = (phase: number): Canvas => {
    if (phase === drawnPhase) return warp.canvas;
    drawnPhase = phase;
    return warp.frame(phase);
  };
  stage.addLayer(0, 0, (context, phase) => context.drawImage(frame(phase), 0, 0));
  addLightSweep(stage);
  addMotes(stage);
  return { frame, placeOf: warp.placeOf };
}

/** The reference image of a still, as it is. */
export function addStillPicture(stage: Stage, { canvas }: Picture): MovingPicture {
  stage.addLayer(0, 0, (context) => context.drawImage(canvas, 0, 0));
  return { frame: () => canvas, placeOf: (x, y) => ({ x, y, zoom: 1 }) };
}

/** A band of the picture's own light passes over it once per loop. */
function addLightSweep(stage: Stage): void {
  const { width, height, palette } = stage;
  stage.addLayer(40, 0, (context, phase) => {
    const strength = 0.28 * Math.sin(Math.PI * phase) ** 2;
    if (strength < 0.004) return;
    const x = width * (2 * phase - 0.5);
    context.globalCompositeOperation = 'soft-light';
    context.fillStyle = linearGradient(
      context,
      [x - width * 0.3, 0, x + width * 0.3, height * 0.3],
      [
        [0, palette.light, 0],
        [0.5, palette.light, strength],
        [1, palette.light, 0],
      ],
    );
    context.fillRect(0, 0, width, height);
  });
}

/** Dust in the light. */
function addMotes(stage: Stage): void {
  const { width, height, unit, palette, seed, environment } = stage;
  const random = createRandom(seed + 404);
  const halo = glowSprite(environment, palette.light);
  const motes = Array.from({ length: MOTES }, () => ({
    x: random(),
    y: random(),
    offset: random(),
    sway: random(),
    size: random(),
  }));
  stage.addLayer(58, 0, (context, phase) => {
    for (const { x, y, offset, sway, size } of motes) {
      const alpha = clamp(0.4 + 0.6 * wave(phase, 1, offset)) * 0.6;
      const left = (x + 0.025 * wave(phase, 1, sway)) * width;
      drawGlow(
        context,
        halo,
        left,
        y * height + 24 * unit * wave(phase, 1, size),
        (7 + 9 * size) * unit,
        alpha,
      );
    }
  });
}
