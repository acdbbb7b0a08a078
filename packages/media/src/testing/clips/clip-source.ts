import type { ClipSource } from '../../clip/clip-source.ts';
import { CLIP_RATE } from './clip.ts';

/** Frames in memory, square, as a clip. */
export function clipOf(frames: readonly Uint8Array[], delaysMs?: readonly number[]): ClipSource {
  const side = Math.sqrt((frames[0]?.length ?? 0) / 4);
  return {
    width: side,
    height: side,
    delaysMs: delaysMs ?? frames.map(() => 1000 / CLIP_RATE),
    frame: (index) => frames[index]!,
  };
}
