import { MESSAGES } from '@loopwright/contract';
import { expect, logIn, newName, PASSWORD, signUp, test } from '../journey.ts';

test('a visitor signs up, signs out and comes back by e-mail', async ({ page }) => {
  const username = await signUp(page);
  const navigation = page.getByRole('navigation').first();
  await expect(navigation).toContainText('Ana Example');
  await expect(navigation).toContainText('free');
  await expect(navigation).toContainText('5');

  await page.getByRole('button', { name: MESSAGES.navigation.logout }).click();
  await expect(page.getByRole('link', { name: MESSAGES.navigation.signIn }).first()).toBeVisible();

  await logIn(page, `${username.toUpperCase()}@example.com`);
  await expect(page.getByText(MESSAGES.dashboard.galleryText)).toBeVisible();
});

test('sign-up says the first thing that is wrong, in the order of the form', async ({ page }) => {
  await page.goto('/signup');
  const submit = page.getByRole('button', { name: MESSAGES.signup.submit });
  const alert = page.getByRole('alert');
  await submit.click();
  await expect(alert).toHaveText(MESSAGES.signup.missingFields);

  await page.getByLabel('Username').fill(newName());
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Full Name').fill('Ana');
  await page.getByLabel('Email Address').fill('nobody');
  await submit.click();
  await expect(alert).toHaveText(MESSAGES.signup.passwordTooShort);

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await submit.click();
  await expect(alert).toHaveText(MESSAGES.signup.invalidEmail);
});

test('sign-in says what is missing and what is wrong', async ({ page }) => {
  await page.goto('/login');
  const submit = page.getByRole('button', { name: MESSAGES.login.submit, exact: true });
  const alert = page.getByRole('alert');
  await submit.click();
  await expect(alert).toHaveText(MESSAGES.login.missingFields);
  await page.getByLabel(/username or email/i).fill('nobody-at-all');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await submit.click();
  await expect(alert).toHaveText('Wrong username or password.');
});

test('a taken username is refused in plain words', async ({ page }) => {
  const username = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Full Name').fill('Another Ana');
  await page.getByLabel('Email Address').fill('another@example.com');
  await page.getByRole('button', { name: MESSAGES.signup.submit }).click();
  await expect(page.getByRole('alert')).toHaveText('That username is taken. Try another one.');
});

test('everything from sign-up to a picture works by keyboard alone', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Username').focus();
  await page.keyboard.type(newName());
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    if (label === 'name') break;
  }
  await page.keyboard.type('Keyboard Kim');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${newName()}@example.com`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await page.goto('/create');
  const prompt = page.getByLabel(MESSAGES.create.prompt);
  await prompt.focus();
  await page.keyboard.type('a red balloon above green hills');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('img', { name: /a red balloon above green hills/ })).toBeVisible();
});
