import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { isTownSnowy } from './cobbles.ts';
import { scaleOf } from './extent.ts';
import { paintHaussmannHouse } from './haussmann-house.ts';
import type { House } from './house-in-row.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const WALLS: readonly Colour[] = [
  [0.9, 0.05, 85],
  [0.8, 0.09, 45],
  [0.84, 0.06, 20],
  [0.82, 0.06, 220],
  [0.85, 0.06, 150],
  [0.86, 0.08, 95],
];
const ROOF: Colour = [0.5, 0.11, 35];
const GLASS: Colour = [0.5, 0.05, 245];
const LAMPLIGHT: Colour = [0.88, 0.14, 82];

export interface Facades {
  /** Where they stand, and how tall they are; fractions of the height. */
  readonly foot: number;
  readonly tall: number;
  readonly order?: number;
  readonly haze?: number;
  /** Of the widths; 1 when absent. */
  readonly size?: number;
  /** Tells rows apart that stand behind each other. */
  readonly row?: number;
}

/** A row of old houses, wall to wall. */
export function addFacades(
  stage: Stage,
  { foot, tall, order = 12, haze = 0.12, size = 1, row = 0 }: Facades,
): void {
  const { width, height, plan } = stage;
  const paint =
    plan.townLook === 'parisian'
      ? paintHaussmannHouse
      : plan.region === 'orient'
        ? paintClayHouse
        : paintHouse;
  addStrip(
    stage,
    { order, depth: 0.3, top: foot - tall - 0.16, bottom: foot + 0.01 },
    (context) => {
      const random = createRandom(stage.seed + 211 + 37 * row);
      const measure = size * scaleOf(stage);
      for (let x = -0.06 * width; x < 1.06 * width;) {
        const wide = (0.15 + 0.06 * random()) * measure;
        const high = tall * height * (0.78 + 0.3 * random());
        paint(context, stage, { place: [x, foot * height, wide, high], haze, random });
        x += wide;
      }
    },
  );
}

const CLAY: readonly Colour[] = [
  [0.68, 0.11, 42],
  [0.74, 0.1, 55],
  [0.64, 0.12, 36],
  [0.8, 0.07, 65],
];

/** A house of clay with a flat roof, battlements and arched windows. */
function paintClayHouse(
  context: Canvas2D,
  { palette }: Stage,
  { place: [x, foot, wide, high], haze, random }: House,
): void {
  const wall = underSky(palette, CLAY[Math.floor(random() * CLAY.length)] ?? ROOF, haze);
  const top = foot - high * (0.62 + 0.3 * random());
  context.fillStyle = verticalGradient(context, top, foot, [
    [0, shift(wall, 0.04)],
    [1, shift(wall, -0.06)],
  ]);
  context.fillRect(x, top, wide + 1, foot - top);
  const merlon = wide / 9;
  for (let i = 0; i < 9; i += 2) context.fillRect(x + i * merlon, top - merlon, merlon, merlon + 1);
  const pane = wide * 0.17;
  for (let row = 0; top + pane * (1.2 + row * 2.3) + pane * 1.5 < foot; row++) {
    for (let column = 0; column < 3; column++) {
      if (random() < 0.25) continue;
      const px = x + wide * (0.14 + 0.275 * column);
      const py = top + pane * (1.2 + row * 2.3);
      const isLit = random() < 0.1 + 0.6 * palette.night;
      context.fillStyle = css(isLit ? LAMPLIGHT : underSky(palette, [0.34, 0.06, 200], haze));
      context.beginPath();
      context.moveTo(px, py + pane * 1.4);
      context.lineTo(px, py + pane * 0.5);
      context.arc(px + pane / 2, py + pane * 0.5, pane / 2, Math.PI, Math.PI * 2);
      context.lineTo(px + pane, py + pane * 1.4);
      context.fill();
    }
  }
}

/** A house of plaster with a gable. */
function paintHouse(
  context: Canvas2D,
  { palette, plan }: Stage,
  { place: [x, foot, wide, high], haze, random }: House,
): void {
  const isSnowy = isTownSnowy(plan);
  const wall = underSky(palette, WALLS[Math.floor(random() * WALLS.length)] ?? ROOF, haze);
  const roof = underSky(palette, isSnowy ? [0.97, 0.015, 240] : shift(ROOF, 0.08 * random()), haze);
  const eaves = foot - high;
  const gable = wide * (0.34 + 0.16 * random());
  context.fillStyle = css(roof);
  fillPolygon(context, [
    [x - wide * 0.02, eaves + 1],
    [x + wide / 2, eaves - gable],
    [x + wide * 1.02, eaves + 1],
  ]);
  context.fillStyle = verticalGradient(context, eaves, foot, [
    [0, shift(wall, 0.03)],
    [1, shift(wall, -0.06)],
  ]);
  context.fillRect(x, eaves, wide + 1, high + 2);
  context.fillStyle = css(shift(wall, -0.12), 0.5);
  context.fillRect(x, eaves, wide * 0.02, high);
  const columns = 3;
  const pane = wide * 0.17;
  const storeys = Math.max(2, Math.floor(high / (pane * 2.1)));
  for (let row = 0; row < storeys; row++) {
    for (let column = 0; column < columns; column++) {
      const px = x + wide * (0.14 + 0.275 * column);
      const py = eaves + pane * 0.6 + row * pane * 2.05;
      if (py + pane * 1.4 > foot) continue;
      const isLit = random() < 0.15 + 0.55 * palette.night;
      context.fillStyle = css(shift(wall, 0.08));
      context.fillRect(px - pane * 0.1, py - pane * 0.1, pane * 1.2, pane * 1.62);
      context.fillStyle = css(isLit ? LAMPLIGHT : underSky(palette, GLASS, haze));
      context.fillRect(px, py, pane, pane * 1.4);
      context.fillStyle = css(shift(wall, 0.08));
      context.fillRect(px + pane * 0.46, py, pane * 0.08, pane * 1.4);
      context.fillRect(px, py + pane * 0.6, pane, pane * 0.08);
    }
  }
}
