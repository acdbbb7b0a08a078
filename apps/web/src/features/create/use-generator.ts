import type { Generation } from '@loopwright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useRenewCreations } from '../../entities/creation/use-creations.ts';
import { isOver } from '../../entities/generation/generation-events.ts';
import {
  type GenerationWatch,
  watchGeneration,
} from '../../entities/generation/watch-generation.ts';
import { useAuth } from '../../lib/auth.tsx';
import { endingOf, refusal } from './ending.ts';
import { generate, type GenerationRequest, variationsOf } from './generation-calls.ts';
import { checkGeneration } from './generation-checks.ts';
import { type Ending, INITIAL_STATE, nextState } from './generator-state.ts';
import { keptRun } from './kept-run.ts';
import { newRequestKeys, withSiblings } from './request-keys.ts';
import { useKeptRun } from './use-kept-run.ts';

async function outcome(
  request: GenerationRequest,
  requestKey: string,
  watch: GenerationWatch,
): Promise<Ending> {
  try {
    return { type: 'finished', result: await generate(request, requestKey) };
  } catch (error) {
    // When only the connection was lost the work goes on: wait for its end instead.
    const goesOn = error instanceof TypeError && watch.isFound();
    return goesOn ? endingOf(await watch.end) : refusal(error);
  }
}

/**
 * Runs one generation at a time, or several variations of it: starts it, watches it, cancels it, finds it after a reload.
 * @param onOthers gets those that a reload finds waiting behind the first
 */
export function useGenerator(onOthers: (generations: readonly Generation[]) => void) {
  const { user, refresh } = useAuth();
  const [state, dispatch] = useReducer(nextState, INITIAL_STATE);
  const watches = useRef<readonly GenerationWatch[]>([]);
  const username = user?.username ?? null;
  const renew = useRenewCreations(username ?? '');
  const client = useQueryClient();
  const visit = useRef<AbortController>(null);

  const progress = useCallback((generation: Generation) => {
    dispatch({ type: 'progressed', generation });
  }, []);

  /** Waits for the ending of each, whatever becomes of the others. */
  const conclude = useCallback(
    async (endings: readonly Promise<Ending>[]): Promise<void> => {
      const own = watches.current;
      const tell = async (end: Promise<Ending>, index: number): Promise<void> => {
        const ending = await end;
        own[index]?.stop();
        dispatch({ type: 'ended', index, ending });
        const { target } = own[index] as GenerationWatch;
        void import('../../entities/notification/shown-work.ts').then(
          ({ showEnd }) => showEnd(target, { client, username, left: visit.current?.signal }),
          () => undefined,
        );
      };
      await Promise.all(endings.map(tell));
      if (watches.current === own) watches.current = [];
      keptRun.forget();
      void refresh();
      void renew();
    },
    [refresh, renew, client, username],
  );

  const start = useCallback(
    async (requests: readonly GenerationRequest[]): Promise<void> => {
      const requestKeys = newRequestKeys(requests.length);
      dispatch({ type: 'started', requestKeys, prompt: requests[0]?.prompt ?? '' });
      // Each request keeps a connection of its own already.
      const by = requests.length === 1 ? 'stream' : 'polling';
      const own = requestKeys.map((requestKey) => watchGeneration({ requestKey }, progress, by));
      watches.current = own;
      await conclude(
        own.map((watch, index) =>
          outcome(requests[index] as GenerationRequest, requestKeys[index] as string, watch),
        ),
      );
    },
    [progress, conclude],
  );

  useKeptRun(username, state.running, (all) => {
    const [first] = all;
    if (watches.current.length > 0 || !first) return;
    const generations = withSiblings(first, all);
    dispatch({ type: 'resumed', generations });
    const found = generations.map((generation) => watchGeneration(generation, progress));
    watches.current = found;
    onOthers(all.filter((one) => !generations.includes(one) && !isOver(one)));
    void conclude(found.map(async ({ end }) => endingOf(await end)));
  });

  useEffect(() => {
    if (username === null) return undefined;
    const own = (visit.current = new AbortController());
    return () => {
      own.abort();
      for (const watch of watches.current) watch.stop();
      watches.current = [];
    };
  }, [username]);

  return {
    state,
    dispatch,
    submit: (request: GenerationRequest, count: number): void => {
      if (state.running) return;
      const error = checkGeneration(request.prompt, request.kind, user, count);
      if (error === null) void start(variationsOf(request, count));
      else dispatch({ type: 'refused', error });
    },
    cancel: (): void => {
      dispatch({ type: 'cancel-asked' });
      for (const watch of watches.current) watch.cancel();
    },
  };
}
