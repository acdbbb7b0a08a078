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
import { cancelGeneration } from '../../generation/generation-calls.ts';
import { followGeneration, isOver } from '../../generation/generation-events.ts';

interface Running {
  readonly choice: LoopPointChoice;
  /** The server's latest word; null until the first. */
  readonly generation: Generation | null;
}

interface Recut {
  /** Null unless a cut is being made. */
  readonly running: Running | null;
  /** Why the last one was not made, in the person's words. */
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
 * Makes other cuts of the clip that a loop came from, one at a time. Whoever leaves meanwhile finds
 * the loop in their gallery.
 * @param failed said where the server has no words
 */
export function useRecut(
  creation: Creation,
  onMade: (creation: Creation) => void,
  failed: string,
): Recut {
  const [running, setRunning] = useState<Running | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stopFollowing = useRef(() => {});
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stopFollowing.current();
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
    take(choice, generation);
    if (isOver(generation)) return;
    stopFollowing.current = followGeneration(generation.id, (latest) => take(choice, latest));
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
    cancel: () => {
      const id = running?.generation?.id;
      // It may have ended a moment ago: then its own ending tells.
      if (id) cancelGeneration(id).catch(() => undefined);
    },
  };
}
