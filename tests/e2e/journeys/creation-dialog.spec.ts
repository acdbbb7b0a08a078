import { MESSAGES } from '@loopwright/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, logIn, CLIENT_ERROR, test } from '../journey.ts';
import { respondWithError } from '../mock-responses.ts';
import { USERS } from '../users.ts';

const { gallery } = MESSAGES;

async function openFirst(page: Page): Promise<{ thumbnail: Locator; modal: Locator }> {
  await logIn(page, USERS.collector);
  await page.goto('/my-creations');
  const thumbnail = page.getByRole('button', { name: 'Open: collected 59' });
  await thumbnail.click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('img', { name: 'collected 59' })).toBeVisible();
  return { thumbnail, modal };
}

/** A dialog registers clicks outside it one task after it is shown; a test could click earlier. */
async function waitForDialogListeners(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test('@thorough @phone the dialog closes with its button and with a click outside, and returns the focus', async ({
  page,
}) => {
  const { thumbnail, modal } = await openFirst(page);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await expect(thumbnail).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(modal).toBeVisible();
  await waitForDialogListeners(page);
  await page.mouse.click(4, 4);
  await expect(modal).toBeHidden();
  await expect(thumbnail).toBeFocused();
});

test('@thorough a failed share shows an error and leaves the dialog open', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: () => Promise.reject(new Error('no')) });
  });
  const { modal } = await openFirst(page);
  await modal.getByRole('button', { name: gallery.share }).click();
  const toast = page.getByRole('alert');
  await expect(toast).toHaveText(gallery.shareFailed);
  await toast.click();
  await expect(modal).toBeVisible();
});

test.describe('with an error from the server', () => {
  test.use({ allowedConsole: CLIENT_ERROR });

  test('@thorough a canceled or failed deletion keeps the creation', async ({ page }) => {
    await logIn(page, USERS.collector);
    await page.goto('/my-creations');
    const remove = page.getByRole('button', { name: gallery.delete }).first();
    const dialog = page.getByRole('alertdialog', { name: gallery.confirmDelete });
    await remove.click();
    // The dialog's code may still be on its way.
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();

    await respondWithError(page, '**/api/creations/*', 'notFound');
    await remove.click();
    await dialog.getByRole('button', { name: gallery.delete }).click();
    await expect(page.getByRole('alert')).toHaveText(gallery.deleteFailed);
    await expect(page.getByRole('img', { name: 'collected 59' })).toBeVisible();
  });
});
