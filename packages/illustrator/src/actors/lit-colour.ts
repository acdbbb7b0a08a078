import { type Colour, fromRgb, mix, type Rgb, toRgb } from '../math/colour.ts';
import type { Palette } from '../stage/stage.ts';

const multiply = (a: Rgb, b: Rgb): Rgb => [
  (a[0] * b[0]) / 255,
  (a[1] * b[1]) / 255,
  (a[2] * b[2]) / 255,
];

/**
 * A colour as it looks in the stage's ambient light, so that limbs drawn afresh in each frame match
 * sprites that were lit once.
 * @param height 0 at the top of the figure, 1 at its feet
 */
export function underAmbient(colour: Colour, palette: Palette, height: number): Colour {
  const ambient = mix(palette.ambientTop, palette.ambientBottom, height);
  const [red, green, blue] = multiply(toRgb(colour), toRgb(ambient));
  return mix(colour, fromRgb(red, green, blue), palette.ambient * 0.8);
}
