import type { Actor } from '../actors/actor.ts';
import { movementAt } from '../actors/motion.ts';
import { css } from '../math/colour.ts';
import { clamp, saw, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

const FOAM = 26;
const DROPS = 34;

/** Foam along the waterline and drops at both ends of whatever floats on the sea. */
export function addSpray(stage: Stage, actors: readonly Actor[]): void {
  const { width, height, unit, waterLine } = stage;
  if (!stage.water || !waterLine) return;
  for (const actor of actors) {
    const { placement, mounts, body } = actor;
    const afloat = mounts.length > 0 || placement.motion === 'sail';
    if (placement.airborne || placement.role === 'back' || !afloat) continue;
    const random = createRandom(stage.seed + 59 + placement.subject);
    const drops = Array.from({ length: DROPS }, () => ({
      offset: random(),
      side: random() < 0.5 ? -1 : 1,
      speed: random(),
      rounds: 1 + Math.floor(random() * 2),
      radius: random(),
    }));
    const halfWidth = (mounts[0]?.body.width ?? body.width) * 0.46;
    stage.addLayer(60.5, 0.8, (context, phase) => {
      const movement = movementAt(placement.motion, phase + placement.phaseOffset);
      const x = placement.x * width + movement.x * actor.sizePx;
      const y = (waterLine(placement.x, phase) + 0.004) * height;
      context.fillStyle = css([0.97, 0.03, 220], 0.5);
      for (let i = 0; i < FOAM; i++) {
        const t = (i / (FOAM - 1)) * 2 - 1;
        const radius =
          (5 + 9 * Math.abs(Math.sin(i * 2.3))) * unit * (1 + 0.25 * wave(phase, 2, i * 0.21));
        const along = clamp((x + t * halfWidth) / width, 0, 1);
        const rise = (waterLine(along, phase) - waterLine(placement.x, phase)) * height;
        context.globalAlpha = 0.5 + 0.3 * Math.sin(i * 1.7);
        context.beginPath();
        context.ellipse(
          x + t * halfWidth * 1.05,
          y + rise + 16 * unit,
          radius * 1.6,
          radius * 0.6,
          0,
          0,
          TAU,
        );
        context.fill();
      }
      for (const drop of drops) {
        const t = saw(phase, drop.rounds, drop.offset);
        context.globalAlpha = (1 - t) * 0.85;
        fillCircle(
          context,
          x + drop.side * halfWidth * (1.02 + 0.4 * t * (0.4 + drop.speed)),
          y + 12 * unit - 4 * t * (1 - t) * (22 + 80 * drop.speed) * unit,
          (1.5 + 3.4 * drop.radius) * unit,
        );
      }
      context.globalAlpha = 1;
    });
  }
}
