import { type FrameCells, measureCells } from './cells.ts';
import { checkClip, type ClipContext, type ClipSource, readFrame } from './clip-source.ts';
import { rootMeanSquare } from './frame-distances.ts';
import type { LoopCut } from './loop-cut.ts';
import { rankCuts } from './rank-cuts.ts';
import { findRepeats } from './repeats.ts';

export interface ClipStudy {
  /** Numbers of the clip's frames that count: those that repeat the one before are left out. */
  readonly frames: readonly number[];
  /** How long each of those frames is shown, the repeats that follow it included. */
  readonly delaysMs: readonly number[];
  /** The best cuts, best first: one to three. */
  readonly cuts: readonly [LoopCut, ...LoopCut[]];
  /** Of each frame that counts, for closing. */
  readonly cells: readonly FrameCells[];
}

export interface StudyOptions extends ClipContext {
  /** No loop shall last longer; default: as long as the clip does. */
  readonly longestMs?: number;
}

/**
 * Looks through a clip once, in order, and finds where it can be cut so that it closes. The same
 * clip always gives the same answer.
 *
 * @throws RangeError for a clip without frames, size or duration
 * @throws the signal's reason, at the latest one frame after it was given
 */
export async function studyClip(clip: ClipSource, options: StudyOptions = {}): Promise<ClipStudy> {
  checkClip(clip);
  const all: FrameCells[] = [];
  for (const index of clip.delaysMs.keys()) {
    options.signal?.throwIfAborted();
    all.push(measureCells(await readFrame(clip, index), clip.width, clip.height));
    options.onProgress?.((index + 1) / (clip.delaysMs.length + 1));
  }
  const kept = withoutRepeats(all, clip.delaysMs);
  options.signal?.throwIfAborted();
  const cuts = rankCuts(kept.cells, kept.delaysMs, options.longestMs ?? Infinity);
  options.onProgress?.(1);
  return { ...kept, cuts };
}

function withoutRepeats(
  cells: readonly FrameCells[],
  delaysMs: readonly number[],
): Pick<ClipStudy, 'frames' | 'delaysMs' | 'cells'> {
  const repeats = findRepeats(
    cells.slice(1).map(({ small }, index) => rootMeanSquare(cells[index]!.small, small)),
  );
  const kept: { frames: number[]; delaysMs: number[]; cells: FrameCells[] } = {
    frames: [],
    delaysMs: [],
    cells: [],
  };
  for (const [index, cell] of cells.entries()) {
    if (repeats.has(index)) {
      kept.delaysMs.push(kept.delaysMs.pop()! + delaysMs[index]!);
    } else {
      kept.frames.push(index);
      kept.delaysMs.push(delaysMs[index]!);
      kept.cells.push(cell);
    }
  }
  return kept;
}
