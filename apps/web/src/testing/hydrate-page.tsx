import { ROUTES } from '@loopwright/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';
import { AuthProvider } from '../lib/auth.tsx';
import { Router } from '../lib/router/router.tsx';
import { FakeApi, pending } from './fake-api.ts';

/**
 * A page as the build writes it, then as the browser takes it over while the session is asked for:
 * a difference is a console error.
 */
export async function hydratePage(
  content: ReactNode,
  path: string,
  expectsVisitor: boolean,
): Promise<void> {
  new FakeApi().on('GET', ROUTES.me, () => pending().response);
  history.replaceState(null, '', path);
  const client = new QueryClient();
  const page = (
    <StrictMode>
      <Router initialPath={path}>
        <QueryClientProvider client={client}>
          <AuthProvider expectsVisitor={expectsVisitor}>{content}</AuthProvider>
        </QueryClientProvider>
      </Router>
    </StrictMode>
  );
  const container = document.createElement('div');
  // The build waits for parts that are loaded lazily; this starts to load them.
  renderToString(page);
  await vi.dynamicImportSettled();
  container.innerHTML = renderToString(page);
  document.body.append(container);
  let root: Root | null = null;
  act(() => {
    root = hydrateRoot(container, page);
  });
  onTestFinished(() => {
    act(() => root?.unmount());
    container.remove();
  });
}
