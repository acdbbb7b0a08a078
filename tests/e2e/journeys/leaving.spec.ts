import { readFile } from 'node:fs/promises';
import { MESSAGES, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import type { Page } from '@playwright/test';
import { texts } from '../../../apps/web/src/language/en/security.ts';
import { refuse } from '../answers.ts';
import { ACCOUNT_REFUSED, expect, newName, open, REFUSED, signUp, test } from '../journey.ts';
import { expectAccessible, inBothThemes, keepScreen } from '../looks.ts';
import { PASSWORD } from '../people.ts';

const { data, deletion, security } = texts;

/** The four letters that every ZIP with something in it begins with. */
const ZIP_START = 'PK\u0003\u0004';

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: deletion.title });

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: data.delete }).click();
  await expect(dialogOf(page)).toBeVisible();
}

test('everything can be taken along', async ({ page }) => {
  await signUp(page);
  await open(page, '/profile');
  const arrival = page.waitForEvent('download');
  await page.getByRole('link', { name: data.export }).click();
  const download = await arrival;
  await expect(page.getByText(data.exported)).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^loopwright-.+\.zip$/);
  const bytes = await readFile(await download.path(), 'latin1');
  expect(bytes.startsWith(ZIP_START)).toBe(true);
  // Names of files stand as they are, in the list at the end.
  for (const name of ['README.txt', 'profile.json', 'creations.json']) {
    expect(bytes).toContain(name);
  }
  await keepScreen(page, 'export-done');
});

test.describe('when the download is refused', () => {
  test.use({ allowedNoise: REFUSED });

  test('the profile says why', async ({ page }) => {
    await signUp(page);
    await refuse(page, `**${ROUTES.accountExport}`, 'too-many', SERVER_MESSAGES.tooManyExports);
    await open(page, '/profile');
    await page.getByRole('link', { name: data.export }).click();
    await expect(page.getByRole('alert')).toHaveText(SERVER_MESSAGES.tooManyExports);
    await expect(page.getByRole('link', { name: data.export })).toBeVisible();
  });
});

test('@phone an account is deleted for good, by keyboard alone', async ({ page }) => {
  const username = newName();
  await signUp(page, username);
  await open(page, '/profile');
  await page.getByRole('button', { name: data.delete }).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: deletion.keep })).toBeFocused();
  await expect(dialog.getByText(deletion.staysText)).toBeVisible();
  await inBothThemes(page, async (theme) => {
    await keepScreen(page, `deletion-${theme}`);
    await expectAccessible(page, `the question before deleting, ${theme}`);
  });

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: data.delete })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel(deletion.username)).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(deletion.farewell)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await inBothThemes(page, async (theme) => {
    await keepScreen(page, `farewell-${theme}`);
    await expectAccessible(page, `the farewell, ${theme}`);
  });
  expect((await page.request.get(ROUTES.me)).status()).toBe(401);
});

test.describe('an account that is not deleted', () => {
  test.use({ allowedNoise: ACCOUNT_REFUSED });

  test('stays, and the dialog says why; deleted, it lets nobody in', async ({ page }) => {
    const username = await signUp(page);
    await open(page, '/profile');
    await ask(page);
    const dialog = dialogOf(page);
    const confirm = dialog.getByRole('button', { name: deletion.submit });
    await dialog.getByLabel(deletion.username).fill(username.toUpperCase());
    await dialog.getByLabel(security.currentPassword).fill('not the password');
    await confirm.click();
    await expect(dialog.getByRole('alert')).toHaveText(SERVER_MESSAGES.confirmWithUsername);
    await dialog.getByLabel(deletion.username).fill(username);
    await confirm.click();
    await expect(dialog.getByRole('alert')).toHaveText(SERVER_MESSAGES.wrongPassword);
    await keepScreen(page, 'deletion-refused');
    await expectAccessible(page, 'a refused deletion');
    await dialog.getByLabel(security.currentPassword).fill(PASSWORD);
    await confirm.click();
    await expect(page.getByText(deletion.farewell)).toBeVisible();

    await open(page, '/login');
    await page.getByLabel(/username or email/i).fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(SERVER_MESSAGES.badCredentials);
    await expect(page.getByRole('heading', { name: MESSAGES.login.title })).toBeVisible();
  });
});
