import type { Rung } from './rungs.ts';

/** Below the limit, because a prediction is never exact. */
const AIM = 0.98;
/** A file that uses so much of the limit is good enough. */
const ENOUGH = 0.95;
/** After so many files, this much is. */
const MANY_ENCODES = 5;
const ENOUGH_AFTER_MANY = 0.8;
export const ENCODES_MAXIMUM = 12;
/** How steeply bytes follow the factors that were foretold. */
const SLOPES = { least: 0.4, most: 2.5 } as const;

export interface SearchResult<File> {
  /** null: even the smallest file is too large. */
  readonly found: { readonly rung: Rung; readonly file: File } | null;
  readonly encodes: number;
}

/** The logarithms of a file's factor and of its bytes. */
interface Known {
  readonly factor: number;
  readonly bytes: number;
}

/**
 * Finds the best rung whose file is small enough. Each encoded file tells how large the others will be, so
 * that few are needed.
 *
 * @param ladder from the best to the smallest
 * @param estimatedBytes of the best
 * @param encodesMaximum of this search
 */
export async function searchRung<File extends { readonly sizeBytes: number }>(
  ladder: readonly Rung[],
  maxBytes: number,
  estimatedBytes: number,
  encode: (rung: Rung) => Promise<File>,
  encodesMaximum = ENCODES_MAXIMUM,
): Promise<SearchResult<File>> {
  const known: Known[] = [];
  let tooLarge = -1;
  let fitting: { index: number; rung: Rung; file: File } | null = null;
  while (known.length < encodesMaximum) {
    const end = fitting?.index ?? ladder.length;
    if (tooLarge + 1 >= end) break;
    const aim = Math.log(maxBytes * AIM);
    const predict = predictor(known, aim, estimatedBytes);
    const between = ladder.slice(tooLarge + 1, end);
    const predicted = between.findIndex(({ factor }) => predict(factor) <= aim);
    // Without any that is predicted to fit, the smallest is the last hope.
    const index = tooLarge + 1 + (predicted < 0 ? between.length - 1 : predicted);
    const rung = ladder[index]!;
    const file = await encode(rung);
    known.push({ factor: Math.log(rung.factor), bytes: Math.log(file.sizeBytes) });
    if (file.sizeBytes > maxBytes) tooLarge = index;
    else {
      fitting = { index, rung, file };
      const enough = known.length < MANY_ENCODES ? ENOUGH : ENOUGH_AFTER_MANY;
      if (file.sizeBytes >= maxBytes * enough) break;
    }
  }
  return { found: fitting, encodes: known.length };
}

/**
 * The logarithm of the bytes for a factor: along the nearest file on either side of the aim, or along the two nearest
 * while all are on one side.
 */
function predictor(
  known: readonly Known[],
  aim: number,
  estimatedBytes: number,
): (factor: number) => number {
  const sorted = known.toSorted(
    (one, two) => Math.abs(one.bytes - aim) - Math.abs(two.bytes - aim),
  );
  const [nearest, second] = sorted;
  if (nearest === undefined) return (factor) => Math.log(estimatedBytes * factor);
  const isAbove = nearest.bytes > aim;
  const other = sorted.find(({ bytes }) => bytes > aim !== isAbove) ?? second;
  const run = other === undefined ? 0 : other.factor - nearest.factor;
  const slope = run === 0 ? 1 : (other!.bytes - nearest.bytes) / run;
  const bounded = Math.min(SLOPES.most, Math.max(SLOPES.least, slope));
  return (factor) => nearest.bytes + bounded * (Math.log(factor) - nearest.factor);
}
