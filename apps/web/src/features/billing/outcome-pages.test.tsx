import { CANCEL_MESSAGES, ROUTES, SUCCESS_MESSAGES } from '@loopwright/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastPurchase } from '../../lib/purchase.ts';
import { ana, FakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CancelPage } from './cancel-page.tsx';
import { SuccessPage } from './success-page.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < Math.max(seconds, 1); second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(seconds === 0 ? 0 : 1000));
  }
}

const expectAt = (path: string): void =>
  expect(screen.getByTestId('address').textContent).toBe(path);

it('thanks, refreshes the person and goes home after four seconds', async () => {
  const api = new FakeApi(ana);
  renderPage(<SuccessPage example={null} />, '/success');
  await pass(0);
  expect(screen.getByRole('heading', { name: SUCCESS_MESSAGES.title })).toBeInTheDocument();
  expect(screen.getByText(SUCCESS_MESSAGES.text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: SUCCESS_MESSAGES.link })).toHaveAttribute('href', '/');
  expect(screen.getByText('Taking you to the home page in 4 …')).toBeInTheDocument();
  expect(api.callsTo(ROUTES.me)).toHaveLength(2);
  await pass(3);
  expectAt('/success');
  await pass(1);
  expectAt('/');
  expect(api.callsTo(ROUTES.me)).toHaveLength(2);
});

it('goes home after four seconds although the plan is late, and asks for it from there', async () => {
  sessionStorage.setItem('checkout', 'basic');
  const api = new FakeApi(ana);
  renderPage(<SuccessPage example={null} />, '/success');
  await pass(3);
  expectAt('/success');
  expect(screen.getByText('Activating your plan…')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: SUCCESS_MESSAGES.link })).toBeInTheDocument();
  await pass(1);
  expectAt('/');
  expect(sessionStorage.getItem('checkout')).toBeNull();
  const asked = api.callsTo(ROUTES.me).length;
  await pass(31);
  expect(api.callsTo(ROUTES.me)).toHaveLength(asked + 5);
  await pass(60);
  expect(api.callsTo(ROUTES.me)).toHaveLength(asked + 5);
});

it('leads to the first loop, with a picture of one, and asks for a late plan from there', async () => {
  sessionStorage.setItem('checkout', 'basic');
  const api = new FakeApi(ana);
  renderPage(<SuccessPage example={<img src="/loop.webp" alt="a loop" />} />, '/success');
  await pass(0);
  expect(screen.getByAltText('a loop')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Make your first loop' });
  expect(link).toHaveAttribute('href', '/create?mode=gif');
  fireEvent.click(link);
  expectAt('/create');
  expect(sessionStorage.getItem('checkout')).toBeNull();
  const asked = api.callsTo(ROUTES.me).length;
  await pass(1);
  expect(api.callsTo(ROUTES.me).length).toBeGreaterThan(asked);
});

it('says that the plan is there', async () => {
  sessionStorage.setItem('checkout', 'basic');
  const api = new FakeApi({ ...ana, subscription: 'basic', tokensRemaining: 200 });
  renderPage(<SuccessPage example={null} />, '/success');
  await pass(0);
  expect(screen.getByText("You're on Creator. Make your first loop.")).toBeInTheDocument();
  expect(screen.queryByText(/tokens left/)).toBeNull();
  await pass(3);
  expect(api.callsTo(ROUTES.me)).toHaveLength(2);
});

it('explains why tokens are missing that were used before the upgrade, then and at home', async () => {
  sessionStorage.setItem('checkout', 'basic');
  const api = new FakeApi({ ...ana, subscription: 'basic', tokensRemaining: 195 });
  renderPage(<SuccessPage example={null} />, '/success');
  await pass(0);
  expect(
    screen.getByText(
      '195 of 200 tokens left this week: the ones you used before the upgrade count.',
    ),
  ).toBeInTheDocument();
  await pass(4);
  expect(lastPurchase(ana)).toBe('basic');
  expect(api.callsTo(ROUTES.me)).toHaveLength(2);
});

it('shows a signed-out user the way to sign in', async () => {
  const api = new FakeApi();
  renderPage(<SuccessPage example={null} />, '/success');
  await pass(0);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await pass(4);
  expectAt('/');
  expect(api.calls).toHaveLength(2);
});

it('goes back to the plans after a cancelled checkout', async () => {
  sessionStorage.setItem('checkout', 'basic');
  const api = new FakeApi(ana);
  renderPage(<CancelPage />, '/cancel');
  await pass(0);
  expect(screen.getByRole('heading', { name: CANCEL_MESSAGES.title })).toBeInTheDocument();
  expect(screen.getByText(CANCEL_MESSAGES.text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: CANCEL_MESSAGES.link })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await pass(3);
  expectAt('/cancel');
  await pass(1);
  expectAt('/pricing');
  expect(sessionStorage.getItem('checkout')).toBeNull();
  expect(api.calls).toHaveLength(1);
});
