import { PLAN_NAMES, type PlanName, PLANS, ROUTES } from '@loopwright/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ana, answer, FakeApi, refusal } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PlanAction } from './plan-action.tsx';
import { PricingPage } from './pricing-page.tsx';

const configuration = {
  plans: PLAN_NAMES.map((name) => ({ name, priceId: name === 'free' ? null : `price_${name}` })),
};

it.each([
  ['free', 'free', 'Current plan'],
  ['free', 'basic', 'Upgrade'],
  ['basic', 'premium', 'Upgrade'],
  ['premium', 'basic', 'Downgrade'],
  ['premium', 'free', 'Downgrade'],
] as const)('on %s, the card of %s says %s', async (current, target, label) => {
  const api = new FakeApi({ ...ana, subscription: current });
  renderPage(<PlanAction plan={PLANS[target]} />);
  const button = await screen.findByRole('button', { name: label });
  expect(button.hasAttribute('disabled')).toBe(label === 'Current plan');
  expect(api.calls).toHaveLength(1);
});

it('shows visitors the way in', async () => {
  const api = new FakeApi();
  renderPage(<PricingPage />, '/pricing');
  expect(screen.getByText('Loading plans…')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Get started' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Sign up' })).toHaveLength(2);
  const signIn = screen.getAllByRole('link', { name: 'Already have an account? Sign in' });
  expect(signIn[0]).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: "Let's chat" })).toHaveAttribute('href', '/contact');
  expect(api.calls).toHaveLength(1);
});

async function change(current: PlanName, target: PlanName, path: string, response: Response) {
  const api = new FakeApi({ ...ana, subscription: current });
  api.on('GET', ROUTES.configuration, () => answer(configuration));
  api.on('POST', path, () => response);
  renderPage(<PlanAction plan={PLANS[target]} />);
  fireEvent.click(await screen.findByRole('button', { name: /grade/ }));
  await vi.waitFor(() => expect(api.callsTo(path)).toHaveLength(1));
  return api;
}

it('updates between paid plans with the price of this installation', async () => {
  const api = await change('basic', 'premium', ROUTES.updateSubscription, answer({}));
  expect(api.callsTo(ROUTES.updateSubscription)[0]?.body).toEqual({ priceId: 'price_premium' });
});

it('stays busy until the new plan is known', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = await change('basic', 'premium', ROUTES.updateSubscription, answer({}));
  expect(screen.getByRole('button', { name: 'Upgrade' })).toBeDisabled();
  api.signIn({ ...ana, subscription: 'premium' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(await screen.findByRole('button', { name: 'Current plan' })).toBeDisabled();
  vi.useRealTimers();
});

it('cancels on the way to free', async () => {
  const api = await change('basic', 'free', ROUTES.cancelSubscription, answer({}));
  expect(api.callsTo(ROUTES.configuration)).toHaveLength(0);
});

it('shows the words of the server under the card, or its own', async () => {
  const refused = refusal('conflict', 'Not while a payment is open.');
  await change('free', 'basic', ROUTES.createCheckoutSession, refused);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not while a payment is open.');
});

it('has words of its own when the server has none', async () => {
  const silent = new Response('', { status: 502 });
  await change('free', 'basic', ROUTES.createCheckoutSession, silent);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(screen.getByRole('button', { name: 'Upgrade' })).toBeEnabled();
});
