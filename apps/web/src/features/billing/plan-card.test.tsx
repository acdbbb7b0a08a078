import { PLAN_NAMES, type PlanName, PLANS, ROUTES, type User } from '@loopwright/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { configuration as basics, planAt } from '../../testing/configuration.ts';
import { eventually } from '../../testing/eventually.ts';
import { ana, answer, FakeApi, pending, refusal } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PlanGrid } from './plan-grid.tsx';

const configuration = {
  ...basics,
  plans: PLAN_NAMES.map((name) => planAt(name, name === 'free' ? null : `price_${name}`)),
};
const renewing: User = {
  ...ana,
  subscription: 'basic',
  subscriptionStatus: 'active',
  stripeCustomerId: 'cus_ana',
  renewsAt: '2026-06-20T12:00:00.000Z',
};
const { renewsAt: _, ...unending } = renewing;
const ending: User = { ...unending, endsAt: '2026-06-20T12:00:00.000Z' };

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const card = (plan: PlanName) => within(screen.getByRole('region', { name: PLANS[plan].label }));

async function show(user: User | null, obstacle: string | null = null): Promise<FakeApi> {
  const api = new FakeApi(user);
  api.on('GET', ROUTES.configuration, () => answer(configuration));
  renderPage(<PlanGrid heading="h2" obstacle={obstacle} />);
  if (user) await screen.findByRole('button', { name: 'Current plan' });
  return api;
}

it.each([
  ['free', 'free', 'Current plan'],
  ['free', 'basic', 'Upgrade'],
  ['free', 'premium', 'Upgrade'],
  ['basic', 'free', 'Downgrade'],
  ['basic', 'basic', 'Current plan'],
  ['basic', 'premium', 'Upgrade'],
  ['premium', 'free', 'Downgrade'],
  ['premium', 'basic', 'Downgrade'],
  ['premium', 'premium', 'Current plan'],
] as const)('on %s, the card of %s says %s', async (current, target, label) => {
  const api = await show({ ...ana, subscription: current });
  const isCurrent = label === 'Current plan';
  expect(card(target).getByRole('button', { name: label }).hasAttribute('disabled')).toBe(
    isCurrent,
  );
  expect(card(target).queryAllByText('Current')).toHaveLength(isCurrent ? 1 : 0);
  expect(api.calls).toHaveLength(1);
});

