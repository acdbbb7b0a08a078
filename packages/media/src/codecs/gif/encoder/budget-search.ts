/** What a file is made with. */
export interface Attempt {
  readonly quality: number;
  readonly colors: number;
  /** Frames get palettes of their own only where these gain much. */
  readonly sparesPalettes: boolean;
  /** Of the picture's sides; 1 is the size it came in. */
  readonly scale: number;
}

export interface Measured {
  readonly sizeBytes: number;
}

/** How the search looks at the frames. */
export interface Scale<Whole extends Measured> {
  /** A whole file. */
  whole(attempt: Attempt): Promise<Whole>;
  /** The size of about a sixth of the file; comparable with others of its kind. */
  sample(attempt: Attempt): Promise<number>;
}

/** Below this, more quality is lost than bytes are won; colours go next. */
const LOWEST_QUALITY = 20;
const FEWER_COLORS = [128, 64];
/** The share of the budget that is aimed at, and that is good enough. */
const AIM = 0.985;
const GOOD = 0.97;
/** Counted in files of full size. */
const MOST_SPENT = 4;
/** The part of the frames that a sample is made of. */
export const SAMPLE_SHARE = 1 / 6;
/** A smaller picture is made so small that quality can rise again. */
const ROOM = 0.75;
/** How much smaller files become from the default quality to the lowest, as a logarithm. */
const USUAL_FALL = 0.5;
const SMALLEST_SCALE = 1 / 64;
/** A budget so near (as a logarithm) is met by quality alone; samples would only cost time. */
const NEAR = 0.35;
/** From a file so near (as a logarithm), the next one is reached by the curve's slope there. */
const CLOSE = 0.1;
/** Size rises with each point of quality by this much at least (as a logarithm), whatever samples say. */
const LEAST_SLOPE = 0.003;
/** The curve of sizes is so much flatter at its lowest quality than on the whole. */
const BEND = 0.4;
/** Points of quality that are too few for another sample to tell anything. */
const LEAST_STEP = 2;
/** Reading and shrinking frames takes time too, however small they become. */
const LEAST_SPENT = 0.1;
/** A picture grows by this much at a time where the best quality leaves room. */
const MOST_GROWTH = 1.25;

/** Known sizes of files that differ in quality only, as logarithms. */
type Curve = readonly { readonly quality: number; readonly log: number }[];

interface Found<Whole> {
  readonly attempt: Attempt;
  readonly whole: Whole;
}

/**
 * Finds the best file of at most `maxBytes`. Samples tell how size follows quality, and whether the
 * colours or the picture have to become fewer or smaller; what they are wrong by is learned from
 * whole files. Ends with a file that nearly uses up the budget, or when the time of four files is
 * spent.
 *
 * @param top what to begin with, and not to exceed
 * @returns the largest file that fits; the smallest one when none does
 */
