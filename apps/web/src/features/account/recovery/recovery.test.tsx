import { ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { configuration } from '../../../testing/configuration.ts';
import { ana, answer, FakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ConfirmEmailPage } from './confirm-email-page.tsx';
import { ForgottenPasswordPage } from './forgotten-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

function fakeApi(user = null as typeof ana | null): FakeApi {
  const api = new FakeApi(user);
  api.on('GET', ROUTES.configuration, () => answer(configuration));
  return api;
}

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

describe('a forgotten password', () => {
  it('is asked for with an address, and answered alike for every one', async () => {
    const api = fakeApi();
    api.on('POST', ROUTES.passwordForgotten, () => answer({}, 202));
    renderPage(<ForgottenPasswordPage />, '/forgotten-password');
    type('Email Address', 'unknown');
    press('Send me a link');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email');
    expect(screen.getByLabelText('Email Address')).toHaveFocus();
    expect(api.callsTo(ROUTES.passwordForgotten)).toHaveLength(0);

    type('Email Address', ' ana@example.com ');
    press('Send me a link');
    expect(await screen.findByText(/an account for ana@example.com/)).toHaveTextContent(
      '30 minutes',
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(api.callsTo(ROUTES.passwordForgotten)[0]?.body).toEqual({ email: 'ana@example.com' });
    press('Try another address');
    expect(screen.getByLabelText('Email Address')).toBeInTheDocument();
  });

  it('says when the question did not get through', async () => {
    const api = fakeApi();
    api.on('POST', ROUTES.passwordForgotten, () => new Response('', { status: 502 }));
    renderPage(<ForgottenPasswordPage />, '/forgotten-password');
    type('Email Address', 'ana@example.com');
    press('Send me a link');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  });
});

describe('a link for a new password', () => {
  const open = (fragment: string): void => {
    renderPage(<ResetPasswordPage />, `/reset-password${fragment}`);
  };

  it('leaves the address bar at once, sets the password and signs in', async () => {
    const api = fakeApi();
    api.on('POST', ROUTES.passwordReset, () => {
      api.signIn(ana);
      return answer({ user: ana, account: {} });
    });
    open('#token=secret-1');
    expect(location.hash).toBe('');
    type('New password', 'short');
    press('Save and sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent('at least 8 characters');
    type('New password', 'velvet hedgehog');
    press('Save and sign in');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
    expect(api.callsTo(ROUTES.passwordReset).map(({ body }) => body)).toEqual([
      { token: 'secret-1', password: 'velvet hedgehog' },
    ]);
  });

  it('keeps the form when only the password will not do', async () => {
    const api = fakeApi();
    api.on('POST', ROUTES.passwordReset, () => refusal('passwordCommon'));
    open('#token=secret-2');
    type('New password', 'password1');
    press('Save and sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent(SERVER_MESSAGES.passwordCommon);
    expect(screen.getByLabelText('New password')).toHaveValue('password1');
  });

  it('that is spent leads to a new one, which opens in the same tab', async () => {
    const api = fakeApi();
    api.on('POST', ROUTES.passwordReset, () => refusal('linkExpired'));
    open('#token=secret-3');
    type('New password', 'velvet hedgehog');
    press('Save and sign in');
    expect(await screen.findByText('This link has expired.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
      'href',
      '/forgotten-password',
    );
    act(() => {
      location.hash = '#token=secret-4';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(screen.getByLabelText('New password')).toBeInTheDocument();
    expect(location.hash).toBe('');
  });
});

describe('a link that confirms an address', () => {
  const open = (fragment: string): void => {
    renderPage(<ConfirmEmailPage />, `/confirm-email${fragment}`);
  };

  it('without its token is said to be torn', () => {
    fakeApi();
    open('');
    expect(screen.getByText('That link is incomplete.')).toBeInTheDocument();
  });

  it('is used by a press and not by arriving', async () => {
    const api = fakeApi(ana);
    api.on('POST', ROUTES.emailConfirmation, () => answer({}));
    open('#token=secret-5');
    expect(location.hash).toBe('');
    expect(api.callsTo(ROUTES.emailConfirmation)).toHaveLength(0);
    press('Yes, confirm it');
    expect(await screen.findByRole('heading', { name: 'Email confirmed.' })).toHaveFocus();
    expect(api.callsTo(ROUTES.emailConfirmation)[0]?.body).toEqual({ token: 'secret-5' });
    await waitFor(() => expect(api.callsTo(ROUTES.me)).toHaveLength(2));
  });

  it('says what else went wrong, and lets one try again', async () => {
    const api = fakeApi();
    api.on('POST', ROUTES.emailConfirmation, () => refusal('emailTaken'));
    open('#token=secret-6');
    press('Yes, confirm it');
    expect(await screen.findByRole('alert')).toHaveTextContent(SERVER_MESSAGES.emailTaken);
    api.on('POST', ROUTES.emailConfirmation, () => refusal('linkExpired'));
    press('Yes, confirm it');
    expect(await screen.findByText('This link has expired.')).toBeInTheDocument();
  });
});
