import { MESSAGES } from '@loopwright/contract';
import type { Locator, Page } from '@playwright/test';
import { refuse } from '../answers.ts';
import { expect, logIn, REFUSED, test } from '../journey.ts';
import { PEOPLE } from '../people.ts';

const { gallery } = MESSAGES;

async function openFirst(page: Page): Promise<{ thumbnail: Locator; modal: Locator }> {
  await logIn(page, PEOPLE.collector);
  await page.goto('/my-creations');
  const thumbnail = page.getByRole('button', { name: 'Open: collected 59' });
  await thumbnail.click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('img', { name: 'collected 59' })).toBeVisible();
  return { thumbnail, modal };
}

/** A dialog hears of presses beside it a moment after it is seen: a hand is slower than that. */
async function letItListen(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test('@phone the picture closes by its X and by a press beside it, and hands the focus back', async ({
  page,
}) => {
  const { thumbnail, modal } = await openFirst(page);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await expect(thumbnail).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(modal).toBeVisible();
  await letItListen(page);
  await page.mouse.click(4, 4);
  await expect(modal).toBeHidden();
  await expect(thumbnail).toBeFocused();
});

test('a share that fails says so and leaves the picture open', async ({ page }) => {
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

test.describe('with a server that refuses', () => {
  test.use({ allowedNoise: REFUSED });

  test('a deletion that is thought over or refused keeps the creation', async ({ page }) => {
    await logIn(page, PEOPLE.collector);
    await page.goto('/my-creations');
    const remove = page.getByRole('button', { name: gallery.delete }).first();
    const question = page.getByRole('alertdialog', { name: gallery.confirmDelete });
    await remove.click();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();

    await refuse(page, '**/api/creations/*', 'not-found', "There's nothing here.");
    await remove.click();
    await question.getByRole('button', { name: gallery.delete }).click();
    await expect(page.getByRole('alert')).toHaveText(gallery.deleteFailed);
    await expect(page.getByRole('img', { name: 'collected 59' })).toBeVisible();
  });
});
