import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fillPolygon } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { rectanglesAt } from './rectangles.ts';
import { underSky } from './surface.ts';

/** What differs between lanterns: lightness of stone and light, and half widths of parts. */
const BUILDS = {
  broad: { stone: 0.64, light: 0.84, foot: 0.22, plate: 0.2, roof: 0.34, eaves: 0.78 },
  slender: { stone: 0.62, light: 0.82, foot: 0.2, plate: 0.18, roof: 0.3, eaves: 0.8 },
} as const;

/** A Japanese lantern of stone. */
export function paintStoneLantern(
  context: Canvas2D,
  { palette }: Stage,
  [x, foot, tall]: readonly [number, number, number],
  build: keyof typeof BUILDS,
): void {
  const look = BUILDS[build];
  const stone = underSky(palette, [look.stone, 0.015, 240], 0.04);
  const light: Colour = palette.night > 0.5 ? [0.92, 0.14, 80] : [look.light, 0.08, 80];
  const part = rectanglesAt(context, [x, foot], tall);
  part(-look.foot, -0.08, 2 * look.foot, 0.08, shift(stone, -0.06));
  part(-0.08, -0.5, 0.16, 0.42, stone);
  part(-look.plate, -0.58, 2 * look.plate, 0.08, shift(stone, -0.04));
  part(-0.15, -0.8, 0.3, 0.22, shift(stone, 0.03));
  part(-0.08, -0.76, 0.16, 0.15, light);
  context.fillStyle = css(shift(stone, -0.1));
  fillPolygon(context, [
    [x - look.roof * tall, foot - look.eaves * tall],
    [x, foot - tall],
    [x + look.roof * tall, foot - look.eaves * tall],
  ]);
}
