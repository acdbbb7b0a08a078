import { COLOURS } from '../language/colours.ts';
import { type Colour, mix } from '../math/colour.ts';
import type { Palette, Stage } from '../stage/stage.ts';

/**
 * A surface's own colour under the hour's light.
 * @param distance 0 at the viewer, 1 lost in the haze
 */
export function underSky(palette: Palette, colour: Colour, distance = 0): Colour {
  const tinted = mix(colour, palette.ambientTop, palette.ambient * (0.3 + 0.22 * palette.night));
  const lightness = tinted[0] * (1 - 0.4 * palette.night);
  return mix([lightness, tinted[1] * (1 - 0.1 * palette.night), tinted[2]], palette.haze, distance);
}

/** A stop of the sky counted from the horizon: 0 is the horizon's own colour, 1 the one above. */
export function skyFromHorizon(palette: Palette, stepsUp: number): Colour {
  return palette.sky.at(-1 - stepsUp)?.[1] ?? palette.haze;
}

/**
 * Water that mirrors the sky, in its own color or in the one that the prompt gives it.
 * @param shine how much of it is the sky's, 0 to 1
 */
export const waterUnderSky = (stage: Stage, own: Colour, shine = 0.3): Colour =>
  namedWater(stage, mix(underSky(stage.palette, own), skyFromHorizon(stage.palette, 1), shine));

/** Water in the color that the prompt gives it. */
export function namedWater({ plan, palette }: Stage, colour: Colour): Colour {
  const named = plan.waterColour ? COLOURS[plan.waterColour] : undefined;
  return named === undefined ? colour : mix(colour, underSky(palette, named), 0.72);
}