it('shows visitors the way in', async () => {
  const api = await show(null);
  expect(await card('free').findByRole('link', { name: 'Get started' })).toHaveAttribute(
    'href',
    '/signup',
  );
  expect(card('free').queryByText('Already have an account? Sign in')).toBeNull();
  for (const plan of ['basic', 'premium'] as const) {
    expect(card(plan).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    expect(
      card(plan).getByRole('link', { name: 'Already have an account? Sign in' }),
    ).toHaveAttribute('href', '/login');
  }
  expect(screen.queryByText('Current')).toBeNull();
  expect(api.calls).toHaveLength(1);
});

it('promises the trial to those who can have it', async () => {
  await show(ana);
  expect(await card('basic').findByText('First 7 days free')).toBeInTheDocument();
  expect(card('premium').queryByText(/days free/)).toBeNull();
});

it.each([
  ['has had it', { ...ana, hasUsedTrial: true }],
  ['pays already', { ...ana, subscription: 'premium' as const }],
])('does not mention the trial to a user who %s', async (_why, user) => {
  await show(user);
  expect(screen.queryByText('First 7 days free')).toBeNull();
});

it('asks for a checkout of the price of this installation, and remembers what for', async () => {
  const api = await show(ana);
  const call = pending();
  api.on('POST', ROUTES.createCheckoutSession, () => call.response);
  fireEvent.click(card('premium').getByRole('button', { name: 'Upgrade' }));
  expect(card('premium').getByRole('button', { name: 'Upgrade' })).toBeDisabled();
  expect(card('basic').getByRole('button', { name: 'Upgrade' })).toBeEnabled();
  await eventually(() => expect(api.callsTo(ROUTES.createCheckoutSession)).toHaveLength(1));
  expect(api.callsTo(ROUTES.createCheckoutSession)[0]?.body).toEqual({ priceId: 'price_premium' });
  // An anchor of the same page: jsdom goes nowhere else.
  call.give(answer({ url: '#checkout' }));
  await eventually(() => expect(location.hash).toBe('#checkout'));
  expect(sessionStorage.getItem('checkout')).toBe('premium');
});

it('updates between paid plans, and is busy until the new plan is known', async () => {
  const api = await show(renewing);
  api.on('POST', ROUTES.updateSubscription, () => answer({}));
  vi.useFakeTimers();
  fireEvent.click(card('premium').getByRole('button', { name: 'Upgrade' }));
  await eventually(() => expect(api.callsTo(ROUTES.updateSubscription)).toHaveLength(1));
  expect(api.callsTo(ROUTES.updateSubscription)[0]?.body).toEqual({ priceId: 'price_premium' });
  api.signIn({ ...renewing, subscription: 'premium' });
  await vi.advanceTimersByTimeAsync(1400);
  expect(card('premium').getByRole('button', { name: 'Upgrade' })).toBeDisabled();
  expect(api.callsTo(ROUTES.me)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  await eventually(() => {
    expect(card('premium').getByRole('button', { name: 'Current plan' })).toBeDisabled();
  });
  expect(card('premium').getByText("Done. You're on Studio now.")).toBeInTheDocument();
  expect(api.callsTo(ROUTES.me)).toHaveLength(2);
});

it('cancels in one click, and offers to keep the plan in place of the button', async () => {
  const api = await show(renewing);
  api.on('POST', ROUTES.cancelSubscription, () => answer({}));
  const downgrade = await card('free').findByRole('button', { name: 'Downgrade' });
  expect(downgrade).toHaveAccessibleDescription(/^Creator stays active until June 20, 2026/);
  vi.useFakeTimers();
  fireEvent.click(downgrade);
  await eventually(() => expect(api.callsTo(ROUTES.cancelSubscription)).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  api.signIn(ending);
  await vi.advanceTimersByTimeAsync(1500);
  await eventually(() => screen.getByText('Starts on June 20, 2026'));
  expect(card('free').queryByRole('button', { name: 'Downgrade' })).toBeNull();
  expect(card('free').getByRole('button', { name: 'Keep Creator' })).toBeEnabled();
  expect(
    card('free').getByText('Canceled. Creator stays active until June 20, 2026.'),
  ).toBeInTheDocument();
});

it('says that an unpaid plan ends right away', async () => {
  await show({ ...unending, subscriptionStatus: 'past_due', paymentFailed: true });
  expect(await card('basic').findByText('The last payment failed')).toBeInTheDocument();
  expect(card('basic').getByRole('link', { name: 'Go to your subscription' })).toHaveAttribute(
    'href',
    '/profile',
  );
  expect(card('free').getByRole('button', { name: 'Downgrade' })).toHaveAccessibleDescription(
    /^Creator ends right away/,
  );
});

it('takes a cancellation back with the price of the plan that is about to end', async () => {
  const api = await show(ending);
  api.on('POST', ROUTES.updateSubscription, () => answer({}));
  expect(await card('basic').findByText('Active until June 20, 2026')).toBeInTheDocument();
  expect(card('basic').getByRole('button', { name: 'Current plan' })).toBeDisabled();
  vi.useFakeTimers();
  fireEvent.click(card('free').getByRole('button', { name: 'Keep Creator' }));
  await eventually(() => expect(api.callsTo(ROUTES.updateSubscription)).toHaveLength(1));
  expect(api.callsTo(ROUTES.updateSubscription)[0]?.body).toEqual({ priceId: 'price_basic' });
  api.signIn(renewing);
  await vi.advanceTimersByTimeAsync(1500);
  await eventually(() => card('basic').getByText('Renews on June 20, 2026'));
  expect(card('free').queryByRole('button', { name: 'Keep Creator' })).toBeNull();
  expect(card('free').getByRole('button', { name: 'Downgrade' })).toBeEnabled();
});

it.each([
  ['the words of the server', refusal('samePlan', 'You already have that plan.'), 'You already'],
  ['words of its own', new Response('', { status: 502 }), 'Something went wrong.'],
])('says under the card what went wrong: %s', async (_whose, response, words) => {
  const api = await show(ana);
  api.on('POST', ROUTES.createCheckoutSession, () => response);
  fireEvent.click(card('basic').getByRole('button', { name: 'Upgrade' }));
  expect(await card('basic').findByRole('alert')).toHaveTextContent(words);
  expect(card('premium').queryByRole('alert')).toBeNull();
  expect(card('basic').getByRole('button', { name: 'Upgrade' })).toBeEnabled();
  expect(sessionStorage.getItem('checkout')).toBeNull();
});

it('says what an upgrade costs: the difference, or the end of the trial', async () => {
  await show(renewing);
  expect(card('premium').getByRole('button', { name: 'Upgrade' })).toHaveAccessibleDescription(
    "You'll pay the prorated difference today.",
  );
});

it('says that an upgrade ends the trial', async () => {
  await show({ ...renewing, trialEndsAt: '2026-06-20T12:00:00.000Z' });
  expect(await card('basic').findByText('Trial until June 20, 2026')).toBeInTheDocument();
  expect(card('premium').getByRole('button', { name: 'Upgrade' })).toHaveAccessibleDescription(
    "Ends your trial. You'll be charged $16 today.",
  );
});

it('offers nothing where nothing is sold, and says why', async () => {
  await show(ana, 'Nothing is sold here.');
  for (const plan of ['basic', 'premium'] as const) {
    const button = card(plan).getByRole('button', { name: 'Upgrade' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Nothing is sold here.');
  }
});

it('takes its word back when the plan has changed again', async () => {
  const api = await show(renewing);
  api.on('POST', ROUTES.cancelSubscription, () => answer({}));
  api.on('POST', ROUTES.updateSubscription, () => answer({}));
  vi.useFakeTimers();
  const settle = async (user: User, path: string): Promise<void> => {
    await eventually(() => expect(api.callsTo(path)).toHaveLength(1));
    api.signIn(user);
    await vi.advanceTimersByTimeAsync(1500);
  };
  fireEvent.click(card('free').getByRole('button', { name: 'Downgrade' }));
  await settle(ending, ROUTES.cancelSubscription);
  await eventually(() => card('free').getByText(/^Canceled/));
  fireEvent.click(card('free').getByRole('button', { name: 'Keep Creator' }));
  await settle(renewing, ROUTES.updateSubscription);
  await eventually(() => card('free').getByText("You're staying on Creator."));
  expect(screen.queryByText(/^Canceled/)).toBeNull();
});

it('ticks only what a plan gives', async () => {
  await show(null);
  const ticked = (plan: PlanName): (string | null)[] =>
    card(plan)
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('.lucide-check'))
      .map(({ textContent }) => textContent);
  expect(ticked('free')).toEqual(['5 image tokens per week', 'Community gallery']);
  expect(ticked('premium')).toEqual(PLANS.premium.features);
});
