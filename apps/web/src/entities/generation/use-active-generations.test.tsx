import { ROUTES } from '@loopwright/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, FakeApi } from '../../testing/fake-api.ts';
import { generation } from '../../testing/generation.ts';
import { useActiveGenerations } from './use-active-generations.ts';

const client = new QueryClient();

const visit = (username: string | null) =>
  renderHook(() => useActiveGenerations(username), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });

it('asks anew at each visit, and not again while the page stays', async () => {
  const api = new FakeApi();
  api.on('GET', ROUTES.activeGenerations, () => answer({ generations: [generation] }));
  const first = visit('ana');
  expect(first.result.current).toBeNull();
  await waitFor(() => expect(first.result.current).toEqual([generation]));
  window.dispatchEvent(new Event('visibilitychange'));
  first.unmount();
  await waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));

  api.on('GET', ROUTES.activeGenerations, () => answer({ generations: [] }));
  const second = visit('ana');
  // The generation of the first visit may have ended since.
  expect(second.result.current).toBeNull();
  await waitFor(() => expect(second.result.current).toEqual([]));
  expect(api.callsTo(ROUTES.activeGenerations)).toHaveLength(2);
});

it('asks nothing for a visitor', () => {
  const api = new FakeApi();
  expect(visit(null).result.current).toBeNull();
  expect(api.callsTo(ROUTES.activeGenerations)).toHaveLength(0);
});
