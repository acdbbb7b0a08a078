import { checkClip, type ClipSource, readFrame } from './clip-source.ts';
import type { ClosedLoop } from './close-loop.ts';
import type { LoopCut } from './loop-cut.ts';
import { LoopPointSteps } from './loop-point-steps.ts';
import type { ClipStudy } from './study-clip.ts';

/**
 * Plays a cut there and back. Always closes, and always looks like what it is: water flows uphill.
 * Only for those who ask for it.
 */
export function boomerang(clip: ClipSource, study: ClipStudy, cut: LoopCut): ClosedLoop {
  checkClip(clip);
  const there = study.frames.slice(cut.from, cut.to);
  const places = [...there.keys(), ...[...there.keys()].slice(1, -1).toReversed()];
  const steps = new LoopPointSteps(places.map((place) => study.cells[cut.from + place]!));
  return {
    frameCount: places.length,
    delaysMs: places.map((place) => study.delaysMs[cut.from + place]!),
    scoreBefore: cut.loopPointScore,
    scoreAfter: steps.score(0, places.length),
    async *frames() {
      for (const place of places) yield await readFrame(clip, there[place]!);
    },
  };
}
