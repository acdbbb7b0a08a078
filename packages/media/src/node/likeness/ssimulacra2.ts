/**
 * SSIMULACRA 2.1, a perceptual measure of likeness: 100 is the same picture, 90 cannot be told
 * apart side by side, 70 is high quality, 50 medium, 30 low; it can fall below 0.
 *
 * Written from the published algorithm (Jon Sneyers, Cloudinary): both pictures in XYB at six
 * scales, halved in linear light; three maps of error, structure, ringing and blur; of each map
 * the mean and the 4-norm, weighted. The test compares it with scores of the reference program.
 */
import { WEIGHTS, scoreOf } from './ssimulacra2-weights.ts';

const SCALES = 6;
/** Pixels. */
export const SMALLEST_SIDE = 8;
const COMPONENTS = 3;

interface Planes {
  readonly width: number;
  readonly height: number;
  /** Three planes of width x height. */
  readonly data: readonly Float32Array[];
}

interface Scale extends Planes {
  readonly means: readonly Float32Array[];
  readonly squares: readonly Float32Array[];
}

/** A picture made ready to be compared with many others. */
export interface PreparedPicture {
  readonly scales: readonly Scale[];
}

/**
 * @param rgba four bytes a pixel, sRGB; alpha is ignored
 * @throws RangeError for a picture below 8 x 8
 */
export function preparePicture(rgba: Uint8Array, width: number, height: number): PreparedPicture {
  if (width < SMALLEST_SIDE || height < SMALLEST_SIDE) throw new RangeError('Too small to compare');
  const scales: Scale[] = [];
  let linear = linearPlanes(rgba, width, height);
  while (scales.length < SCALES) {
    const xyb = toXyb(linear);
    scales.push({
      ...xyb,
      means: xyb.data.map((plane) => blur(plane, xyb.width, xyb.height)),
      squares: xyb.data.map((plane) => blurredProduct(plane, plane, xyb)),
    });
    if (linear.width < SMALLEST_SIDE || linear.height < SMALLEST_SIDE) break;
    linear = halve(linear);
  }
  return { scales };
}

/**
 * The likeness of two pictures of the same size; the order matters a little.
 *
 * Pictures below 128 pixels have fewer scales; the reference then lets the components move up in
 * the list of weights, and so does this.
 */
export function ssimulacra2(original: PreparedPicture, distorted: PreparedPicture): number {
  let sum = 0;
  let row = 0;
  for (let component = 0; component < COMPONENTS; component++) {
    for (const [index, scale] of original.scales.entries()) {
      const weights = WEIGHTS[row++]!;
      const norms = compare(scale, distorted.scales[index]!, component);
      norms.forEach((norm, place) => (sum += norm * weights[place]!));
    }
  }
  return scoreOf(sum);
}

/** Keeps the structure term from dividing by nothing. */
const STABILITY = 0.0009;

/** Means of the three maps, then their 4-norms. */
function compare(original: Scale, distorted: Scale, component: number): number[] {
  const first = original.data[component]!;
  const second = distorted.data[component]!;
  const firstMean = original.means[component]!;
  const secondMean = distorted.means[component]!;
  const firstSquare = original.squares[component]!;
  const secondSquare = distorted.squares[component]!;
  const cross = blurredProduct(first, second, original);
  let [structure, ringing, blurring] = [0, 0, 0];
  let [structure4, ringing4, blurring4] = [0, 0, 0];
  for (let i = 0; i < first.length; i++) {
    const mean1 = firstMean[i]!;
    const mean2 = secondMean[i]!;
    const brightness = 1 - (mean1 - mean2) * (mean1 - mean2);
    const covariance = 2 * (cross[i]! - mean1 * mean2) + STABILITY;
    const variances =
      firstSquare[i]! - mean1 * mean1 + (secondSquare[i]! - mean2 * mean2) + STABILITY;
    const unlike = 1 - (brightness * covariance) / variances;
    if (unlike > 0) {
      structure += unlike;
      structure4 += unlike * unlike * unlike * unlike;
    }
    const edges = (1 + Math.abs(second[i]! - mean2)) / (1 + Math.abs(first[i]! - mean1)) - 1;
    const edges4 = edges * edges * edges * edges;
    if (edges > 0) {
      ringing += edges;
      ringing4 += edges4;
    } else {
      blurring -= edges;
      blurring4 += edges4;
    }
  }
  const means = [structure, ringing, blurring].map((sum) => sum / first.length);
  const norms = [structure4, ringing4, blurring4].map((sum) => (sum / first.length) ** 0.25);
  return [...means, ...norms];
}

