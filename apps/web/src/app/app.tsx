import { Route, useLocation } from 'wouter';
import { AuthProvider } from '../lib/auth.tsx';
import type { SessionStore } from '../lib/session-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageAt as pageOfProduct } from './routes.tsx';
import { Shell } from './shell.tsx';

interface AppProps {
  /** The server saw no sign of a session. */
  readonly expectsVisitor?: boolean;
  readonly session?: SessionStore;
  /** The page at a path, other than those of the product. */
  readonly pageAt?: typeof pageOfProduct;
}

/** Everything below the router, so that a build can render it as well. */
export function App({ expectsVisitor = false, session, pageAt = pageOfProduct }: AppProps) {
  const [pathname] = useLocation();
  const { path, Component, isTool, isFullScreen } = pageAt(pathname);
  return (
    <ErrorBoundary>
      <AuthProvider expectsVisitor={expectsVisitor} store={session}>
        <Shell hasFooter={!isTool} hasNavigation={!isFullScreen}>
          <Route path={path} component={Component} />
        </Shell>
      </AuthProvider>
    </ErrorBoundary>
  );
}
