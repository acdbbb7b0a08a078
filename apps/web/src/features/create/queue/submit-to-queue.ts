import type { Generation } from '@loopwright/contract';
import { findGeneration } from '../../../entities/generation/watch-generation.ts';
import { generate, type GenerationRequest } from '../generation-calls.ts';
import type { Ending } from '../generator-state.ts';

/** The server has it, and goes on with it. */
interface Accepted {
  readonly type: 'accepted';
  readonly generation: Generation;
}

const NEVER = new Promise<never>(() => undefined);

/**
 * Asks for a generation and stops waiting for the answer once the server has it: a request that waits
 * for its image keeps one of the six connections that a browser has to a server.
 * @returns how it ended when that was before it was found
 * @throws as `generate`
 */
export async function submitToQueue(
  request: GenerationRequest,
  requestKey: string,
): Promise<Accepted | Ending> {
  const search = new AbortController();
  const answer = new AbortController();
  const accepted = findGeneration(requestKey, search.signal).then((generation) =>
    generation === null ? NEVER : ({ type: 'accepted', generation } as const),
  );
  const finished = generate(request, requestKey, answer.signal).then((result) => {
    // The history shows the creation.
    if (result.url !== null) URL.revokeObjectURL(result.url);
    return { type: 'finished', result } as const;
  });
  try {
    return await Promise.race([accepted, finished]);
  } finally {
    search.abort();
    answer.abort();
    // What it ends with after it was given up says nothing.
    finished.catch(() => undefined);
  }
}
