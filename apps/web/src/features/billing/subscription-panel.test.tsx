import { PROFILE_MESSAGES, ROUTES, type User } from '@loopwright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configuration, planAt } from '../../testing/configuration.ts';
import { ana, answer, FakeApi, pending, refusal } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';

const NOON = 'T12:00:00.000Z';
const customer: User = {
  ...ana,
  subscription: 'basic',
  tokensRemaining: 120,
  stripeCustomerId: 'cus_ana',
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(`2026-06-17${NOON}`) });
});
afterEach(() => {
  vi.useRealTimers();
});

async function show(user: User): Promise<FakeApi> {
  const api = new FakeApi(user);
  renderPage(<SubscriptionPanel />, '/profile');
  await screen.findByRole('heading', { level: 2 });
  return api;
}

it('shows a user without a subscription the way to one', async () => {
  await show(ana);
  expect(screen.getByRole('heading', { name: 'Starter free' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start a subscription' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  expect(screen.queryByRole('button', { name: PROFILE_MESSAGES.manage })).toBeNull();
});

it.each([
  ['renewal', { renewsAt: `2026-06-20${NOON}` }, 'Renews on June 20, 2026 for $7.'],
  [
    'trial',
    { trialEndsAt: `2026-06-20${NOON}`, subscriptionStatus: 'trialing' as const },
    '3 days left in your trial. $7/month from June 20, 2026.',
  ],
  ['end', { endsAt: `2026-06-20${NOON}` }, "You're on Creator until June 20, 2026."],
  ['failed payment', { paymentFailed: true }, 'You keep Creator while we try again'],
])('tells the %s', async (_what, changes, words) => {
  await show({ ...customer, ...changes });
  expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
});

it('shows the tokens that are left, also those of a larger plan before', async () => {
  await show(customer);
  expect(screen.getByText('120')).toBeInTheDocument();
  expect(screen.getByText('of 200 tokens left this week')).toBeInTheDocument();
});

it('does not say that more is left than there was', async () => {
  await show({ ...customer, tokensRemaining: 940 });
  expect(screen.getByText('tokens left this week')).toBeInTheDocument();
});

it('takes a cancellation back', async () => {
  const api = await show({ ...customer, endsAt: `2026-06-20${NOON}` });
  api.on('GET', ROUTES.configuration, () =>
    answer({ ...configuration, plans: [planAt('basic', 'price_basic')] }),
  );
  api.on('POST', ROUTES.updateSubscription, () => answer({}));
  fireEvent.click(screen.getByRole('button', { name: 'Keep Creator' }));
  expect(screen.getByRole('button', { name: 'Keep Creator' })).toBeDisabled();
  await waitFor(() => expect(api.callsTo(ROUTES.updateSubscription)).toHaveLength(1));
  expect(api.callsTo(ROUTES.updateSubscription)[0]?.body).toEqual({ priceId: 'price_basic' });
  api.signIn({ ...customer, renewsAt: `2026-06-20${NOON}` });
  await vi.advanceTimersByTimeAsync(1500);
  expect(await screen.findByText("You're staying on Creator.")).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Keep Creator' })).toBeNull();
});

it('opens the billing portal', async () => {
  const api = await show(customer);
  const call = pending();
  api.on('POST', ROUTES.createPortalSession, () => call.response);
  fireEvent.click(screen.getByRole('button', { name: PROFILE_MESSAGES.manage }));
  expect(screen.getByRole('button', { name: PROFILE_MESSAGES.manage })).toBeDisabled();
  call.give(answer({ url: '#portal' }));
  await waitFor(() => expect(location.hash).toBe('#portal'));
});

it.each([
  ['its own', new Response('', { status: 502 }), PROFILE_MESSAGES.portalFailed],
  [
    "the server's",
    refusal('noBillingAccount', 'There is nothing to manage.'),
    'There is nothing to',
  ],
])('says why the portal does not open, in %s words', async (_whose, response, words) => {
  const api = await show(customer);
  api.on('POST', ROUTES.createPortalSession, () => response);
  fireEvent.click(screen.getByRole('button', { name: PROFILE_MESSAGES.manage }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: PROFILE_MESSAGES.manage })).toBeEnabled();
});
