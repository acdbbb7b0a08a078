import { MESSAGES, ROUTES } from '@loopwright/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { ana, answer, FakeApi, pending, refusal } from '../testing/fake-api.ts';
import { isAbort } from './abort.ts';
import { callApi, callForJson } from './api.ts';
import { AuthProvider, useAuth } from './auth.tsx';

function Who() {
  const { user, loading, isAuthenticated, logout, refresh } = useAuth();
  return (
    <>
      <p data-testid="who">{loading ? 'loading' : (user?.name ?? 'signed out')}</p>
      <p data-testid="flag">{String(isAuthenticated)}</p>
      <button type="button" onClick={() => void logout()}>
        out
      </button>
      <button type="button" onClick={() => void refresh()}>
        again
      </button>
    </>
  );
}

const renderWho = () =>
  render(
    <AuthProvider>
      <Who />
    </AuthProvider>,
  );

/** Waits until this is who is signed in. */
const findWho = (name: string): Promise<HTMLElement> =>
  screen.findByText(name, { selector: '[data-testid=who]' });

it('refuses to be used outside its provider', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(<Who />)).toThrow(MESSAGES.session.outsideProvider);
});

it('is loading until the session check has ended', async () => {
  const api = new FakeApi();
  const check = pending();
  api.on('GET', ROUTES.me, () => check.response);
  renderWho();
  expect(screen.getByTestId('who')).toHaveTextContent('loading');
  check.give(answer({ user: ana }));
  await findWho('Ana');
  expect(screen.getByTestId('flag')).toHaveTextContent('true');
});

it('signs out when a later check answers 401', async () => {
  const api = new FakeApi(ana);
  renderWho();
  await findWho('Ana');
  api.signIn(null);
  fireEvent.click(screen.getByText('again'));
  expect(await findWho('signed out')).toBeInTheDocument();
});

it('finds out by any refused call that the person has signed out in another tab', async () => {
  const api = new FakeApi(ana);
  api.on('GET', ROUTES.account, () => refusal('unauthenticated'));
  renderWho();
  await findWho('Ana');
  // Still signed in: it was something else that was refused.
  await expect(callApi(ROUTES.account)).rejects.toThrow('Please log in first.');
  await waitFor(() => expect(api.callsTo(ROUTES.me)).toHaveLength(2));
  expect(await findWho('Ana')).toBeInTheDocument();
  api.signIn(null);
  await expect(callApi(ROUTES.account)).rejects.toThrow('Please log in first.');
  expect(await findWho('signed out')).toBeInTheDocument();
  await expect(callApi(ROUTES.account)).rejects.toThrow('Please log in first.');
  expect(api.callsTo(ROUTES.me)).toHaveLength(3);
});

it('asks leniently, and accepts a signed-out answer', async () => {
  const api = new FakeApi(ana);
  renderWho();
  await findWho('Ana');
  api.on('GET', ROUTES.me, () => answer({ user: null }));
  fireEvent.click(screen.getByText('again'));
  expect(await findWho('signed out')).toBeInTheDocument();
  expect(api.callsTo(ROUTES.me).at(-1)?.headers.get('Prefer')).toBe('handling=lenient');
});

it('keeps the person when a later check fails in another way, and logs it', async () => {
  const logged = vi.mocked(console.error).mockImplementation(() => undefined);
  const api = new FakeApi(ana);
  renderWho();
  await findWho('Ana');
  api.on('GET', ROUTES.me, () => refusal('internal', 'Oh no.'));
  fireEvent.click(screen.getByText('again'));
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(screen.getByTestId('who')).toHaveTextContent('Ana');
});

it('signs out here even if the server cannot be reached', async () => {
  const logged = vi.mocked(console.error).mockImplementation(() => undefined);
  const api = new FakeApi(ana);
  api.on('POST', ROUTES.logout, () => Promise.reject(new TypeError('offline')));
  renderWho();
  await findWho('Ana');
  fireEvent.click(screen.getByText('out'));
  await findWho('signed out');
  expect(logged).toHaveBeenCalled();
});

const NO_CREATIONS = { items: [], nextCursor: null };

it('ends reads when it signs out, on their way or begun meanwhile, so that none is refused', async () => {
  const api = new FakeApi(ana);
  const signingOut = pending();
  api.on('POST', ROUTES.logout, () => signingOut.response);
  api.on('GET', ROUTES.creations, () => pending().response);
  renderWho();
  await findWho('Ana');
  const read = callForJson(ROUTES.creations).catch((error: unknown) => error);
  fireEvent.click(screen.getByText('out'));
  expect(isAbort(await read)).toBe(true);
  const late = await callForJson(ROUTES.creations).catch((error: unknown) => error);
  expect(isAbort(late), 'a read that begins meanwhile').toBe(true);
  expect(api.callsTo(ROUTES.creations)).toHaveLength(1);
  signingOut.give(answer({}));
  await findWho('signed out');

  api.on('GET', ROUTES.creations, () => answer(NO_CREATIONS));
  expect(await callForJson(ROUTES.creations), 'the next ones go through').toEqual(NO_CREATIONS);
});

function ReadsWhenLeft() {
  const { isAuthenticated } = useAuth();
  return isAuthenticated ? <Reader /> : null;
}

function Reader() {
  useEffect(() => () => void callForJson(ROUTES.creations).catch(() => undefined), []);
  return null;
}

it('lets no read begin of a page that is about to go', async () => {
  const api = new FakeApi(ana);
  api.on('POST', ROUTES.logout, () => answer({}));
  api.on('GET', ROUTES.creations, () => answer(NO_CREATIONS));
  render(
    <AuthProvider>
      <Who />
      <ReadsWhenLeft />
    </AuthProvider>,
  );
  await findWho('Ana');
  fireEvent.click(screen.getByText('out'));
  await findWho('signed out');
  await waitFor(async () => await callForJson(ROUTES.creations));
  expect(api.callsTo(ROUTES.creations), 'the one of here').toHaveLength(1);
});

it('does not let a slow check undo a sign-out', async () => {
  const api = new FakeApi(ana);
  api.on('POST', ROUTES.logout, () => answer({}));
  renderWho();
  await findWho('Ana');
  const slow = pending();
  api.on('GET', ROUTES.me, () => slow.response);
  fireEvent.click(screen.getByText('again'));
  fireEvent.click(screen.getByText('out'));
  await findWho('signed out');
  slow.give(answer({ user: ana }));
  await slow.response;
  expect(await findWho('signed out')).toBeInTheDocument();
});
