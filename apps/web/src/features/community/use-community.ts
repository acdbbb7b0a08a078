import {
  COMMUNITY_ROUTES,
  type CommunityCreation,
  type CommunityOrder,
  type CommunityResponse,
  type GenerationKind,
  type PromptStyle,
} from '@loopwright/contract';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { isAbort } from '../../lib/abort.ts';
import { callForJson } from '../../lib/api.ts';

/** Which creations of the community are shown. */
export interface CommunityFilter {
  readonly order: CommunityOrder;
  readonly query?: string | undefined;
  readonly kind?: GenerationKind | undefined;
  readonly style?: PromptStyle | undefined;
  readonly username?: string | undefined;
}

/** What is loaded of it. */
export interface Community {
  readonly state: 'loading' | 'shown' | 'closed' | 'failed';
  readonly items: readonly CommunityCreation[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailedMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

const pathFor = (filter: CommunityFilter, cursor?: string): string => {
  const given = Object.entries({ ...filter, cursor }).filter(([, value]) => value);
  return `${COMMUNITY_ROUTES.creations}?${new URLSearchParams(given as [string, string][])}`;
};

type Loaded = Pick<Community, 'state' | 'items'> & { readonly nextCursor: string | null };
const LOADING: Loaded = { state: 'loading', items: [], nextCursor: null };

/**
 * What the community shares, a page at a time. Public pages do without a cache of what was read.
 * @param filter keeps its identity as long as it stays the same
 */
export function useCommunity(filter: CommunityFilter): Community {
  const [loaded, setLoaded] = useState(LOADING);
  const [shown, setShown] = useState(filter);
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const current = useRef(filter);
  if (shown !== filter) {
    setShown(filter);
    setMore('idle');
  }

  const load = useCallback(() => {
    const events = new AbortController();
    const { signal } = events;
    callForJson<CommunityResponse>(pathFor(filter), { signal }).then(
      ({ isOpen, items, nextCursor }) =>
        // What is there stays until the code of the next is loaded.
        startTransition(() => setLoaded({ state: isOpen ? 'shown' : 'closed', items, nextCursor })),
      (error: unknown) => !isAbort(error) && setLoaded({ ...LOADING, state: 'failed' }),
    );
    return () => events.abort();
  }, [filter]);

  useEffect(() => {
    current.current = filter;
    return load();
  }, [filter, load]);

  const { nextCursor } = loaded;
  const loadMore = useCallback(() => {
    if (nextCursor === null) return;
    setMore('loading');
    callForJson<CommunityResponse>(pathFor(filter, nextCursor)).then(
      (page) => {
        if (current.current !== filter) return undefined;
        setMore('idle');
        return setLoaded(({ items, state }) => ({
          state,
          items: [...items, ...page.items],
          nextCursor: page.nextCursor,
        }));
      },
      () => setMore('failed'),
    );
  }, [filter, nextCursor]);

  return {
    ...loaded,
    hasMore: nextCursor !== null,
    isLoadingMore: more === 'loading',
    hasFailedMore: more === 'failed',
    more: loadMore,
    retry: () => {
      setLoaded(LOADING);
      load();
    },
  };
}