export async function searchBudget<Whole extends Measured>(
  maxBytes: number,
  top: Attempt,
  measure: Scale<Whole>,
): Promise<Found<Whole>> {
  const first = await measure.whole(top);
  let best: Found<Whole> = { attempt: top, whole: first };
  if (first.sizeBytes <= maxBytes) return best;
  let spent = 1;
  const sample = async (attempt: Attempt): Promise<number> => {
    spent += SAMPLE_SHARE * attempt.scale ** 2;
    return await measure.sample(attempt);
  };
  const aim = Math.log(maxBytes * AIM);
  const topLog = Math.log(first.sizeBytes);
  let frame = top;
  let estimates: Curve = [
    { quality: Math.min(LOWEST_QUALITY, top.quality), log: topLog - USUAL_FALL },
    { quality: top.quality, log: topLog },
  ];
  let wholes: Curve = [{ quality: top.quality, log: topLog }];
  let isNear = topLog - aim < NEAR && top.quality > LOWEST_QUALITY;
  const sampleAll = async (): Promise<void> => {
    isNear = false;
    const perSampleByte = first.sizeBytes / (await sample(top));
    const estimate = async (attempt: Attempt): Promise<number> =>
      Math.log((await sample(attempt)) * perSampleByte);
    const chosen = await chooseFrame(top, first.sizeBytes, aim, estimate);
    frame = chosen.frame;
    estimates = chosen.curve;
    const guess = qualityAt(estimates, aim);
    if (guess > frame.quality + LEAST_STEP) {
      estimates = insert(estimates, guess, await estimate({ ...frame, quality: guess }));
    }
    const isTop = frame.sparesPalettes === top.sparesPalettes && frame.scale === top.scale;
    wholes = isTop ? [estimates.at(-1)!] : [];
  };
  if (!isNear) await sampleAll();
  /** Goes on with a picture of another size, of which files are expected to be so much larger. */
  const rescale = (scale: number, more: number): void => {
    const { quality, colors } = frame;
    frame = { quality, colors, sparesPalettes: true, scale };
    estimates = estimates.map((point) => ({ ...point, log: point.log + more }));
    wholes = [];
  };
  let error = 0;
  const fits = (): boolean => best.whole.sizeBytes <= maxBytes;
  const priceOf = ({ scale }: Attempt): number => Math.max(LEAST_SPENT, scale ** 2);
  while (!fits() || spent + priceOf(frame) <= MOST_SPENT) {
    const quality = nextQuality(wholes, estimates, aim, error, isNear);
    if (isNear && quality < LOWEST_QUALITY) {
      await sampleAll();
      continue;
    }
    if (wholes.some((whole) => whole.quality === quality)) {
      if (fits() || frame.scale <= SMALLEST_SCALE) break;
      // Even the lowest quality is too large, whatever the samples said.
      const tooMuch = wholes.find((whole) => whole.quality === quality)!.log - aim;
      const room = Math.min(ROOM, Math.exp(-tooMuch));
      const shrunk = frame.scale * Math.max(0.5, Math.sqrt(room));
      rescale(
        frame.sparesPalettes ? Math.max(SMALLEST_SCALE, shrunk) : frame.scale,
        Math.log(ROOM),
      );
      continue;
    }
    const attempt = { ...frame, quality };
    const whole = await measure.whole(attempt);
    spent += priceOf(frame);
    if (isBetter(whole.sizeBytes, best.whole.sizeBytes, maxBytes)) best = { attempt, whole };
    const share = whole.sizeBytes / maxBytes;
    if (share <= 1 && share >= GOOD) break;
    const log = Math.log(whole.sizeBytes);
    if (share <= 1 && quality >= top.quality) {
      if (frame.scale >= 1) break;
      const scale = Math.min(1, frame.scale * Math.min(MOST_GROWTH, Math.exp((aim - log) / 2)));
      error = log - logAt(estimates, quality);
      rescale(scale, 2 * Math.log(scale / frame.scale));
      continue;
    }
    wholes = insert(wholes, quality, log);
    error = log - logAt(estimates, quality);
  }
  return best;
}

/**
 * By the two whole files whose sizes are nearest, where there are enough; else on from one that is
 * close, or by the corrected estimates.
 */
function nextQuality(
  wholes: Curve,
  estimates: Curve,
  aim: number,
  error: number,
  areClose: boolean,
): number {
  const [nearest, other] = wholes.toSorted((a, b) => Math.abs(a.log - aim) - Math.abs(b.log - aim));
  if (nearest && other && wholes.length > (areClose ? 1 : 2)) {
    const [low, high] = nearest.quality < other.quality ? [nearest, other] : [other, nearest];
    // Nearly equal sizes are chance, and a line through them would lead far away.
    const isSteep = high.log - low.log >= LEAST_SLOPE * (high.quality - low.quality);
    if (isSteep) return qualityAt([low, high], aim, estimates.at(-1)!.quality);
  }
  if (nearest && Math.abs(nearest.log - aim) < CLOSE) {
    const [lowest, highest] = [estimates[0]!.quality, estimates.at(-1)!.quality];
    const quality = nearest.quality + (aim - nearest.log) / slopeAt(estimates, nearest.quality);
    return Math.max(Math.min(1, lowest), Math.min(highest, quality));
  }
  return qualityAt(estimates, aim - error);
}

