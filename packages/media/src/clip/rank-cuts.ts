import { STILL_STEP } from '../loop-point-score.ts';
import type { FrameCells } from './cells.ts';
import { closesAlready, findCuts, type FoundCut, type Search } from './find-cuts.ts';
import { FrameDistances } from './frame-distances.ts';
import { hasDrift, lightAcross, NO_GAIN, withEvenLight } from './light.ts';
import type { LoopCut } from './loop-cut.ts';
import { LoopPointSteps } from './loop-point-steps.ts';
import { findScenes } from './scenes.ts';

/** Clips with fewer frames are left as they are. */
const FEWEST_FRAMES = 8;
const BEST = 3;

/**
 * The best cuts of a clip, best first: one to three.
 *
 * @param cells of frames without repeats
 * @param delaysMs of each of them
 */
export function rankCuts(
  cells: readonly FrameCells[],
  delaysMs: readonly number[],
  longestMs: number,
): [LoopCut, ...LoopCut[]] {
  const steps = new LoopPointSteps(cells);
  const durationOf = (from: number, to: number): number =>
    delaysMs.slice(from, to).reduce((sum, delay) => sum + delay, 0);
  const whole: LoopCut = {
    from: 0,
    to: cells.length,
    durationMs: durationOf(0, cells.length),
    way: 'native',
    fadeFrames: 0,
    score: 1,
    loopPointScore: steps.score(0, cells.length),
    light: NO_GAIN,
  };
  if (cells.length < FEWEST_FRAMES) return [whole];
  const isWholeAllowed = whole.durationMs <= longestMs + 1;
  if (steps.largest < STILL_STEP && whole.loopPointScore === 0 && isWholeAllowed) return [whole];

  const plain = new FrameDistances(cells.map(({ small }) => small));
  const scenes = findScenes(plain);
  const drifts = scenes.length === 1 && hasDrift(cells);
  const distances = drifts ? new FrameDistances(withEvenLight(cells)) : plain;
  const search: Search = { distances, steps, scenes, delaysMs, longestMs };
  const toCut = ({ from, to, fadeFrames, cost }: FoundCut): LoopCut => ({
    from,
    to,
    durationMs: durationOf(from, to),
    way: fadeFrames > 0 ? 'fade' : 'plain',
    fadeFrames,
    score: 1 / (1 + cost),
    loopPointScore: steps.score(from, to),
    light: drifts && fadeFrames > 0 ? lightAcross(cells, from, to) : NO_GAIN,
  });
  const closes = isWholeAllowed && scenes.length === 1 && closesAlready(search);
  const found = findCuts(search).map(toCut);
  const others = closes ? found.filter(({ to, from }) => to - from < cells.length) : found;
  const [best = whole, ...rest] = closes ? [whole, ...others] : others;
  return [best, ...rest.slice(0, BEST - 1)];
}
