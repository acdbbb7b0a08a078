import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { saw, TAU } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { createMotes } from './bands.ts';

const COLOURS: readonly Colour[] = [
  [0.75, 0.2, 25],
  [0.85, 0.16, 95],
  [0.75, 0.17, 200],
  [0.7, 0.22, 330],
];
/** Share of its cycle that a shell climbs, and that its flower lives. */
const CLIMB = 0.18;
const BLOOM = 0.62;
const SPARKS = 24;

/** Shells that climb and burst into double flowers, one after another. */
export function addFireworks(stage: Stage, amount: number): void {
  const { width, height, unit, environment } = stage;
  const shells = createMotes(stage, 11 * amount, 8).map((mote, i, all) => {
    const colour = COLOURS[i % COLOURS.length] ?? [0.8, 0.2, 60];
    return {
      x: (0.1 + 0.8 * ((i + mote.x) / all.length)) * width,
      y: (0.1 + 0.28 * mote.y) * height,
      radius: (130 + 90 * mote.b) * unit,
      turn: mote.a * 6,
      // Neighbours burst far apart in time.
      offset: (i * 0.382 + 0.05 * mote.offset) % 1,
      colour,
      halo: glowSprite(environment, colour),
    };
  });
  // Before the clouds, behind the roofs.
  stage.addLayer(8.5, 0.1, (context, phase) => {
    for (const shell of shells) {
      const time = saw(phase, 1, shell.offset);
      if (time > CLIMB + BLOOM) continue;
      if (time < CLIMB) {
        const climbed = time / CLIMB;
        const y = shell.y + (1 - climbed) ** 1.6 * 0.5 * height;
        drawGlow(context, shell.halo, shell.x, y, 14 * unit, 0.8);
        continue;
      }
      const age = (time - CLIMB) / BLOOM;
      const reach = (1 - (1 - age) ** 3) * shell.radius;
      drawGlow(context, shell.halo, shell.x, shell.y, reach * 1.4 + unit, 0.4 * (1 - age));
      context.fillStyle = css(shift(shell.colour, 0.12 * (1 - age)));
      context.globalAlpha = (1 - age) ** 0.55;
      for (let i = 0; i < SPARKS; i++) {
        const angle = (i / SPARKS) * TAU + shell.turn;
        for (const ring of [1, 0.6]) {
          fillCircle(
            context,
            shell.x + Math.cos(angle) * reach * ring,
            shell.y + Math.sin(angle) * reach * ring + age * age * 24 * unit,
            (5.4 - 2.6 * age) * unit,
          );
        }
      }
      context.globalAlpha = 1;
    }
  });
}
