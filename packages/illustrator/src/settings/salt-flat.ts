import { type Colour, css, mix, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addRidge, createRidge } from './ridges.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const SALT: Colour = [0.95, 0.015, 230];
const ROWS = 9;
/** Cells of the crust from the middle to each side. */
const CELLS = 9;
const TOP = 0.61;

/** Whether the desert that the prompt names is a plain of salt. */
export const isSaltFlat = ({ plan }: Stage): boolean =>
  plan.placeNames.some((place) => /^salt (?:flats?|desert|plains?)$/.test(place));

/** A corner of the crust: fractions of the picture, cells near the viewer larger. */
function cornersOf(seed: number): (row: number, cell: number) => readonly [number, number] {
  const random = createRandom(seed);
  const jitter = Array.from({ length: (ROWS + 1) * (2 * CELLS + 1) }, () => random() - 0.5);
  return (row, cell) => {
    const near = row / ROWS;
    const wide = 0.06 + 0.3 * near ** 1.5;
    const shake = jitter[row * (2 * CELLS + 1) + cell + CELLS] ?? 0;
    const x = 0.5 + (cell + (row % 2) / 2 + 0.35 * shake) * wide;
    return [x, TOP + 0.012 + 0.44 * near ** 1.9 + 0.014 * shake * near];
  };
}

/** A white plain up to far mountains, its crust broken into cells. */
export function addSaltFlat(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const salt = underSky(palette, SALT);
  const ridge = createRidge(stage, {
    seed: stage.seed,
    base: TOP - 0.01,
    height: 0.05,
    roughness: 0.5,
  });
  const rock = mix(palette.haze, shift(palette.shadow, 0.15), 0.35);
  addRidge(stage, {
    order: 9,
    depth: 0.12,
    ridge,
    top: rock,
    bottom: palette.haze,
    fadeTo: TOP,
    until: TOP + 0.02,
  });
  addStrip(stage, { order: 12, depth: 0.5, top: TOP - 0.01, bottom: 1.1 }, (context) => {
    context.fillStyle = verticalGradient(context, TOP * height, height, [
      [0, mix(palette.haze, salt, 0.5)],
      [0.3, salt],
      [1, shift(salt, -0.07)],
    ]);
    context.fillRect(-width, TOP * height, width * 3, height);
    const cornerAt = cornersOf(stage.seed + 5);
    context.strokeStyle = css(shift(salt, -0.14), 0.5);
    for (let row = 0; row < ROWS; row++) {
      context.lineWidth = (0.8 + 2.4 * (row / ROWS)) * unit;
      context.beginPath();
      for (let cell = -CELLS; cell < CELLS; cell++) {
        const lines = [cornerAt(row, cell + 1), cornerAt(row + 1, cell)];
        for (const [x, y] of lines) {
          const [fromX, fromY] = cornerAt(row, cell);
          context.moveTo(fromX * width, fromY * height);
          context.lineTo(x * width, y * height);
        }
      }
      context.stroke();
    }
  });
}
