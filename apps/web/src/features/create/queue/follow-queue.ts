import type { Generation } from '@loopwright/contract';
import { activeGenerations, lastWordOf } from '../../../entities/generation/generation-calls.ts';
import { pause } from '../../../lib/pause.ts';

const POLL_MS = 1000;

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
