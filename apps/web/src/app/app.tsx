import { AuthProvider } from '../lib/auth.tsx';
import { useLocation } from '../lib/router/location.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageAt } from './routes.tsx';
import { Shell } from './shell.tsx';

/** Everything below the router, so that a server can render it as well. */
export function App() {
  const { Component, isTool } = pageAt(useLocation().pathname);
  return (
    <ErrorBoundary>
      <AuthProvider>
        <Shell hasFooter={!isTool}>
          <Component />
        </Shell>
      </AuthProvider>
    </ErrorBoundary>
  );
}
