import { type Creation, type CreationsPage, ROUTES } from '@loopwright/contract';
import { useQuery } from '@tanstack/react-query';
import { callForJson } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth.tsx';
import { creationKeys } from './creation-keys.ts';

interface LatestCreations {
  /** Newest first; null until there is an answer. */
  readonly creations: readonly Creation[] | null;
  /** Asks again; null while there is no need to. */
  readonly retry: (() => void) | null;
}

/** The newest creations of the user. */
export function useLatestCreations(count: number): LatestCreations {
  const { user } = useAuth();
  const username = user?.username ?? '';
  const { data, isError, refetch } = useQuery({
    queryKey: creationKeys.latest(username, count),
    queryFn: ({ signal }) =>
      callForJson<CreationsPage>(`${ROUTES.creations}?limit=${count}`, { signal }),
    enabled: user !== null,
  });
  const hasFailed = isError && data === undefined;
  return { creations: data?.items ?? null, retry: hasFailed ? () => void refetch() : null };
}
