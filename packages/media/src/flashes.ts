/** Cells along each side of the grid that a frame is compared on. */
const CELLS = 16;
/** At most so many pixels along each side are read of a frame. */
const SAMPLES = 128;
/** Of the highest relative luminance, 1. */
const LUMINANCE_CHANGE = 0.1;
/** A change between two luminances that are both above it is no flash. */
const BRIGHT = 0.8;
/** Of `(red - green - blue) * 320`. */
const RED_CHANGE = 20;
/** Red's share of a color from which it counts as saturated. */
const SATURATED = 0.8;
/** Of the picture. WCAG: a quarter of 10 degrees of view, which a picture may fill. */
const LARGE_AREA = 0.25;
const WINDOW_MS = 1000;

/** More flashes than these in a second can cause seizures; WCAG 2.2, success criterion 2.3.1. */
export const SAFE_FLASHES = 3;

interface FlashMeterOptions {
  /** Of a frame, in pixels. */
  readonly width: number;
  /** How long each frame is shown, in milliseconds. */
  readonly delaysMs: readonly number[];
}

/** Takes a loop's frames one after another and keeps a small grid of each. */
export interface FlashMeter {
  /** @param frame RGBA, four bytes a pixel; transparent pixels count as white */
  add(frame: Uint8Array | Uint8ClampedArray): void;
  /** The most flashes in any second while the frames so far are repeated. */
  perSecond(): number;
}

/**
 * Counts general flashes and red flashes as WCAG 2.2 defines them
 * (https://www.w3.org/TR/WCAG22/#dfn-general-flash-and-red-flash-thresholds): a pair of opposing changes of a
 * tenth of the highest relative luminance, the darker one below 0.8, or of saturated red, over at least a
 * quarter of the picture at once.
 */
export function createFlashMeter({ width, delaysMs }: FlashMeterOptions): FlashMeter {
  const luminances: Float32Array[] = [];
  const reds: Float32Array[] = [];
  return {
    add(frame) {
      const cells = readCells(frame, width);
      luminances.push(cells.luminance);
      reds.push(cells.red);
    },
    perSecond() {
      const delays = delaysMs.slice(0, luminances.length);
      return Math.max(
        mostInWindow(findChanges(luminances, delays, LUMINANCE_CHANGE, BRIGHT)),
        mostInWindow(findChanges(reds, delays, RED_CHANGE, Infinity)),
      );
    },
  };
}

/** By level of 255, of sRGB. */
const LINEAR = Float32Array.from({ length: 256 }, (_, level) => {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

interface Cells {
  /** Relative luminance, 0–1. */
  readonly luminance: Float32Array;
  /** How red a saturated red is, 0–320; 0 for other colors. */
  readonly red: Float32Array;
}

/** The means of the cells of a frame. */
function readCells(frame: Uint8Array | Uint8ClampedArray, width: number): Cells {
  const height = frame.length / 4 / width;
  const sums = new Float64Array(CELLS * CELLS * 4);
  const stepX = Math.max(1, Math.floor(width / SAMPLES));
  const stepY = Math.max(1, Math.floor(height / SAMPLES));
  for (let y = 0; y < height; y += stepY) {
    const row = Math.floor((y * CELLS) / height) * CELLS;
    for (let x = 0; x < width; x += stepX) {
      const at = (y * width + x) * 4;
      const cell = (row + Math.floor((x * CELLS) / width)) * 4;
      const alpha = frame[at + 3]! / 255;
      for (let channel = 0; channel < 3; channel++) {
        sums[cell + channel]! += LINEAR[frame[at + channel]!]! * alpha + 1 - alpha;
      }
      sums[cell + 3]!++;
    }
  }
  const luminance = new Float32Array(CELLS * CELLS);
  const red = new Float32Array(CELLS * CELLS);
  for (let cell = 0; cell < luminance.length; cell++) {
    // A frame of fewer pixels than cells leaves some empty.
    const count = Math.max(1, sums[cell * 4 + 3]!);
    const [r = 0, g = 0, b = 0] = sums.subarray(cell * 4, cell * 4 + 3).map((sum) => sum / count);
    luminance[cell] = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    red[cell] = r > 0 && r / (r + g + b) >= SATURATED ? Math.max(0, r - g - b) * 320 : 0;
  }
  return { luminance, red };
}

interface Change {
  readonly atMs: number;
  readonly isRise: boolean;
}

/** Rises and falls in turn, of at least a quarter of the cells in the same frame, while the loop repeats. */
function findChanges(
  frames: readonly Float32Array[],
  delaysMs: readonly number[],
  least: number,
  bright: number,
): Change[] {
  const durationMs = delaysMs.reduce((sum, delay) => sum + delay, 0);
  const [first] = frames;
  if (first === undefined || durationMs <= 0) return [];
  const rounds = 1 + Math.ceil(WINDOW_MS / durationMs);
  const cells = Array.from(first, (value) => ({ low: value, high: value }));
  const changes: Change[] = [];
  let atMs = 0;
  for (let step = 0; step < frames.length * rounds; step++) {
    const frame = frames[step % frames.length]!;
    const { rises, falls } = countChanges(cells, frame, least, bright);
    const isRise = rises >= falls;
    const isLarge = Math.max(rises, falls) >= cells.length * LARGE_AREA;
    if (isLarge && changes.at(-1)?.isRise !== isRise) changes.push({ atMs, isRise });
    atMs += delaysMs[step % frames.length]!;
  }
  return changes;
}

/** Follows the extremes of each cell since its last change; enters the frame's. */
function countChanges(
  cells: { low: number; high: number }[],
  frame: Float32Array,
  least: number,
  bright: number,
): { rises: number; falls: number } {
  let rises = 0;
  let falls = 0;
  for (const [index, cell] of cells.entries()) {
    const value = frame[index]!;
    if (value - cell.low >= least && cell.low < bright) {
      rises++;
      cell.low = value;
      cell.high = value;
    } else if (cell.high - value >= least && value < bright) {
      falls++;
      cell.low = value;
      cell.high = value;
    } else {
      cell.low = Math.min(cell.low, value);
      cell.high = Math.max(cell.high, value);
    }
  }
  return { rises, falls };
}

/** The most pairs of a rise and a fall within a second. */
function mostInWindow(changes: readonly Change[]): number {
  let most = 0;
  let begin = 0;
  for (let end = 0; end < changes.length; end++) {
    while (changes[end]!.atMs - changes[begin]!.atMs >= WINDOW_MS) begin++;
    most = Math.max(most, end - begin + 1);
  }
  return Math.floor(most / 2);
}
