import { isSkyBody } from '../language/scenery-things.ts';
import type { LitOptions, Stage } from '../stage/stage.ts';

/** So thin that a bright edge would be all that is seen of them. */
const FINE =
  /^@(chainnecklace|pearlpendant|earrings|bracelet|ring|diamondring|wornchain|wornpendant)$/;

/** After dark their windows are seen more than their walls. */
const LIT_INSIDE =
  /front$|^@(shopwindow|housedoor|marketstall|cabin|foodstall|foodtruck|sidetram|gasstation|mushroomhouse|hobbithouse)$/;

/** How an actor takes the stage's light: stronger edges in front, haze in the distance. */
export function lightOf(stage: Stage, glyph: string, back: boolean): LitOptions {
  if (isSkyBody(glyph) || glyph === '@rainbow') return { ambient: 0.15, rim: 0, dark: 0 };
  const isLitInside = LIT_INSIDE.test(glyph) && stage.palette.night > 0.5;
  const x = stage.lightSource.x / stage.width - 0.5;
  const y = stage.lightSource.y / stage.height - 0.55;
  const length = Math.hypot(x, y) || 1;
  return {
    // Water would swallow every warm colour.
    ambient: stage.plan.setting === 'underwater' ? 0.26 : isLitInside ? 0.45 : back ? 0.9 : 0.8,
    rim: FINE.test(glyph)
      ? 0.2
      : isLitInside
        ? 0.35
        : stage.plan.setting === 'underwater' || back
          ? 0.5
          : 0.95,
    dark: stage.palette.night > 0.5 ? 0.3 : 0.14,
    haze: back ? 0.14 : 0,
    direction: [x / length, y / length],
  };
}
