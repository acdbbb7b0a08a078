import { ROUTES } from '@loopwright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ana, answer, FakeApi, refusal } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SignupPage } from './signup-page.tsx';

const LABELS = ['Username', 'Password', 'Full Name', 'Email Address'] as const;
const complete = ['ana', 'long enough', 'Ana', 'ana@example.com'] as const;

function send(values: readonly string[]): void {
  for (const [index, label] of LABELS.entries()) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: values[index] } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

it.each([
  [['ana', 'short', ' ', 'no address'], 'Please fill in all fields', 'Full Name'],
  [['ana', 'short', 'Ana', 'no address'], 'Password must be at least 8 characters', 'Password'],
  [['a@b', 'long enough', 'Ana', 'no address'], 'Please enter a valid email', 'Email Address'],
  [['a@b', 'long enough', 'Ana', 'a@b'], "Usernames cannot contain '@'.", 'Username'],
])(
  'checks in order before the call, and points at the field: %j',
  async (values, message, label) => {
    const api = new FakeApi();
    renderPage(<SignupPage />, '/signup');
    send(values);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(LABELS.filter((name) => screen.getByLabelText(name).ariaInvalid)).toEqual([label]);
    expect(api.callsTo(ROUTES.register)).toHaveLength(0);
  },
);

it('registers and goes home', async () => {
  const api = new FakeApi();
  api.on('POST', ROUTES.register, () => answer({ user: ana }));
  renderPage(<SignupPage />, '/signup');
  send(complete);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  expect(api.callsTo(ROUTES.register)[0]?.body).toEqual({
    username: 'ana',
    password: 'long enough',
    name: 'Ana',
    email: 'ana@example.com',
  });
});

it('shows the words of the server', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const api = new FakeApi();
  api.on('POST', ROUTES.register, () => refusal('usernameTaken', 'That username is taken.'));
  renderPage(<SignupPage />, '/signup');
  send(complete);
  expect(await screen.findByRole('alert')).toHaveTextContent('That username is taken.');
});

it('says what pressing the button means', () => {
  const api = new FakeApi();
  renderPage(<SignupPage />, '/signup');
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Terms of Service')).toHaveAttribute('href', '/terms');
  expect(link('Privacy Policy')).toHaveAttribute('href', '/privacy');
  expect(link('Sign in instead')).toHaveAttribute('href', '/login');
  expect(api.calls).toHaveLength(1);
});

it('takes a message away once what it is about changes', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const api = new FakeApi();
  api.on('POST', ROUTES.register, () => refusal('usernameTaken', 'That username is taken.'));
  renderPage(<SignupPage />, '/signup');
  const type = (label: string, value: string): void => {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  };

  send(['ana', 'short', 'Ana', 'ana@example.com']);
  await screen.findByRole('alert');
  type('Full Name', 'Ana Lima');
  expect(screen.getByRole('alert')).toBeInTheDocument();
  type('Password', 'longer');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  send(complete);
  expect(await screen.findByRole('alert')).toHaveTextContent('That username is taken.');
  type('Email Address', 'ana@b.test');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
