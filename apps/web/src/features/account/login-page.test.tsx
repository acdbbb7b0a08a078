import { ROUTES } from '@loopwright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ana, answer, FakeApi, pending, refusal } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { LoginPage } from './login-page.tsx';

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

const signIn = (username: string, password: string): void => {
  type('Username or email', username);
  type('Password', password);
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

const message = async (text: string): Promise<void> => {
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
};

it('asks for both fields, without a call', async () => {
  const api = new FakeApi();
  renderPage(<LoginPage />, '/login');
  signIn('ana', '   ');
  await message('Please enter both username and password');
  expect(api.callsTo(ROUTES.login)).toHaveLength(0);
});

it('is busy while signing in, and goes home afterwards', async () => {
  const api = new FakeApi();
  const call = pending();
  api.on('POST', ROUTES.login, () => call.response);
  renderPage(<LoginPage />, '/login');
  signIn('ana', 'long enough');
  expect(await screen.findByRole('button', { name: 'Signing In…' })).toBeDisabled();
  expect(screen.getByLabelText('Password')).toBeDisabled();
  call.give(answer({ user: ana }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  expect(api.callsTo(ROUTES.login)[0]?.body).toEqual({
    username: 'ana',
    password: 'long enough',
  });
});

it('shows the words of the server, or its own', async () => {
  const logged = vi.mocked(console.error).mockImplementation(() => undefined);
  const api = new FakeApi();
  api.on('POST', ROUTES.login, () => refusal('badCredentials'));
  renderPage(<LoginPage />, '/login');
  signIn('ana', 'wrong password');
  await message('Wrong username or password.');
  expect(screen.getByLabelText('Password')).toBeEnabled();

  api.on('POST', ROUTES.login, () => new Response('', { status: 502 }));
  signIn('ana', 'wrong password');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Login failed. Check credentials.'),
  );
  expect(logged).toHaveBeenCalledTimes(2);
});

it('leaves the person where the next thing is to be typed', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const api = new FakeApi();
  api.on('POST', ROUTES.login, () => refusal('badCredentials'));
  renderPage(<LoginPage />, '/login');
  signIn('ana', '');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  signIn('ana', 'wrong password');
  await message('Wrong username or password.');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it('points at the field that is meant', async () => {
  const api = new FakeApi();
  renderPage(<LoginPage />, '/login');
  signIn('ana', '');
  await message('Please enter both username and password');
  const password = screen.getByLabelText('Password');
  expect(password).toBeInvalid();
  expect(password).toHaveAccessibleDescription('Please enter both username and password');
  expect(screen.getByLabelText('Username or email')).toBeValid();
  expect(api.callsTo(ROUTES.login)).toHaveLength(0);
});

it('shows what is typed when asked to', () => {
  const api = new FakeApi();
  renderPage(<LoginPage />, '/login');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  expect(api.callsTo(ROUTES.login)).toHaveLength(0);
});
