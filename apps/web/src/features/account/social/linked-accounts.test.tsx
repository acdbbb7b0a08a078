import { type Account, type IdentityProvider, pathTo, ROUTES } from '@loopwright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configuration } from '../../../testing/configuration.ts';
import { ana, answer, FakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';

const GOOGLE = pathTo(ROUTES.accountIdentity, { provider: 'google' });

const identityOf = (provider: IdentityProvider) => ({
  provider,
  label: `ana@${provider}.example`,
  linkedAt: '2026-05-04T12:00:00.000Z',
});

const accountWith = (hasPassword: boolean, ...providers: readonly IdentityProvider[]): Account => ({
  hasPassword,
  isEmailConfirmed: true,
  storedBytes: 0,
  identities: providers.map(identityOf),
  sessions: [],
});

let api: FakeApi;

function Profile({ first }: { readonly first: Account }) {
  const [account, setAccount] = useState(first);
  return <LinkedAccounts account={account} onChange={setAccount} />;
}

async function show(account: Account): Promise<void> {
  renderPage(<Profile first={account} />, '/profile');
  await screen.findByRole('heading', { name: 'Connected accounts' });
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const typePassword = (value: string): void => {
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value } });
};

beforeEach(() => {
  api = new FakeApi(ana);
  api.on('GET', ROUTES.configuration, () =>
    answer({ ...configuration, identityProviders: { google: 'client', microsoft: null, x: null } }),
  );
  const initTokenClient = ({ callback }: google.accounts.oauth2.TokenClientConfig) => ({
    requestAccessToken: () =>
      callback({ access_token: 'google-token' } as google.accounts.oauth2.TokenResponse),
  });
  window.google = { accounts: { oauth2: { initTokenClient } } } as unknown as NonNullable<
    typeof window.google
  >;
});
afterEach(() => {
  delete window.google;
});

it('says who is connected, as whom and since when', async () => {
  await show(accountWith(true, 'google'));
  expect(screen.getByText(/ana@google\.example/)).toHaveTextContent('Since May 4, 2026');
  expect(button('Disconnect Google')).toBeEnabled();
  expect(screen.getByText('Not connected')).toBeInTheDocument();
  expect(button('Connect Microsoft')).toBeEnabled();
  expect(screen.queryByText('X')).toBeNull();
});

it('connects by password: what the provider gives goes along with it', async () => {
  await show(accountWith(true));
  api.on('POST', GOOGLE, () => answer({ account: accountWith(true, 'google') }));
  fireEvent.click(button('Connect Google'));
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  fireEvent.click(button('Connect Google'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all fields');
  expect(api.callsTo(GOOGLE)).toHaveLength(0);
  typePassword('long enough');
  fireEvent.click(button('Connect Google'));
  await screen.findByText('Google is connected. You can now sign in with it.');
  expect(api.callsTo(GOOGLE)[0]).toMatchObject({
    method: 'POST',
    body: { accessToken: 'google-token', currentPassword: 'long enough' },
  });
  expect(button('Disconnect Google')).toHaveFocus();
});

it('says that the password is wrong, and keeps the form', async () => {
  await show(accountWith(true, 'google'));
  api.on('DELETE', GOOGLE, () => refusal('wrongPassword'));
  fireEvent.click(button('Disconnect Google'));
  typePassword('wrong one');
  fireEvent.click(button('Disconnect Google'));
  expect(await screen.findByRole('alert')).toHaveTextContent("That's not your current password.");
  expect(api.callsTo(GOOGLE)[0]?.body).toEqual({ currentPassword: 'wrong one' });
  fireEvent.click(button('Cancel'));
  expect(button('Disconnect Google')).toHaveFocus();
});

it('disconnects at a press where there is no password, as long as another way in is left', async () => {
  await show(accountWith(false, 'google', 'microsoft'));
  api.on('DELETE', GOOGLE, () => answer({ account: accountWith(false, 'microsoft') }));
  fireEvent.click(button('Disconnect Google'));
  await screen.findByText('Google is disconnected.');
  expect(api.callsTo(GOOGLE)[0]?.body).toEqual({});
  expect(button('Disconnect Microsoft')).toBeDisabled();
  expect(button('Disconnect Microsoft')).toHaveAccessibleDescription(/only way in/);
  expect(button('Connect Google')).toBeEnabled();
});

it('takes no provider without a button for another way in', async () => {
  await show(accountWith(false, 'google', 'x'));
  expect(button('Disconnect Google')).toBeDisabled();
  expect(button('Disconnect Google')).toHaveAccessibleDescription(/only way in/);
  expect(button('Disconnect X')).toBeEnabled();
});

it('asks a user without a password to sign in again when the last sign-in is long ago', async () => {
  await show(accountWith(false, 'microsoft'));
  api.on('POST', GOOGLE, () => refusal('signInAgain', 'Please sign out and in again first.'));
  fireEvent.click(button('Connect Google'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please sign out and in again first.');
  expect(button('Connect Google')).toBeEnabled();
});

it.each([
  ['Microsoft', "Microsoft sign-in isn't available here."],
  ['Google', "Google wasn't connected. Nothing has changed."],
])('says why nothing came of %s', async (name, words) => {
  const initTokenClient = (config: google.accounts.oauth2.TokenClientConfig) => ({
    requestAccessToken: () =>
      config.error_callback?.({ name: 'Error', message: '', type: 'popup_closed' }),
  });
  Object.assign(window.google ?? {}, { accounts: { oauth2: { initTokenClient } } });
  await show(accountWith(false, 'x'));
  fireEvent.click(button(`Connect ${name}`));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(button('Disconnect X')).toBeDisabled();
  expect(vi.mocked(console.error)).not.toHaveBeenCalled();
});
