import { ROUTES } from '@loopwright/contract';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ana, FakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CancelPage } from './cancel-page.tsx';
import { SuccessPage } from './success-page.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (durationMs: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(durationMs);
  });

async function countDown(): Promise<void> {
  for (let second = 0; second < 4; second += 1) await pass(1000);
}

it('thanks, refreshes the person and goes home after four seconds', async () => {
  const api = new FakeApi(ana);
  renderPage(<SuccessPage />, '/success');
  await pass(0);
  expect(screen.getByText('Payment Successful!')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');
  expect(api.callsTo(ROUTES.me).length).toBeGreaterThan(1);
  await pass(3000);
  expect(screen.getByTestId('address')).toHaveTextContent('/success');
  await countDown();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
});

it('goes back to the plans after a cancelled checkout', async () => {
  const api = new FakeApi(ana);
  renderPage(<CancelPage />, '/cancel');
  await pass(0);
  expect(screen.getByText('Checkout Canceled')).toBeInTheDocument();
  await countDown();
  expect(screen.getByTestId('address')).toHaveTextContent('/pricing');
  expect(api.calls).toHaveLength(1);
});
