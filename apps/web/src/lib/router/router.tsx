import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { type BaseLocationHook, type NavigateOptions, Router as WouterRouter } from 'wouter';
import { navigate as changeAddress } from 'wouter/use-browser-location';
import { parsePattern, pathOf, tidyPath } from './paths.ts';

/** A new object for each navigation, also for one to the page that is open. */
interface Arrival {
  readonly pathname: string;
  /** How the page was reached: as the first one, by a link, or by the browser's back and forward. */
  readonly by: 'load' | 'link' | 'history';
}

interface RouterState {
  readonly arrival: Arrival;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Fetches what the page at a path needs, ahead of going there. */
  readonly prefetch: (path: string) => void;
}

const RouterContext = createContext<RouterState | null>(null);

function useRouterState(): RouterState {
  const state = use(RouterContext);
  if (state === null) throw new Error('There is no Router');
  return state;
}

export const useArrival = (): Arrival => useRouterState().arrival;

export const usePrefetch = (): RouterState['prefetch'] => useRouterState().prefetch;

const useTransitionLocation: BaseLocationHook = () => {
  const { arrival, navigate } = useRouterState();
  return [arrival.pathname, navigate];
};

const ROUTING = { hook: useTransitionLocation, parser: parsePattern };

const currentPath = (): string => tidyPath(window.location.pathname);

interface RouterProps {
  /** For rendering where there is no browser. */
  readonly initialPath?: string;
  readonly prefetch?: (path: string) => unknown;
  readonly children: ReactNode;
}

/**
 * wouter with a location that changes in a transition: the page that is open stays until the code of
 * the next one is there, and is back at once when the browser restores the scroll position.
 */
export function Router({ initialPath, prefetch, children }: RouterProps) {
  const [arrival, setArrival] = useState<Arrival>(() => ({
    pathname: initialPath ?? currentPath(),
    by: 'load',
  }));

  useEffect(() => {
    const follow = (): void => {
      startTransition(() => setArrival({ pathname: currentPath(), by: 'history' }));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const navigate = useCallback<RouterState['navigate']>((to, { replace = false } = {}) => {
    changeAddress(to, { replace: replace || tidyPath(to) === currentPath() });
    startTransition(() => setArrival({ pathname: currentPath(), by: 'link' }));
  }, []);

  const state = useMemo(
    () => ({ arrival, navigate, prefetch: (path: string) => void prefetch?.(pathOf(path)) }),
    [arrival, navigate, prefetch],
  );
  return (
    <RouterContext value={state}>
      <WouterRouter {...ROUTING}>{children}</WouterRouter>
    </RouterContext>
  );
}
