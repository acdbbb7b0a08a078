import type { Canvas2D } from '../canvas.ts';
import { coloursNamed } from '../language/colours.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { underSky } from './surface.ts';

/** Between the far waves and those that boats lie on. */
const ORDER = 16.5;

type Point = readonly [x: number, y: number];
type Curve = readonly [Point, Point, Point];

/** Its back, its crest, the lip that falls, the hollow below the lip and the face; in fractions of the picture. */
const START: Point = [1.08, 0.9];
const OUTLINE: readonly Curve[] = [
  [[0.96, 0.72], [0.84, 0.3], [0.62, 0.22]],
  [[0.46, 0.15], [0.26, 0.2], [0.17, 0.44]],
  [[0.27, 0.33], [0.43, 0.3], [0.47, 0.45]],
  [[0.52, 0.63], [0.36, 0.78], [-0.08, 0.84]],
]; // prettier-ignore

function pointOn(from: Point, [first, second, to]: Curve, t: number): Point {
  const s = 1 - t;
  const at = (axis: 0 | 1): number =>
    s ** 3 * from[axis] +
    3 * s * s * t * first[axis] +
    3 * s * t * t * second[axis] +
    t ** 3 * to[axis];
  return [at(0), at(1)];
}

/** A wave that breaks behind the actors, as high as the picture allows. */
export function addBreaker(stage: Stage): void {
  const { width, height, unit, palette, plan } = stage;
  const named = coloursNamed(plan.colours)[0];
  const water = underSky(palette, named ?? [0.62, 0.12, 215], 0.08);
  const foam = css(mix([0.99, 0.005, 220], palette.light, 0.25));
  const random = createRandom(stage.seed + 71);
  const trace = (context: Canvas2D, rise: number): void => {
    const place = ([x, y]: Point): Point => [x * width, (y - rise * (0.9 - y)) * height];
    context.beginPath();
    context.moveTo(...place(START));
    for (const [first, second, to] of OUTLINE) {
      context.bezierCurveTo(...place(first), ...place(second), ...place(to));
    }
    context.lineTo(-0.08 * width, 1.1 * height);
    context.lineTo(1.08 * width, 1.1 * height);
    context.closePath();
  };
  const crest = OUTLINE[0]?.[2] ?? START;
  const lip = OUTLINE[1] as Curve;
  const tip = lip[2];
  const puffs = Array.from({ length: 70 }, (_, i) => {
    const [x, y] = pointOn(crest, lip, i / 69);
    return {
      x: x + 0.02 * (random() - 0.5),
      y: y + 0.025 * (random() - 0.3),
      radius: (10 + 22 * random() * (0.4 + i / 69)) * unit,
      offset: random(),
    };
  });
  const drops = Array.from({ length: 26 }, () => ({
    x: tip[0] - 0.1 + 0.34 * random(),
    y: tip[1] - 0.3 + 0.36 * random(),
    radius: (2 + 6 * random()) * unit,
    offset: random(),
  }));
  const streaks = Array.from({ length: 13 }, (_, i) => i / 12);
  stage.addLayer(ORDER, 0.5, (context, phase) => {
    const rise = 0.015 * wave(phase);
    trace(context, rise);
    context.fillStyle = linearGradient(
      context,
      [0.3 * width, 0.2 * height, 0.8 * width, 0.95 * height],
      [
        [0, shift(water, 0.16), 1],
        [0.45, water, 1],
        [1, shift(water, -0.2), 1],
      ],
    );
    context.fill();
    context.save();
    context.clip();
    context.lineCap = 'round';
    // Lines of the water that is drawn up into the crest.
    for (const t of streaks) {
      const tone: Colour = shift(water, t % 0.16 < 0.08 ? 0.14 : -0.07);
      context.strokeStyle = css(tone, 0.55);
      context.lineWidth = (3 + 5 * (1 - t)) * unit;
      context.beginPath();
      context.moveTo((0.1 + 1 * t) * width, 0.92 * height);
      context.bezierCurveTo(
        (0.46 + 0.5 * t) * width,
        (0.76 - 0.1 * t) * height,
        (0.56 + 0.24 * t) * width,
        (0.42 + 0.02 * wave(phase, 1, t)) * height,
        (0.3 + 0.34 * t) * width,
        (0.27 - 0.03 * t) * height,
      );
      context.stroke();
    }
    context.restore();
    context.fillStyle = foam;
    for (const { x, y, radius, offset } of puffs) {
      context.beginPath();
      context.arc(
        x * width,
        (y - rise * (0.9 - y)) * height,
        radius * (0.9 + 0.14 * wave(phase, 2, offset)),
        0,
        TAU,
      );
      context.fill();
    }
    for (const { x, y, radius, offset } of drops) {
      context.globalAlpha = 0.5 + 0.4 * wave(phase, 1, offset);
      context.beginPath();
      context.arc(x * width, (y + 0.02 * wave(phase, 1, offset + 0.25)) * height, radius, 0, TAU);
      context.fill();
    }
    context.globalAlpha = 1;
  });
}
