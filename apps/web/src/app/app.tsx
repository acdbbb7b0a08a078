import { Route, useLocation } from 'wouter';
import { AuthProvider } from '../lib/auth.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageAt as pageOfProduct } from './routes.tsx';
import { Shell } from './shell.tsx';

interface AppProps {
  /** The server saw no sign of a session. */
  readonly expectsVisitor?: boolean;
  /** The page at a path, other than those of the product. */
  readonly pageAt?: typeof pageOfProduct;
}

/** Everything below the router, so that a build can render it as well. */
export function App({ expectsVisitor = false, pageAt = pageOfProduct }: AppProps) {
  const [pathname] = useLocation();
  const { path, Component, isTool, isFullScreen } = pageAt(pathname);
  return (
    <ErrorBoundary>
      <AuthProvider expectsVisitor={expectsVisitor}>
        <Shell hasFooter={!isTool} hasNavigation={!isFullScreen}>
          <Route path={path} component={Component} />
        </Shell>
      </AuthProvider>
    </ErrorBoundary>
  );
}
