import type { Actor } from '../actors/actor.ts';
import { fillEllipse, gloss } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import { COLOURS } from '../language/colours.ts';
import type { Subject } from '../language/subject.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fract, TAU, wave } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import type { Effect } from './effect.ts';

const WATER: Colour = [0.86, 0.06, 228];

const COFFEE: Colour = [0.42, 0.08, 55];
const LATTE: Colour = [0.7, 0.08, 65];
const MILK: Colour = [0.97, 0.012, 85];
const JUICE: Colour = [0.78, 0.17, 65];
const WINE: Colour = [0.38, 0.15, 15];
const BROTH: Colour = [0.66, 0.17, 45];

/** What is in a vessel whose color is not that of the prompt; water in all others. */
const LIQUIDS: Readonly<Record<string, Colour>> = {
  '@coffee': COFFEE,
  'hot-beverage': COFFEE,
  '@cocoa': [0.45, 0.08, 45],
  '@latte': LATTE,
  '@latteart': LATTE,
  'teacup-without-handle': [0.66, 0.13, 65],
  'glass-of-milk': MILK,
  '@milkshake': MILK,
  '@juice': JUICE,
  '@iceddrink': JUICE,
  '@lemonade': [0.93, 0.14, 100],
  'beer-mug': [0.83, 0.15, 80],
  'wine-glass': WINE,
  '@wineglass': WINE,
  '@soup': BROTH,
  'steaming-bowl': BROTH,
  'pot-of-food': BROTH,
  'tumbler-glass': [0.68, 0.15, 65],
};

/** How high the rim of a vessel is, and its half width, in heights and widths of what is drawn. */
const RIMS: Readonly<Record<string, readonly [up: number, half: number]>> = {
  '@milkshake': [0.7, 0.44],
  'glass-of-milk': [0.94, 0.44],
  'tumbler-glass': [0.95, 0.44],
  '@waterglass': [0.95, 0.42],
  '@iceddrink': [0.74, 0.3],
  '@lemonade': [0.76, 0.3],
  '@coffee': [0.84, 0.34],
  'wine-glass': [0.86, 0.34],
  '@wineglass': [0.9, 0.3],
};
/** Vessels: a color that the prompt names is that of these, not of what is in them. */
const OPAQUE = /^(@coffee|hot-beverage|@latte|@cocoa|teacup|steaming-bowl|@soup|pot-of-food)/;
/** Vessels that show what is in them. */
const CLEAR =
  /^(glass-of-milk|@milkshake|@juice|@iceddrink|@lemonade|beer-mug|wine-glass|@wineglass|tumbler-glass|@waterglass|@martini|@margarita|cocktail-glass|tropical-drink|bubble-tea|@cereal|@champagneflute|cup-with-straw|bowl-with-spoon)/;

interface Crown {
  /** Half of its width at the foot, pixels. */
  readonly half: number;
  readonly tall: number;
  readonly colour: Colour;
  readonly alpha: number;
  readonly peaks: number;
}

/** A crown of liquid, as it stands for a moment when something falls in: tongues that bend outwards. */
function drawCrown(
  context: Canvas2D,
  { half, tall, colour, alpha, peaks }: Crown,
  phase: number,
): void {
  const tips: (readonly [x: number, y: number, radius: number])[] = [];
  context.beginPath();
  context.moveTo(-half, 0);
  const step = (2 * half) / peaks;
  for (let i = 0; i < peaks; i++) {
    const from = -half + i * step;
    const across = (from + step / 2) / half;
    const edge = Math.abs(across);
    const rise = 0.62 + 0.38 * Math.abs(Math.sin(2.1 * i + 0.7)) + 0.12 * wave(phase, 1, i * 0.31);
    const top = tall * rise * (0.75 + 0.25 * edge);
    const x = (from + step / 2) * (1 + 0.55 * (top / half) * edge);
    const radius = step * 0.17;
    const valley = i === peaks - 1 ? 0 : tall * 0.16;
    context.bezierCurveTo(
      from + step * 0.25,
      -tall * 0.25,
      x - radius * 1.4,
      -top * 0.6,
      x - radius,
      -top,
    );
    context.arc(x, -top, radius, Math.PI, 0);
    context.bezierCurveTo(
      x + radius * 1.4,
      -top * 0.6,
      from + step * 0.75,
      -tall * 0.25,
      from + step,
      -valley,
    );
    tips.push([x, top, radius]);
  }
  context.closePath();
  context.fillStyle = css(colour, alpha);
  context.fill();
  for (const [i, [x, top, radius]] of tips.entries()) {
    context.fillStyle = css(shift(colour, 0.07), 0.9);
    context.beginPath();
    context.ellipse(
      x - radius * 0.3,
      -top * 0.82,
      radius * 0.3,
      top * 0.14,
      (x / half) * 0.5,
      0,
      TAU,
    );
    context.fill();
    const away = fract(phase + i * 0.37);
    context.fillStyle = css(colour, Math.min(1, alpha + 0.15) * (1 - away) ** 0.4);
    const [dropX, dropY] = [x * (1.08 + 0.3 * away), -top * (1.2 + 0.5 * away - 0.5 * away ** 2)];
    fillCircle(context, dropX, dropY, radius * (0.75 - 0.35 * (i % 3) * 0.4));
    fillCircle(context, dropX * 1.12, dropY * 1.14, radius * 0.36);
  }
}

