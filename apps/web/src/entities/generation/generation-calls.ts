import { type Generation, pathTo, ROUTES } from '@loopwright/contract';
import { ApiError } from '../../lib/api-error.ts';
import { callApi, callForJson } from '../../lib/api.ts';

/** Those of the user that wait or run. */
export async function activeGenerations(signal?: AbortSignal): Promise<readonly Generation[]> {
  const answer = await callForJson<{ readonly generations: readonly Generation[] }>(
    ROUTES.activeGenerations,
    signal && { signal },
  );
  return answer.generations;
}

/** A generation of the user. @throws ApiError, with status 404 when it was deleted */
export async function readGeneration(id: string, signal?: AbortSignal): Promise<Generation> {
  const answer = await callForJson<{ readonly generation: Generation }>(
    pathTo(ROUTES.generation, { id }),
    signal && { signal },
  );
  return answer.generation;
}

/** What the server knows of a generation: `gone` when it was deleted, null when it could not be asked. */
export async function lastWordOf(
  id: string,
  signal: AbortSignal,
): Promise<Generation | 'gone' | null> {
  try {
    return await readGeneration(id, signal);
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'gone' : null;
  }
}

/** Asks for the end of a generation; it may have ended a moment ago. */
export async function cancelGeneration(id: string): Promise<void> {
  await callApi(pathTo(ROUTES.generation, { id }), { method: 'DELETE' });
}
