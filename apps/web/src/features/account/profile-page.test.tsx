import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ana, FakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ProfilePage } from './profile-page.tsx';

const renderProfile = () => renderPage(<ProfilePage subscriptionAction={null} />, '/profile');

it('is loading first, then turns visitors away', async () => {
  const api = new FakeApi();
  renderProfile();
  expect(screen.getByText('Loading profile…')).toBeInTheDocument();
  expect(await screen.findByText('Access Denied')).toBeInTheDocument();
  expect(screen.getByText('Please log in to view your profile.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  expect(api.calls).toHaveLength(1);
});

it('shows who somebody is, and N/A for what is missing', async () => {
  const api = new FakeApi({ ...ana, email: '' });
  renderProfile();
  expect(await screen.findByText('Ana')).toBeInTheDocument();
  expect(screen.getByText('N/A')).toBeInTheDocument();
  expect(screen.getByText('free')).toBeInTheDocument();
  expect(api.calls).toHaveLength(1);
});
