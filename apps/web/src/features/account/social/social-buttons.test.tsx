import { type Configuration, ROUTES, TIMING } from '@loopwright/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configuration } from '../../../testing/configuration.ts';
import { eventually } from '../../../testing/eventually.ts';
import { ana, answer, FakeApi, pending, refusal } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SocialButtons, type SocialPurpose } from './social-buttons.tsx';

type TokenClientConfig = google.accounts.oauth2.TokenClientConfig;
type TokenResponse = google.accounts.oauth2.TokenResponse;

const microsoft = vi.hoisted(() => ({
  construct: vi.fn<(configuration: unknown) => void>(),
  initialize: vi.fn<() => Promise<void>>(),
  loginPopup: vi.fn<(request: Record<string, unknown>) => Promise<object>>(),
}));

vi.mock('@azure/msal-browser', () => ({
  PublicClientApplication: class {
    readonly initialize = microsoft.initialize;
    readonly loginPopup = microsoft.loginPopup;
    constructor(options: unknown) {
      microsoft.construct(options);
    }
  },
}));

let clients = 0;
let clientId = '';

/** Google's script as it would be once it is loaded; a test plays what happens in the window. */
function installGoogle(play: (config: TokenClientConfig) => void): void {
  const initTokenClient = (config: TokenClientConfig) => ({
    requestAccessToken: () => play(config),
  });
  window.google = { accounts: { oauth2: { initTokenClient } } } as unknown as NonNullable<
    typeof window.google
  >;
}

const giving =
  (response: Partial<TokenResponse>) =>
  ({ callback }: TokenClientConfig): void =>
    callback(response as TokenResponse);

const closing = ({ error_callback: tell }: TokenClientConfig): void =>
  tell?.({ name: 'Error', message: 'Popup window closed', type: 'popup_closed' });

function show(
  purpose: SocialPurpose = 'login',
  identityProviders: Partial<Configuration['identityProviders']> = {},
): FakeApi {
  const api = new FakeApi();
  api.on('GET', ROUTES.configuration, () =>
    answer({
      ...configuration,
      identityProviders: { google: clientId, microsoft: clientId, x: null, ...identityProviders },
    }),
  );
  renderPage(<SocialButtons purpose={purpose} isDisabled={false} />, `/${purpose}`);
  return api;
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const googleButton = (): HTMLElement => button('Sign In with Google');
const microsoftButton = (): HTMLElement => button('Sign In with Microsoft');
const alerts = (): string[] => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const findAlerts = (expected: readonly string[]): Promise<void> =>
  waitFor(() => expect(alerts()).toEqual(expected));

beforeEach(() => {
  // Each test has a client of its own to set up.
  clientId = `client-${clients++}`;
  microsoft.initialize.mockResolvedValue(undefined);
});
afterEach(() => {
  delete window.google;
  document.head.replaceChildren();
});

it('signs in with what Google gives, and with nothing else', async () => {
  const asked = vi.fn<(config: TokenClientConfig) => void>();
  installGoogle((config) => {
    asked(config);
    giving({ access_token: 'google-token' })(config);
  });
  const api = show();
  const call = pending();
  api.on('POST', ROUTES.google, () => call.response);
  fireEvent.click(googleButton());
  const busy = await screen.findByRole('button', { name: 'Logging in…' });
  expect(busy).toBeDisabled();
  expect(microsoftButton()).toBeDisabled();
  await waitFor(() => expect(api.callsTo(ROUTES.google)).toHaveLength(1));
  call.give(answer({ user: ana }));
  await waitFor(() => expect(googleButton()).toBeEnabled());
  expect(api.callsTo(ROUTES.google)[0]?.body).toEqual({ accessToken: 'google-token' });
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    client_id: clientId,
    scope: 'openid profile email',
  });
  expect(alerts()).toEqual([]);
});

it.each([
  ['no token', giving({}), ['Google authentication failed.', 'No access token']],
  [
    "the provider's words",
    giving({ error: 'access_denied', error_description: 'You said no.' }),
    ['Google authentication failed.', 'You said no.'],
  ],
  [
    'no words',
    giving({ error: 'server_error' }),
    ['Google authentication failed.', 'Google login failed'],
  ],
  ['a closed window', closing, ['Login cancelled']],
])('says what Google came back with: %s', async (name, play, words) => {
  installGoogle(play);
  const api = show();
  googleButton().focus();
  fireEvent.click(googleButton());
  await findAlerts(words);
  expect(googleButton()).toBeEnabled();
  expect(googleButton()).toHaveFocus();
  expect(googleButton()).toHaveAccessibleDescription(words.at(-1) ?? '');
  expect(api.callsTo(ROUTES.google)).toHaveLength(0);
});

it('forgets the last failure when the next attempt begins', async () => {
  installGoogle(closing);
  show();
  fireEvent.click(googleButton());
  await findAlerts(['Login cancelled']);
  installGoogle(() => undefined);
  fireEvent.click(googleButton());
  expect(alerts()).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Logging in…' })).toBeDisabled();
});

