import type { Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { saw, wave } from '../math/periodic.ts';
import { createRandom, type Random } from '../math/random.ts';
import { fillPolygon, softDisc, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { paintPagoda, paintWoodenHouse } from './curved-roofs.ts';
import { crowd, scaleOf } from './extent.ts';
import { hillRidge, paintRollingHills } from './hills.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const CREST = 0.53;
const WALLS: readonly Colour[] = [
  [0.94, 0.03, 85],
  [0.86, 0.07, 75],
  [0.8, 0.09, 45],
  [0.86, 0.05, 220],
  [0.88, 0.07, 20],
];
const ROOFS: readonly Colour[] = [
  [0.55, 0.15, 35],
  [0.48, 0.12, 25],
  [0.45, 0.06, 50],
  [0.48, 0.06, 260],
];
/** Of sweets. */
const CANDY: readonly Colour[] = [
  [0.84, 0.12, 350],
  [0.88, 0.1, 160],
  [0.9, 0.11, 90],
  [0.82, 0.1, 300],
  [0.66, 0.1, 55],
];
const ICING: readonly Colour[] = [
  [0.97, 0.02, 60],
  [0.7, 0.19, 0],
  [0.62, 0.12, 50],
  [0.8, 0.12, 200],
];
/** Of white plaster and wood, under dark tiles. */
const PLASTER: readonly Colour[] = [
  [0.93, 0.02, 85],
  [0.88, 0.035, 75],
  [0.66, 0.07, 55],
];
const TILES: readonly Colour[] = [
  [0.4, 0.02, 265],
  [0.44, 0.025, 250],
  [0.42, 0.05, 45],
];
const VERMILION: Colour = [0.6, 0.17, 33];
const LAMPLIGHT: Colour = [0.88, 0.14, 82];
const SNOW: Colour = [0.97, 0.015, 240];

/** Houses on the first three hills, 0 the furthest: sizes in measures of the landscape. */
const ROWS = [
  { count: 10, size: 0.05, haze: 0.4 },
  { count: 7, size: 0.085, haze: 0.2 },
  { count: 5, size: 0.15, haze: 0.04 },
] as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface House {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  /** Of the walls. */
  readonly tall: number;
  readonly wall: Colour;
  readonly roof: Colour;
  readonly isChurch: boolean;
  readonly offset: number;
}

const isJapanese = ({ townLook }: Stage['plan']): boolean => townLook === 'japanese';

/** The colors of the walls and the roofs. */
function coloursOf(plan: Stage['plan']): readonly [readonly Colour[], readonly Colour[]] {
  if (plan.setting === 'candytown') return [CANDY, ICING];
  return isJapanese(plan) ? [PLASTER, TILES] : [WALLS, ROOFS];
}

function settle(stage: Stage, level: number, random: Random): House[] {
  const row = ROWS[level];
  if (!row) return [];
  const { width, palette, plan } = stage;
  const ridge = hillRidge(stage, CREST, level);
  const count = crowd(stage, row.count);
  const churchAt = Math.floor(count * 0.3);
  // The nearest houses leave the middle free for the actors.
  const isCast = plan.subjects.length > 0 && level === 2;
  return Array.from({ length: count }, (_, i): House => {
    const x = ((i + 0.25 + 0.5 * random()) / count) * width;
    const across = row.size * scaleOf(stage) * (0.85 + 0.35 * random());
    const isChurch = level === 1 && i === churchAt;
    const [walls, roofs] = coloursOf(plan);
    const tint = (colours: readonly Colour[]): Colour =>
      underSky(palette, colours[Math.floor(random() * colours.length)] ?? SNOW, row.haze);
    return {
      x,
      foot: ridge(x) + across * 0.22,
      width: across,
      tall: across * (isChurch ? 0.75 : 0.5 + 0.2 * random()),
      wall: tint(isChurch ? walls.slice(0, 1) : walls),
      roof: tint(roofs),
      isChurch,
      offset: random(),
    };
  }).filter(({ x }) => !isCast || Math.abs(x / width - 0.5) > 0.2);
}

/** Even at night snow is the brightest thing about. */
const snowUnder = ({ palette }: Stage, haze: number): Colour =>
  mix(underSky(palette, SNOW, haze * 0.6), SNOW, 0.35 * palette.night);

/** Where the smoke of a house leaves it; chimneys that smoke rise above the roof. */
const chimneyTop = ({ plan }: Stage, { x, foot, width, tall }: House): Point => ({
  x: x + width * 0.26,
  y: foot - tall - width * (plan.weather.includes('steam') ? 0.62 : 0.46),
});

/** A gable roof with overhanging eaves, under a quilt of snow in winter. */
function paintRoof(context: Canvas2D, stage: Stage, house: House, haze: number): void {
  const { x, foot, width, tall, roof } = house;
  const eaves = foot - tall;
  const peak = eaves - width * 0.46;
  const chimney = chimneyTop(stage, house);
  context.fillStyle = css(shift(roof, -0.08));
  context.fillRect(
    chimney.x - width * 0.06,
    chimney.y,
    width * 0.12,
    peak + width * 0.36 - chimney.y,
  );
  context.fillStyle = verticalGradient(context, peak, eaves, [
    [0, shift(roof, 0.05)],
    [1, shift(roof, -0.05)],
  ]);
  const half = width * 0.6;
  fillPolygon(context, [
    [x - half, eaves + width * 0.04],
    [x - width * 0.12, peak],
    [x + width * 0.12, peak],
    [x + half, eaves + width * 0.04],
  ]);
  if (!stage.snowy) return;
  const snow = snowUnder(stage, haze);
  context.fillStyle = css(snow);
  context.fillRect(chimney.x - width * 0.08, chimney.y - width * 0.05, width * 0.16, width * 0.07);
  context.beginPath();
  context.moveTo(x - half, eaves + width * 0.03);
  context.lineTo(x - width * 0.14, peak - width * 0.06);
  context.lineTo(x + width * 0.14, peak - width * 0.06);
  context.lineTo(x + half, eaves + width * 0.03);
  for (let i = 3; i >= -3; i--) {
    const hem = eaves - width * (0.03 + 0.04 * ((i + 3) % 2));
    context.quadraticCurveTo(
      x + (i + 0.4) * width * 0.15,
      hem + width * 0.08,
      x + i * width * 0.14,
      hem,
    );
  }
  context.closePath();
  context.fill();
}

function paintSteeple(context: Canvas2D, stage: Stage, house: House): void {
  const { x, foot, width, tall, wall, roof } = house;
  const top = foot - tall - width * 0.95;
  context.fillStyle = css(shift(wall, -0.03));
  context.fillRect(x - width * 0.16, top, width * 0.32, width * 1.2);
  context.fillStyle = css(stage.snowy ? snowUnder(stage, 0.2) : roof);
  fillPolygon(context, [
    [x - width * 0.21, top],
    [x, top - width * 0.62],
    [x + width * 0.21, top],
  ]);
}

const paneOf = ({ palette }: Stage): Colour =>
  palette.night > 0.5 ? LAMPLIGHT : mix(palette.haze, palette.shadow, 0.55);

/** A wooden house, or the pagoda where other villages have their church. */
function paintJapanese(context: Canvas2D, stage: Stage, house: House, haze: number): void {
  const cover = stage.snowy ? snowUnder(stage, haze) : house.roof;
  if (!house.isChurch) return paintWoodenHouse(context, house, { pane: paneOf(stage), cover });
  paintPagoda(context, { ...house, wall: underSky(stage.palette, VERMILION, haze) }, cover);
}

function paintHouse(context: Canvas2D, stage: Stage, house: House, haze: number): void {
  const { x, foot, width, tall, wall, isChurch } = house;
  if (isJapanese(stage.plan)) return paintJapanese(context, stage, house, haze);
  if (isChurch) paintSteeple(context, stage, house);
  context.fillStyle = verticalGradient(context, foot - tall, foot, [
    [0, wall],
    [1, shift(wall, -0.07)],
  ]);
  context.fillRect(x - width / 2, foot - tall, width, tall);
  paintRoof(context, stage, house, haze);
  const pane = paneOf(stage);
  for (const window of windowsOf(house)) {
    context.fillStyle = css(shift(wall, 0.05));
    const frame = width * 0.02;
    context.fillRect(
      window.x - frame,
      window.y - frame,
      window.width + 2 * frame,
      window.height + 2 * frame,
    );
    context.fillStyle = css(pane);
    context.fillRect(window.x, window.y, window.width, window.height);
    context.fillStyle = css(shift(wall, -0.1), 0.8);
    context.fillRect(window.x + window.width / 2 - frame / 2, window.y, frame, window.height);
  }
  context.fillStyle = css(shift(house.roof, -0.1));
  context.fillRect(x - width * 0.08, foot - tall * 0.6, width * 0.16, tall * 0.6);
}

const windowsOf = ({ x, foot, width, tall }: House) =>
  [-0.38, 0.18].map((left) => ({
    x: x + left * width,
    y: foot - tall * 0.72,
    width: width * 0.2,
    height: tall * 0.36,
  }));

/** Pale puffs from the chimneys, wider the higher they are. */
function addChimneySmoke(stage: Stage, order: number, houses: readonly House[]): void {
  if (!stage.plan.weather.includes('steam')) return;
  const grey: Colour = mix([0.72, 0.012, 265], stage.palette.haze, 0.25);
  const puff = softDisc(stage.environment, PUFF, [
    [0, grey, 0.85],
    [0.55, grey, 0.6],
    [1, grey, 0],
  ]);
  stage.addLayer(order, 0.4, (context, phase) => {
    for (const house of houses) {
      const { x, y } = chimneyTop(stage, house);
      for (let i = 0; i < PUFFS; i++) {
        const t = saw(phase, 1, house.offset + i / PUFFS);
        const drift = house.width * (0.3 * t + 0.1 * wave(t, 1, house.offset));
        const radius = house.width * (0.16 + 0.34 * t);
        const rise = house.width * 1.3 * t;
        context.globalAlpha = Math.min(1, 6 * t) * (1 - t);
        context.drawImage(puff, x + drift - radius, y - rise - radius, radius * 2, radius * 2);
      }
    }
    context.globalAlpha = 1;
  });
}
const PUFFS = 7;
/** Side of the picture of a puff, in pixels. */
const PUFF = 64;

/** Light that falls from the windows into the night, and wavers a little. */
function addWindowLight(stage: Stage, order: number, houses: readonly House[]): void {
  const light = glowSprite(stage.environment, LAMPLIGHT);
  stage.addLayer(order, 0.4, (context, phase) => {
    for (const house of houses) {
      const alpha = 0.5 + 0.12 * wave(phase, 1, house.offset);
      drawGlow(context, light, house.x, house.foot - house.tall * 0.5, house.width * 0.75, alpha);
    }
  });
}

/** Small houses and a church on rolling hills; lit windows at night, snow on the roofs in winter. */
export function village(stage: Stage): void {
  stage.ground = 0.86;
  paintRollingHills(stage, CREST);
  const random = createRandom(stage.seed + 401);
  ROWS.forEach(({ size, haze }, level) => {
    const houses = settle(stage, level, random);
    const order = 10 + level * 3;
    const depth = 0.12 + 0.16 * level;
    const top = Math.min(...houses.map(({ foot }) => foot)) / stage.height - size * 3.5;
    const bottom = Math.max(...houses.map(({ foot }) => foot)) / stage.height + 0.01;
    addStrip(stage, { order, depth, top, bottom }, (context) => {
      for (const house of houses) paintHouse(context, stage, house, haze);
    });
    addChimneySmoke(stage, order + 0.4, houses);
    if (stage.palette.night > 0.5) addWindowLight(stage, order + 0.5, houses);
  });
}
