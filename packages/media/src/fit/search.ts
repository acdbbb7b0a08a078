import type { Rung } from './rungs.ts';

/** Below the limit, because a prediction is never exact. */
const AIM = 0.97;
/** A file that uses so much of the limit is good enough. */
const ENOUGH = 0.85;
const ENCODES_MAXIMUM = 12;

export interface SearchResult<File> {
  /** null: even the smallest file is too large. */
  readonly found: { readonly rung: Rung; readonly file: File } | null;
  readonly encodes: number;
}

/**
 * Finds the best rung whose file is small enough. Each encoded file tells how large the others will be, so
 * that few are needed.
 *
 * @param ladder from the best to the smallest
 * @param estimatedBytes of the best
 */
export async function searchRung<File extends { readonly sizeBytes: number }>(
  ladder: readonly Rung[],
  maxBytes: number,
  estimatedBytes: number,
  encode: (rung: Rung) => Promise<File>,
): Promise<SearchResult<File>> {
  let bestBytes = estimatedBytes;
  let tooLarge = -1;
  let fitting: { index: number; rung: Rung; file: File } | null = null;
  let encodes = 0;
  for (; encodes < ENCODES_MAXIMUM;) {
    const end = fitting?.index ?? ladder.length;
    const predicted = ladder.findIndex(
      (rung, index) => index > tooLarge && bestBytes * rung.factor <= maxBytes * AIM,
    );
    // Without any that is predicted to fit, the smallest is the last hope.
    const index = predicted < 0 ? ladder.length - 1 : predicted;
    if (index <= tooLarge || index >= end) break;
    const rung = ladder[index]!;
    const file = await encode(rung);
    encodes += 1;
    bestBytes = file.sizeBytes / rung.factor;
    if (file.sizeBytes > maxBytes) tooLarge = index;
    else {
      fitting = { index, rung, file };
      if (file.sizeBytes >= maxBytes * ENOUGH) break;
    }
  }
  return { found: fitting, encodes };
}
