import { type RecentTokenUsage, TOKEN_ROUTES, type TokenUsagePage } from '@loopwright/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callForJson } from '../../lib/api.ts';
import { tokenKeys } from './token-keys.ts';

/** The entries of the user's token ledger, newest first, page by page. */
export function useTokenUsage(username: string) {
  return useInfiniteQuery({
    queryKey: tokenKeys.usage(username),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? '' : `?cursor=${encodeURIComponent(pageParam)}`;
      return callForJson<TokenUsagePage>(`${TOKEN_ROUTES.usage}${query}`, { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The tokens that the user used in the last days, for a chart. */
export function useRecentTokenUsage(username: string) {
  return useQuery({
    queryKey: tokenKeys.recent(username),
    queryFn: async ({ signal }) => {
      const path = TOKEN_ROUTES.recentUsage;
      const { items } = await callForJson<{ readonly items: RecentTokenUsage }>(path, { signal });
      return items;
    },
  });
}
