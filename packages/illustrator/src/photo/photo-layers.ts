import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { clamp, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient, paintOnce, radialGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { chooseTreatment, namesWater } from './choose-treatment.ts';
import type { Picture } from './picture.ts';
import { findRegions } from './regions.ts';
import { findSubject } from './saliency.ts';
import { cinemagraphMaps, parallaxMaps } from './warp-maps.ts';
import { createWarp } from './warp-picture.ts';

const MOTES = 30;

/** The reference image as a living background for a loop. */
export function addLivingPicture(stage: Stage, picture: Picture): void {
  const { width, height, environment, plan } = stage;
  const saliency = findSubject(picture);
  const regions = findRegions(picture, saliency, namesWater(plan.prompt));
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
  stage.addLayer(0, 0, (context, phase) => context.drawImage(warp.frame(phase), 0, 0));
  addLightSweep(stage);
  addMotes(stage);
}

/** The reference image behind a still, out of focus and dimmed when an actor stands before it. */
export function addBackdropPicture(stage: Stage, picture: Picture, crowded: boolean): void {
  const { width, height, unit, environment, palette } = stage;
  const backdrop = paintOnce(environment, width, height, (context) => {
    if (crowded) context.filter = `blur(${4.5 * unit}px)`;
    // A little larger, or the blur would pull the transparent outside into the edges.
    const grow = crowded ? 0.02 : 0;
    context.drawImage(
      picture.canvas,
      -width * grow,
      -height * grow,
      width * (1 + 2 * grow),
      height * (1 + 2 * grow),
    );
    if (!crowded) return;
    context.filter = 'none';
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = radialGradient(
      context,
      width / 2,
      height * 0.5,
      Math.hypot(width, height) * 0.6,
      [
        [0, [1, 0, 0]],
        [0.6, [0.97, 0.01, palette.shadow[2]]],
        [1, [0.78, 0.03, palette.shadow[2]]],
      ],
    );
    context.fillRect(0, 0, width, height);
  });
  stage.addLayer(0, 0, (context) => context.drawImage(backdrop, 0, 0));
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
