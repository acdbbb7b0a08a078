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
}

const RouterContext = createContext<Router | null>(null);

export const tidyPath = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

const currentPath = (): string => tidyPath(window.location.pathname);

interface RouterProps {
  /** For rendering where there is no browser. */
  readonly initialPath?: string;
  readonly children: ReactNode;
}

/**
 * Thirteen pages at fixed addresses need no more than this: where we are, and how to go elsewhere.
 * The page one leaves stays until the code of the next one is there.
 */
export function Router({ initialPath, children }: RouterProps) {
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

  const router = useMemo(() => ({ location, navigate }), [location, navigate]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

function useRouter(): Router {
  const router = use(RouterContext);
  if (router === null) throw new Error('Links and pages must be used within a Router');
  return router;
}

export const useLocation = (): Location => useRouter().location;

export const useNavigate = (): Navigate => useRouter().navigate;
