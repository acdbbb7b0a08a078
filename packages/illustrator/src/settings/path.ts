import type { Canvas2D } from '../canvas.ts';
import type { SettingName } from '../language/setting-name.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { groundOfWays } from '../things/ground-of-ways.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const BOTTOM = 1.04;

/** Its middle and half its width, in fractions of the width, `t` from far to near. */
const wayAt = (t: number): readonly [middle: number, half: number] => [
  0.53 + 0.15 * Math.sin(Math.PI * (1.75 * t + 0.15)) * (0.2 + 0.8 * t),
  0.006 + 0.19 * t ** 1.7,
];

/** A height in the picture, `t` from far to near. */
const levelAt = (t: number, top: number): number => top + (BOTTOM - top) * t ** 1.15;

/** Of trodden earth; on snow and sand a darker trace of the same. */
function earthOf(setting: SettingName): Colour {
  if (setting === 'snowfield') return [0.8, 0.03, 245];
  if (setting === 'desert' || setting === 'canyon') return [0.66, 0.09, 60];
  return [0.7, 0.075, 72];
}

/** Makes the outline of the way the current path. */
function traceWay(
  context: Canvas2D,
  { width, height }: Stage,
  { top, wider }: { readonly top: number; readonly wider: number },
): void {
  context.beginPath();
  for (const side of [-1, 1]) {
    for (let i = 0; i <= 30; i++) {
      const t = side < 0 ? i / 30 : 1 - i / 30;
      const [middle, half] = wayAt(t);
      context.lineTo((middle + side * half * wider) * width, levelAt(t, top) * height);
    }
  }
  context.closePath();
}

/** A way that winds from the lower edge of the picture into the distance. @param mark drawn on its ground */
function addWay(
  stage: Stage,
  colour: Colour,
  mark: (context: Canvas2D, top: number, ground: Colour) => void,
): void {
  const { height, palette } = stage;
  const [top, order] = groundOfWays(stage.plan.setting);
  const ground = underSky(palette, colour, 0.06);
  addStrip(stage, { order, depth: 0.7, top: top - 0.02, bottom: 1.1 }, (context) => {
    traceWay(context, stage, { top, wider: 1.12 });
    context.fillStyle = css(shift(ground, -0.1), 0.5);
    context.fill();
    traceWay(context, stage, { top, wider: 1 });
    context.fillStyle = verticalGradient(context, top * height, BOTTOM * height, [
      [0, shift(ground, 0.05)],
      [1, shift(ground, -0.07)],
    ]);
    context.fill();
    context.save();
    context.clip();
    mark(context, top, ground);
    context.restore();
  });
}

/** A path that winds from the lower edge of the picture into the distance. */
export function addPath(stage: Stage): void {
  const { width, height, unit } = stage;
  addWay(stage, earthOf(stage.plan.setting), (context, top, earth) => {
    const random = createRandom(stage.seed + 43);
    for (let i = 0; i < 90; i++) {
      const t = random() ** 0.7;
      const [middle, half] = wayAt(t);
      context.fillStyle = css(shift(earth, random() < 0.5 ? 0.06 : -0.06), 0.55);
      context.beginPath();
      context.ellipse(
        (middle + (random() * 2 - 1) * half) * width,
        levelAt(t, top) * height,
        (2 + 16 * t * random()) * unit,
        (1 + 4 * t) * unit,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  });
}

const ASPHALT: Colour = [0.46, 0.02, 275];
const LINES: Colour = [0.97, 0.03, 95];
/** Of the dashes in its middle. */
const DASHES = 11;

/** A road that winds from the lower edge of the picture into the distance, with dashes in its middle. */
export function addRoadAhead(stage: Stage): void {
  const { width, height, palette } = stage;
  const paint = css(underSky(palette, LINES, 0.05), 0.9);
  addWay(stage, ASPHALT, (context, top) => {
    context.fillStyle = paint;
    const corner = (t: number, side: number): readonly [number, number] => {
      const [middle, half] = wayAt(t);
      return [(middle + side * half * 0.035) * width, levelAt(t, top) * height];
    };
    for (let i = 0; i < DASHES; i++) {
      const [far, near] = [((i + 0.2) / DASHES) ** 1.6, ((i + 0.7) / DASHES) ** 1.6];
      fillPolygon(context, [corner(far, -1), corner(far, 1), corner(near, 1), corner(near, -1)]);
    }
  });
}
