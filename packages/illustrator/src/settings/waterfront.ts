import { type Colour, css, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import { addFacades } from './facades.ts';
import { lake } from './lake.ts';
import { ocean, paintSea } from './ocean.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const WOOD: Colour = [0.56, 0.07, 55];
const STONE: Colour = [0.66, 0.025, 75];

/** Boats that ride at their moorings: place, height of the water at them, size in measures. */
const MOORED = [
  { glyph: 'sailboat', x: 0.2, y: 0.72, size: 0.2 },
  { glyph: 'motor-boat', x: 0.46, y: 0.7, size: 0.14 },
  { glyph: 'sailboat', x: 0.7, y: 0.715, size: 0.17 },
  { glyph: 'canoe', x: 0.34, y: 0.79, size: 0.2 },
  { glyph: 'sailboat', x: 0.88, y: 0.79, size: 0.28 },
] as const;

/** Houses along the water, boats before them, a quay for those who stand. */
export async function harbour(stage: Stage): Promise<void> {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const isAfloat = stage.plan.subjects.some(({ glyph }) =>
    /boat|ship|canoe|kayak|jetski|ferry|gondola/.test(glyph),
  );
  if (isAfloat) ocean(stage);
  else paintSea(stage);
  addFacades(stage, { foot: 0.6, tall: 0.16, order: 9, haze: 0.22 });
  const wall = underSky(palette, STONE, 0.2);
  addStrip(stage, { order: 9.5, depth: 0.3, top: 0.58, bottom: 0.64 }, (context) => {
    context.fillStyle = css(wall);
    context.fillRect(-width, 0.595 * height, width * 3, 0.03 * height);
  });
  const moored = isAfloat ? MOORED.slice(0, 3) : MOORED;
  const sprites = await Promise.all(
    moored.map(async ({ glyph, size }) =>
      stage.lit(await stage.sprite(glyph, Math.ceil(size * scale)), { rim: 0.4, haze: 0.1 }),
    ),
  );
  stage.addLayer(40, 0.5, (context, phase) => {
    for (const [i, { x, y, size }] of moored.entries()) {
      const sprite = sprites[i];
      const side = size * scale;
      const heave = 4 * unit * wave(phase, 1, i * 0.27);
      if (sprite)
        context.drawImage(
          sprite,
          x * width - side / 2,
          y * height - side * 0.9 + heave,
          side,
          side,
        );
    }
  });
  if (isAfloat) return;
  stage.ground = 0.92;
  addQuay(stage);
}

/** Stone slabs with bollards along the lower border. */
export function addQuay(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const stone = underSky(palette, STONE);
  addStrip(stage, { order: 48, depth: 0.7, top: 0.78, bottom: 1.1 }, (context) => {
    context.fillStyle = css(shift(stone, -0.16));
    context.fillRect(-width, 0.845 * height, width * 3, 0.05 * height);
    context.fillStyle = verticalGradient(context, 0.83 * height, height, [
      [0, shift(stone, 0.06)],
      [1, shift(stone, -0.08)],
    ]);
    context.fillRect(-width, 0.862 * height, width * 3, height);
    context.fillStyle = css(shift(stone, 0.1));
    context.fillRect(-width, 0.845 * height, width * 3, 0.018 * height);
    context.strokeStyle = css(shift(stone, -0.12), 0.6);
    context.lineWidth = 3 * unit;
    for (let i = -7; i <= 7; i++) {
      context.beginPath();
      context.moveTo((0.5 + i * 0.1) * width, 0.863 * height);
      context.lineTo((0.5 + i * 0.17) * width, 1.05 * height);
      context.stroke();
    }
    for (const x of [0.14, 0.86]) {
      const iron = underSky(palette, [0.3, 0.03, 260]);
      context.fillStyle = css(iron);
      context.beginPath();
      context.roundRect(x * width - 22 * unit, 0.8 * height, 44 * unit, 0.07 * height, 10 * unit);
      context.roundRect(
        x * width - 34 * unit,
        0.795 * height,
        68 * unit,
        0.022 * height,
        12 * unit,
      );
      context.fill();
    }
  });
}

/** Places beside a pier that is on a lake. */
const INLAND = /^(lake|mountain|forest|hills|village)$/;

/** "a pier" is at the sea; "a dock", and a pier on a lake, are not. */
const isAtSea = ({ plan: { placeNames, otherPlace } }: Stage): boolean =>
  placeNames.some((name) => /\b(pier|boardwalk)\b/.test(name) && !/\blake\b/.test(name)) &&
  !INLAND.test(otherPlace ?? '');

/** Boards on posts that lead out onto the sea or a lake. */
export function pier(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  if (isAtSea(stage)) paintSea(stage);
  else lake(stage);
  stage.water = false;
  stage.waterLine = null;
  stage.ground = 0.88;
  const wood = underSky(palette, WOOD);
  const far = 0.68;
  const half = (t: number): number => (0.075 + 0.36 * t) * scale;
  const level = (t: number): number => (far + (1.06 - far) * t) * height;
  addStrip(stage, { order: 45, depth: 0.7, top: far - 0.1, bottom: 1.1 }, (context) => {
    context.fillStyle = css(shift(wood, -0.2));
    fillPolygon(context, [
      [width / 2 - half(0), level(0)],
      [width / 2 + half(0), level(0)],
      [width / 2 + half(1) * 1.02, level(1) + 14 * unit],
      [width / 2 - half(1) * 1.02, level(1) + 14 * unit],
    ]);
    const boards = 17;
    for (let i = 0; i < boards; i++) {
      const [t0, t1] = [(i / boards) ** 1.5, ((i + 0.9) / boards) ** 1.5];
      context.fillStyle = css(shift(wood, (i % 3) * 0.025 + 0.03));
      fillPolygon(context, [
        [width / 2 - half(t0), level(t0)],
        [width / 2 + half(t0), level(t0)],
        [width / 2 + half(t1), level(t1)],
        [width / 2 - half(t1), level(t1)],
      ]);
    }
    for (const side of [-1, 1]) {
      for (const t of [0.02, 0.2, 0.52]) {
        const x = width / 2 + side * half(t) * 1.04;
        const thick = (0.014 + 0.034 * t) * scale;
        const tall = (0.06 + 0.12 * t) * scale;
        context.fillStyle = css(shift(wood, -0.1));
        context.fillRect(x - thick / 2, level(t) - tall, thick, tall * 1.5);
        context.fillStyle = css(shift(wood, 0.1));
        context.fillRect(x - thick / 2, level(t) - tall, thick * 0.35, tall * 1.5);
      }
    }
  });
}
