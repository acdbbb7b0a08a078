import { FEATURE_ROUTES, type FeaturesAnswer, ROUTES } from '@loopwright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ana, answer, FakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ProfilePage } from './profile-page.tsx';

const account = {
  hasPassword: true,
  isEmailConfirmed: false,
  storedBytes: 0,
  identities: [],
  sessions: [],
};

const featuresOf = (isOffered: boolean, isOn: boolean): FeaturesAnswer => ({
  isOffered,
  features: [{ name: 'brand-kit', isOn }],
});

function signedIn(user = ana): FakeApi {
  const api = new FakeApi(user);
  api.on('GET', FEATURE_ROUTES.features, () => answer(featuresOf(false, false)));
  api.on('GET', ROUTES.account, () => answer({ account }));
  return api;
}

const renderProfile = () => renderPage(<ProfilePage subscription={<p>my plan</p>} />, '/profile');

it('is loading first, then turns visitors away', async () => {
  const api = new FakeApi();
  renderProfile();
  expect(screen.getByText('Loading profile…')).toBeInTheDocument();
  expect(await screen.findByText('Access Denied')).toBeInTheDocument();
  expect(screen.getByText('Please log in to view your profile.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  expect(api.calls).toHaveLength(1);
});

it('shows the details of the user, and N/A for missing ones', async () => {
  const api = signedIn({ ...ana, email: '' });
  renderProfile();
  expect(await screen.findByText('Ana')).toBeInTheDocument();
  expect(screen.getByText('N/A')).toBeInTheDocument();
  expect(screen.getByText('my plan')).toBeInTheDocument();
  // The session, the account and the early features.
  expect(api.calls).toHaveLength(3);
});

it('has a switch for the theme and a list of the languages', async () => {
  const api = signedIn();
  renderProfile();
  fireEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement).not.toHaveClass('dark');
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['English', 'Deutsch', 'Español', 'Français', '日本語']);
  expect(api.calls).toHaveLength(3);
});

it('says that Studio gives early access', async () => {
  signedIn({ ...ana, subscription: 'free' });
  renderProfile();
  expect(await screen.findByText(/Studio members can switch on new features/)).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Brand kit' })).not.toBeInTheDocument();
});

it('switches early features on for members of a workspace with Studio', async () => {
  const api = signedIn({ ...ana, subscription: 'premium' });
  api.on('GET', FEATURE_ROUTES.features, () => answer(featuresOf(true, false)));
  api.on('PUT', FEATURE_ROUTES.features, () => answer(featuresOf(true, true)));
  renderProfile();
  const brandKit = await screen.findByRole('switch', { name: 'Brand kit' });
  fireEvent.click(brandKit);
  await waitFor(() => {
    expect(api.calls.at(-1)).toMatchObject({
      method: 'PUT',
      path: FEATURE_ROUTES.features,
      body: { name: 'brand-kit', isOn: true },
    });
  });
  await waitFor(() => expect(brandKit).toHaveAttribute('aria-checked', 'true'));
});

it('takes a choice that is made before it knows what is on, and keeps it', async () => {
  const api = signedIn({ ...ana, subscription: 'premium' });
  const { promise, resolve } = Promise.withResolvers<Response>();
  api.on('GET', FEATURE_ROUTES.features, () => promise);
  api.on('PUT', FEATURE_ROUTES.features, () => answer(featuresOf(true, true)));
  renderProfile();
  const brandKit = await screen.findByRole('switch', { name: 'Brand kit' });
  fireEvent.click(brandKit);
  await waitFor(() => expect(brandKit).toHaveAttribute('aria-checked', 'true'));
  resolve(answer(featuresOf(true, false)));
  await promise;
  await new Promise((done) => setTimeout(done));
  expect(brandKit).toHaveAttribute('aria-checked', 'true');
});
