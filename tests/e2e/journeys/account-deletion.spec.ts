import { readFile } from 'node:fs/promises';
import { MESSAGES, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import type { Page } from '@playwright/test';
import { texts } from '../../../apps/web/src/language/en/security.ts';
import {
  ACCOUNT_ERROR,
  expect,
  newUsername,
  open,
  CLIENT_ERROR,
  signUp,
  test,
} from '../journey.ts';
import { respondWithError } from '../mock-responses.ts';
import { expectAccessible, inBothThemes, keepScreen } from '../page-checks.ts';
import { PASSWORD } from '../users.ts';

const { data, deletion, security } = texts;

/** The first four bytes of every ZIP that is not empty. */
const ZIP_START = 'PK\u0003\u0004';

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: deletion.title });

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: data.delete }).click();
  await expect(dialogOf(page)).toBeVisible();
}

test('@thorough a user downloads all their data', async ({ page }) => {
  await signUp(page);
  await open(page, '/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: data.export }).click();
  const download = await downloading;
  await expect(page.getByText(data.exported)).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^loopwright-.+\.zip$/);
  const bytes = await readFile(await download.path(), 'latin1');
  expect(bytes.startsWith(ZIP_START)).toBe(true);
  // File names are not compressed: they stand in the directory at the end.
  for (const name of ['README.txt', 'profile.json', 'creations.json']) {
    expect(bytes).toContain(name);
  }
  await keepScreen(page, 'export-done');
});

test.describe('when the data export fails', () => {
  test.use({ allowedConsole: CLIENT_ERROR });

  test('@thorough the profile shows the error', async ({ page }) => {
    await signUp(page);
    await respondWithError(page, `**${ROUTES.accountExport}`, 'tooManyExports');
    await open(page, '/profile');
    await page.getByRole('link', { name: data.export }).click();
    await expect(page.getByRole('alert')).toHaveText(SERVER_MESSAGES.tooManyExports);
    await expect(page.getByRole('link', { name: data.export })).toBeVisible();
  });
});

test('@phone a user deletes their account by keyboard alone', async ({ page }) => {
  const username = newUsername();
  await signUp(page, username);
  await open(page, '/profile');
  await page.getByRole('button', { name: data.delete }).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: deletion.keep })).toBeFocused();
  await expect(dialog.getByText(deletion.staysText)).toBeVisible();
  await inBothThemes(page, async (theme) => {
    await keepScreen(page, `deletion-${theme}`);
    await expectAccessible(page, `the account deletion dialog, ${theme}`);
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
    await keepScreen(page, `account-deleted-${theme}`);
    await expectAccessible(page, `the page after account deletion, ${theme}`);
  });
  expect((await page.request.get(ROUTES.me)).status()).toBe(401);
});

test.describe('with wrong input', () => {
  test.use({ allowedConsole: ACCOUNT_ERROR });

  test('@thorough the dialog shows the error; after the deletion, signing in fails', async ({
    page,
  }) => {
    const username = await signUp(page);
    await open(page, '/profile');
    await openDialog(page);
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
