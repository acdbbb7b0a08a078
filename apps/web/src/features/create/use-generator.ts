import type { Generation } from '@loopwright/contract';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth.tsx';
import { isOver } from '../../lib/generation-events.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import {
  activeGenerations,
  EmptyAnswer,
  generate,
  type GenerationRequest,
} from './generation-calls.ts';
import { checkGeneration } from './generation-checks.ts';
import { type GeneratorAction, INITIAL_STATE, nextState } from './generator-state.ts';
import type { Problem } from './problem.ts';
import { type GenerationWatch, watchGeneration } from './watch-generation.ts';

/** How a generation that was watched to its end came out. */
function ending({ status, creation, text, prompt, kind, error }: Generation): GeneratorAction {
  if (status === 'cancelled') return { type: 'cancelled' };
  if (status === 'finished' && creation) {
    return { type: 'finished', result: { kind, url: creation.url, text, prompt } };
  }
  return { type: 'failed', error: error ?? 'failed' };
}

function problemOf(error: unknown): Problem {
  if (error instanceof EmptyAnswer) return error.problem;
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 402) return 'outOfTokens';
  if (error.status === 401) return 'pleaseLogIn';
  return error.publicMessage === null
    ? 'failed'
    : { message: error.publicMessage, code: error.code };
}

/** How a request that was refused came out. */
const refusal = (error: unknown): GeneratorAction =>
  error instanceof ApiError && error.code === 'cancelled'
    ? { type: 'cancelled' }
    : { type: 'failed', error: problemOf(error) };

async function outcome(
  request: GenerationRequest,
  requestKey: string,
  watch: GenerationWatch,
): Promise<GeneratorAction> {
  try {
    return { type: 'finished', result: await generate(request, requestKey) };
  } catch (error) {
    // When only the connection was lost the work goes on: wait for its end instead.
    const goesOn = error instanceof TypeError && watch.isFound();
    return goesOn ? ending(await watch.end) : refusal(error);
  }
}

/** Runs one generation at a time: starts it, watches it, cancels it, finds it after a reload. */
export function useGenerator() {
  const { user, refresh } = useAuth();
  const [state, dispatch] = useReducer(nextState, INITIAL_STATE);
  const watch = useRef<GenerationWatch | null>(null);
  const username = user?.username ?? null;

  const progress = useCallback((generation: Generation) => {
    dispatch({ type: 'progressed', generation });
  }, []);

  const finish = useCallback(
    (action: GeneratorAction) => {
      watch.current?.stop();
      watch.current = null;
      dispatch(action);
      void refresh();
    },
    [refresh],
  );

  const start = useCallback(
    async (request: GenerationRequest): Promise<void> => {
      const requestKey = newRequestKey();
      dispatch({ type: 'started', requestKey, prompt: request.prompt });
      const own = watchGeneration({ requestKey }, progress);
      watch.current = own;
      finish(await outcome(request, requestKey, own));
    },
    [progress, finish],
  );

  useEffect(() => {
    if (username === null) return undefined;
    let isGone = false;
    const resume = async (): Promise<void> => {
      const generation = (await activeGenerations()).find((one) => !isOver(one));
      if (isGone || watch.current || !generation) return;
      dispatch({ type: 'resumed', generation });
      const found = watchGeneration(generation, progress);
      watch.current = found;
      finish(ending(await found.end));
    };
    resume().catch((error: unknown) => console.error('Could not look for running work', error));
    return () => {
      isGone = true;
      watch.current?.stop();
      watch.current = null;
    };
  }, [username, progress, finish]);

  return {
    state,
    dispatch,
    submit: (request: GenerationRequest): void => {
      if (state.running) return;
      const error = checkGeneration(request.prompt, request.kind, user);
      if (error === null) void start(request);
      else dispatch({ type: 'refused', error });
    },
    cancel: (): void => {
      dispatch({ type: 'cancel-asked' });
      watch.current?.cancel();
    },
  };
}
