import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { saw, wave } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';

const LIQUIDS: Readonly<Record<string, Colour>> = {
  teapot: [0.5, 0.1, 55],
  '@coffee': [0.36, 0.07, 50],
  'hot-beverage': [0.36, 0.07, 50],
  'beer-mug': [0.82, 0.15, 85],
  'wine-glass': [0.42, 0.16, 15],
  'glass-of-milk': [0.95, 0.02, 85],
  'bottle-with-popping-cork': [0.42, 0.16, 15],
};
const MILK: Colour = [0.95, 0.02, 85];

/** Of what comes out of jugs, by its name. */
const NAMED: readonly (readonly [RegExp, Colour])[] = [
  [/white chocolate|cream|custard|milk(?! chocolate)/, MILK],
  [/lemonade|champagne|butter/, [0.9, 0.13, 98]],
  [/chocolate|coffee|gravy|cocoa|ganache|soy|teriyaki/, [0.4, 0.08, 45]],
  [/tomato|ketchup|marinara|strawberry|raspberry/, [0.55, 0.2, 28]],
  [/honey|syrup|oil|juice|caramel|beer|sauce|dressing/, [0.76, 0.16, 72]],
  [/water/, [0.86, 0.07, 225]],
  [/wine/, [0.45, 0.17, 18]],
];

/** What comes out of a vessel; `name` says what is in it. */
export const liquidOf = (vessel: string, name = ''): Colour =>
  LIQUIDS[vessel] ?? NAMED.find(([names]) => names.test(name))?.[1] ?? MILK;

/** Where the mouth of a tipped vessel is from its middle, in its widths. */
const MOUTHS: Readonly<Record<string, readonly [number, number]>> = {
  teapot: [-0.36, 0.03],
  '@jug': [-0.44, -0.09],
};
const MOUTH = [-0.36, 0.12] as const;

/** Bright spots that run down in a stream. */
const SHINES = 6;

/** From the spout of a tipped vessel in the air down into what stands below it. */
export function drawStream(
  context: Canvas2D,
  { vessel, name }: { readonly vessel: string; readonly name: string },
  { x, y, sizePx }: { readonly x: number; readonly y: number; readonly sizePx: number },
  phase: number,
): void {
  const [across, down] = MOUTHS[vessel] ?? MOUTH;
  const [left, top] = [x + sizePx * across, y + sizePx * down];
  const length = sizePx * (0.84 - down);
  const colour = liquidOf(vessel, name);
  const width = sizePx * (0.062 + 0.008 * wave(phase, 3));
  context.save();
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(left, top);
  context.quadraticCurveTo(
    left - sizePx * 0.06,
    top + sizePx * 0.1,
    left - sizePx * 0.06,
    top + length,
  );
  context.strokeStyle = css(shift(colour, -0.08));
  context.lineWidth = width;
  context.stroke();
  context.strokeStyle = css(shift(colour, 0.04));
  context.lineWidth = width * 0.7;
  context.stroke();
  // It can be seen to run.
  context.fillStyle = css(shift(colour, 0.22, 0.7), 0.8);
  for (let i = 0; i < SHINES; i++) {
    const run = saw(phase, 2, i / SHINES);
    const out = sizePx * 0.06 * Math.min(1, run * 4);
    fillCircle(context, left - out, top + length * run, width * 0.2);
  }
  context.restore();
}

const DROPS = 21;

/** Drops from a spout at the origin, falling by `fall` and carried by `reach` pixels. */
export function drawPouring(context: Canvas2D, phase: number, reach: number, fall: number): void {
  context.save();
  for (let i = 0; i < DROPS; i++) {
    const t = saw(phase, 3, i / DROPS);
    const fan = ((i * 7) % 5) / 5 - 0.4;
    context.fillStyle = css([0.88, 0.09, 225], 0.95 * (1 - t ** 4));
    fillCircle(
      context,
      reach * t * (0.8 + 0.5 * fan),
      fall * t * t,
      Math.max(0.8, fall * 0.06 * (1.1 - 0.4 * t)),
    );
  }
  context.restore();
}
