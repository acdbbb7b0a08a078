import { MESSAGES, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import type { Page } from '@playwright/test';
import { ACCOUNT_ERROR, expect, newUsername, signUp, test } from '../journey.ts';
import { keepScreen } from '../page-checks.ts';
import { PASSWORD, USERS } from '../users.ts';

const { login, signup, navigation } = MESSAGES;

async function fillSignUp(page: Page, username: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Full Name').fill('Ana Example');
  await page.getByLabel('Email Address').fill(`${username}@example.com`);
}

const signUpButton = (page: Page) => page.getByRole('button', { name: signup.submit });
const signInButton = (page: Page) => page.getByRole('button', { name: login.submit, exact: true });

test('a visitor signs up, signs out and signs in with the email address', async ({ page }) => {
  const username = newUsername();
  await fillSignUp(page, username);
  await signUpButton(page).click();
  await expect(page).toHaveURL('/');
  const bar = page.getByRole('navigation').first();
  await expect(bar).toContainText('Ana Example');
  await expect(bar).toContainText('free');
  await expect(bar).toContainText('5');

  // Leaving the page before the answer would keep the session.
  const signedOut = page.waitForResponse((response) => response.url().endsWith(ROUTES.logout));
  await page.getByRole('button', { name: navigation.logout }).click();
  await signedOut;
  await expect(page.getByRole('link', { name: navigation.signIn }).first()).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await expect(page.getByRole('heading', { name: login.title })).toBeVisible();
  await page.getByLabel(/username or email/i).fill(`${username.toUpperCase()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await signInButton(page).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(MESSAGES.dashboard.galleryText)).toBeVisible();
});

test('@thorough sign-up shows the first error, in the order of the form', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: signup.title })).toBeVisible();
  const submit = signUpButton(page);
  const alert = page.getByRole('alert');
  await submit.click();
  await expect(alert).toHaveText(signup.missingFields);
  await keepScreen(page, 'signup-missing-fields');

  await page.getByLabel('Username').fill(newUsername());
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Full Name').fill('Ana');
  await page.getByLabel('Email Address').fill('not-an-address');
  await submit.click();
  await expect(alert).toHaveText(signup.passwordTooShort);

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await submit.click();
  await expect(alert).toHaveText(signup.invalidEmail);
});

test('@thorough a form that is being sent disables its fields and shows its busy label', async ({
  page,
}) => {
  await page.route('**/api/auth/*', async (route) => {
    if (route.request().method() === 'GET') await route.continue();
    // A form's request is never answered, so the form stays busy.
  });
  await fillSignUp(page, newUsername());
  await signUpButton(page).click();
  await expect(page.getByRole('button', { name: signup.busy })).toBeDisabled();
  await expect(page.getByLabel('Username')).toBeDisabled();
  await keepScreen(page, 'signup-busy');

  await page.goto('/login');
  await page.getByLabel(/username or email/i).fill(USERS.free);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await signInButton(page).click();
  await expect(page.getByRole('button', { name: login.busy })).toBeDisabled();
  await expect(page.getByLabel(/username or email/i)).toBeDisabled();
  await keepScreen(page, 'login-busy');
});

test('@thorough the sign-in and sign-up forms link to each other', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: login.createOne }).click();
  await expect(page).toHaveURL('/signup');
  await page.getByRole('link', { name: signup.signInInstead }).click();
  await expect(page).toHaveURL('/login');
});

test.describe('with an error from the server', () => {
  test.use({ allowedConsole: ACCOUNT_ERROR });

  test('@thorough sign-in shows what is missing and what is wrong', async ({ page }) => {
    await page.goto('/login');
    const alert = page.getByRole('alert');
    await signInButton(page).click();
    await expect(alert).toHaveText(login.missingFields);
    await page.getByLabel(/username or email/i).fill('no-such-user');
    await page.keyboard.press('Enter');
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await password.fill('not the password');
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText(SERVER_MESSAGES.badCredentials);
    await expect(password).toBeFocused();
    await keepScreen(page, 'login-refused');
  });

  test('sign-up with a taken username shows that it is taken', async ({ page }) => {
    const username = await signUp(page);
    await page.context().clearCookies();
    await fillSignUp(page, username);
    await signUpButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(SERVER_MESSAGES.usernameTaken);
  });

  test('@thorough an error response without a message shows the message of the specification', async ({
    page,
  }) => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 400, body: '' }));
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 400, body: '' }));
    await page.goto('/login');
    await page.getByLabel(/username or email/i).fill('ana');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await signInButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(login.failed);
    await fillSignUp(page, newUsername());
    await signUpButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(signup.failed);
  });
});
