import { type Generation, pathTo, ROUTES } from '@loopwright/contract';
import { callApi, callForJson } from '../../lib/api.ts';

/** Those of the user that wait or run. */
export async function activeGenerations(signal?: AbortSignal): Promise<readonly Generation[]> {
  const answer = await callForJson<{ readonly generations: readonly Generation[] }>(
    ROUTES.activeGenerations,
    signal && { signal },
  );
  return answer.generations;
}

/** Asks for the end of a generation; it may have ended a moment ago. */
export async function cancelGeneration(id: string): Promise<void> {
  await callApi(pathTo(ROUTES.generation, { id }), { method: 'DELETE' });
}
