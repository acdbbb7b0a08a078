import type { Canvas2D } from '../canvas.ts';
import type { SettingName } from '../language/setting-name.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

/** Where the ground of each place begins, as a share of the height, and the layer it is in. */
const GROUNDS: Readonly<Partial<Record<SettingName, readonly [top: number, order: number]>>> = {
  forest: [0.74, 22.5],
  jungle: [0.76, 22.5],
  mountain: [0.74, 25.5],
  village: [0.78, 26.5],
  lake: [0.8, 18.9],
};
const PLAIN: readonly [top: number, order: number] = [0.7, 18.9];

/** Of trodden earth; on snow and sand a darker trace of the same. */
function earthOf(setting: SettingName): Colour {
  if (setting === 'snowfield') return [0.8, 0.03, 245];
  if (setting === 'desert' || setting === 'canyon') return [0.66, 0.09, 60];
  return [0.7, 0.075, 72];
}

/** A path that winds from the lower edge of the picture into the distance. */
export function addPath(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const [top, order] = GROUNDS[stage.plan.setting] ?? PLAIN;
  const bottom = 1.04;
  /** Its middle and half its width, in fractions of the width, `t` from far to near. */
  const at = (t: number): readonly [middle: number, half: number] => [
    0.53 + 0.15 * Math.sin(Math.PI * (1.75 * t + 0.15)) * (0.2 + 0.8 * t),
    0.006 + 0.19 * t ** 1.7,
  ];
  const trace = (context: Canvas2D, wider: number): void => {
    context.beginPath();
    for (const side of [-1, 1]) {
      for (let i = 0; i <= 30; i++) {
        const t = side < 0 ? i / 30 : 1 - i / 30;
        const [middle, half] = at(t);
        context.lineTo(
          (middle + side * half * wider) * width,
          (top + (bottom - top) * t ** 1.15) * height,
        );
      }
    }
    context.closePath();
  };
  const earth = underSky(palette, earthOf(stage.plan.setting), 0.06);
  addStrip(stage, { order, depth: 0.7, top: top - 0.02, bottom: 1.1 }, (context) => {
    trace(context, 1.12);
    context.fillStyle = css(shift(earth, -0.1), 0.5);
    context.fill();
    trace(context, 1);
    context.fillStyle = verticalGradient(context, top * height, bottom * height, [
      [0, shift(earth, 0.05)],
      [1, shift(earth, -0.07)],
    ]);
    context.fill();
    context.save();
    context.clip();
    const random = createRandom(stage.seed + 43);
    for (let i = 0; i < 90; i++) {
      const t = random() ** 0.7;
      const [middle, half] = at(t);
      context.fillStyle = css(shift(earth, random() < 0.5 ? 0.06 : -0.06), 0.55);
      context.beginPath();
      context.ellipse(
        (middle + (random() * 2 - 1) * half) * width,
        (top + (bottom - top) * t ** 1.15) * height,
        (2 + 16 * t * random()) * unit,
        (1 + 4 * t) * unit,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    context.restore();
  });
}
