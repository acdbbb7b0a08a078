import type { Canvas, Environment } from '../canvas.ts';
import { type Colour, fromRgb } from '../math/colour.ts';
import { TEXT_SURFACES, type TextSurface } from '../things/text-surfaces.ts';
import { findEvenArea } from './even-area.ts';
import { fitLines } from './fit-lines.ts';
import { FILLED, PLAIN_FONT } from './letter-lines.ts';

/** Levels of deviation from which a label is stuck on a thing that is not in the table. */
const BUSY = 22;
const LABEL: Colour = [0.97, 0.015, 88];
/** How far apart ink and ground are, in lightness. */
const LEAST_CONTRAST = 0.3;

/** The mean color of a part of a sprite. */
export function groundOf(
  sprite: Canvas,
  [left, top, width, height]: readonly [number, number, number, number],
): Colour {
  const { data } = sprite
    .getContext('2d')
    .getImageData(
      Math.floor(left * sprite.width),
      Math.floor(top * sprite.height),
      Math.max(1, Math.floor(width * sprite.width)),
      Math.max(1, Math.floor(height * sprite.height)),
    );
  const sums = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! < 128) continue;
    for (let channel = 0; channel < 3; channel++) sums[channel]! += data[i + channel]!;
    count++;
  }
  if (count === 0) return LABEL;
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / count);
  return fromRgb(red, green, blue);
}

const isReadable = (ink: Colour, ground: Colour): boolean =>
  Math.abs(ink[0] - ground[0]) >= LEAST_CONTRAST;

/** The named ink or the surface's own where it can be read, else one that can. */
export function inkFor(named: Colour | undefined, own: Colour | undefined, ground: Colour): Colour {
  for (const ink of [named, own]) if (ink !== undefined && isReadable(ink, ground)) return ink;
  const isLight = ground[0] > 0.72 || (ground[0] > 0.62 && ground[1] < 0.08);
  return isLight ? [0.27, Math.min(0.09, ground[1]), ground[2]] : [0.98, 0.012, 90];
}

/** A label is somewhat smaller than its place. */
const inset = ([x, y, width, height]: TextSurface['box']): TextSurface['box'] => [
  x + width * 0.05,
  y + height * 0.05,
  width * 0.9,
  height * 0.9,
];

/** The surface of the table, or the most even part of the thing. */
export function surfaceFor(
  environment: Environment,
  glyph: string,
  text: string,
  sprite: Canvas,
): TextSurface | null {
  const known = TEXT_SURFACES[glyph];
  if (known !== undefined) return known;
  const ruler = environment.createCanvas(1, 1).getContext('2d');
  const { families } = environment.fontOf(text, ...PLAIN_FONT);
  const { fontIn } = fitLines(ruler, text, families, 1, 1);
  const area = findEvenArea(environment, sprite, (width, height) =>
    fontIn(width * FILLED, (height * FILLED * sprite.height) / sprite.width),
  );
  if (area === null) return null;
  return area.deviation > BUSY ? { box: inset(area.box), cover: LABEL } : { box: area.box };
}
