import { median } from '../median.ts';
import { fadeCost, plainCost, type Span } from './cut-cost.ts';
import type { FrameDistances } from './frame-distances.ts';
import type { LoopPointSteps } from './loop-point-steps.ts';
import type { Scene } from './scenes.ts';

/** A place where a clip can be made into a loop; frames are counted without repeated ones. */
export interface FoundCut extends Span {
  /** Frames at the end that fade into those before the beginning; 0 where a plain cut is quiet. */
  readonly fadeFrames: number;
  /** 0 is perfect; duration counts. */
  readonly cost: number;
}

export interface Search {
  readonly distances: FrameDistances;
  readonly steps: LoopPointSteps;
  readonly scenes: readonly Scene[];
  readonly delaysMs: readonly number[];
  /** No loop shall be longer. */
  readonly longestMs: number;
}

/** A scene with the steps that are usual in it. */
interface Measured extends Scene {
  /** Of frame distances, above 0. */
  readonly usualStep: number;
  /** Of the steps that loop points are scored by, above 0. */
  readonly usualLoopPointStep: number;
}

/** A plain cut that costs no more needs no fade. */
const QUIET_COST = 0.25;
/** Where a jump begins to show; see `scoreLoopPoint`. */
const QUIET_SCORE = 1.2;
const FADES = [3, 4, 6, 8, 12, 16] as const;
const LONGEST_FADE_MS = 720;
/** Of the loop. */
const LONGEST_FADE_SHARE = 0.25;
/** Loops shorter than this share of what was there are taken only when they are much better. */
const WANTED_SHARE = 0.6;
const SHORT_PENALTY = 6;
const SHORTENING_PENALTY = 1;
/** So that a perfect cut still gains by being longer. */
const LEAST_COST = 0.1;
const FEWEST_FRAMES = 8;
const FEWEST_SHARE = 0.25;
const BEST = 3;
/** A cut that jumps is the last resort. */
const JUMP_COST = 20;
const HASTE_WEIGHT = 0.5;
/** Two cuts whose ends differ by less than this share of the frames look like one. */
const APART = 0.2;
const STILL_STEP = 0.05;

/** The best cuts, best first: three, or fewer where the clip is too short for so many. */
export function findCuts(search: Search): readonly FoundCut[] {
  const { scenes, longestMs } = search;
  const clock = startTimes(search.delaysMs);
  const whole = Math.min(longestMs, clock.at(-1)!);
  const found: FoundCut[] = [];
  for (const scene of scenes.map((scene) => measureScene(search, scene))) {
    const fewest = fewestFrames(scene, scenes.length === 1);
    for (let from = scene.from; from + fewest <= scene.to; from++) {
      for (let to = from + fewest; to <= scene.to; to++) {
        const durationMs = clock[to]! - clock[from]!;
        // A clip shown for 4,000.4 ms is no longer than 4 s.
        if (durationMs > longestMs + 1) break;
        const span = { from, to };
        const { fadeFrames, cost } = cheapest(search, scene, span, durationMs);
        found.push({ ...span, fadeFrames, cost: withDuration(cost, durationMs / whole) });
      }
    }
  }
  return bestApart(found, search.distances.frameCount);
}

/** Whether all frames close as they are, as quietly as they move elsewhere. */
export function closesAlready(search: Search): boolean {
  const scene = { from: 0, to: search.distances.frameCount };
  return quietCost(search, measureScene(search, scene), scene) !== null;
}

/** What a plain cut costs; null where it would be seen. */
function quietCost({ distances, steps }: Search, scene: Measured, span: Span): number | null {
  const cost = plainCost(distances, span, scene.usualStep);
  if (cost > QUIET_COST) return null;
  // A fast moment is no jump.
  const around = (steps.into(span.to - 1) + steps.into(span.from + 1)) / 2;
  const allowed = QUIET_SCORE * Math.max(scene.usualLoopPointStep, around);
  return steps.closing(span.from, span.to) > allowed ? null : cost;
}

function cheapest(
  search: Search,
  scene: Measured,
  span: Span,
  durationMs: number,
): { fadeFrames: number; cost: number } {
  const quiet = quietCost(search, scene, span);
  if (quiet !== null) return { fadeFrames: 0, cost: quiet };
  const { distances, steps } = search;
  const frames = span.to - span.from;
  const most = Math.min(
    span.from - scene.from,
    Math.floor(frames * LONGEST_FADE_SHARE),
    Math.floor((LONGEST_FADE_MS * frames) / durationMs),
  );
  let best = { fadeFrames: 0, cost: JUMP_COST };
  for (const fadeFrames of FADES) {
    if (fadeFrames > most) break;
    // After a fade the seam is the clip's own step into the first frame.
    const haste = Math.max(0, steps.into(span.from) / scene.usualLoopPointStep - 1);
    const cost = fadeCost(distances, span, fadeFrames, scene.usualStep) + HASTE_WEIGHT * haste;
    if (cost < best.cost) best = { fadeFrames, cost };
  }
  return best;
}

function measureScene({ distances, steps }: Search, { from, to }: Scene): Measured {
  const moving = distances
    .steps()
    .slice(from, to - 1)
    .filter((step) => step > STILL_STEP);
  return {
    from,
    to,
    usualStep: Math.max(STILL_STEP, median(moving)),
    usualLoopPointStep: steps.usual(from, to),
  };
}

const withDuration = (cost: number, share: number): number =>
  (cost + LEAST_COST) *
  (1 + SHORTENING_PENALTY * Math.max(0, 1 - share)) *
  (1 + SHORT_PENALTY * Math.max(0, WANTED_SHARE - share));

function fewestFrames({ from, to }: Scene, isOnly: boolean): number {
  const wanted = Math.max(FEWEST_FRAMES, Math.ceil((to - from) * (isOnly ? FEWEST_SHARE : 0.5)));
  return Math.max(4, Math.min(wanted, to - from));
}

function bestApart(found: FoundCut[], frameCount: number): readonly FoundCut[] {
  const distance = Math.max(2, Math.round(frameCount * APART));
  const best: FoundCut[] = [];
  for (const cut of found.sort((a, b) => a.cost - b.cost || a.from - b.from || b.to - a.to)) {
    const isNew = best.every(
      ({ from, to }) => Math.abs(from - cut.from) + Math.abs(to - cut.to) >= distance,
    );
    if (isNew) best.push(cut);
    if (best.length === BEST) break;
  }
  return best;
}

/** When each frame begins; one more for the end. */
function startTimes(delaysMs: readonly number[]): number[] {
  const times = [0];
  for (const delay of delaysMs) times.push(times.at(-1)! + delay);
  return times;
}
