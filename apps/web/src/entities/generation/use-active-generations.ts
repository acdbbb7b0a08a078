import type { Generation } from '@loopwright/contract';
import { useQuery } from '@tanstack/react-query';
import { isAbort } from '../../lib/abort.ts';
import { activeGenerations } from './generation-calls.ts';
import { generationKeys } from './generation-keys.ts';

/**
 * The generations of a user that waited or ran when the page was opened; null until there is an answer.
 * They are asked for once for each visit: from then on the page follows its own.
 */
export function useActiveGenerations(username: string | null): readonly Generation[] | null {
  const { data } = useQuery({
    queryKey: generationKeys.active(username ?? ''),
    queryFn: async ({ signal }) => {
      try {
        return await activeGenerations(signal);
      } catch (error) {
        if (!isAbort(error)) console.error('The running generations could not be loaded', error);
        throw error;
      }
    },
    enabled: username !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return data ?? null;
}
