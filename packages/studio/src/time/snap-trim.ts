import { scoreLoopPoint } from '@loopwright/media';

/** What moving a handle by one frame costs, in units of the loop-point score. */
const DISTANCE_COST = 0.01;
/** What a round costs that stands still for one frame, as if it did not close by so much. */
const STALL_COST = 0.1;

export interface Trim {
  readonly start: number;
  /** The frame after the last one. */
  readonly end: number;
}

/**
 * The trim near the given one that closes best, by the measure that loop points of clips are chosen with
 * (`scoreLoopPoint`). Of trims that close equally well, the nearest one.
 * @param frames all frames of the source, RGBA; small ones are enough and faster
 * @param radius how many frames each handle may move
 * @returns the trim with its score: up to 1 it closes as it moves, above 1.2 a jump begins to show
 */
export function snapTrim(
  frames: readonly Uint8Array[],
  { width, height }: { readonly width: number; readonly height: number },
  { start, end }: Trim,
  radius: number,
): Trim & { readonly score: number } {
  let best = { start, end, score: Number.POSITIVE_INFINITY };
  let bestCost = Number.POSITIVE_INFINITY;
  for (let from = Math.max(0, start - radius); from <= start + radius; from++) {
    for (let to = Math.max(from + 2, end - radius); to <= end + radius; to++) {
      if (to > frames.length) break;
      const score = scoreLoopPoint(frames.slice(from, to), width, height);
      const distance = Math.abs(from - start) + Math.abs(to - end);
      const closing = score > 1 ? score : 1 + STALL_COST * (1 - score);
      const cost = closing + DISTANCE_COST * distance;
      if (cost >= bestCost) continue;
      bestCost = cost;
      best = { start: from, end: to, score };
    }
  }
  return best;
}
