import type { Generation } from '@loopwright/contract';
import { activeGenerations, cancelGeneration } from '../../entities/generation/generation-calls.ts';
import { followGeneration, isOver } from '../../entities/generation/generation-events.ts';
import { pause } from '../../lib/pause.ts';

/** Pauses between looks: often at first, when it is about to appear; then at ease. */
const PAUSES_MS = [150, 250, 400, 700, 1000];

async function find(requestKey: string, signal: AbortSignal): Promise<Generation | null> {
  for (let look = 0; !signal.aborted; look += 1) {
    await pause(PAUSES_MS[Math.min(look, PAUSES_MS.length - 1)] ?? 0);
    if (signal.aborted) return null;
    // A look that fails is followed by the next one; the request itself tells what went wrong.
    const generations = await activeGenerations().catch(() => []);
    const found = generations.find((generation) => generation.requestKey === requestKey);
    if (found) return found;
  }
  return null;
}

export interface GenerationWatch {
  /** Whether the server was seen to have it. */
  isFound(): boolean;
  /** Resolves when it is over; never if it is not found or the watch was stopped before. */
  readonly end: Promise<Generation>;
  /** Now, or as soon as it is found. */
  cancel(): void;
  stop(): void;
}

/**
 * Watches a generation: one already known, or the one that is being asked for with a request key.
 * @param by see `followGeneration`
 */
export function watchGeneration(
  target: Generation | { readonly requestKey: string },
  onChange: (generation: Generation) => void,
  by: 'stream' | 'looks' = 'stream',
): GenerationWatch {
  const search = new AbortController();
  const { promise: end, resolve } = Promise.withResolvers<Generation>();
  let id: string | null = null;
  let wantsCancel = false;
  let stopFollowing = (): void => undefined;

  const cancelOnServer = (generationId: string): void => {
    // It may have ended a moment ago: then its own ending tells.
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
    const generation = await find(requestKey, search.signal);
    if (generation && !search.signal.aborted) follow(generation);
  };

  if ('id' in target) follow(target);
  else {
    void findAndFollow(target.requestKey);
  }

  return {
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
