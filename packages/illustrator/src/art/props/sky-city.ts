import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fillBall,
  fillBox,
  fillEllipse,
  fillShape,
  type PropFamily,
  roundShade,
  WARM_LIGHT,
} from './brush.ts';
import { landInAir, waterFromLand } from './fairy-houses.ts';

const GRASS: Colour = [0.68, 0.16, 140];
const LEAF: Colour = [0.6, 0.15, 145];
const ROOF: Colour = [0.56, 0.12, 215];

interface Tower {
  readonly x: number;
  readonly wide: number;
  readonly top: number;
  readonly roof: 'spire' | 'dome' | 'flat';
}

const TOWERS: readonly Tower[] = [
  { x: 0.3, wide: 0.085, top: 0.27, roof: 'dome' },
  { x: 0.7, wide: 0.09, top: 0.3, roof: 'dome' },
  { x: 0.42, wide: 0.09, top: 0.2, roof: 'spire' },
  { x: 0.6, wide: 0.085, top: 0.22, roof: 'spire' },
  { x: 0.51, wide: 0.12, top: 0.17, roof: 'spire' },
  { x: 0.22, wide: 0.09, top: 0.4, roof: 'spire' },
  { x: 0.8, wide: 0.085, top: 0.41, roof: 'spire' },
  { x: 0.36, wide: 0.12, top: 0.42, roof: 'flat' },
  { x: 0.64, wide: 0.13, top: 0.41, roof: 'dome' },
  { x: 0.49, wide: 0.14, top: 0.44, roof: 'dome' },
];
const FOOT = 0.58;

/** What a tower ends in. */
function drawRoof(context: Canvas2D, { x, wide, top, roof }: Tower): void {
  const shade = roundShade(context, x - wide * 0.7, x + wide * 0.7, ROOF);
  if (roof === 'spire') {
    fillShape(
      context,
      [
        [x - wide * 0.66, top + 0.005],
        [x, top - wide * 1.5],
        [x + wide * 0.66, top + 0.005],
      ],
      shade,
    );
    return;
  }
  if (roof === 'dome') {
    fillEllipse(context, [x, top + 0.004, wide * 0.56, wide * 0.52], shade);
    fillBox(context, [x - 0.005, top - wide * 0.72, 0.01, wide * 0.3], 0, css(BRASS));
    return;
  }
  fillBox(
    context,
    [x - wide * 0.58, top - 0.018, wide * 1.16, 0.03],
    0.006,
    css(shift(ROOF, -0.1)),
  );
}

function drawTower(context: Canvas2D, tower: Tower, wall: Colour): void {
  const { x, wide, top } = tower;
  drawRoof(context, tower);
  const body = roundShade(context, x - wide / 2, x + wide / 2, wall);
  fillBox(context, [x - wide / 2, top, wide, FOOT - top], 0, body);
  const rows = Math.max(1, Math.floor((FOOT - top - 0.06) / 0.065));
  for (let row = 0; row < rows; row++) {
    for (const side of wide > 0.1 ? [-0.24, 0.24] : [0]) {
      const [at, y] = [x + side * wide, top + 0.035 + row * 0.065];
      fillBox(context, [at - 0.011, y, 0.022, 0.034], [0.011, 0.011, 0, 0], css(WARM_LIGHT));
    }
  }
}

/** Towers with domes and spires on a rock in the air, water falling from its edge. */
function skyCity(context: Canvas2D, colour: Colour | null): void {
  const wall = colour ?? [0.9, 0.03, 80];
  landInAir(context, 0.56, GRASS);
  for (const [index, tower] of TOWERS.entries())
    drawTower(context, tower, shift(wall, (index % 3) * 0.025 - 0.05));
  for (const [x, radius] of [
    [0.13, 0.05],
    [0.88, 0.05],
    [0.28, 0.04],
    [0.74, 0.042],
    [0.56, 0.035],
  ] as const)
    fillBall(context, x, 0.57, radius, LEAF);
  waterFromLand(context, 0.18, 0.6, 0.06, 0.93);
  waterFromLand(context, 0.83, 0.6, 0.06, 0.9);
}

/** What hangs in the sky of a fantasy. */
export const SKY_CITY: PropFamily = {
  '@skycity': skyCity,
};
