import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { fillCircle, fillPolygon, linearGradient, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { isTownSnowy } from './cobbles.ts';
import { scaleOf } from './extent.ts';
import { addFacades } from './facades.ts';
import { addStrip } from './strip.ts';
import { skyFromHorizon, underSky } from './surface.ts';

/** Rows of houses that climb behind each other: their feet above the foot of the town, in heights. */
const ROWS = [
  { up: 0.26, tall: 0.08, size: 0.42, haze: 0.5 },
  { up: 0.16, tall: 0.1, size: 0.6, haze: 0.32 },
  { up: 0, tall: 0.19, size: 0.9, haze: 0.1 },
] as const;

const SNOW: Colour = [0.96, 0.015, 240];
const LEAD: Colour = [0.62, 0.05, 235];
const COPPER: Colour = [0.6, 0.07, 170];

interface Tower {
  /** Fraction of the width. */
  readonly x: number;
  /** Measures of the landscape. */
  readonly tall: number;
  readonly wide: number;
}

const TOWERS: readonly Tower[] = [
  { x: 0.13, tall: 0.3, wide: 0.05 },
  { x: 0.32, tall: 0.4, wide: 0.06 },
  { x: 0.38, tall: 0.4, wide: 0.06 },
  { x: 0.62, tall: 0.26, wide: 0.09 },
  { x: 0.86, tall: 0.34, wide: 0.055 },
];

/** A tower of a church under a pointed roof. */
function paintSpire(
  context: Canvas2D,
  [x, foot, wide, high]: readonly [number, number, number, number],
  wall: Colour,
  roof: Colour,
): void {
  const eaves = foot - high * 0.6;
  context.fillStyle = verticalGradient(context, eaves, foot, [
    [0, shift(wall, 0.03)],
    [1, shift(wall, -0.05)],
  ]);
  context.fillRect(x - wide / 2, eaves, wide, foot - eaves);
  context.fillStyle = css(roof);
  fillPolygon(context, [
    [x - wide * 0.58, eaves + 1],
    [x, foot - high],
    [x + wide * 0.58, eaves + 1],
  ]);
  context.fillStyle = css(shift(wall, -0.25));
  context.fillRect(x - wide * 0.13, eaves + wide * 0.4, wide * 0.26, wide * 0.6);
}

/** A dome on a drum, with a minaret at each side. */
function paintMosque(
  context: Canvas2D,
  [x, foot, wide, high]: readonly [number, number, number, number],
  wall: Colour,
  roof: Colour,
): void {
  const [radius, drum] = [wide * 1.5, foot - high * 0.38];
  context.fillStyle = css(wall);
  context.fillRect(x - radius, drum, radius * 2, foot - drum);
  context.fillStyle = css(roof);
  context.beginPath();
  context.arc(x, drum + 1, radius * 0.92, Math.PI, Math.PI * 2);
  context.fill();
  for (const side of [-1, 1]) {
    const at = x + side * radius * 1.3;
    const thin = wide * 0.22;
    context.fillStyle = css(shift(wall, 0.03));
    context.fillRect(at - thin / 2, foot - high * 0.86, thin, high * 0.86);
    context.fillRect(at - thin, foot - high * 0.62, thin * 2, thin * 0.6);
    context.fillStyle = css(roof);
    fillPolygon(context, [
      [at - thin * 0.7, foot - high * 0.86],
      [at, foot - high],
      [at + thin * 0.7, foot - high * 0.86],
    ]);
  }
  fillCircle(context, x, drum - radius * 1.02, wide * 0.09);
}

/** Churches, or mosques, that rise above the roofs. */
function addTowers(stage: Stage, foot: number): void {
  const { width, height, palette, plan } = stage;
  const scale = scaleOf(stage);
  const haze = 0.42;
  const stone = underSky(palette, [0.8, 0.05, 75], haze);
  const isDomed = plan.townLook === 'domed';
  const tiles = isTownSnowy(plan) ? SNOW : isDomed ? LEAD : COPPER;
  const roof = underSky(palette, tiles, haze);
  addStrip(stage, { order: 11, depth: 0.22, top: foot - 0.5, bottom: foot }, (context) => {
    for (const [i, { x, tall, wide }] of TOWERS.entries()) {
      const box = [x * width, foot * height, wide * scale, tall * scale] as const;
      if (isDomed && i % 2 === 1) paintMosque(context, box, stone, roof);
      else if (!isDomed) paintSpire(context, box, stone, roof);
    }
  });
}

/** Whether a town has gables and roofs in rows instead of high-rises. */
export const isOldTown = (look: Stage['plan']['townLook']): boolean =>
  look === 'old' || look === 'domed' || look === 'parisian';

/** The roofs of an old town: gables in rows, with its towers among them. */
export function addOldTown(stage: Stage, foot: number): void {
  const { width, height, palette } = stage;
  const base = foot - 0.09;
  addStrip(stage, { order: 9, depth: 0.15, top: base - 0.4, bottom: base }, (context) => {
    const far = mix(palette.haze, skyFromHorizon(palette, 0), 0.4);
    context.fillStyle = linearGradient(
      context,
      [0, (base - 0.36) * height, 0, base * height],
      [
        [0, far, 0],
        [1, far, 0.9],
      ],
    );
    context.fillRect(-width, (base - 0.36) * height, width * 3, 0.36 * height);
  });
  if (stage.plan.townLook !== 'parisian') addTowers(stage, base - 0.16);
  for (const [row, { up, tall, size, haze }] of ROWS.entries())
    addFacades(stage, { foot: base - up + 0.09, tall, size, haze, row, order: 10 + row * 2 });
}
