import type { Generation } from '@loopwright/contract';
import { pause } from '../../lib/pause.ts';
import { activeGenerations, cancelGeneration } from './generation-calls.ts';
import { followGeneration, isOver } from './generation-events.ts';

/** Pauses between requests: short at first, when the generation is about to appear. */
const PAUSES_MS = [150, 250, 400, 700, 1000];

/** Looks for the generation that a pending request creates. @returns null when the signal has ended the search */
export async function findGeneration(
  requestKey: string,
  signal: AbortSignal,
): Promise<Generation | null> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    await pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0);
    if (signal.aborted) return null;
    // Failures are ignored: the request that creates the generation reports them.
    const generations = await activeGenerations().catch(() => []);
    const found = generations.find((generation) => generation.requestKey === requestKey);
    if (found) return found;
  }
  return null;
}

/** A known generation, or the one that the request with this key creates. */
type WatchTarget = Generation | { readonly requestKey: string };

export interface GenerationWatch {
  readonly target: WatchTarget;
  /** Whether the server has reported it. */
  isFound(): boolean;
  /** Resolves when it is over; never if it is not found or the watch was stopped before. */
  readonly end: Promise<Generation>;
  /** Cancels it now, or as soon as it is found. */
  cancel(): void;
  stop(): void;
}

/**
 * Watches a generation: a known one, or the one that a pending request with a request key creates.
 * @param by see `followGeneration`
 */
export function watchGeneration(
  target: WatchTarget,
  onChange: (generation: Generation) => void,
  by: 'stream' | 'polling' = 'stream',
): GenerationWatch {
  const search = new AbortController();
  const { promise: end, resolve } = Promise.withResolvers<Generation>();
  let id: string | null = null;
  let wantsCancel = false;
  let stopFollowing = (): void => undefined;

  const cancelOnServer = (generationId: string): void => {
    // It fails when the generation has just ended, which is reported anyway.
    cancelGeneration(generationId).catch(() => undefined);
  };
  const take = (generation: Generation): void => {
    if (search.signal.aborted) return;
    onChange(generation);
    if (isOver(generation)) resolve(generation);
  };
  const follow = (generation: Generation): void => {
    id = generation.id;
    if (wantsCancel) cancelOnServer(id);
    take(generation);
    if (!isOver(generation)) stopFollowing = followGeneration(id, take, by);
  };

  const findAndFollow = async (requestKey: string): Promise<void> => {
    const generation = await findGeneration(requestKey, search.signal);
    if (generation && !search.signal.aborted) follow(generation);
  };

  if ('id' in target) follow(target);
  else {
    void findAndFollow(target.requestKey);
  }

  return {
    target,
    isFound: () => id !== null,
    end,
    cancel() {
      wantsCancel = true;
      if (id !== null) cancelOnServer(id);
    },
    stop() {
      search.abort();
      stopFollowing();
    },
  };
}
