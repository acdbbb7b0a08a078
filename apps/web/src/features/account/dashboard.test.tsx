import { DASHBOARD_MESSAGES, type User } from '@loopwright/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ana, FakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Dashboard } from './dashboard.tsx';

async function show(user: User): Promise<void> {
  const api = new FakeApi(user);
  renderPage(<Dashboard />);
  await screen.findByText(`Welcome back, ${user.name || DASHBOARD_MESSAGES.fallbackName}!`);
  expect(api.calls).toHaveLength(1);
}

it.each([
  ['Ana', 'Welcome back, Ana!'],
  ['', 'Welcome back, Creator!'],
])('welcomes %j', async (name, words) => {
  await show({ ...ana, name });
  expect(screen.getByRole('heading', { level: 1, name: words })).toBeInTheDocument();
});

it.each([
  [DASHBOARD_MESSAGES.createTitle, DASHBOARD_MESSAGES.createText, '/create'],
  [DASHBOARD_MESSAGES.galleryTitle, DASHBOARD_MESSAGES.galleryText, '/my-creations'],
  [DASHBOARD_MESSAGES.settingsTitle, DASHBOARD_MESSAGES.settingsText, '/profile'],
])('leads to %s', async (title, text, path) => {
  await show(ana);
  expect(screen.getByRole('link', { name: `${title} ${text}` })).toHaveAttribute('href', path);
});

it('has a tip, and peace once it is dismissed', async () => {
  await show(ana);
  expect(screen.getByText(DASHBOARD_MESSAGES.tipText)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
  expect(screen.queryByText(DASHBOARD_MESSAGES.caughtUp)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss “Explore Plans”' }));
  expect(screen.queryByText(DASHBOARD_MESSAGES.tipTitle)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(DASHBOARD_MESSAGES.caughtUp);
  expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
});

it('brings what the operator wrote to this person', async () => {
  await show({ ...ana, notification: { title: 'Hello Ana', text: 'Your poster is printed.' } });
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Hello Ana', DASHBOARD_MESSAGES.tipTitle]);
  expect(screen.getByText('Your poster is printed.')).toBeInTheDocument();
});

it('keeps a failed payment on the screen, with the way to put it right', async () => {
  await show({ ...ana, subscription: 'basic', paymentFailed: true });
  expect(screen.getByText('Your last payment did not go through')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your subscription' })).toHaveAttribute(
    'href',
    '/profile',
  );
  expect(screen.getAllByRole('button', { name: /^Dismiss/ })).toHaveLength(1);
});
