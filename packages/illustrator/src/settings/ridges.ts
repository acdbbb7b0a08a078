import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix } from '../math/colour.ts';
import { clamp, TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { isCutPaper } from './cut-paper.ts';
import { scaleOf } from './extent.ts';
import { addStrip } from './strip.ts';

/** The height of a skyline: from x to y, both in pixels. */
export type Ridge = (x: number) => number;

export interface RidgeShape {
  readonly seed: number;
  /** Mean, as a fraction of the picture's height. */
  readonly base: number;
  /** Swing, in measures of the landscape. */
  readonly height: number;
  /** Strength of the short waves, 1 rugged, 0.3 soft. */
  readonly roughness?: number;
  /** Height of jagged peaks on top, in measures. */
  readonly peaks?: number;
}

/** A sum of sines of x, at will with jagged peaks repeated every measure. */
export function createRidge(stage: Stage, shape: RidgeShape): Ridge {
  const random = createRandom(shape.seed);
  const scale = scaleOf(stage);
  const middle = stage.width / 2;
  const waves = Array.from({ length: 7 }, (_, i) => ({
    frequency: (i + 1) * (0.9 + 0.2 * random()),
    height:
      (shape.height / (i + 1) ** 1.15) * (0.5 + random()) * (i ? (shape.roughness ?? 1) : 1) * 0.5,
    offset: random(),
  }));
  const peaks = Array.from({ length: 4 }, () => ({
    at: random(),
    halfWidth: 0.12 + 0.16 * random(),
    height: 0.5 + 0.7 * random(),
  }));
  return (x) => {
    const t = (x - middle) / scale;
    let up = 0;
    for (const part of waves)
      up += part.height * Math.sin(TAU * (part.frequency * t + part.offset));
    if (shape.peaks) {
      let summit = 0;
      for (const peak of peaks) {
        const away = Math.abs(((((t - peak.at) % 1) + 1.5) % 1) - 0.5);
        summit = Math.max(summit, peak.height * clamp(1 - away / peak.halfWidth));
      }
      const crags = 1 + 0.06 * Math.sin(TAU * 17 * t) + 0.035 * Math.sin(TAU * (41 * t + 0.3));
      up += shape.peaks * summit * crags;
    }
    return shape.base * stage.height - up * scale;
  };
}

/** The outline of everything below the ridge, as the current path. */
function traceRidge(context: Canvas2D, stage: Stage, ridge: Ridge): void {
  const overhang = 40 * stage.unit;
  const step = Math.max(2, 5 * stage.unit);
  context.beginPath();
  context.moveTo(-overhang, stage.height * 1.3);
  for (let x = -overhang; x <= stage.width + overhang; x += step) context.lineTo(x, ridge(x));
  context.lineTo(stage.width + overhang * 1.5, stage.height * 1.3);
  context.closePath();
}

/** The highest point of a ridge, as a fraction of the height. */
function topOf(stage: Stage, ridge: Ridge): number {
  let top = Infinity;
  for (let x = -40 * stage.unit; x <= stage.width + 40 * stage.unit; x += 4) {
    top = Math.min(top, ridge(x));
  }
  return top / stage.height;
}

export interface RidgeLayer {
  readonly order: number;
  readonly depth: number;
  readonly ridge: Ridge;
  readonly top: Colour;
  readonly bottom: Colour;
  /** Fraction of the height where the colour has become `bottom`. */
  readonly fadeTo: number;
  /** Fraction of the height below which nearer layers cover it for certain. */
  readonly until?: number;
  /** More painting on the ground itself, clipped to it. */
  readonly detail?: (context: Canvas2D) => void;
}

/** A static layer of land below a skyline. */
export function addRidge(stage: Stage, layer: RidgeLayer): void {
  const top = topOf(stage, layer.ridge);
  const strip = { order: layer.order, depth: layer.depth, top, bottom: layer.until ?? 1.1 };
  addStrip(stage, strip, (context) => {
    traceRidge(context, stage, layer.ridge);
    context.fillStyle = isCutPaper(stage)
      ? css(mix(layer.top, layer.bottom, 0.3))
      : verticalGradient(context, top * stage.height, layer.fadeTo * stage.height, [
          [0, layer.top],
          [1, layer.bottom],
        ]);
    context.fill();
    if (!layer.detail) return;
    context.clip();
    layer.detail(context);
  });
}
