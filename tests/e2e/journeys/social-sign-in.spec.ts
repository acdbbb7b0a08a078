import { randomUUID } from 'node:crypto';
import { MESSAGES, ROUTES } from '@loopwright/contract';
import type { Page } from '@playwright/test';
import { CLIENT_IDS } from '../../../apps/server/src/modules/accounts/social/testing/identity-providers.ts';
import { texts as securityTexts } from '../../../apps/web/src/language/en/security.ts';
import {
  GOOGLE_SCRIPT,
  type ProviderUser,
  answer,
  openPopup,
  serveGoogle,
  serveMicrosoft,
  recordExternalRequests,
} from '../identity-provider-pages.ts';
import {
  ACCOUNT_ERROR,
  NETWORK_ERROR,
  expect,
  newUsername,
  open,
  signUp,
  test,
} from '../journey.ts';
import { expectAccessible, keepScreen } from '../page-checks.ts';
import { ORIGIN } from '../settings.ts';
import { PASSWORD } from '../users.ts';

const { social, navigation } = MESSAGES;
const { security, connections } = securityTexts;
const GOOGLE = { name: 'Google', serve: serveGoogle } as const;
const MICROSOFT = { name: 'Microsoft', serve: serveMicrosoft } as const;

function newProviderUser(): ProviderUser {
  const name = newUsername();
  return { id: randomUUID(), name: `Ana ${name}`, email: `${name}@example.org` };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectSignedIn(page: Page, { name }: ProviderUser): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

/** Leaves the site first: requests of a page would fail without cookies. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

async function expectAlerts(page: Page, texts: readonly string[]): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText([...texts]);
}

for (const { name, serve } of [GOOGLE, MICROSOFT]) {
  const tag = name === GOOGLE.name ? '' : '@thorough ';
  test(`${tag}${name} signs a new user up, and in again`, async ({ page, context }) => {
    const user = newProviderUser();
    const external = recordExternalRequests(context);
    await serve(context, user);
    await open(page, '/signup');
    await button(page, `Sign Up with ${name}`).hover();
    await page.waitForLoadState('networkidle');
    expect(external, 'no external request before the click').toEqual([]);

    const popup = await openPopup(page, () => button(page, `Sign Up with ${name}`).click());
    await expect(page.getByRole('button', { name: social.busy })).toBeDisabled();
    await keepScreen(page, `signup-busy-${name.toLowerCase()}`);
    await answer(popup, 'Continue');
    await expectSignedIn(page, user);

    await forgetSession(page);
    await open(page, '/login');
    const again = await openPopup(page, () => button(page, `Sign In with ${name}`).click());
    await answer(again, 'Continue');
    await expectSignedIn(page, user);
  });
}

test('@thorough Microsoft is asked as specified: common authority, User.Read, PKCE, our own origin', async ({
  page,
  context,
}) => {
  const visit = await serveMicrosoft(context, newProviderUser());
  await open(page, '/login');
  const popup = await openPopup(page, () => button(page, social.microsoft).click());
  const [query] = visit.queries;
  expect(query?.get('client_id')).toBe(CLIENT_IDS.microsoft);
  expect(query?.get('redirect_uri')).toBe(ORIGIN);
  expect(query?.get('scope')).toBe('User.Read openid profile offline_access');
  expect(query?.get('response_type')).toBe('code');
  expect(query?.get('code_challenge_method')).toBe('S256');
  expect(query?.get('nonce')).toMatch(/^[\da-f-]{36}$/);

  // The popup that returns to the app's origin does not start the app.
  const calls: string[] = [];
  popup.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const sent = page.waitForRequest((request) => request.url().endsWith(ROUTES.microsoft));
  await answer(popup, 'Continue');
  expect((await sent).postDataJSON()).toMatchObject({ nonce: query?.get('nonce') });
  await expect(page).toHaveURL('/');
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.some((key) => key.startsWith('msal.'))).toBe(true);
  await page.getByRole('button', { name: navigation.logout }).click();
  await expect(page.getByRole('link', { name: navigation.signIn }).first()).toBeVisible();
  const storageKeys = () => page.evaluate(() => Object.keys(localStorage));
  await expect
    .poll(async () => (await storageKeys()).filter((key) => key.startsWith('msal.')))
    .toEqual([]);
});

test('@thorough signing out turns off Google automatic sign-in', async ({ page, context }) => {
  await serveGoogle(context, newProviderUser());
  await open(page, '/login');
  const popup = await openPopup(page, () => button(page, social.google).click());
  expect(new URL(popup.url()).searchParams.get('scope')).toBe('openid profile email');
  await answer(popup, 'Continue');
  await page.getByRole('button', { name: navigation.logout }).click();
  await expect(page.locator('html')).toHaveAttribute('data-auto-select', 'off');
});

test('@thorough closing the popup enables the button within a second', async ({
  page,
  context,
}) => {
  await serveGoogle(context, newProviderUser());
  await serveMicrosoft(context, newProviderUser());
  await open(page, '/login');
  for (const [label, words] of [
    [social.google, [social.cancelled]],
    [social.microsoft, [social.microsoftAuthenticationFailed, social.microsoftFailed]],
  ] as const) {
    const popup = await openPopup(page, () => button(page, label).click());
    await expect(page.getByRole('button', { name: social.busy })).toBeDisabled();
    await popup.close();
    await expect(button(page, label)).toBeEnabled({ timeout: 1000 });
    await expectAlerts(page, words);
    await expect(button(page, label)).toBeFocused();
  }
  await keepScreen(page, 'login-microsoft-cancelled');
  await expectAccessible(page);
});

test('@thorough an error of a provider is shown, and cleared by the next attempt', async ({
  page,
  context,
}) => {
  await serveGoogle(context, newProviderUser());
  await serveMicrosoft(context, newProviderUser());
  await open(page, '/signup');
  for (const [provider, choice, words] of [
    ['Google', 'Deny', [social.googleSignupFailed, 'You did not allow it.']],
    ['Google', 'Break', [social.googleSignupFailed, social.googleFailed]],
    ['Google', 'Nothing', [social.googleSignupFailed, social.noAccessToken]],
    ['Microsoft', 'Deny', [social.microsoftSignupFailed, social.microsoftFailed]],
  ] as const) {
    const popup = await openPopup(page, () => button(page, `Sign Up with ${provider}`).click());
    await expect(page.getByRole('alert')).toHaveCount(0);
    await answer(popup, choice);
    await expectAlerts(page, words);
  }
  await keepScreen(page, 'signup-microsoft-denied');
});

test('@thorough a blocked popup shows an error', async ({ page, context }) => {
  await serveGoogle(context, newProviderUser());
  await serveMicrosoft(context, newProviderUser());
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await open(page, '/login');
  await button(page, social.google).click();
  await expectAlerts(page, [social.cancelled]);
  await button(page, social.microsoft).click();
  await expectAlerts(page, [social.microsoftAuthenticationFailed, social.microsoftFailed]);
});

test('@thorough a provider that is not configured shows an error and gets no request', async ({
  page,
  context,
}) => {
  const external = recordExternalRequests(context);
  await page.route(ROUTES.configuration, async (route) => {
    const json = (await (await route.fetch()).json()) as object;
    const identityProviders = { google: null, microsoft: null, x: null };
    await route.fulfill({ json: { ...json, identityProviders } });
  });
  await open(page, '/login');
  await button(page, social.google).click();
  await expectAlerts(page, [`${social.cancelled} ${securityTexts.social.notConnected('Google')}`]);
  await button(page, social.microsoft).click();
  await expectAlerts(page, [
    social.microsoftAuthenticationFailed,
    `${social.microsoftFailed} ${securityTexts.social.notConnected('Microsoft')}`,
  ]);
  await keepScreen(page, 'login-not-configured');
  expect(external).toEqual([]);
});

test('@thorough @phone a user with a password connects Google, signs in with it, and disconnects', async ({
  page,
  context,
}) => {
  const user = newProviderUser();
  await serveGoogle(context, user);
  const username = await signUp(page);
  await open(page, '/profile');
  await button(page, connections.connect('Google')).click();
  await page.getByLabel(security.currentPassword).fill(PASSWORD);
  const popup = await openPopup(page, () => page.keyboard.press('Enter'));
  await answer(popup, 'Continue');
  await expect(page.getByText(connections.connected('Google'))).toBeVisible();
  await expect(page.getByText(user.email)).toBeVisible();
  await expect(button(page, connections.disconnect('Google'))).toBeFocused();
  await keepScreen(page, 'profile-google-connected');
  await expectAccessible(page);

  await forgetSession(page);
  await open(page, '/login');
  const again = await openPopup(page, () => button(page, social.google).click());
  await answer(again, 'Continue');
  await expect(page).toHaveURL('/');
  await open(page, '/profile');
  await expect(page.getByRole('main')).toContainText(username);
  await button(page, connections.disconnect('Google')).click();
  await page.getByLabel(security.currentPassword).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(connections.disconnected('Google'))).toBeVisible();
  await expect(button(page, connections.connect('Google'))).toBeFocused();
});

test('@thorough the only sign-in method cannot be disconnected until there is another', async ({
  page,
  context,
}) => {
  const user = newProviderUser();
  await serveGoogle(context, user);
  await serveMicrosoft(context, { ...newProviderUser(), email: user.email });
  await open(page, '/signup');
  const popup = await openPopup(page, () => button(page, social.googleSignup).click());
  await answer(popup, 'Continue');
  await expectSignedIn(page, user);
  await open(page, '/profile');
  const disconnect = button(page, connections.disconnect('Google'));
  await expect(disconnect).toBeDisabled();
  await expect(disconnect).toHaveAccessibleDescription(connections.only);
  await keepScreen(page, 'profile-only-sign-in-method');
  const second = await openPopup(page, () =>
    button(page, connections.connect('Microsoft')).click(),
  );
  await answer(second, 'Continue');
  await expect(page.getByText(connections.connected('Microsoft'))).toBeVisible();
  await disconnect.click();
  await expect(page.getByText(connections.disconnected('Google'))).toBeVisible();
  await expect(button(page, connections.disconnect('Microsoft'))).toBeDisabled();
});

test.describe('with network and server errors', () => {
  test.use({ allowedConsole: new RegExp(`${ACCOUNT_ERROR.source}|${NETWORK_ERROR.source}`) });

  test('@thorough a blocked script of Google shows an error, and loads at the next attempt', async ({
    page,
    context,
  }) => {
    const user = newProviderUser();
    await serveGoogle(context, user);
    await page.route(GOOGLE_SCRIPT, (route) => route.abort('blockedbyclient'));
    await open(page, '/login');
    await button(page, social.google).click();
    await expectAlerts(page, [`${social.cancelled} ${securityTexts.social.unreachable('Google')}`]);
    await keepScreen(page, 'login-google-blocked');
    await page.unroute(GOOGLE_SCRIPT);
    const popup = await openPopup(page, () => button(page, social.google).click());
    await answer(popup, 'Continue');
    await expectSignedIn(page, user);
  });

  test('@thorough a failed setup of the Microsoft client shows an error', async ({ page }) => {
    await page.route('**/assets/microsoft-client-*.js', (route) => route.abort());
    await open(page, '/login');
    await expectAlerts(page, [social.microsoftSetupFailed]);
    await button(page, social.microsoft).click();
    await expectAlerts(page, [social.microsoftSetupFailed]);
    await expect(button(page, social.microsoft)).toBeEnabled();
  });

  for (const [name, serve, words] of [
    ['Google', serveGoogle, social.googleAuthenticationFailed],
    ['Microsoft', serveMicrosoft, social.microsoftAuthenticationFailed],
  ] as const) {
    test(`@thorough a token of ${name} that the server rejects shows an error`, async ({
      page,
      context,
    }) => {
      await serve(context, newProviderUser());
      await page.route(`**/api/auth/${name.toLowerCase()}`, async (route) => {
        const body = route.request().postDataJSON() as Record<string, string>;
        const forged = {
          ...body,
          accessToken: 'forged',
          ...(body['idToken'] && { nonce: 'other' }),
        };
        await route.continue({ postData: JSON.stringify(forged) });
      });
      await open(page, '/login');
      const popup = await openPopup(page, () => button(page, `Sign In with ${name}`).click());
      await answer(popup, 'Continue');
      await expectAlerts(page, [words]);
      await expect(button(page, `Sign In with ${name}`)).toBeEnabled();
    });
  }
});
