import {
  IDEMPOTENCY_HEADER,
  OPERATOR_ROUTES,
  type OperatorAction,
  type OperatorLogEntry,
  type OperatorOverview,
  type OperatorUser,
  pathTo,
} from '@loopwright/contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callForJson } from '../../lib/api.ts';
import { operatorKeys } from './operator-keys.ts';

/** Health, queue and failures. @param username of the operator */
export function useOverview(username: string) {
  return useQuery({
    queryKey: operatorKeys.overview(username),
    queryFn: ({ signal }) => callForJson<OperatorOverview>(OPERATOR_ROUTES.overview, { signal }),
  });
}

/** The users that a search finds; the result of the last search stays until the next is there. */
export function useUserSearch(username: string, query: string) {
  return useQuery({
    queryKey: operatorKeys.users(username, query),
    queryFn: async ({ signal }) => {
      const path = `${OPERATOR_ROUTES.users}?query=${encodeURIComponent(query)}`;
      const { items } = await callForJson<{ readonly items: readonly OperatorUser[] }>(path, {
        signal,
      });
      return items;
    },
    placeholderData: keepPreviousData,
  });
}

interface LogAnswer {
  readonly items: readonly OperatorLogEntry[];
  readonly nextCursor: string | null;
}

/** What operators did, newest first, page by page. */
export function useOperatorLog(username: string) {
  return useInfiniteQuery({
    queryKey: operatorKeys.log(username),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? '' : `?cursor=${encodeURIComponent(pageParam)}`;
      return callForJson<LogAnswer>(`${OPERATOR_ROUTES.log}${query}`, { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

interface ActionCall {
  readonly userId: string;
  readonly action: OperatorAction;
  /** The same for every attempt, so that the action is carried out once. */
  readonly requestKey: string;
}

/** Does something about an account, and reads users and log again. */
export function useOperatorAction(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, action, requestKey }: ActionCall) =>
      callForJson(pathTo(OPERATOR_ROUTES.actions, { id: userId }), {
        method: 'POST',
        body: action,
        headers: { [IDEMPOTENCY_HEADER]: requestKey },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: operatorKeys.all(username) }),
  });
}
