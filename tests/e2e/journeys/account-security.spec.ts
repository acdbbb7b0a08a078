import { MESSAGES, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import type { Browser, Locator, Page } from '@playwright/test';
import { texts as account } from '../../../apps/web/src/language/en/account.ts';
import { texts as recovery } from '../../../apps/web/src/language/en/recovery.ts';
import { texts as security } from '../../../apps/web/src/language/en/security.ts';
import { findEmailedLink } from '../emails.ts';
import { expect, logIn, newUsername, open, CLIENT_ERROR, signUp, test } from '../journey.ts';
import { expectAccessible, inBothThemes, keepScreen, useTheme } from '../page-checks.ts';
import { ORIGIN } from '../settings.ts';
import { PASSWORD } from '../users.ts';

const NEW_PASSWORD = 'velvet hedgehog sonata';
const UNAUTHENTICATED = 401;

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Logs the user in with another browser. */
async function logInElsewhere(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: ORIGIN, userAgent: 'Elsewhere' });
  const page = await context.newPage();
  await logIn(page, username);
  return page;
}

const sessionStatus = async (page: Page): Promise<number> =>
  (await page.request.get(ROUTES.me)).status();

async function requestPasswordReset(page: Page, email: string): Promise<void> {
  await open(page, '/login');
  await page.getByRole('link', { name: account.login.forgotten }).click();
  await expect(page).toHaveURL('/forgotten-password');
  await page.getByLabel(recovery.forgotten.email).fill(email);
  await button(page, recovery.forgotten.submit).click();
  await expect(page.getByRole('heading', { name: recovery.forgotten.done.title })).toBeFocused();
}

async function expectOnProfile(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: security.sessions.title })).toBeVisible();
}

test('@phone a password reset by email signs the user in and ends all other sessions', async ({
  page,
  browser,
}) => {
  const username = await signUp(page);
  const other = await logInElsewhere(browser, username);
  await page.context().clearCookies();
  await useTheme(page, 'dark');
  await requestPasswordReset(page, `${username}@example.com`);
  await keepScreen(page, 'forgotten-sent');
  await expectAccessible(page);

  await page.goto(await findEmailedLink(`${username}@example.com`, '/reset-password'));
  await expect(page, 'the token has left the address bar').toHaveURL('/reset-password');
  await page.getByLabel(recovery.reset.label, { exact: true }).fill(NEW_PASSWORD);
  await expect(page.getByText(/^(Weak|Fair|Strong)$/)).toBeVisible();
  await keepScreen(page, 'reset-password');
  await expectAccessible(page);
  await button(page, recovery.reset.submit).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(MESSAGES.dashboard.galleryText)).toBeVisible();
  expect(await sessionStatus(other)).toBe(UNAUTHENTICATED);

  await open(page, '/profile');
  await expect(page.getByText(security.email.confirmed, { exact: true })).toBeVisible();
  await other.context().close();
});

test('@thorough a password reset for an unknown address gets the same answer', async ({ page }) => {
  await requestPasswordReset(page, `${newUsername()}@example.com`);
  await expect(page.getByText(recovery.forgotten.done.hint)).toBeVisible();
});

test.describe('with invalid links and passwords', () => {
  test.use({ allowedConsole: CLIENT_ERROR });

  test('@thorough the pages show what to do', async ({ page }) => {
    const username = await signUp(page);
    await page.context().clearCookies();
    await requestPasswordReset(page, `${username}@example.com`);
    const link = await findEmailedLink(`${username}@example.com`, '/reset-password');
    await page.goto(link);
    const field = page.getByLabel(recovery.reset.label, { exact: true });
    await field.fill('password1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(SERVER_MESSAGES.passwordCommon);
    await expect(field).toBeFocused();
    await field.fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');

    await page.goto(link);
    await field.fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: recovery.reset.spent.title })).toBeVisible();
    await keepScreen(page, 'reset-spent');
    await expectAccessible(page);
    await page.getByRole('link', { name: recovery.reset.spent.link }).click();
    await expect(page).toHaveURL('/forgotten-password');

    await page.goto('/confirm-email#token=no-such-token');
    await button(page, recovery.confirmation.submit).click();
    await expect(
      page.getByRole('heading', { name: recovery.confirmation.spent.title }),
    ).toBeVisible();
  });
});

