import { isSandstorm } from '../language/sandstorms.ts';
import { isThinFog } from '../language/thin-fog.ts';
import { type Colour, mix } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';
import { addMist } from '../settings/mist.ts';
import { underSky } from '../settings/surface.ts';
import type { Stage } from '../stage/stage.ts';

const SAND: Colour = [0.74, 0.1, 70];

/** How dense mist is beside fog. */
const OF_MIST = 0.5;

/** A veil over all that is far away, and banks of fog behind and before the subject. */
export function addFog(stage: Stage, amount: number): void {
  const { width, height, palette, plan } = stage;
  const colour = isSandstorm(plan.weather)
    ? mix(palette.haze, underSky(palette, SAND), 0.75)
    : mix(palette.haze, [0.97, 0.01, 240], 0.3 * (1 - palette.night));
  const top = Math.max(0.05, stage.horizon - 0.42);
  const density = isThinFog(plan.prompt) ? OF_MIST : 1;
  const strength = Math.min(1, amount) * density;
  stage.addLayer(26.9, 0.3, (context) => {
    context.fillStyle = linearGradient(
      context,
      [0, top * height, 0, height],
      [
        [0, colour, 0],
        [0.35, colour, 0.62 * strength],
        [0.7, colour, 0.5 * strength],
        [1, colour, 0.12 * strength],
      ],
    );
    context.fillRect(-width, top * height, width * 3, height);
  });
  for (const [order, bank, alpha] of [
    [27, 0.36, 0.8],
    [27.5, 0.52, 0.9],
    [57, 0.66, 0.6],
    [57.5, 0.2, 0.3],
  ] as const) {
    addMist(stage, {
      order,
      depth: 0.5,
      top: bank,
      height: 0.4,
      alpha: Math.min(0.95, alpha * amount * density),
      colour,
    });
  }
}
