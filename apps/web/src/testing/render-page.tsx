import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { AuthProvider } from '../lib/auth.tsx';
import { Router } from '../lib/router/router.tsx';

function Address() {
  return <p data-testid="address">{useLocation()[0]}</p>;
}

/** Remembers nothing of other tests, and gives up at the first failure. */
const newQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** A page with what stands around it in the app; the address is readable as "address". */
export function renderPage(page: ReactNode, path = '/'): RenderResult {
  history.replaceState(null, '', path);
  return render(
    <Router>
      <QueryClientProvider client={newQueryClient()}>
        <AuthProvider>
          {page}
          <Address />
        </AuthProvider>
      </QueryClientProvider>
    </Router>,
  );
}
