import { type Colour, toRgb } from '../math/colour.ts';
import { smoothstep } from '../math/periodic.ts';
import { apartInHue, greyOf } from './grey.ts';

/** How much of each pixel is of the palette, 0–1: what is left lets skin and things be told apart. */
const SHARE = 0.7;
const ONLY_SHARE = 0.88;
/** The same of skin, which is never green. */
const SHARE_OF_SKIN = 0.22;
/** How much brightness counts beside hue in the choice of a color for a pixel. */
const OF_BRIGHTNESS = 0.3;
/** The same for black, white and grey: they take what is dark or bright, and no skin. */
const OF_BRIGHTNESS_OF_GREY = 2.5;
const LEAST_CHROMA = 0.03;
/** Squared distance below which two colors are about the same. */
const NEAR = 300;

/**
 * Draws all pixels towards the colors of a palette, each towards the nearest. Brightness stays, so faces and shapes do too.
 * @param isOnly whether the prompt wants no other colors
 * @param hasPeople whether skin is to be kept in its color
 * @returns a change of RGBA in place
 */
export function drawnToPalette(
  palette: readonly Colour[],
  isOnly: boolean,
  hasPeople: boolean,
): (data: Uint8ClampedArray) => void {
  const inks = palette.map((colour) => {
    const rgb = toRgb(colour);
    const isGrey = colour[1] < LEAST_CHROMA;
    return {
      rgb,
      grey: greyOf(...rgb),
      ofBrightness: isGrey ? OF_BRIGHTNESS_OF_GREY : OF_BRIGHTNESS,
    };
  });
  const share = isOnly ? ONLY_SHARE : SHARE;
  return (data) => {
    for (let i = 0; i < data.length; i += 4) {
      const [r, g, b] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
      const grey = greyOf(r, g, b);
      let [red, green, blue, total] = [0, 0, 0, 0];
      for (const ink of inks) {
        const lighter = grey - ink.grey;
        const apart = apartInHue(r, g, b, ink.rgb, lighter) + ink.ofBrightness * lighter ** 2;
        const weight = 1 / (apart + NEAR) ** 2;
        total += weight;
        red += weight * asBrightAs(grey, ink.rgb[0], ink.grey);
        green += weight * asBrightAs(grey, ink.rgb[1], ink.grey);
        blue += weight * asBrightAs(grey, ink.rgb[2], ink.grey);
      }
      const ofSkin = hasPeople && !isOnly ? skinOf(r, g, b) : 0;
      const most = share + ofSkin * (SHARE_OF_SKIN - share);
      data[i] = r + most * (red / total - r);
      data[i + 1] = g + most * (green / total - g);
      data[i + 2] = b + most * (blue / total - b);
    }
  };
}

/** Degrees of hue of skin in all its tones and lights: it fades in from the first to the second, and out at the others. */
const HUES_OF_SKIN = [-50, -5, 36, 52] as const;
const SATURATIONS_OF_SKIN = [0.06, 0.2, 0.6, 0.78] as const;

const within = (
  [from, full, fades, until]: readonly [number, number, number, number],
  value: number,
): number => Math.min(smoothstep(from, full, value), 1 - smoothstep(fades, until, value));

/** How much a pixel looks like skin, 0 to 1; soft, so that no face has an edge in it. */
function skinOf(red: number, green: number, blue: number): number {
  const least = Math.min(green, blue);
  if (red <= Math.max(green, blue)) return 0;
  const hue = (60 * (green - blue)) / (red - least);
  return within(HUES_OF_SKIN, hue) * within(SATURATIONS_OF_SKIN, (red - least) / red);
}

/** A channel of a color that is mixed with black or white until it is as bright as a pixel. */
const asBrightAs = (grey: number, channel: number, own: number): number =>
  grey <= own
    ? (channel * grey) / Math.max(1, own)
    : channel + ((255 - channel) * (grey - own)) / Math.max(1, 255 - own);
