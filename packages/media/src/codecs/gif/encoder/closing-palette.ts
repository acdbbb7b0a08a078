import { type ClosingGoal, isNear, SAMPLE_STEP } from './closing.ts';
import type { Pixels } from './frame.ts';
import type { ColourBins } from './histogram.ts';
import { type Clusters, distortionOf, refineByMeans } from './k-means.ts';
import { type Palette, toCentres, toPalette } from './palette.ts';
import { SortedColours } from './sorted-colours.ts';

/** The first frame's palette serves as long as it is at most so much worse than the frame's own. */
const MOST_LOSS = 1.25;
/** In the last frame it may also be so much worse than a mixture, in those before it less. */
const MOST_LOSS_TO_MIXTURE = 0.2;
/** With less of the picture standing still, colors of the first frame are not worth their places. */
const LEAST_NEAR_SHARE = 0.3;
/** Colors of the frame's own beside those of the first frame, of 255. */
const MOST_OWN = 80;
/** A place is worth an own color where the first frame's are so much worse than the own mean. */
const BEARABLE = 1.5;
/** An own color is taken when it saves more than this share of the frame's whole distortion. */
const LEAST_SAVING = 1 / 1000;

export interface ClosingPalette {
  readonly palette: Palette;
  readonly isGlobal: boolean;
  /** Squared distances of all pixels from their colors, together. */
  readonly distortion: number;
}

/**
 * The palette of one of the last frames of a loop: the first frame's where it is good enough, else a
 * mixture of its colors and of the frame's own. Pixels that stand still can then show exactly what the
 * first frame will show.
 *
 * @param bins what has to be drawn
 * @param own the frame's own palette
 * @param mostColours of a palette, without the transparent one
 * @returns null when the own palette should be used
 */
export function closingPalette(
  pixels: Pixels,
  bins: ColourBins,
  own: Clusters,
  goal: ClosingGoal,
  mostColours: number,
): ClosingPalette | null {
  const first = toCentres(goal.palette);
  const distortion = distortionOf(bins, first);
  const wholly = { palette: goal.palette, isGlobal: goal.isGlobal, distortion };
  const fits = goal.palette.length / 3 <= mostColours;
  if (fits && distortion <= MOST_LOSS * own.distortion) return wholly;
  const uses = countUses(pixels, goal);
  if (uses === null) return null;
  const free = missedColours(bins, own, first, Math.floor((MOST_OWN * mostColours) / 255));
  const kept = [...uses.keys()]
    .toSorted((one, other) => uses[other]! - uses[one]!)
    .slice(0, mostColours - free.length);
  const centres = new Float32Array((kept.length + free.length) * 3);
  for (const [place, index] of kept.entries()) {
    centres.set(first.subarray(index * 3, index * 3 + 3), place * 3);
  }
  for (const [place, index] of free.entries()) {
    centres.set(own.centres.subarray(index * 3, index * 3 + 3), (kept.length + place) * 3);
  }
  const mixed = refineByMeans(bins, centres, 1).centres;
  mixed.set(centres.subarray(0, kept.length * 3));
  const mixedDistortion = distortionOf(bins, mixed);
  const bearable = 1 + (MOST_LOSS_TO_MIXTURE * goal.level) / 256;
  if (fits && distortion <= bearable * mixedDistortion) return wholly;
  return { palette: toPalette(mixed), isGlobal: false, distortion: mixedDistortion };
}

/** How often standing pixels show each of the first frame's colors; null where few stand still. */
function countUses(pixels: Pixels, { source, shown, palette }: ClosingGoal): Uint32Array | null {
  const places = new Map<number, number>();
  for (let index = 0; index < palette.length / 3; index++) {
    const [red, green, blue] = palette.subarray(index * 3, index * 3 + 3);
    places.set(red! | (green! << 8) | (blue! << 16), index);
  }
  const uses = new Uint32Array(palette.length / 3);
  let near = 0;
  let all = 0;
  for (let at = 0; at < pixels.length; at += SAMPLE_STEP, all++) {
    if (!isNear(pixels[at]!, source[at]!)) continue;
    near++;
    const place = places.get(shown[at]! & 0xffffff);
    if (place !== undefined) uses[place]!++;
  }
  return near >= all * LEAST_NEAR_SHARE ? uses : null;
}

/** The frame's own colors that the first frame's stand for worst, worst first. */
function missedColours(
  { count, points, weights, total }: ColourBins,
  own: Clusters,
  first: Float32Array,
  most: number,
): number[] {
  const [ownColours, firstColours] = [new SortedColours(own.centres), new SortedColours(first)];
  const ownMean = own.distortion / total;
  const losses = new Float64Array(own.centres.length / 3);
  for (let bin = 0; bin < count; bin++) {
    const [x, y, z] = [points[bin * 3]!, points[bin * 3 + 1]!, points[bin * 3 + 2]!];
    const owner = ownColours.nearest(x, y, z, -1);
    firstColours.nearest(x, y, z, -1);
    losses[owner]! += weights[bin]! * Math.max(0, firstColours.distance - BEARABLE * ownMean);
  }
  return [...losses.keys()]
    .filter((index) => losses[index]! > own.distortion * LEAST_SAVING)
    .toSorted((one, other) => losses[other]! - losses[one]!)
    .slice(0, most);
}
