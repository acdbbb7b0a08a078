import { type Account, ROUTES } from '@loopwright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callForJson } from '../../lib/api.ts';
import { accountKeys } from './account-keys.ts';

export interface AccountState {
  /** null: not here yet, or it could not be fetched. */
  readonly account: Account | null;
  /** Why it could not be fetched the last time; null: it could, or is on its way. */
  readonly error: unknown;
  readonly reload: () => void;
  /** With what a call answered that changed something. */
  readonly replace: (account: Account) => void;
}

/** The ways into a user's account, and the sessions that are open. */
export function useAccount(username: string): AccountState {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: accountKeys.of(username),
    queryFn: async ({ signal }) =>
      (await callForJson<{ readonly account: Account }>(ROUTES.account, { signal })).account,
  });
  const replace = useCallback(
    (account: Account): void => {
      // A slow answer must not undo a newer one.
      void client.cancelQueries({ queryKey: accountKeys.of(username) });
      client.setQueryData(accountKeys.of(username), account);
    },
    [client, username],
  );
  return {
    account: data ?? null,
    error: isFetching ? null : error,
    reload: () => void refetch(),
    replace,
  };
}
