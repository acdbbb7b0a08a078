import { type Account, pathTo, ROUTES, SERVER_MESSAGES, type User } from '@loopwright/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { configuration } from '../../../testing/configuration.ts';
import { ana, answer, FakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AccountCards } from '../account-cards.tsx';

const NOW = new Date().toISOString();
const HERE = { id: 'here', agent: 'Firefox on Windows', startedAt: NOW, lastSeenAt: NOW };
const THERE = { id: 'there', agent: '', startedAt: NOW, lastSeenAt: '2026-01-02T03:04:05.000Z' };

const ACCOUNT: Account = {
  hasPassword: true,
  isEmailConfirmed: false,
  storedBytes: 0,
  identities: [],
  sessions: [
    { ...HERE, isCurrent: true },
    { ...THERE, isCurrent: false },
  ],
};

async function open(changes: Partial<Account> = {}, user: User = ana): Promise<FakeApi> {
  const api = new FakeApi(user);
  api.on('GET', ROUTES.configuration, () => answer(configuration));
  api.on('GET', ROUTES.account, () => answer({ account: { ...ACCOUNT, ...changes } }));
  renderPage(<AccountCards user={user} />, '/profile');
  await screen.findByText('Active sessions');
  return api;
}

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

it('says when the ways in could not be loaded, and tries again', async () => {
  const api = new FakeApi(ana);
  api.on('GET', ROUTES.account, () => new Response('', { status: 502 }));
  renderPage(<AccountCards user={ana} />, '/profile');
  expect(await screen.findByRole('alert')).toHaveTextContent("couldn't load");
  api.on('GET', ROUTES.account, () => answer({ account: ACCOUNT }));
  press('Try again');
  expect(await screen.findByText('Active sessions')).toBeInTheDocument();
});

describe('the e-mail', () => {
  it('that is not confirmed can be written to again', async () => {
    const api = await open();
    api.on('POST', ROUTES.accountEmailConfirmation, () => answer({}, 202));
    expect(screen.getByText('Not confirmed')).toBeInTheDocument();
    press('Send the link again');
    expect(await screen.findByText(/^Email sent/)).toBeInTheDocument();
    api.on('POST', ROUTES.accountEmailConfirmation, () => refusal('tooManyMails'));
    press('Send the link again');
    expect(await screen.findByRole('alert')).toHaveTextContent(SERVER_MESSAGES.tooManyMails);
  });

  it('that is confirmed says so', async () => {
    await open({ isEmailConfirmed: true });
    expect(screen.getByText('Confirmed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });

  it('changes once a letter has been answered, and the password is asked for it', async () => {
    const api = await open();
    api.on('POST', ROUTES.accountEmail, () => refusal('wrongPassword'));
    press('Change email');
    expect(screen.getByLabelText('New email address')).toHaveFocus();
    type('New email address', 'new@example.com');
    press('Send confirmation');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all fields');
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    type('Current password', 'wrong');
    press('Send confirmation');
    expect(await screen.findByText(SERVER_MESSAGES.wrongPassword)).toBeInTheDocument();
    api.on('POST', ROUTES.accountEmail, () => answer({}, 202));
    press('Send confirmation');
    expect(await screen.findByText(/We've emailed new@example.com/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
    expect(api.callsTo(ROUTES.accountEmail).at(-1)?.body).toEqual({
      email: 'new@example.com',
      currentPassword: 'wrong',
    });
  });

  it('is added without a password by who has neither, and Escape goes back', async () => {
    const api = await open({ hasPassword: false }, { ...ana, email: '' });
    press('Add an email');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    fireEvent.keyDown(screen.getByLabelText('New email address'), { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Add an email' })).toHaveFocus();
    expect(api.callsTo(ROUTES.accountEmail)).toHaveLength(0);
  });
});

describe('the password', () => {
  it('is changed with the current one', async () => {
    const api = await open();
    api.on('POST', ROUTES.accountPassword, () =>
      answer({ user: ana, account: { ...ACCOUNT, sessions: [{ ...HERE, isCurrent: true }] } }),
    );
    press('Change password');
    type('Current password', 'old password');
    type('New password', 'velvet hedgehog');
    press('Save password');
    expect(await screen.findByText(/^Password changed/)).toBeInTheDocument();
    expect(api.callsTo(ROUTES.accountPassword)[0]?.body).toEqual({
      password: 'velvet hedgehog',
      currentPassword: 'old password',
    });
    expect(screen.queryByText('Unknown browser')).toBeNull();
  });

  it('is set by who has none, and a late sign-in is said', async () => {
    const api = await open({ hasPassword: false });
    api.on('POST', ROUTES.accountPassword, () => refusal('signInAgain'));
    press('Set a password');
    type('New password', 'velvet hedgehog');
    press('Save password');
    expect(await screen.findByRole('alert')).toHaveTextContent(SERVER_MESSAGES.signInAgain);
    expect(api.callsTo(ROUTES.accountPassword)[0]?.body).toEqual({ password: 'velvet hedgehog' });
  });
});

describe('open sessions', () => {
  it('are listed, this one marked, and others can be ended', async () => {
    const api = await open();
    const here = screen.getByText('Firefox on Windows').closest('li') as HTMLElement;
    expect(within(here).getByText('This browser')).toBeInTheDocument();
    expect(within(here).queryByRole('button')).toBeNull();
    expect(within(here).getByText('Last active now')).toHaveAttribute('datetime', NOW);
    api.on('DELETE', pathTo(ROUTES.accountSession, { id: 'there' }), () =>
      answer({ account: { ...ACCOUNT, sessions: [{ ...HERE, isCurrent: true }] } }),
    );
    fireEvent.click(screen.getByRole('button', { name: /^Sign out Unknown browser/ }));
    expect(await screen.findByText('Unknown browser is signed out.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Active sessions' })).toHaveFocus();
  });

  it('are all ended after a question, and the person is a visitor again', async () => {
    localStorage.setItem('msal.account', 'ana@contoso.com');
    const api = await open();
    api.on('DELETE', ROUTES.accountSessions, () => {
      api.signIn(null);
      return new Response(null, { status: 204 });
    });
    press('Sign out everywhere');
    press('Stay signed in');
    expect(api.callsTo(ROUTES.accountSessions)).toHaveLength(0);
    press('Sign out everywhere');
    const question = screen.getByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
    expect(api.callsTo(ROUTES.me)).toHaveLength(2);
    expect(localStorage.getItem('msal.account')).toBeNull();
  });
});
