import { mix } from '../math/colour.ts';
import { addMist } from '../settings/mist.ts';
import type { Stage } from '../stage/stage.ts';

/** Banks of fog behind and before the subject. */
export function addFog(stage: Stage, amount: number): void {
  const colour = mix(stage.palette.haze, [0.97, 0.01, 240], 0.3 * (1 - stage.palette.night));
  for (const [order, top, alpha] of [
    [27, 0.42, 0.8],
    [27.5, 0.56, 0.75],
    [57, 0.7, 0.55],
  ] as const) {
    addMist(stage, {
      order,
      depth: 0.5,
      top,
      height: 0.36,
      alpha: Math.min(0.95, alpha * amount),
      colour,
    });
  }
}