/** What is in a glass leaps over its rim; around anything else water leaps up. */
export function createLiquidSplash({ body }: Actor, { glyph, colour }: Subject): Effect {
  const { width, height } = body;
  const isOpaque = OPAQUE.test(glyph);
  if (!isOpaque && !CLEAR.test(glyph)) return aroundFoot(width, height);
  const [up, half] = RIMS[glyph] ?? [0.84, 0.4];
  const named = colour !== null && !isOpaque ? COLOURS[colour] : undefined;
  const liquid = named ?? LIQUIDS[glyph] ?? WATER;
  const crown = { half: half * width, colour: liquid, alpha: 0.96 };
  return {
    behind(context, phase) {
      context.translate(0, -up * height);
      drawCrown(context, { ...crown, tall: 0.46 * height, peaks: 5 }, phase);
    },
    before(context, phase) {
      context.save();
      context.translate(0, -up * height);
      for (const side of [-1, 1]) drawSpill(context, side, crown.half, height, liquid, phase);
      context.restore();
      drawPool(context, 0.62 * width, liquid);
    },
  };
}

/** A tongue that leaps over the rim at one side, with drops that fall from it. */
function drawSpill(
  context: Canvas2D,
  side: number,
  half: number,
  height: number,
  colour: Colour,
  phase: number,
): void {
  const x = side * half;
  const at = (across: number, up: number): [number, number] => [
    x + side * across * height,
    -(up + 0.012 * wave(phase, 1, side * 0.2)) * height,
  ];
  context.fillStyle = css(colour);
  context.beginPath();
  context.moveTo(x - side * 0.2 * height, 0);
  context.bezierCurveTo(...at(-0.06, 0.12), ...at(0.06, 0.26), ...at(0.2, 0.25));
  context.arc(...at(0.2, 0.222), 0.028 * height, -Math.PI / 2, Math.PI / 2, side < 0);
  context.bezierCurveTo(...at(0.12, 0.19), ...at(0.05, 0.08), x, 0);
  context.closePath();
  context.fill();
  for (let i = 0; i < 6; i++) {
    const t = fract(phase + i / 6);
    const [dropX, up] = at(0.22 + 0.2 * t + 0.04 * (i % 3), 0.24);
    const dropY = up + height * (-0.3 * t + 1.1 * t * t);
    context.fillStyle = css(colour, Math.min(1, 6 * (1 - t)));
    fillCircle(context, dropX, dropY, height * (0.013 + 0.009 * (i % 3)));
  }
}

/** What has run out lies around the foot. */
function drawPool(context: Canvas2D, half: number, colour: Colour): void {
  for (const [x, y, rx] of [
    [-1.15, 0.06, 0.2],
    [1.08, 0.08, 0.26],
    [0.7, 0.15, 0.1],
    [-0.75, 0.16, 0.13],
  ] as const) {
    fillEllipse(context, [x * half, y * half, rx * half, rx * half * 0.28], css(colour, 0.92));
    gloss(context, [(x - rx * 0.3) * half, (y - 0.02) * half, rx * half * 0.4, rx * half * 0.06]);
  }
}

function aroundFoot(width: number, height: number): Effect {
  const half = 0.62 * width;
  const tall = Math.min(0.62 * height, 0.8 * width);
  return {
    behind(context, phase) {
      drawCrown(context, { half, tall, colour: WATER, alpha: 0.8, peaks: 9 }, phase);
    },
    before(context, phase) {
      context.translate(0, 0.07 * width);
      fillEllipse(context, [0, 0, half * 1.15, half * 0.16], css(WATER, 0.55));
      drawCrown(
        context,
        { half: half * 0.96, tall: tall * 0.34, colour: shift(WATER, 0.05), alpha: 0.72, peaks: 7 },
        phase + 0.4,
      );
    },
  };
}
