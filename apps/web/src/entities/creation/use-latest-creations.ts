import { type Creation, type CreationsPage, ROUTES } from '@loopwright/contract';
import { useQuery } from '@tanstack/react-query';
import { callForJson } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth.tsx';
import { creationKeys } from './creation-keys.ts';

/** The newest creations of the user, newest first; null until there is an answer. */
export function useLatestCreations(count: number): readonly Creation[] | null {
  const { user } = useAuth();
  const username = user?.username ?? '';
  const { data } = useQuery({
    queryKey: creationKeys.latest(username, count),
    queryFn: ({ signal }) =>
      callForJson<CreationsPage>(`${ROUTES.creations}?limit=${count}`, { signal }),
    enabled: user !== null,
  });
  return data?.items ?? null;
}
