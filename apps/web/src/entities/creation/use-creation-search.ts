import { type Creation, type CreationsPage, ORGANIZING_LIMITS, ROUTES } from '@loopwright/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../language/texts.ts';
import { callForJson } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth.tsx';
import { useRested } from '../../lib/use-rested.ts';
import { creationKeys } from './creation-keys.ts';

const NONE: readonly Creation[] = [];

/** The newest of the user's creations that the server finds for a query; none without one. */
export function useCreationSearch(query: string, count: number): readonly Creation[] {
  const { user } = useAuth();
  const language = useLanguage();
  const typed = query.trim().slice(0, ORGANIZING_LIMITS.search);
  const rested = useRested(typed);
  const { data } = useQuery({
    queryKey: creationKeys.search(user?.username ?? '', rested),
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({ limit: String(count), query: rested, language });
      return callForJson<CreationsPage>(`${ROUTES.creations}?${search.toString()}`, { signal });
    },
    enabled: user !== null && rested !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return typed === '' ? NONE : (data?.items ?? NONE);
}
