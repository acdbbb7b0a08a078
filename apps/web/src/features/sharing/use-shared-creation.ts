import { pathTo, SHARE_ROUTES, type SharedCreation } from '@loopwright/contract';
import { startTransition, useEffect, useState } from 'react';
import { isAbort } from '../../lib/abort.ts';
import { ApiError } from '../../lib/api-error.ts';
import { callForJson } from '../../lib/api.ts';

type Loaded =
  | { readonly state: 'loading' | 'gone' | 'failed' }
  | { readonly state: 'shown'; readonly creation: SharedCreation };

/** A shared creation, read once. Public pages do without a cache of what was read. */
export function useSharedCreation(slug: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    callForJson<{ readonly creation: SharedCreation }>(pathTo(SHARE_ROUTES.share, { slug }), {
      signal,
    }).then(
      // In slices: on a slow phone, all at once takes as long as hydrating the page.
      ({ creation }) => startTransition(() => setLoaded({ state: 'shown', creation })),
      (error: unknown) => {
        if (isAbort(error)) return;
        const isGone = error instanceof ApiError && error.status === 404;
        setLoaded({ state: isGone ? 'gone' : 'failed' });
      },
    );
    return () => events.abort();
  }, [slug]);
  return loaded;
}
