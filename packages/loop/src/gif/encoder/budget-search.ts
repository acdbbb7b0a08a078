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
  const perSampleByte = first.sizeBytes / (await sample(top));
  const estimate = async (attempt: Attempt): Promise<number> =>
    Math.log((await sample(attempt)) * perSampleByte);
  const aim = Math.log(maxBytes * AIM);

  const chosen = await chooseFrame(top, first.sizeBytes, aim, estimate);
  let frame = chosen.frame;
  let estimates = chosen.curve;
  const guess = qualityAt(estimates, aim);
  if (guess > frame.quality) {
    estimates = insert(estimates, guess, await estimate({ ...frame, quality: guess }));
  }
  let wholes: Curve =
    frame.sparesPalettes === top.sparesPalettes && frame.scale === top.scale
      ? [estimates.at(-1)!]
      : [];
  let error = 0;
  const fits = (): boolean => best.whole.sizeBytes <= maxBytes;
  while (!fits() || spent + frame.scale ** 2 <= MOST_SPENT) {
    const quality = nextQuality(wholes, estimates, aim, error);
    if (wholes.some((whole) => whole.quality === quality)) {
      if (fits() || frame.scale <= SMALLEST_SCALE) break;
      // Even the lowest quality is too large, whatever the samples said.
      const { quality, colors, sparesPalettes, scale } = frame;
      const smaller = sparesPalettes ? Math.max(SMALLEST_SCALE, scale * Math.sqrt(ROOM)) : scale;
      frame = { quality, colors, sparesPalettes: true, scale: smaller };
      estimates = estimates.map(({ quality, log }) => ({ quality, log: log + Math.log(ROOM) }));
      wholes = [];
      continue;
    }
    const attempt = { ...frame, quality };
    const whole = await measure.whole(attempt);
    spent += frame.scale ** 2;
    if (isBetter(whole.sizeBytes, best.whole.sizeBytes, maxBytes)) best = { attempt, whole };
    const share = whole.sizeBytes / maxBytes;
    if (share <= 1 && (share >= GOOD || quality >= top.quality)) break;
    wholes = insert(wholes, quality, Math.log(whole.sizeBytes));
    error = Math.log(whole.sizeBytes) - logAt(estimates, quality);
  }
  return best;
}

/** Between two whole files where there are some on both sides, else by the corrected samples. */
function nextQuality(wholes: Curve, estimates: Curve, aim: number, error: number): number {
  const above = wholes.find(({ log }) => log > aim);
  const below = wholes.findLast(({ log }) => log <= aim);
  if (below && above && below.quality < above.quality && wholes.length > 2) {
    return qualityAt([below, above], aim);
  }
  return qualityAt(estimates, aim - error);
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

/** The quality at which a file would have this size, read off a line between its neighbours. */
function qualityAt(curve: Curve, log: number): number {
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
  return Math.max(Math.min(1, lowest.quality), Math.min(highest.quality, quality));
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
