import type { Grade } from '../document/grade-schema.ts';
import { LOOK_RECIPES, type LookRecipe } from './looks.ts';

/** Shares of full brightness. */
const LUMA = [0.2126, 0.7152, 0.0722] as const;
const GAMMA = 2.2;

/**
 * A grade as tables, from which each pixel is made in this order: the channels go through `channels`, all three
 * through `matrix`, and what `tones` has for their brightness is added. A LUT file would come after that.
 */
export interface GradeTables {
  /** For each channel, the value (0 to 255 and beyond) of each 8-bit value. */
  readonly channels: readonly [Float32Array, Float32Array, Float32Array];
  /** Row by row; null: leaves all as it is. */
  readonly matrix: Float32Array | null;
  /** For each channel, what is added to a pixel of each 8-bit brightness; null: nothing. */
  readonly tones: readonly [Float32Array, Float32Array, Float32Array] | null;
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The curve of a look at a value of 0 to 1; beyond, it goes on in the same direction. */
function curveAt(curve: LookRecipe['curve'], value: number): number {
  const at = Math.min(3, Math.max(0, Math.floor(value * 4)));
  const share = value * 4 - at;
  const [before, from, to, after] = [
    curve[at - 1] ?? 2 * at1(curve, 0) - at1(curve, 1),
    at1(curve, at),
    at1(curve, at + 1),
    curve[at + 2] ?? 2 * at1(curve, 4) - at1(curve, 3),
  ];
  if (share < 0 || share > 1) return mix(from, to, share);
  // Catmull-Rom: through the points and without corners.
  const [a, b] = [(to - before) / 2, (after - from) / 2];
  const [square, cube] = [share * share, share * share * share];
  return (
    (2 * cube - 3 * square + 1) * from +
    (cube - 2 * square + share) * a +
    (3 * square - 2 * cube) * to +
    (cube - square) * b
  );
}
const at1 = (curve: LookRecipe['curve'], index: number): number => curve[index] ?? 0;

/** An S around the middle; below 0 it is flatter. */
function withContrast(value: number, contrast: number): number {
  const slope = contrast < 0 ? 1 + contrast * 0.8 : 1 + contrast * 1.2;
  return 0.5 + (value - 0.5) * slope;
}

function channelTable(grade: Grade, gain: number): Float32Array {
  const { curve } = LOOK_RECIPES[grade.look];
  const light = 2 ** grade.exposure * gain;
  return Float32Array.from({ length: 256 }, (_, level) => {
    // Exposure and white balance are changes of light, which is about the value to the power of 2.2.
    const exposed = (level / 255) * light ** (1 / GAMMA);
    const contrasted = withContrast(exposed, grade.contrast);
    return 255 * mix(contrasted, curveAt(curve, contrasted), grade.lookAmount);
  });
}

type Matrix = readonly number[];

const multiply = (left: Matrix, right: Matrix): number[] =>
  Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3) * 3, at % 3];
    return [0, 1, 2].reduce(
      (sum, k) => sum + (left[row + k] ?? 0) * (right[k * 3 + column] ?? 0),
      0,
    );
  });

const saturationMatrix = (saturation: number): number[] =>
  Array.from({ length: 9 }, (_, at) => {
    const luma = LUMA[at % 3] ?? 0;
    return luma * (1 - saturation) + (Math.floor(at / 3) === at % 3 ? saturation : 0);
  });

/** Turns colors about the gray axis, as the SVG filter `hueRotate` does (Filter Effects Module, 8.4). */
function hueMatrix(degrees: number): number[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [r, g, b] = LUMA;
  return [
    r + cos * (1 - r) - sin * r,
    g - cos * g - sin * g,
    b - cos * b + sin * (1 - b),
    r - cos * r + sin * 0.143,
    g + cos * (1 - g) + sin * 0.14,
    b - cos * b - sin * 0.283,
    r - cos * r - sin * (1 - r),
    g - cos * g + sin * g,
    b + cos * (1 - b) + sin * b,
  ];
}

function toneTable(recipe: LookRecipe, amount: number, channel: 0 | 1 | 2): Float32Array {
  return Float32Array.from({ length: 256 }, (_, level) => {
    const luma = level / 255;
    const tone = recipe.shadows[channel] * (1 - luma) + recipe.highlights[channel] * luma;
    // Black stays as the curve has it, white too.
    return 255 * amount * tone * Math.min(1, 6 * luma * (1 - luma) + 0.15);
  });
}

/** @param grade its grain and vignette are not in the tables */
export function gradeTables(grade: Grade): GradeTables {
  const recipe = LOOK_RECIPES[grade.look];
  const { temperature, tint, lookAmount } = grade;
  const warm = 2 ** (temperature * 0.55);
  const green = 2 ** (-tint * 0.4);
  const saturation = (1 + grade.saturation) * mix(1, recipe.saturation, lookAmount);
  const hasMatrix = saturation !== 1 || grade.hue !== 0;
  const hasTones =
    lookAmount > 0 && [...recipe.shadows, ...recipe.highlights].some((tone) => tone !== 0);
  return {
    channels: [
      channelTable(grade, warm),
      channelTable(grade, green),
      channelTable(grade, 1 / warm),
    ],
    matrix: hasMatrix
      ? Float32Array.from(multiply(hueMatrix(grade.hue), saturationMatrix(saturation)))
      : null,
    tones: hasTones
      ? [
          toneTable(recipe, lookAmount, 0),
          toneTable(recipe, lookAmount, 1),
          toneTable(recipe, lookAmount, 2),
        ]
      : null,
  };
}
