import { type Generation, pathTo, ROUTES } from '@loopwright/contract';
import { activeGenerations } from '../../../entities/generation/generation-calls.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { callForJson } from '../../../lib/api.ts';
import { pause } from '../../../lib/pause.ts';

const POLL_MS = 1000;

async function lastWordOf(id: string, signal: AbortSignal): Promise<Generation | 'gone' | null> {
  try {
    const path = pathTo(ROUTES.generation, { id });
    const { generation } = await callForJson<{ readonly generation: Generation }>(path, { signal });
    return generation;
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'gone' : null;
  }
}

/**
 * Follows several generations with one request at a time: an event stream for each would use up the
 * six connections that a browser has to a server.
 * @param idsOf those that are not over yet, asked for in each round
 * @param onChange hears the latest word of each, `gone` when it was deleted
 */
export async function followQueue(
  idsOf: () => readonly string[],
  onChange: (id: string, generation: Generation | 'gone') => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await pause(POLL_MS);
    if (signal.aborted) return;
    const active = await activeGenerations(signal).catch(() => null);
    if (active === null) continue;
    for (const id of idsOf()) {
      const listed = active.find((generation) => generation.id === id);
      // One that is not listed any more is over.
      const word = listed ?? (await lastWordOf(id, signal));
      if (signal.aborted) return;
      if (word !== null) onChange(id, word);
    }
  }
}
