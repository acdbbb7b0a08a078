import { type PreparedPicture, preparePicture, ssimulacra2 } from '@loopwright/media/node';
import type { ClipShape } from './clip.ts';

export interface Quality {
  /** SSIMULACRA 2.1, the mean of some frames; 100 is the same picture. */
  readonly ssimulacra: number;
  /** Decibels over all frames, red, green and blue alike. */
  readonly psnr: number;
  /**
   * Root mean square of the error of the change from frame to frame, in levels of luma: motion
   * that should not be there, and motion that is missing. Of single pixels, and of cells of 4 x 4
   * as an eye a bit further away sees them.
   */
  readonly flicker: number;
  readonly cellFlicker: number;
}

const SAMPLED_FRAMES = 4;
const CELL_PX = 4;

/** A clip's frames on grey, made ready for the comparison with many files. */
export interface Original {
  readonly shape: ClipShape;
  readonly frames: readonly Uint8Array[];
  readonly sampled: readonly { readonly frame: number; readonly picture: PreparedPicture }[];
}

export function prepareOriginal(frames: readonly Uint8Array[], shape: ClipShape): Original {
  const onGrey = frames.map(layOnGrey);
  const { width, height, frameCount } = shape;
  const sampled = Array.from({ length: Math.min(SAMPLED_FRAMES, frameCount) }, (_, i) => {
    const frame = Math.floor(((i + 0.5) * frameCount) / Math.min(SAMPLED_FRAMES, frameCount));
    return { frame, picture: preparePicture(onGrey[frame]!, width, height) };
  });
  return { shape, frames: onGrey, sampled };
}

export function measureQuality(original: Original, shown: readonly Uint8Array[]): Quality {
  const { shape, frames, sampled } = original;
  const results = shown.map(layOnGrey);
  const scores = sampled.map(({ frame, picture }) =>
    ssimulacra2(picture, preparePicture(results[frame]!, shape.width, shape.height)),
  );
  let squares = 0;
  let samples = 0;
  const changes: Changes = { pixels: 0, cells: 0 };
  let lastError: Float32Array | null = null;
  for (const [index, frame] of frames.entries()) {
    const result = results[index]!;
    squares += squaredError(frame, result);
    samples += (frame.length / 4) * 3;
    const error = lumaError(frame, result);
    if (lastError) addChanges(changes, error, lastError, shape);
    lastError = error;
  }
  return {
    ssimulacra: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    psnr: squares === 0 ? 99 : 10 * Math.log10((255 ** 2 * samples) / squares),
    flicker: Math.sqrt(changes.pixels / Math.max(1, frames.length - 1)),
    cellFlicker: Math.sqrt(changes.cells / Math.max(1, frames.length - 1)),
  };
}

interface Changes {
  pixels: number;
  cells: number;
}

/** Adds the mean squares of the error's change. */
function addChanges(
  changes: Changes,
  error: Float32Array,
  lastError: Float32Array,
  { width, height }: ClipShape,
): void {
  const columns = Math.floor(width / CELL_PX);
  const rows = Math.floor(height / CELL_PX);
  const cells = new Float64Array(columns * rows);
  let squares = 0;
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.min(rows - 1, y >> 2) * columns;
    for (let x = 0; x < width; x++, at++) {
      const change = error[at]! - lastError[at]!;
      squares += change * change;
      cells[row + Math.min(columns - 1, x >> 2)]! += change;
    }
  }
  changes.pixels += squares / error.length;
  const cellSquares = cells.reduce((sum, cell) => sum + (cell / CELL_PX ** 2) ** 2, 0);
  changes.cells += cellSquares / cells.length;
}

/** The same grey behind the transparent parts of both pictures. */
function layOnGrey(rgba: Uint8Array): Uint8Array {
  if (isOpaque(rgba)) return rgba;
  const laid = Uint8Array.from(rgba);
  for (let at = 0; at < laid.length; at += 4) {
    const alpha = laid[at + 3]! / 255;
    if (alpha === 1) continue;
    for (let channel = at; channel < at + 3; channel++) {
      laid[channel] = Math.round(laid[channel]! * alpha + 128 * (1 - alpha));
    }
  }
  return laid;
}

function isOpaque(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}

function squaredError(first: Uint8Array, second: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < first.length; at += 4) {
    const red = first[at]! - second[at]!;
    const green = first[at + 1]! - second[at + 1]!;
    const blue = first[at + 2]! - second[at + 2]!;
    sum += red * red + green * green + blue * blue;
  }
  return sum;
}

function lumaError(original: Uint8Array, result: Uint8Array): Float32Array {
  const error = new Float32Array(original.length / 4);
  for (let i = 0, at = 0; i < error.length; i++, at += 4) {
    error[i] =
      0.299 * (result[at]! - original[at]!) +
      0.587 * (result[at + 1]! - original[at + 1]!) +
      0.114 * (result[at + 2]! - original[at + 2]!);
  }
  return error;
}
