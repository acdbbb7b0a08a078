import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { ApiError } from './api-error.ts';

/** One for all app pages, kept between visits, so that coming back shows what was there at once. */
const sharedClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError),
    },
  },
});

/**
 * What was read from the server, for the app pages. Public pages do without: they know the session
 * alone, and its user is part of every key here. A client that stands around it, in a test, is used.
 */
export function ServerState({ children }: { readonly children: ReactNode }) {
  const client = use(QueryClientContext) ?? sharedClient;
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
