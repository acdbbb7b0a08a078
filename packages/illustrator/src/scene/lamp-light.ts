import type { Actor } from '../actors/actor.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { radialGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

const LAMPLIGHT: Colour = [0.93, 0.11, 84];
/** Where the lamp hangs, as a fraction of the post's height from its top. */
const LAMP_HEIGHT = 0.19;

/** After dark a street lamp throws a cone and a pool of light, and flickers a little. */
export function addLampLight(stage: Stage, actors: readonly Actor[]): void {
  const { width, height, ground, palette, environment } = stage;
  if (palette.night < 0.5 || ground === null) return;
  const reach = Math.min(width, height);
  const halo = glowSprite(environment, LAMPLIGHT);
  for (const { placement, body } of actors) {
    // In a small world it is a toy.
    if (body.glyph !== '@streetlamp' || placement.mounts.length > 0) continue;
    const x = placement.x * width;
    const y = placement.y * height - body.height * (1 - LAMP_HEIGHT);
    const floor = (ground + 0.02) * height;
    const flickerAt = (phase: number): number => 1 + 0.05 * wave(phase, 3) + 0.03 * wave(phase, 7);
    stage.addLayer(57, placement.depth, (context, phase) => {
      drawGlow(context, halo, x, y, 0.36 * reach * flickerAt(phase), 0.85);
    });
    // Behind the actors: the edge of the cone would cut them in two.
    stage.addLayer(46, placement.depth, (context, phase) => {
      const flicker = flickerAt(phase);
      context.globalCompositeOperation = 'screen';
      const cone = context.createRadialGradient(x, y, 0, x, y, (floor - y) * 1.15);
      cone.addColorStop(0, css(LAMPLIGHT, 0.5 * flicker));
      cone.addColorStop(1, css(LAMPLIGHT, 0.04));
      context.fillStyle = cone;
      context.beginPath();
      context.moveTo(x - 0.015 * reach, y);
      context.lineTo(x - 0.3 * reach, floor);
      context.lineTo(x + 0.3 * reach, floor);
      context.lineTo(x + 0.015 * reach, y);
      context.fill();
      context.translate(x, floor);
      context.scale(1, 0.18);
      context.fillStyle = radialGradient(context, 0, 0, 0.36 * reach, [
        [0, LAMPLIGHT, 0.55],
        [1, LAMPLIGHT, 0],
      ]);
      context.fillRect(-0.36 * reach, -0.36 * reach, 0.72 * reach, 0.72 * reach);
    });
  }
}