it.each([
  [401, refusal('identityRefused', 'Not confirmed.'), ''],
  [500, refusal('internal', 'Our fault.'), ''],
  [409, refusal('identityEmailTaken', 'Connect the account.'), ' Connect the account.'],
  [429, refusal('tooManyLogins', 'Wait a little.'), ' Wait a little.'],
  [503, refusal('providerAway', 'Not answering.'), ' Not answering.'],
])('says that Google failed when the server answers %i', async (status, response, hint) => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  installGoogle(giving({ access_token: 'google-token' }));
  show().on('POST', ROUTES.google, () => response);
  fireEvent.click(googleButton());
  await findAlerts([`Google authentication failed.${hint}`]);
  expect(googleButton()).toBeEnabled();
});

it('signs in with what Microsoft gives, tied to a number of our own', async () => {
  microsoft.loginPopup.mockResolvedValue({ accessToken: 'graph-token', idToken: 'id-token' });
  const api = show();
  api.on('POST', ROUTES.microsoft, () => answer({ user: ana }));
  fireEvent.click(microsoftButton());
  await waitFor(() => expect(api.callsTo(ROUTES.microsoft)).toHaveLength(1));
  const [request] = microsoft.loginPopup.mock.calls[0] ?? [];
  expect(request).toMatchObject({ scopes: ['User.Read'] });
  expect(api.callsTo(ROUTES.microsoft)[0]?.body).toEqual({
    accessToken: 'graph-token',
    idToken: 'id-token',
    nonce: request?.['nonce'],
  });
  expect(request?.['nonce']).toMatch(/^[\da-f-]{36}$/);
  expect(microsoft.construct).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      auth: expect.objectContaining({
        clientId,
        authority: 'https://login.microsoftonline.com/common',
        redirectUri: 'http://localhost',
      }) as unknown,
      cache: { cacheLocation: 'localStorage' },
    }),
  );
});

it('sets Microsoft up once, when its button is shown, and not before it is needed again', async () => {
  show();
  await waitFor(() => expect(microsoft.initialize).toHaveBeenCalledOnce());
  microsoft.loginPopup.mockRejectedValue(new Error('user_cancelled'));
  fireEvent.pointerEnter(microsoftButton());
  fireEvent.click(microsoftButton());
  await findAlerts(['Microsoft authentication failed.', 'Microsoft login failed']);
  expect(microsoft.initialize).toHaveBeenCalledOnce();
});

it('says when Microsoft could not be set up, and tries again at the press', async () => {
  microsoft.initialize.mockRejectedValueOnce(new Error('crypto_nonexistent'));
  show();
  await findAlerts(['Microsoft login setup failed']);
  microsoft.initialize.mockRejectedValueOnce(new Error('crypto_nonexistent'));
  fireEvent.click(microsoftButton());
  expect(alerts()).toEqual([]);
  await findAlerts(['Microsoft login setup failed']);
  microsoft.loginPopup.mockRejectedValue(new Error('popup_window_error'));
  fireEvent.click(microsoftButton());
  await findAlerts(['Microsoft authentication failed.', 'Microsoft login failed']);
  expect(microsoft.initialize).toHaveBeenCalledTimes(3);
});

it.each([
  ['Google', closing, ['Login cancelled']],
  ['Google', giving({}), ['Google signup failed.', 'No access token']],
  ['Microsoft', closing, ['Microsoft signup failed.', 'Microsoft login failed']],
])('speaks of signing up where people sign up: %s', async (name, play, words) => {
  installGoogle(play);
  microsoft.loginPopup.mockRejectedValue(new Error('user_cancelled'));
  show('signup');
  fireEvent.click(button(`Sign Up with ${name}`));
  await findAlerts(words);
  expect(button(`Sign Up with ${name}`)).toBeEnabled();
});

it('fails as specified when a provider is not set up, and adds what to do', async () => {
  show('login', { google: null, microsoft: null });
  fireEvent.click(googleButton());
  await findAlerts([expect.stringMatching(/^Login cancelled Google .+/) as string]);
  fireEvent.click(microsoftButton());
  await findAlerts([
    'Microsoft authentication failed.',
    expect.stringMatching(/^Microsoft login failed Microsoft .+/) as string,
  ]);
  expect(document.querySelectorAll('script')).toHaveLength(0);
  expect(microsoft.construct).not.toHaveBeenCalled();
});

it('calls a login cancelled that fails before Google is asked', async () => {
  show().on('GET', ROUTES.configuration, () => new Response('', { status: 502 }));
  fireEvent.click(googleButton());
  await findAlerts(['Login cancelled']);
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

it('asks Google for its script at the press, looks for it every 200 ms, and asks anew later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  try {
    const api = show();
    const scripts = (): HTMLScriptElement[] => [...document.querySelectorAll('script')];
    const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
    api.on('POST', ROUTES.google, () => answer({ user: ana }));
    await settle();
    expect(scripts()).toEqual([]);
    fireEvent.click(googleButton());
    await eventually(() => expect(scripts()).toHaveLength(1));
    expect(scripts()[0]?.src).toBe('https://accounts.google.com/gsi/client');
    act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
    await settle();
    expect(alerts()).toEqual([
      expect.stringMatching(/^Login cancelled We couldn't reach Google\./),
    ]);

    fireEvent.click(googleButton());
    // Not waited for, which would move the clock.
    await settle();
    await settle();
    expect(scripts()).toHaveLength(1);
    installGoogle(giving({ access_token: 'google-token' }));
    await act(() => vi.advanceTimersByTimeAsync(TIMING.scriptReadyPollMs - 1));
    expect(api.callsTo(ROUTES.google)).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(api.callsTo(ROUTES.google)).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
