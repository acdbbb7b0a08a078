import { useCallback, useEffect, useState } from 'react';
import { isAbort } from '../../lib/abort.ts';
import { ApiError } from '../../lib/api-error.ts';
import { callForJson } from '../../lib/api.ts';

interface Loaded<Item> {
  readonly state: 'loading' | 'shown' | 'forbidden' | 'failed';
  readonly items: readonly Item[];
  readonly reload: () => void;
}

/** Reads a list again each time that it is told to. @param isReady whether the user is known */
export function useLoaded<Item>(path: string, isReady: boolean): Loaded<Item> {
  const [loaded, setLoaded] = useState<Omit<Loaded<Item>, 'reload'>>({
    state: 'loading',
    items: [],
  });
  const load = useCallback(() => {
    const events = new AbortController();
    callForJson<{ readonly items: readonly Item[] }>(path, { signal: events.signal }).then(
      ({ items }) => setLoaded({ state: 'shown', items }),
      (error: unknown) => {
        if (isAbort(error)) return;
        const isForbidden = error instanceof ApiError && error.status === 403;
        setLoaded({ state: isForbidden ? 'forbidden' : 'failed', items: [] });
      },
    );
    return () => events.abort();
  }, [path]);
  useEffect(() => (isReady ? load() : undefined), [isReady, load]);
  return { ...loaded, reload: () => void load() };
}