const LINEAR_LIGHT = Float32Array.from({ length: 256 }, (_, byte) => {
  const level = byte / 255;
  return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
});

function linearPlanes(rgba: Uint8Array, width: number, height: number): Planes {
  const data = [0, 1, 2].map((channel) => {
    const plane = new Float32Array(width * height);
    for (let i = 0; i < plane.length; i++) plane[i] = LINEAR_LIGHT[rgba[i * 4 + channel]!]!;
    return plane;
  });
  return { width, height, data };
}

/** Averages squares of two by two pixels; at an odd edge the last pixel counts twice. */
function halve({ width, height, data }: Planes): Planes {
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const halved = data.map((plane) => {
    const small = new Float32Array(halfWidth * halfHeight);
    for (let y = 0; y < halfHeight; y++) {
      const upper = 2 * y * width;
      const lower = Math.min(2 * y + 1, height - 1) * width;
      for (let x = 0; x < halfWidth; x++) {
        const left = 2 * x;
        const right = Math.min(2 * x + 1, width - 1);
        small[y * halfWidth + x] =
          (plane[upper + left]! +
            plane[upper + right]! +
            plane[lower + left]! +
            plane[lower + right]!) /
          4;
      }
    }
    return small;
  });
  return { width: halfWidth, height: halfHeight, data: halved };
}

/** JPEG XL's opsin absorbance: how much the three kinds of cones take of red, green and blue. */
const ABSORBANCE = [
  [0.3, 0.622, 0.078],
  [0.23, 0.692, 0.078],
  [0.2434226892454782, 0.20476744424496821, 0.551809866509553],
] as const;
const BIAS = 0.0037930732552754493;
const BIAS_ROOT = Math.cbrt(BIAS);

/** X (red against green), Y and B − Y, moved and stretched to about 0–1. */
function toXyb({ width, height, data }: Planes): Planes {
  const [red, green, blue] = data as [Float32Array, Float32Array, Float32Array];
  const [x, y, b] = [0, 1, 2].map(() => new Float32Array(red.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const response = (cone: (typeof ABSORBANCE)[number], i: number): number => {
    const light = cone[0] * red[i]! + cone[1] * green[i]! + cone[2] * blue[i]! + BIAS;
    return Math.cbrt(Math.max(0, light)) - BIAS_ROOT;
  };
  for (let i = 0; i < red.length; i++) {
    const long = response(ABSORBANCE[0], i);
    const middle = response(ABSORBANCE[1], i);
    const short = response(ABSORBANCE[2], i);
    const luma = (long + middle) / 2;
    x[i] = ((long - middle) / 2) * 14 + 0.42;
    y[i] = luma + 0.01;
    b[i] = short - luma + 0.55;
  }
  return { width, height, data: [x, y, b] };
}

/**
 * The half of the blur's kernel, its middle first; sigma 1.5. The measure is tuned with the
 * recursive filter of Charalampidis (2016), whose answer to a single point is a sum of three cosines
 * that is 0 from five pixels on: these taps are that answer.
 */
const KERNEL = [
  0.2646211054881985, 0.2129285920104222, 0.1093353727774603, 0.0360111146583644,
  0.00941436780965374,
] as const;

function blurredProduct(first: Float32Array, second: Float32Array, size: Planes): Float32Array {
  const product = new Float32Array(first.length);
  for (let i = 0; i < product.length; i++) product[i] = first[i]! * second[i]!;
  return blur(product, size.width, size.height);
}

/** Outside of the picture everything is 0, as in the reference. */
function blur(plane: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(plane.length);
  blurLines(plane, across, { lines: height, lineStep: width, length: width, step: 1 });
  const down = new Float32Array(plane.length);
  blurLines(across, down, { lines: width, lineStep: 1, length: height, step: width });
  return down;
}

interface Lines {
  readonly lines: number;
  readonly lineStep: number;
  readonly length: number;
  readonly step: number;
}

function blurLines(from: Float32Array, to: Float32Array, shape: Lines): void {
  const { lines, lineStep, length, step } = shape;
  const reach = KERNEL.length - 1;
  const padded = new Float64Array(length + 2 * reach);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    for (let i = 0; i < length; i++) padded[i + reach] = from[start + i * step]!;
    for (let i = 0; i < length; i++) {
      to[start + i * step] =
        KERNEL[0] * padded[i + 4]! +
        KERNEL[1] * (padded[i + 3]! + padded[i + 5]!) +
        KERNEL[2] * (padded[i + 2]! + padded[i + 6]!) +
        KERNEL[3] * (padded[i + 1]! + padded[i + 7]!) +
        KERNEL[4] * (padded[i]! + padded[i + 8]!);
    }
  }
}
