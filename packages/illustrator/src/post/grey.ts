import { type Colour, type Rgb, toRgb } from '../math/colour.ts';

/** The grey that is as bright as a color, 0–255. */
export const greyOf = (red: number, green: number, blue: number): number =>
  red * 0.3 + green * 0.59 + blue * 0.11;

/**
 * How far a color is from another one beside its brightness, squared.
 * @param lighter how much lighter it is, in grey
 */
export const apartInHue = (
  red: number,
  green: number,
  blue: number,
  [otherRed, otherGreen, otherBlue]: Rgb,
  lighter: number,
): number =>
  (red - otherRed - lighter) ** 2 +
  (green - otherGreen - lighter) ** 2 +
  (blue - otherBlue - lighter) ** 2;

/** RGBA in place, a little warm as pencil on paper is. */
export function toGrey(data: Uint8ClampedArray): void {
  for (let i = 0; i < data.length; i += 4) {
    const grey = greyOf(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
    data[i] = grey + 1;
    data[i + 1] = grey;
    data[i + 2] = grey - 3;
  }
}

/** How far from the kept hue, in degrees, a pixel still has its color, and how grey it may be. */
const KEPT_HUES = 24;
const KEPT_SATURATION = 0.38;

/** All pixels become grey but those that have about the hue of a color. */
export function greyExcept(kept: Colour): (data: Uint8ClampedArray) => void {
  const [red, green, blue] = toRgb(kept);
  const hue = hueOf(red, green, blue);
  return (data) => {
    for (let i = 0; i < data.length; i += 4) {
      const [r, g, b] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
      const high = Math.max(r, g, b);
      const saturation = high === 0 ? 0 : (high - Math.min(r, g, b)) / high;
      const apart = Math.abs(((hueOf(r, g, b) - hue + 540) % 360) - 180);
      if (saturation > KEPT_SATURATION && apart < KEPT_HUES) continue;
      const grey = greyOf(r, g, b);
      data[i] = grey;
      data[i + 1] = grey;
      data[i + 2] = grey;
    }
  };
}

/** On the wheel of red, green and blue, in degrees. */
function hueOf(red: number, green: number, blue: number): number {
  const high = Math.max(red, green, blue);
  const span = high - Math.min(red, green, blue);
  if (span === 0) return 0;
  if (high === red) return (60 * ((green - blue) / span) + 360) % 360;
  return high === green ? 60 * ((blue - red) / span) + 120 : 60 * ((red - green) / span) + 240;
}
