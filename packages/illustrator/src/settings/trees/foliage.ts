import { type Colour, mix, shift } from '../../math/colour.ts';
import type { Stage } from '../../stage/stage.ts';
import { underSky } from '../surface.ts';

/** The four tones a tree is painted with, already under the hour's light and the haze. */
export interface Foliage {
  readonly lit: Colour;
  readonly body: Colour;
  readonly shaded: Colour;
  readonly trunk: Colour;
  readonly snow: Colour | null;
  readonly lightFromLeft: boolean;
}

const TRUNK: Colour = [0.42, 0.07, 45];
const SNOW: Colour = [0.98, 0.012, 240];

/** @param distance 0 near, 1 lost in the haze */
export function foliageOf(stage: Stage, colour: Colour, distance: number): Foliage {
  const { palette } = stage;
  const body = underSky(palette, colour, distance);
  const contrast = 1 - 0.7 * distance;
  return {
    lit: shift(mix(body, palette.rim, 0.3 * contrast), 0.03 * contrast),
    body,
    shaded: mix(shift(body, -0.09 * contrast), palette.shadow, 0.3 * contrast),
    trunk: underSky(palette, TRUNK, Math.min(1, distance * 1.05)),
    snow: stage.snowy ? underSky(palette, SNOW, distance * 0.8) : null,
    lightFromLeft: stage.lightSource.x < stage.width / 2,
  };
}
