import { type Colour, mix } from '../math/colour.ts';
import type { Palette } from './stage.ts';

const GREY_AT_NIGHT: Colour = [0.32, 0.015, 265];
const GREY_BY_DAY: Colour = [0.76, 0.012, 250];
/** How much of the sky, and of the light, is grey. */
const OF_SKY = 0.82;
const OF_LIGHT = 0.6;

/** The light under a closed layer of clouds: grey, and of the same hour. */
export function underOvercast(palette: Palette): Palette {
  const grey = palette.night > 0.5 ? GREY_AT_NIGHT : GREY_BY_DAY;
  const dim = (colour: Colour): Colour => mix(colour, grey, OF_LIGHT);
  return {
    ...palette,
    sky: palette.sky.map(([at, colour]) => [at, mix(colour, grey, OF_SKY)]),
    haze: mix(palette.haze, grey, OF_SKY),
    cloud: [mix(dim(palette.cloud[0]), [0.9, 0, 0], 0.3), mix(dim(palette.cloud[1]), grey, 0.5)],
    light: dim(palette.light),
    ambientTop: dim(palette.ambientTop),
    ambientBottom: dim(palette.ambientBottom),
    rim: dim(palette.rim),
    ambient: Math.max(palette.ambient, 0.3),
  };
}
