import { fillEllipse } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { isIndoors } from '../language/indoors.ts';
import type { SettingName } from '../language/setting-name.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fillCircle, linearGradient } from '../painting.ts';
import { FLOOR } from './figure-joints.ts';
import type { HeldThing } from './held-thing.ts';
import type { PoseName } from './pose-name.ts';

/** What people stand behind while they work, besides a table. */
export type StationName =
  | 'table'
  | 'grill'
  | 'stove'
  | 'fire'
  | 'sink'
  | 'desk'
  | 'counter'
  | 'anvil'
  /** Of a potter. */
  | 'wheel'
  | 'ironing';

/** A color as it looks in the stage's light. */
export type Ambient = (colour: Colour) => Colour;

/** In the units of puppets and figures; `top` is the height of its upper edge. */
export type DrawStation = (context: Canvas2D, ambient: Ambient, top: number) => void;

const STEEL: Colour = [0.8, 0.015, 250];
const ENAMEL: Colour = [0.93, 0.008, 240];
const BLACK: Colour = [0.27, 0.02, 270];
const OAK: Colour = [0.56, 0.09, 55];

/** Things that one works at. */
const STATIONS_OF_THINGS: Readonly<Record<string, StationName>> = {
  '@sink': 'sink',
  '@turntable': 'desk',
  '@anvil': 'anvil',
  '@potterswheel': 'wheel',
  '@ironingboard': 'ironing',
};

/** Drawn as a station instead of lying on one; a turntable lies on its desk. */
export const isStation = (glyph: string): boolean =>
  /^@(table|counter)$/.test(glyph) ||
  (STATIONS_OF_THINGS[glyph] !== undefined && glyph !== '@turntable');

/** Where a motion is done with these things. */
export function stationFor(
  motion: PoseName,
  things: readonly HeldThing[],
  setting: SettingName,
): StationName {
  const has = (glyph: string): boolean => things.some((thing) => thing.glyph === glyph);
  if (motion === 'grill') return 'grill';
  if (has('@cauldron')) return isIndoors(setting) && setting !== 'potions' ? 'stove' : 'fire';
  const own = Object.keys(STATIONS_OF_THINGS).find(has);
  if (own !== undefined) return STATIONS_OF_THINGS[own]!;
  if (motion === 'stir' && isIndoors(setting) && !things.some(({ glyph }) => COLD.test(glyph)))
    return 'stove';
  return motion === 'sell' || has('@counter') || COUNTERS.has(setting) ? 'counter' : 'table';
}

/** Where one works behind a counter. */
const COUNTERS: ReadonlySet<SettingName> = new Set<SettingName>([
  'bar',
  'cafe',
  'market',
  'shop',
  'bakery',
  'florist',
  'supermarket',
  'bookshop',
]);

/** Stirred on a table. */
const COLD = /cake|@coffee|@bowl|paint|^tea|@cocoa|glass|bread|beverage/;

const shaded = (context: Canvas2D, colour: Colour, top: number, bottom: number) =>
  linearGradient(
    context,
    [0, top, 0, bottom],
    [
      [0, shift(colour, 0.05)],
      [1, shift(colour, -0.08)],
    ],
  );

