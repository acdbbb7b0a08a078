import type { Actor } from '../actors/actor.ts';
import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';

const LIGHT: Colour = [0.97, 0.08, 92];
/** Where the lamp is, as a fraction of the tower's height. */
const LAMP_HEIGHT = 0.84;

/** Of an actor, what says where its lamp is. */
interface Lighted {
  readonly placement: Pick<Actor['placement'], 'x' | 'y' | 'depth'>;
  readonly body: Pick<Actor['body'], 'glyph' | 'height'>;
}

/** Two beams turn once in a loop, seen from the side, and flash when one of them points at the viewer. */
export function addLighthouseBeams(stage: Stage, actors: readonly Lighted[]): void {
  const { width, height, palette, environment, plan } = stage;
  const halo = glowSprite(environment, LIGHT);
  const reach = Math.max(width, height);
  const isStormy = plan.weather.some((name) => name === 'storm' || name === 'fog');
  const strength = 0.25 + 0.45 * Math.max(palette.night, isStormy ? 1 : 0);
  // A still picture shows them aside.
  const turnAt = (phase: number): number => TAU * ((stage.still ? 0 : phase) + 0.06);
  for (const { placement, body } of actors) {
    if (body.glyph !== '@lighthouse') continue;
    const x = placement.x * width;
    const y = placement.y * height - body.height * LAMP_HEIGHT;
    // Behind the tower, which the beams would cut in two.
    stage.addLayer(46, placement.depth, (context, phase) => {
      context.globalCompositeOperation = 'screen';
      const angle = turnAt(phase);
      for (const side of [1, -1]) {
        drawBeam(
          context,
          [x, y],
          side * Math.cos(angle) * reach,
          side * Math.sin(angle) * 0.08 * reach,
          strength,
        );
      }
    });
    stage.addLayer(57, placement.depth, (context, phase) => {
      const flash = Math.sin(turnAt(phase)) ** 6;
      drawGlow(context, halo, x, y, body.height * (0.22 + 0.3 * flash), strength + 0.25 * flash);
    });
  }
}

/** A wedge of light from the lamp to `across` pixels beside it; nearer ones hang lower and are wider. */
function drawBeam(
  context: Canvas2D,
  [x, y]: readonly [number, number],
  across: number,
  down: number,
  strength: number,
): void {
  const spread = 0.11 * Math.abs(across) + 0.02 * Math.abs(down);
  const beam = context.createLinearGradient(x, y, x + across, y + down);
  beam.addColorStop(0, css(LIGHT, strength));
  beam.addColorStop(0.55, css(LIGHT, 0.35 * strength));
  beam.addColorStop(1, css(LIGHT, 0));
  context.fillStyle = beam;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + across, y + down - spread);
  context.lineTo(x + across, y + down + spread);
  context.fill();
}
