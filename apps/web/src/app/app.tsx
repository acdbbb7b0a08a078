import { AuthProvider } from '../lib/auth.tsx';
import { useLocation } from '../lib/router/location.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageAt } from './routes.tsx';
import { Shell } from './shell.tsx';

interface AppProps {
  /** The server saw no sign of a session. */
  readonly expectsVisitor?: boolean;
}

/** Everything below the router, so that a build can render it as well. */
export function App({ expectsVisitor = false }: AppProps) {
  const { pathname } = useLocation();
  const { Component, isTool } = pageAt(pathname);
  return (
    <ErrorBoundary>
      <AuthProvider expectsVisitor={expectsVisitor}>
        <Shell hasFooter={!isTool}>
          <Component />
        </Shell>
      </AuthProvider>
    </ErrorBoundary>
  );
}
