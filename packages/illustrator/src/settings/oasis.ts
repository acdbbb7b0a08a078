import { css, mix, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { desert } from './desert.ts';
import { crowd, scaleOf } from './extent.ts';
import { addGlints } from './glints.ts';
import { addStrip } from './strip.ts';
import { underSky, waterUnderSky } from './surface.ts';
import { foliageOf } from './trees/foliage.ts';
import { addPalms, type Palm } from './trees/palm.ts';

const POND = { y: 0.755, half: 0.46, tall: 0.05 } as const;
const PALMS: readonly Palm[] = [
  { x: 0.04, y: 0.8, size: 0.52, flipped: false, offset: 0 },
  { x: 0.2, y: 0.73, size: 0.36, flipped: true, offset: 0.23 },
  { x: 0.34, y: 0.71, size: 0.26, flipped: false, offset: 0.46 },
  { x: 0.7, y: 0.715, size: 0.3, flipped: true, offset: 0.69 },
  { x: 0.84, y: 0.745, size: 0.42, flipped: false, offset: 0.92 },
  { x: 0.99, y: 0.81, size: 0.5, flipped: true, offset: 1.15 },
];

/** Water with grass around it. */
function addPond(stage: Stage): void {
  const { width, height, palette } = stage;
  const scale = scaleOf(stage);
  const water = waterUnderSky(stage, [0.62, 0.12, 215]);
  const grass = underSky(palette, [0.66, 0.14, 130]);
  const oval = (grow: number, drop: number): readonly [number, number, number, number] => [
    width / 2,
    (POND.y + drop) * height,
    (POND.half + grow) * scale,
    POND.tall * height + grow * 0.4 * scale,
  ];
  addStrip(stage, { order: 19, depth: 0.55, top: 0.64, bottom: 0.88 }, (context) => {
    for (const [grow, drop, colour] of [
      [0.05, 0.004, shift(grass, -0.06)],
      [0.03, 0, grass],
      [0.008, 0.002, shift(water, -0.14)],
    ] as const) {
      context.fillStyle = css(colour);
      context.beginPath();
      context.ellipse(...oval(grow, drop), 0, 0, TAU);
      context.fill();
    }
    context.fillStyle = verticalGradient(
      context,
      (POND.y - POND.tall) * height,
      (POND.y + POND.tall) * height,
      [
        [0, mix(water, palette.haze, 0.4)],
        [1, shift(water, -0.08)],
      ],
    );
    context.beginPath();
    context.ellipse(...oval(0, 0.005), 0, 0, TAU);
    context.fill();
  });
  addPondGlints(stage);
}

function addPondGlints(stage: Stage): void {
  const { width, height, palette, unit } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 63);
  const glints = Array.from({ length: crowd(stage, 26) }, () => {
    const t = random() * 2 - 1;
    const reach = POND.half * scale * Math.sqrt(1 - t * t) * 0.86;
    const middle = width / 2 + (random() * 2 - 1) * reach;
    const y = (POND.y + 0.005 + t * POND.tall * 0.86) * height;
    const long = (10 + 34 * random()) * unit;
    return { x: middle - long / 2, y, long, offset: random() };
  });
  const colour = mix(palette.light, [1, 0, 0], 0.5);
  const alphaOf = (time: number): number => 0.3 + 0.3 * time;
  addGlints(stage, { order: 19.5, depth: 0.55, colour, alphaOf }, glints);
}

/** A pond with palms around it between the dunes. */
export function oasis(stage: Stage): void {
  desert(stage);
  stage.ground = 0.9;
  addPond(stage);
  const look = foliageOf(stage, [0.58, 0.15, 138], 0.08);
  addPalms(stage, { order: 20, depth: 0.6, look, seed: 2, lean: 0.03, sway: 0.02 }, PALMS);
}
