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

interface Location {
  /** Without a slash at its end, except for the home page. */
  readonly pathname: string;
  /** How we came here: the first page, a link, or the browser's back and forward. */
  readonly arrival: 'load' | 'link' | 'history';
}

export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

interface Router {
  readonly location: Location;
  readonly navigate: Navigate;
  /** Fetches what the page at a path needs, ahead of going there. */
  readonly prefetch: (path: string) => void;
}

const RouterContext = createContext<Router | null>(null);

export const tidyPath = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

const currentPath = (): string => tidyPath(window.location.pathname);

interface RouterProps {
  /** For rendering where there is no browser. */
  readonly initialPath?: string;
  readonly prefetch?: (path: string) => unknown;
  readonly children: ReactNode;
}

/**
 * Sixteen pages at fixed addresses need no more than this: where we are, and how to go elsewhere.
 * The page one leaves stays until the code of the next one is there.
 */
export function Router({ initialPath, prefetch, children }: RouterProps) {
  const [location, setLocation] = useState<Location>(() => ({
    pathname: initialPath ?? currentPath(),
    arrival: 'load',
  }));

  useEffect(() => {
    const follow = (): void => {
      startTransition(() => setLocation({ pathname: currentPath(), arrival: 'history' }));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const navigate = useCallback<Navigate>((to, { replace = false } = {}) => {
    const isNew = !replace && tidyPath(to) !== currentPath();
    window.history[isNew ? 'pushState' : 'replaceState'](null, '', to);
    startTransition(() => setLocation({ pathname: currentPath(), arrival: 'link' }));
  }, []);

  const router = useMemo(
    () => ({ location, navigate, prefetch: (path: string) => void prefetch?.(tidyPath(path)) }),
    [location, navigate, prefetch],
  );
  return <RouterContext value={router}>{children}</RouterContext>;
}

function useRouter(): Router {
  const router = use(RouterContext);
  if (router === null) throw new Error('Links and pages must be used within a Router');
  return router;
}

export const useLocation = (): Location => useRouter().location;

/** What a link does when somebody is about to press it. */
export const usePrefetch = (): Router['prefetch'] => useRouter().prefetch;

export const useNavigate = (): Navigate => useRouter().navigate;
