import { type Account, ROUTES } from '@loopwright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
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
  /** Counts what was learned or asked, so that a slow answer cannot undo a newer one. */
  const latest = useRef(0);

  const fetchIt = useCallback((): void => {
    const mine = ++latest.current;
    callForJson<{ readonly account: Account }>(ROUTES.account).then(
      ({ account }) => mine === latest.current && setFetched({ account, error: null }),
      (error: unknown) => mine === latest.current && setFetched((last) => ({ ...last, error })),
    );
  }, []);
  useEffect(fetchIt, [fetchIt]);

  const reload = useCallback(() => {
    setFetched((last) => ({ ...last, error: null }));
    fetchIt();
  }, [fetchIt]);
  const replace = useCallback((account: Account) => {
    latest.current++;
    setFetched({ account, error: null });
  }, []);
  return { ...fetched, reload, replace };
}
