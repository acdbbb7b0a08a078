import { secondsFraction } from '../../../fraction.ts';
import { wholeMilliseconds } from '../webp/whole-milliseconds.ts';

/** How ffmpeg is told when each frame of a raw video is shown. */
export interface VideoTiming {
  /** Options of the input. */
  readonly input: readonly string[];
  /** Filters, first of all others. */
  readonly filters: readonly string[];
  /** Options of the output. */
  readonly output: readonly string[];
  /** As the file stores them. */
  readonly delaysMs: readonly number[];
}

/** Delays that differ by less are equal: their sums are rounded. */
const EQUAL_MS = 1e-3;

/**
 * A constant rate where all frames are shown as long, else a time for each.
 * @param countsMilliseconds the format stores whole milliseconds: a time for each keeps the sum exact
 */
export function videoTiming(delaysMs: readonly number[], countsMilliseconds: boolean): VideoTiming {
  const [first = 0] = delaysMs;
  const isEven = delaysMs.every((delayMs) => Math.abs(delayMs - first) < EQUAL_MS);
  return isEven && !(countsMilliseconds && delaysMs.length > 1)
    ? evenTiming(first, delaysMs.length)
    : unevenTiming(wholeMilliseconds(delaysMs));
}

function evenTiming(delayMs: number, count: number): VideoTiming {
  const { numerator, denominator } = secondsFraction(delayMs);
  return {
    input: ['-framerate', `${denominator}/${numerator}`],
    filters: [],
    output: [],
    delaysMs: Array.from({ length: count }, () => (numerator * 1000) / denominator),
  };
}

/** In whole milliseconds. Frames out of order would hide which one is the last, whose time ffmpeg does not know. */
function unevenTiming(delaysMs: readonly number[]): VideoTiming {
  let endMs = 0;
  const times = delaysMs.map((delayMs, index) => {
    const time = `${endMs}*eq(N,${index})`;
    endMs += delayMs;
    return time;
  });
  const last = delaysMs.length - 1;
  // Relative to the frame before: what unit packets are counted in depends on the format.
  const duration = `(DTS-PREV_INDTS)*${delaysMs[last]!}/${delaysMs[last - 1]!}`;
  const averageMs = endMs / delaysMs.length;
  return {
    input: ['-framerate', (1000 / averageMs).toFixed(6)],
    filters: ['settb=1/1000', `setpts='${times.join('+')}'`],
    output: [
      ['-fps_mode', 'passthrough', '-enc_time_base', '1:1000', '-bf', '0'],
      ['-bsf:v', `setts=duration='if(eq(N,${last}),${duration},DURATION)'`],
    ].flat(),
    delaysMs,
  };
}
