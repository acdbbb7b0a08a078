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

/** What the server knows of a generation: `gone` when it was deleted, null when it could not be asked. */
export async function lastWordOf(
  id: string,
  signal: AbortSignal,
): Promise<Generation | 'gone' | null> {
  try {
    const path = pathTo(ROUTES.generation, { id });
    const { generation } = await callForJson<{ readonly generation: Generation }>(path, { signal });
    return generation;
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'gone' : null;
  }
}

/** Asks for the end of a generation; it may have ended a moment ago. */
export async function cancelGeneration(id: string): Promise<void> {
  await callApi(pathTo(ROUTES.generation, { id }), { method: 'DELETE' });
}