test('@thorough an email address changes by keyboard alone, after its confirmation', async ({
  page,
}) => {
  const username = await signUp(page);
  const email = `new-${username}@example.com`;
  await open(page, '/profile');
  await expectOnProfile(page);
  await expect(page.getByText(security.email.unconfirmed)).toBeVisible();
  await button(page, security.email.change).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(security.email.label)).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(security.email.sent(email))).toBeVisible();
  await expect(button(page, security.email.change)).toBeFocused();
  await expect(page.getByRole('main').getByText(`${username}@example.com`).first()).toBeVisible();

  await page.goto(await findEmailedLink(email, '/confirm-email'));
  await expect(page).toHaveURL('/confirm-email');
  await keepScreen(page, 'confirm-email');
  await expectAccessible(page);
  await button(page, recovery.confirmation.submit).click();
  await expect(page.getByRole('heading', { name: recovery.confirmation.done.title })).toBeFocused();
  await keepScreen(page, 'confirm-email-done');
  await open(page, '/profile');
  await expect(page.getByText(security.email.confirmed, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
});

test('@thorough a password change keeps the current session and ends the others', async ({
  page,
  browser,
}) => {
  const username = await signUp(page);
  const other = await logInElsewhere(browser, username);
  await open(page, '/profile');
  await button(page, security.password.change).click();
  await page.getByLabel(security.security.currentPassword).fill(PASSWORD);
  await page.getByLabel(security.password.label, { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(security.password.changed)).toBeVisible();
  expect(await sessionStatus(other)).toBe(UNAUTHENTICATED);
  await page.reload();
  await expectOnProfile(page);
  await other.context().close();
});

test('@thorough @phone open sessions are listed and ended', async ({ page, browser }) => {
  const username = await signUp(page);
  const second = await logInElsewhere(browser, username);
  const third = await logInElsewhere(browser, username);
  await open(page, '/profile');
  await expectOnProfile(page);
  await expect(page.getByText(security.sessions.current)).toHaveCount(1);
  const others = page.getByRole('button', { name: /^Sign out Unknown browser/ });
  await expect(others).toHaveCount(2);
  await inBothThemes(page, async (theme) => {
    await keepScreen(page, `profile-security-${theme}`);
    await expectAccessible(page, `the profile's security, ${theme}`);
  });

  // The newest session is first.
  await others.first().click();
  await expect(
    page.getByText(security.sessions.ended(security.sessions.unknownAgent)),
  ).toBeVisible();
  await expect(others).toHaveCount(1);
  expect(await sessionStatus(third)).toBe(UNAUTHENTICATED);
  expect(await sessionStatus(second)).not.toBe(UNAUTHENTICATED);

  await button(page, security.sessions.everywhere).click();
  const dialog = page.getByRole('alertdialog', { name: security.sessions.question });
  await inBothThemes(page, (theme) =>
    expectAccessible(page, `the dialog before signing out everywhere, ${theme}`),
  );
  await dialog.getByRole('button', { name: security.sessions.everywhere }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: MESSAGES.navigation.signIn }).first()).toBeAttached();
  expect(await sessionStatus(page)).toBe(UNAUTHENTICATED);
  expect(await sessionStatus(second)).toBe(UNAUTHENTICATED);
  await second.context().close();
  await third.context().close();
});

const CHALLENGES = 'https://challenges.cloudflare.com';

test('@thorough a bot check appears after submitting, and nothing of it loads before', async ({
  page,
}) => {
  const external: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(ORIGIN)) external.push(new URL(request.url()).origin);
  });
  await page.route(`**${ROUTES.configuration}`, async (route) => {
    const response = await route.fetch();
    const challenge = { provider: 'turnstile', siteKey: 'journey' };
    await route.fulfill({ response, json: { ...(await response.json()), challenge } });
  });
  // The server adds this source when a challenge is configured.
  await page.route('**/signup', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const allowing = policy.replace('script-src', `script-src ${CHALLENGES}`);
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': allowing },
    });
  });
  await page.route(`${CHALLENGES}/**`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.turnstile = {
        render(element, { callback }) {
          const button = Object.assign(document.createElement('button'), {
            type: 'button', textContent: 'I am human', onclick: () => callback('proof') });
          element.append(button);
          return 'widget';
        },
        remove() {},
      };`,
    }),
  );
  const username = newUsername();
  await open(page, '/signup');
  await page.getByLabel(account.signup.username).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel(account.signup.name).fill('Ana Example');
  await page.getByLabel(account.signup.email).fill(`${username}@example.com`);
  await page.waitForLoadState('networkidle');
  expect(external).toEqual([]);
  const sent = page.waitForRequest(`**${ROUTES.register}`);
  await button(page, account.signup.submit).click();
  await expect(page.getByRole('group', { name: security.challenge.ask })).toBeFocused();
  await expect(button(page, 'I am human')).toBeVisible();
  await keepScreen(page, 'signup-challenge');
  await button(page, 'I am human').click();
  expect((await sent).postDataJSON()).toMatchObject({ username, challenge: 'proof' });
  await expect(page).toHaveURL('/');
});