/**
 * How fast size rises with quality. The curve is bent upwards: between two known slopes it is their
 * mean, and along the only one it is less at its beginning and more at its end.
 */
function slopeAt(curve: Curve, quality: number): number {
  const above = curve.findIndex((point) => point.quality > quality);
  const upper = above < 0 ? curve.length - 1 : Math.max(1, above);
  if (upper > 1) return Math.sqrt(slopeTo(curve, upper) * slopeTo(curve, upper - 1));
  const [from, to] = [curve[0]!.quality, curve[1]!.quality];
  return slopeTo(curve, 1) * (1 + BEND * ((2 * (quality - from)) / (to - from) - 1));
}

function slopeTo(curve: Curve, index: number): number {
  const from = curve[index - 1]!;
  const to = curve[index]!;
  return Math.max(LEAST_SLOPE, (to.log - from.log) / (to.quality - from.quality));
}

/** The colours and the scale with which quality alone can reach the aim, at their lowest quality. */
async function chooseFrame(
  top: Attempt,
  topBytes: number,
  aim: number,
  estimate: (attempt: Attempt) => Promise<number>,
): Promise<{ readonly frame: Attempt; readonly curve: Curve }> {
  const quality = Math.min(top.quality, LOWEST_QUALITY);
  let frame = { ...top, quality };
  let low = await estimate(frame);
  if (low <= aim) {
    const curve = [
      { quality: frame.quality, log: low },
      { quality: top.quality, log: Math.log(topBytes) },
    ];
    return { frame, curve };
  }
  for (const fewer of [256, ...FEWER_COLORS]) {
    if (low <= aim) break;
    const colors = Math.min(fewer, top.colors);
    frame = { quality, colors, sparesPalettes: true, scale: top.scale };
    low = await estimate(frame);
  }
  const sparing = { quality, sparesPalettes: true };
  while (low > aim && frame.scale > SMALLEST_SCALE) {
    // Small pictures have more detail for each pixel, so bytes fall more slowly than pixels.
    const scale = frame.scale * Math.sqrt(Math.exp(aim - low) * ROOM);
    const { colors } = frame;
    frame = { ...sparing, colors, scale: Math.max(SMALLEST_SCALE, scale) };
    low = await estimate(frame);
  }
  const curve = [
    { quality: frame.quality, log: low },
    { quality: top.quality, log: low + USUAL_FALL },
  ];
  return { frame, curve };
}

/**
 * The quality at which a file would have this size, read off a line between its neighbours.
 *
 * @param most the highest answer
 */
function qualityAt(curve: Curve, log: number, most = curve.at(-1)!.quality): number {
  const lowest = curve[0]!;
  const highest = curve.at(-1)!;
  const above = Math.max(
    1,
    curve.findIndex((point) => point.log >= log),
  );
  const from = log > highest.log ? curve.at(-2)! : curve[above - 1]!;
  const to = log > highest.log ? highest : curve[above]!;
  const rise = Math.max(1e-6, to.log - from.log);
  const quality = from.quality + ((log - from.log) / rise) * (to.quality - from.quality);
  return Math.max(Math.min(1, lowest.quality), Math.min(most, quality));
}

/** The reverse of `qualityAt`. */
function logAt(curve: Curve, quality: number): number {
  const above = Math.max(
    1,
    curve.findIndex((point) => point.quality >= quality),
  );
  const from = curve[above - 1]!;
  const to = curve[above]!;
  const share = (quality - from.quality) / Math.max(1e-6, to.quality - from.quality);
  return from.log + share * (to.log - from.log);
}

function insert(curve: Curve, quality: number, log: number): Curve {
  return [...curve.filter((point) => point.quality !== quality), { quality, log }].sort(
    (a, b) => a.quality - b.quality,
  );
}

function isBetter(bytes: number, thanBytes: number, maxBytes: number): boolean {
  if (thanBytes > maxBytes) return bytes < thanBytes;
  return bytes <= maxBytes && bytes > thanBytes;
}
