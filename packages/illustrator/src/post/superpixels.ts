import type { PixelData } from '../canvas.ts';

export interface Seed {
  /** Pixels. */
  readonly x: number;
  readonly y: number;
  /** Distance to the neighbouring seeds, in pixels. */
  readonly spacing: number;
}

const ROUNDS = 2;
/** How much a difference in colour counts against one in place: higher follows shapes closer. */
const COLOUR_WEIGHT = 0.019;

/** Mean place and colour of each cluster: x, y, red, green, blue. */
const FIELDS = 5;

function centresOf(picture: PixelData, seeds: readonly Seed[]): Float32Array {
  const centres = new Float32Array(seeds.length * FIELDS);
  seeds.forEach(({ x, y }, i) => {
    const column = Math.min(picture.width - 1, Math.max(0, Math.round(x)));
    const row = Math.min(picture.height - 1, Math.max(0, Math.round(y)));
    const p = (row * picture.width + column) * 4;
    const { data } = picture;
    centres.set([x, y, data[p] ?? 0, data[p + 1] ?? 0, data[p + 2] ?? 0], i * FIELDS);
  });
  return centres;
}

/** Gives every pixel to the cluster that is nearest in place and colour. */
function assign(
  { width, height, data }: PixelData,
  seeds: readonly Seed[],
  centres: Float32Array,
  labels: Uint16Array,
): void {
  const nearest = new Float32Array(width * height).fill(Infinity);
  seeds.forEach(({ spacing }, label) => {
    const c = label * FIELDS;
    const centreX = centres[c]!;
    const centreY = centres[c + 1]!;
    const reach = spacing * 1.5;
    const perPixel = 1 / (spacing * spacing);
    const left = Math.max(0, Math.floor(centreX - reach));
    const right = Math.min(width - 1, Math.ceil(centreX + reach));
    const bottom = Math.min(height - 1, Math.ceil(centreY + reach));
    for (let y = Math.max(0, Math.floor(centreY - reach)); y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const i = y * width + x;
        const p = i * 4;
        const red = data[p]! - centres[c + 2]!;
        const green = data[p + 1]! - centres[c + 3]!;
        const blue = data[p + 2]! - centres[c + 4]!;
        const place = ((x - centreX) ** 2 + (y - centreY) ** 2) * perPixel;
        const colour = Math.sqrt(red * red + green * green + blue * blue) * COLOUR_WEIGHT;
        const away = place + colour * colour;
        if (away < nearest[i]!) {
          nearest[i] = away;
          labels[i] = label;
        }
      }
    }
  });
}

function recentre({ width, data }: PixelData, labels: Uint16Array, centres: Float32Array): void {
  const sums = new Float64Array(centres.length);
  const counts = new Uint32Array(centres.length / FIELDS);
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!;
    const c = label * FIELDS;
    counts[label] = counts[label]! + 1;
    sums[c] = sums[c]! + (i % width);
    sums[c + 1] = sums[c + 1]! + Math.floor(i / width);
    sums[c + 2] = sums[c + 2]! + data[i * 4]!;
    sums[c + 3] = sums[c + 3]! + data[i * 4 + 1]!;
    sums[c + 4] = sums[c + 4]! + data[i * 4 + 2]!;
  }
  for (let c = 0; c < centres.length; c++) {
    const count = counts[Math.floor(c / FIELDS)]!;
    if (count > 0) centres[c] = sums[c]! / count;
  }
}

/**
 * Cuts a picture into patches that follow its shapes: k-means over place and colour in a window
 * around each seed (SLIC: Achanta et al., 2012).
 * @returns the index of the seed that each pixel belongs to, row by row
 */
export function superpixels(picture: PixelData, seeds: readonly Seed[]): Uint16Array {
  const labels = new Uint16Array(picture.width * picture.height);
  const centres = centresOf(picture, seeds);
  for (let round = 0; round < ROUNDS; round++) {
    assign(picture, seeds, centres, labels);
    recentre(picture, labels, centres);
  }
  assign(picture, seeds, centres, labels);
  return labels;
}
