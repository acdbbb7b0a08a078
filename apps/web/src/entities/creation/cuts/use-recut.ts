import {
  type Creation,
  type LoopPointChoice,
  type Generation,
  IDEMPOTENCY_HEADER,
  pathTo,
  ROUTES,
} from '@loopwright/contract';
import { useEffect, useRef, useState } from 'react';
import { serverText } from '../../../language/texts.ts';
import { isAbort } from '../../../lib/abort.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { callForJson } from '../../../lib/api.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { isOver } from '../../generation/generation-events.ts';
import { type GenerationWatch, watchGeneration } from '../../generation/watch-generation.ts';

interface Running {
  readonly choice: LoopPointChoice;
  /** As the server last reported it; null before the first report. */
  readonly generation: Generation | null;
}

interface Recut {
  /** Null unless a cut is being made. */
  readonly running: Running | null;
  /** Why the last cut failed, in the user's language. */
  readonly problem: string | null;
  readonly start: (choice: LoopPointChoice) => void;
  readonly cancel: () => void;
}

async function askForCut({ id }: Creation, cut: LoopPointChoice): Promise<Generation> {
  const { generation } = await callForJson<{ readonly generation: Generation }>(
    pathTo(ROUTES.creationCuts, { id }),
    { method: 'POST', body: { cut }, headers: { [IDEMPOTENCY_HEADER]: newRequestKey() } },
  );
  return generation;
}

/**
 * Makes other cuts of a loop's clip, one at a time. A cut whose page is left meanwhile appears in the
 * gallery.
 * @param failed the message for failures without one of the server
 */
export function useRecut(
  creation: Creation,
  onMade: (creation: Creation) => void,
  failed: string,
): Recut {
  const [running, setRunning] = useState<Running | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const watch = useRef<GenerationWatch | null>(null);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      watch.current?.stop();
    };
  }, []);

  const take = (choice: LoopPointChoice, generation: Generation): void => {
    if (!isOver(generation)) {
      setRunning({ choice, generation });
      return;
    }
    setRunning(null);
    if (generation.status === 'cancelled') return;
    if (generation.creation) onMade(generation.creation);
    else setProblem(generation.error ? serverText(generation.error) : failed);
  };

  const make = async (choice: LoopPointChoice): Promise<void> => {
    const generation = await askForCut(creation, choice);
    if (isGone.current) return;
    watch.current = watchGeneration(generation, (latest) => take(choice, latest));
  };

  return {
    running,
    problem,
    start: (choice) => {
      if (running) return;
      setProblem(null);
      setRunning({ choice, generation: null });
      make(choice).catch((error: unknown) => {
        if (isGone.current || isAbort(error)) return;
        setRunning(null);
        setProblem(messageOf(error, failed));
      });
    },
    cancel: () => watch.current?.cancel(),
  };
}
