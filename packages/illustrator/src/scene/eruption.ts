import type { Actor } from '../actors/actor.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import type { Subject } from '../language/subject.ts';
import { type Colour, css } from '../math/colour.ts';
import { saw } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, softDisc } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import type { DrawEffect, Effect } from './effect.ts';

const LAVA: Colour = [0.72, 0.2, 45];
const CORE: Colour = [0.93, 0.14, 88];
const BLOBS = 40;
const PUFFS = 16;
/** How high above its foot the crater is, in heights of the mountain. */
const CRATER = 0.74;
const SIDE = 128;

/** Lava that is thrown up out of a crater and falls back, before smoke that rises. */
export function createEruption(
  { body: { width, height } }: Actor,
  _: Subject,
  { environment, seed }: Stage,
): Effect {
  const random = createRandom(seed + 909);
  const blobs = Array.from({ length: BLOBS }, () => ({
    start: random(),
    aside: (random() - 0.5) * 1.5,
    high: 0.55 + 0.6 * random(),
    size: 0.016 + 0.03 * random(),
  }));
  const smoke = softDisc(environment, SIDE, [
    [0, [0.5, 0.02, 30], 0.8],
    [0.6, [0.42, 0.02, 20], 0.5],
    [1, [0.38, 0.02, 20], 0],
  ]);
  const heat = glowSprite(environment, LAVA);
  const behind: DrawEffect = (context, phase) => {
    for (let i = 0; i < PUFFS; i++) {
      const t = saw(phase, 1, i / PUFFS);
      const radius = (0.12 + 0.3 * t) * width;
      const x = Math.sin(i * 2.4) * (0.08 + 0.34 * t) * width;
      context.globalAlpha = 0.75 * (1 - t) * Math.min(1, t * 6);
      context.drawImage(
        smoke,
        x - radius,
        -(CRATER + 0.75 * t) * height - radius,
        radius * 2,
        radius * 2,
      );
    }
    context.globalAlpha = 1;
    drawGlow(context, heat, 0, -CRATER * height, width * 0.8, 0.7);
  };
  const [lava, core] = [css(LAVA), css(CORE)];
  const before: DrawEffect = (context, phase) => {
    for (const { start, aside, high, size } of blobs) {
      const t = saw(phase, 2, start);
      const x = aside * t * width * 0.5;
      const y = -CRATER * height - high * height * (2.6 * t - 3.1 * t * t);
      const radius = size * width * (1 - 0.3 * t);
      context.globalAlpha = Math.min(1, (1 - t) * 4);
      context.fillStyle = lava;
      fillCircle(context, x, y, radius);
      context.fillStyle = core;
      fillCircle(context, x, y, radius * 0.55);
    }
    context.globalAlpha = 1;
  };
  return { behind, before };
}
