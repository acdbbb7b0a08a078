import { type Configuration, ROUTES } from '@loopwright/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { configuration } from '../../testing/configuration.ts';
import { ana, answer, FakeApi, pending } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PricingPage } from './pricing-page.tsx';

function apiWith(payments: Configuration['payments'], api = new FakeApi()): FakeApi {
  api.on('GET', ROUTES.configuration, () => answer({ ...configuration, payments }));
  return api;
}

it('has the plans of all users on the screen while it finds out whose they are', async () => {
  const api = apiWith('stripe');
  const session = pending();
  api.on('GET', ROUTES.me, () => session.response);
  renderPage(<PricingPage />, '/pricing');
  expect(
    screen.getByRole('heading', { level: 1, name: 'One subscription, infinite loops' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Loading plans…')).toBeInTheDocument();
  expect(screen.getByText('Hi-res GIF')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: "Let's chat" })).toHaveAttribute('href', '/contact');
  session.give(answer({ user: ana }));
  expect(await screen.findByRole('button', { name: 'Current plan' })).toBeInTheDocument();
  expect(screen.queryByText('Loading plans…')).toBeNull();
  expect(document.title).toBe('Pricing · Loopwright');
});

it('says that the sandbox charges nothing', async () => {
  apiWith('sandbox');
  renderPage(<PricingPage />, '/pricing');
  expect(await screen.findByText(/no card will be charged/)).toBeInTheDocument();
});

it('sells nothing where there is no one to pay', async () => {
  apiWith('none', new FakeApi(ana));
  renderPage(<PricingPage />, '/pricing');
  expect(await screen.findAllByText(/^Paid plans aren't available/)).toHaveLength(3);
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
});

it('is complete when the configuration cannot be read', async () => {
  const api = apiWith('stripe', new FakeApi(ana));
  api.on('GET', ROUTES.configuration, () => new Response('', { status: 503 }));
  renderPage(<PricingPage />, '/pricing');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Upgrade' })).toHaveLength(2));
});
