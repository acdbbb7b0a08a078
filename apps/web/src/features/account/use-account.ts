import { type Account, ROUTES } from '@loopwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { callForJson } from '../../lib/api.ts';

export interface AccountState {
  /** null: not here yet, or it could not be fetched. */
  readonly account: Account | null;
  /** Why it could not be fetched the last time; null: it could, or is on its way. */
  readonly error: unknown;
  readonly reload: () => void;
  /** With what a call answered that changed something. */
  readonly replace: (account: Account) => void;
}

interface Fetched {
  readonly account: Account | null;
  readonly error: unknown;
}

/** The ways into the signed-in person's account, and who is in it now. */
export function useAccount(): AccountState {
  const [fetched, setFetched] = useState<Fetched>({ account: null, error: null });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLatest = true;
    callForJson<{ readonly account: Account }>(ROUTES.account).then(
      ({ account }) => isLatest && setFetched({ account, error: null }),
      (error: unknown) => isLatest && setFetched((last) => ({ ...last, error })),
    );
    return () => {
      isLatest = false;
    };
  }, [attempt]);

  const reload = useCallback(() => {
    setFetched((last) => ({ ...last, error: null }));
    setAttempt((count) => count + 1);
  }, []);
  const replace = useCallback((account: Account) => setFetched({ account, error: null }), []);
  return { ...fetched, reload, replace };
}
