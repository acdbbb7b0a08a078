import type { Actor } from '../actors/actor.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { isIndoors } from '../language/indoors.ts';
import { type Colour, css } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { paintOnce, radialGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

const WARM: Colour = [0.88, 0.13, 70];
/** What the corners of the room are multiplied by. */
const DUSK: Colour = [0.44, 0.08, 285];
const DARKNESS = 0.9;
/** Before the actors. */
const ORDER = 86;

/** Lights of a room, and where in their pictures they burn: a share of the height from the foot. */
const LIGHTS: Readonly<Record<string, number>> = {
  '@fireplace': 0.3,
  '@campfire': 0.4,
  candle: 0.8,
  '@candlejar': 0.65,
  '@pillarcandle': 0.85,
  '@lantern': 0.5,
  'diya-lamp': 0.6,
  '@diya': 0.6,
  'jack-o-lantern': 0.5,
  flashlight: 0.5,
  '@lamp': 0.75,
};
/** What is held is about at half the height of who holds it, and at their side. */
const IN_HAND = { x: 0.3, y: 0.45 } as const;

interface Light {
  readonly x: number;
  readonly y: number;
}

/** At night a room with a fire or a candle is dark but for the light around it, which flickers. */
export function addFireLight(stage: Stage, actors: readonly Actor[]): void {
  const { width, height, palette, environment, plan } = stage;
  if (palette.night < 0.5 || !isIndoors(plan.setting)) return;
  const lights = actors.flatMap((actor) => lightsOf(actor, stage));
  if (lights.length === 0) return;
  const reach = Math.min(width, height);
  const dark = paintOnce(environment, width, height, (context) => {
    context.fillStyle = css(DUSK, DARKNESS);
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'destination-out';
    for (const { x, y } of lights) {
      context.fillStyle = radialGradient(context, x, y, reach * 0.6, [
        [0, DUSK, 1],
        [0.35, DUSK, 0.75],
        [1, DUSK, 0],
      ]);
      context.fillRect(0, 0, width, height);
    }
  });
  stage.addLayer(ORDER, 0, (context) => {
    context.globalCompositeOperation = 'multiply';
    context.drawImage(dark, -width * 0.05, -height * 0.05, width * 1.1, height * 1.1);
  });
  const halo = glowSprite(environment, WARM);
  stage.addLayer(ORDER + 1, 0.8, (context, phase) => {
    const flicker = 1 + 0.05 * wave(phase, 3) + 0.03 * wave(phase, 7, 0.2);
    for (const { x, y } of lights) drawGlow(context, halo, x, y, 0.36 * reach * flicker, 0.55);
  });
}

function lightsOf({ placement, body }: Actor, { plan, width, height }: Stage): readonly Light[] {
  const x = placement.x * width;
  const foot = placement.y * height;
  const isGlowing = plan.subjects[placement.subject]?.isGlowing === true;
  const own = LIGHTS[body.glyph] ?? (isGlowing ? 0.5 : undefined);
  if (own !== undefined) return [{ x, y: foot - body.height * own }];
  const isHeld = placement.held.some(
    (index) => LIGHTS[plan.subjects[index]?.glyph ?? ''] !== undefined,
  );
  const side = placement.facing === 'left' ? -1 : 1;
  return isHeld
    ? [{ x: x + side * body.width * IN_HAND.x, y: foot - body.height * IN_HAND.y }]
    : [];
}
