import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { saw, TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { underSky } from './surface.ts';

const MUD: Colour = [0.46, 0.07, 55];
/** Height of a pool, in its widths. */
const FLAT = 0.15;

/** Wet mud around the hero's feet, with lumps at its edges and bubbles that burst. */
export function addMud(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const colour = underSky(palette, MUD, 0.04);
  const bubble = css(shift(colour, 0.12));
  const ground = stage.ground ?? 0.86;
  const random = createRandom(stage.seed + 57);
  const pools = [
    { x: 0.5, y: ground + 0.005, reach: 0.36 },
    { x: 0.14, y: ground + 0.06, reach: 0.16 },
    { x: 0.87, y: ground + 0.065, reach: 0.18 },
  ];
  const bubbles = Array.from({ length: 7 }, (_, i) => ({
    along: random() * 1.5 - 0.75,
    down: random() - 0.5,
    offset: i / 7,
  }));
  stage.addLayer(31, 0.8, (context, phase) => {
    for (const { x, y, reach } of pools) {
      const [wide, tall] = [reach * scale, reach * FLAT * scale];
      paintPool(context, [x * width, y * height], [wide, tall], colour);
      for (const { along, down, offset } of bubbles) {
        const t = saw(phase, 2, offset);
        const at = [x * width + along * wide * 0.8, y * height + down * tall * 0.9] as const;
        context.globalAlpha = Math.sin(Math.PI * t);
        context.fillStyle = bubble;
        context.beginPath();
        context.ellipse(at[0], at[1], (3 + 7 * t) * unit, (2 + 5 * t) * unit, 0, 0, TAU);
        context.fill();
      }
      context.globalAlpha = 1;
    }
  });
}

/** A pool with an uneven rim and a dull light on its far side. */
function paintPool(
  context: Canvas2D,
  [x, y]: readonly [number, number],
  [wide, tall]: readonly [number, number],
  colour: Colour,
): void {
  context.fillStyle = css(shift(colour, -0.1));
  for (let lump = 0; lump < 14; lump++) {
    const angle = (lump / 14) * TAU;
    const size = 0.13 + 0.05 * Math.sin(lump * 2.4);
    context.beginPath();
    context.ellipse(
      x + Math.cos(angle) * wide * 0.94,
      y + Math.sin(angle) * tall * 0.94,
      wide * size,
      tall * size * 1.5,
      0,
      0,
      TAU,
    );
    context.fill();
  }
  context.fillStyle = verticalGradient(context, y - tall, y + tall, [
    [0, shift(colour, 0.1)],
    [0.35, colour],
    [1, shift(colour, -0.06)],
  ]);
  context.beginPath();
  context.ellipse(x, y, wide, tall, 0, 0, TAU);
  context.fill();
}
