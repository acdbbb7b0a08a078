import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';
import { namedWater, underSky } from './surface.ts';

/** Rock with jungle on top: middle in fractions of the width, breadth and height in measures. */
interface Island {
  readonly x: number;
  readonly across: number;
  readonly tall: number;
  /** 0 near, 1 lost in the haze. */
  readonly distance: number;
}

const ISLANDS: readonly Island[] = [
  { x: 0.27, across: 0.34, tall: 0.2, distance: 0.34 },
  { x: 0.6, across: 0.2, tall: 0.13, distance: 0.46 },
  { x: 0.78, across: 0.38, tall: 0.27, distance: 0.22 },
];

/**
 * @param foot where it meets the water or the sand, in pixels from the top
 */
export function paintIsland(
  context: Canvas2D,
  stage: Stage,
  { x, across, tall, distance }: Island,
  foot: number,
): void {
  const { width, palette } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + Math.round(x * 100));
  const [middle, half, high] = [x * width, (across * scale) / 2, tall * scale];
  const rock = underSky(palette, [0.72, 0.04, 75], distance);
  context.fillStyle = verticalGradient(context, foot - high, foot, [
    [0, shift(rock, 0.06)],
    [1, shift(rock, -0.08)],
  ]);
  context.beginPath();
  context.moveTo(middle - half, foot);
  context.bezierCurveTo(
    middle - half * 0.9,
    foot - high * 0.9,
    middle - half * 0.5,
    foot - high,
    middle - half * 0.1,
    foot - high * 0.96,
  );
  context.bezierCurveTo(
    middle + half * 0.5,
    foot - high * 0.9,
    middle + half * 0.86,
    foot - high * 0.6,
    middle + half,
    foot,
  );
  context.fill();
  const green = underSky(palette, [0.52, 0.13, 140], distance);
  for (let i = 0; i < 150; i++) {
    const t = random() * 2 - 1;
    const top = high * (0.96 - 0.7 * Math.abs(t) ** 2.4);
    const y = foot - top * (1 - 0.52 * random() ** 1.6);
    context.fillStyle = css(shift(green, 0.14 * (random() - 0.55)));
    fillCircle(context, middle + t * half * 0.86, y, (0.013 + 0.016 * random()) * scale);
  }
}

/** The same, with the white line of the surf at its foot. */
function paintSurroundedIsland(context: Canvas2D, stage: Stage, island: Island): void {
  const { width, height, palette, horizon } = stage;
  const foot = (horizon + 0.035) * height;
  const half = (island.across * scaleOf(stage)) / 2;
  paintIsland(context, stage, island, foot);
  context.fillStyle = css(mix([1, 0, 0], palette.haze, 0.3), 0.7);
  context.fillRect(
    island.x * width - half * 1.02,
    foot - 0.004 * height,
    half * 2.04,
    0.007 * height,
  );
}

/** Clear water over pale sand, lighter towards the beach. */
function addShallows(stage: Stage): void {
  const { width, height, palette } = stage;
  const from = stage.horizon + 0.05;
  const clear: Colour = namedWater(stage, underSky(palette, [0.82, 0.13, 190]));
  addStrip(stage, { order: 15, depth: 0.5, top: from, bottom: 0.79 }, (context) => {
    const steps = 16;
    for (let i = 0; i < steps; i++) {
      context.fillStyle = css(clear, 0.08 + (0.84 * i) / steps);
      const top = (from + ((0.79 - from) * i) / steps) * height;
      context.fillRect(-width, top, width * 3, ((0.79 - from) / steps) * height + 0.5);
    }
  });
}

/** Islands, and tropical waters that are known for them. */
const ISLES =
  /island|lagoon|hawaii|caribbean|maldives|bora bora|tahiti|polynesia|fiji|seychelles|phuket|bali/;

/** Islands and a turquoise bay before a beach that is on an island. */
export function addLagoon(stage: Stage): void {
  if (!stage.plan.placeNames.some((name) => ISLES.test(name))) return;
  addStrip(stage, { order: 9, depth: 0.15, top: 0.15, bottom: 0.62 }, (context) => {
    for (const island of ISLANDS) paintSurroundedIsland(context, stage, island);
  });
  addShallows(stage);
}

const FAR_ISLAND: Island = { x: 0.76, across: 0.42, tall: 0.2, distance: 0.24 };

/** The island that ships on the open sea are near. */
export function addFarIsland(stage: Stage): void {
  if (!stage.plan.placeNames.some((name) => /\bisland\b/.test(name))) return;
  addStrip(stage, { order: 9, depth: 0.15, top: 0.15, bottom: 0.62 }, (context) =>
    paintSurroundedIsland(context, stage, FAR_ISLAND),
  );
}