function box(
  context: Canvas2D,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: Colour,
  radius = 0.02,
): void {
  context.fillStyle = shaded(context, colour, y, y + height);
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

function disc(context: Canvas2D, x: number, y: number, radius: number, colour: Colour): void {
  context.fillStyle = css(colour);
  fillCircle(context, x, y, radius);
}

/** An oven with a flame on its top, below what is cooked. */
function drawStove(context: Canvas2D, ambient: Ambient, top: number): void {
  const enamel = ambient(ENAMEL);
  box(context, [-0.46, top, 0.92, FLOOR - top], enamel, 0.03);
  box(context, [-0.49, top - 0.012, 0.98, 0.05], ambient(BLACK), 0.015);
  for (const x of [-0.36, -0.22, 0.22, 0.36]) disc(context, x, top + 0.085, 0.024, ambient(BLACK));
  box(context, [-0.36, top + 0.15, 0.72, FLOOR - top - 0.2], shift(enamel, -0.12), 0.03);
  box(context, [-0.29, top + 0.21, 0.58, FLOOR - top - 0.3], ambient([0.36, 0.06, 45]), 0.02);
  box(context, [-0.3, top + 0.165, 0.6, 0.022], ambient(STEEL), 0.01);
  for (let i = -3; i <= 3; i++) {
    const x = i * 0.055;
    context.fillStyle = css(i % 2 === 0 ? [0.68, 0.15, 245] : [0.8, 0.15, 75]);
    context.beginPath();
    context.moveTo(x - 0.03, top - 0.01);
    context.quadraticCurveTo(x, top - 0.07, x + 0.006, top - 0.062);
    context.quadraticCurveTo(x + 0.012, top - 0.04, x + 0.03, top - 0.01);
    context.fill();
  }
}

/** Logs that burn below a cauldron. */
function drawFire(context: Canvas2D, ambient: Ambient): void {
  const wood = ambient([0.42, 0.08, 45]);
  for (const [from, to] of [
    [-0.36, 0.3],
    [0.36, -0.3],
  ] as const) {
    context.strokeStyle = css(wood);
    context.lineWidth = 0.08;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(from, FLOOR - 0.03);
    context.lineTo(to, FLOOR - 0.1);
    context.stroke();
  }
  for (const [x, height, colour] of [
    [-0.2, 0.24, [0.68, 0.2, 40]],
    [0.2, 0.22, [0.68, 0.2, 40]],
    [0, 0.28, [0.72, 0.19, 48]],
    [-0.09, 0.17, [0.87, 0.16, 85]],
    [0.1, 0.16, [0.87, 0.16, 85]],
  ] as const) {
    context.fillStyle = css(colour);
    context.beginPath();
    context.moveTo(x - 0.1, FLOOR - 0.08);
    context.quadraticCurveTo(x - 0.1, FLOOR - 0.08 - height * 0.6, x + 0.02, FLOOR - 0.08 - height);
    context.quadraticCurveTo(x + 0.13, FLOOR - 0.08 - height * 0.5, x + 0.1, FLOOR - 0.08);
    context.fill();
  }
}

/** A kitchen unit with a basin and a tap, open to the viewer above its doors. */
function drawSink(context: Canvas2D, ambient: Ambient, top: number): void {
  const front = ambient([0.72, 0.06, 210]);
  const steel = ambient(STEEL);
  context.strokeStyle = css(steel);
  context.lineWidth = 0.045;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(-0.36, top);
  context.lineTo(-0.36, top - 0.22);
  context.bezierCurveTo(-0.36, top - 0.36, -0.16, top - 0.36, -0.16, top - 0.2);
  context.stroke();
  box(context, [-0.56, top, 1.12, FLOOR - top], front, 0.02);
  box(context, [-0.58, top - 0.02, 1.16, 0.06], ambient([0.88, 0.02, 80]), 0.015);
  box(context, [-0.3, top - 0.012, 0.66, 0.17], shift(steel, -0.06), 0.05);
  box(context, [-0.26, top, 0.58, 0.03], shift(steel, -0.25), 0.015);
  context.fillStyle = css(shift(front, -0.1));
  context.fillRect(-0.006, top + 0.2, 0.012, FLOOR - top - 0.24);
  for (const x of [-0.06, 0.06]) disc(context, x, top + 0.34, 0.018, steel);
}

/** The desk of a DJ, with lights on its front. */
function drawDeejayDesk(context: Canvas2D, ambient: Ambient, top: number): void {
  box(context, [-0.62, top, 1.24, FLOOR - top], ambient(BLACK), 0.03);
  box(context, [-0.65, top - 0.02, 1.3, 0.06], ambient(shift(BLACK, 0.12)), 0.015);
  for (let i = 0; i < 13; i++) {
    const height = 0.08 + 0.2 * Math.abs(Math.sin(i * 1.9));
    context.fillStyle = css([0.72, 0.2, (300 + i * 16) % 360]);
    context.beginPath();
    context.roundRect(-0.54 + i * 0.085, top + 0.44 - height, 0.055, height, 0.01);
    context.fill();
  }
}

/** A counter that hides the legs of who stands behind it. */
function drawCounter(context: Canvas2D, ambient: Ambient, top: number): void {
  const oak = ambient(OAK);
  box(context, [-0.66, top, 1.32, FLOOR - top], oak, 0.02);
  context.fillStyle = css(shift(oak, -0.1));
  for (const x of [-0.34, 0, 0.34])
    context.fillRect(x - 0.004, top + 0.1, 0.008, FLOOR - top - 0.1);
  box(context, [-0.7, top - 0.02, 1.4, 0.08], shift(oak, 0.08), 0.02);
}

/** On a block of wood. */
function drawAnvil(context: Canvas2D, ambient: Ambient, top: number): void {
  const iron = ambient([0.42, 0.02, 270]);
  box(context, [-0.26, top + 0.26, 0.52, FLOOR - top - 0.26], ambient(OAK), 0.03);
  context.fillStyle = shaded(context, shift(iron, -0.06), top, top + 0.28);
  context.beginPath();
  context.moveTo(-0.24, top + 0.27);
  context.lineTo(0.24, top + 0.27);
  context.quadraticCurveTo(0.1, top + 0.2, 0.12, top + 0.1);
  context.lineTo(-0.12, top + 0.1);
  context.quadraticCurveTo(-0.1, top + 0.2, -0.24, top + 0.27);
  context.fill();
  context.fillStyle = shaded(context, shift(iron, 0.1), top, top + 0.14);
  context.beginPath();
  context.moveTo(-0.5, top + 0.02);
  context.quadraticCurveTo(-0.36, top + 0.13, -0.16, top + 0.13);
  context.lineTo(0.32, top + 0.13);
  context.lineTo(0.34, top);
  context.lineTo(-0.2, top);
  context.quadraticCurveTo(-0.36, top, -0.5, top + 0.02);
  context.fill();
}

/** A board on crossed legs. */
function drawIroningBoard(context: Canvas2D, ambient: Ambient, top: number): void {
  const steel = ambient(STEEL);
  context.strokeStyle = css(shift(steel, -0.1));
  context.lineWidth = 0.035;
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(side * 0.3, top + 0.04);
    context.lineTo(-side * 0.34, FLOOR);
    context.stroke();
  }
  context.fillStyle = shaded(context, ambient([0.7, 0.09, 230]), top - 0.01, top + 0.06);
  context.beginPath();
  context.moveTo(-0.5, top - 0.01);
  context.lineTo(0.44, top - 0.01);
  context.quadraticCurveTo(0.74, top + 0.01, 0.6, top + 0.05);
  context.lineTo(-0.5, top + 0.06);
  context.closePath();
  context.fill();
}

/** A disc that turns in a basin, on a box with three legs. */
function drawPottersWheel(context: Canvas2D, ambient: Ambient, top: number): void {
  const metal = ambient([0.62, 0.04, 230]);
  context.fillStyle = css(shift(metal, -0.16));
  for (const x of [-0.3, -0.04, 0.22]) context.fillRect(x, top + 0.2, 0.08, FLOOR - top - 0.2);
  box(context, [-0.36, top + 0.06, 0.72, 0.2], metal, 0.05);
  fillEllipse(context, [0, top + 0.07, 0.4, 0.07], css(shift(metal, 0.1)));
  fillEllipse(context, [0, top + 0.07, 0.35, 0.052], css(shift(metal, -0.12)));
  fillEllipse(context, [0, top + 0.03, 0.25, 0.042], css(ambient([0.7, 0.02, 250])));
}

/** What stands on the ground besides a table and a grill. */
export const WORKPLACES: Readonly<Record<Exclude<StationName, 'table' | 'grill'>, DrawStation>> = {
  stove: drawStove,
  fire: drawFire,
  sink: drawSink,
  desk: drawDeejayDesk,
  counter: drawCounter,
  anvil: drawAnvil,
  wheel: drawPottersWheel,
  ironing: drawIroningBoard,
};
