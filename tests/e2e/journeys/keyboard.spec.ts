import { MESSAGES } from '@loopwright/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, newUsername, open, test, UNTIL_DRAWN } from '../journey.ts';
import { PASSWORD } from '../users.ts';

const { signup, create, gallery, navigation } = MESSAGES;
const PROMPT = 'a red balloon above green hills';
/** More focusable elements than any page has. */
const STOPS_MAXIMUM = 80;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  await expect(element).toBeVisible();
  for (let stops = 0; stops < STOPS_MAXIMUM; stops++) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(element, 'can be reached with the tab key').toBeFocused();
}

async function press(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press(key);
}

async function type(page: Page, element: Locator, words: string): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.type(words);
}

test('sign-up, creation, gallery and sign-out work by keyboard alone', async ({ page }) => {
  const bar = page.getByRole('navigation').first();
  // Until the script runs, a link opens a new document, which begins at its top.
  await open(page, '/');
  await press(page, bar.getByRole('link', { name: navigation.signUp }));
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('main')).toBeFocused();
  const username = newUsername();
  await type(page, page.getByLabel('Username'), username);
  await type(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await type(page, page.getByLabel('Full Name'), 'Keyboard Kim');
  await type(page, page.getByLabel('Email Address'), `${username}@example.com`);
  await press(page, page.getByRole('button', { name: signup.submit }));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();

  await press(page, page.getByRole('main').getByRole('link', { name: 'Create New' }));
  await expect(page).toHaveURL('/create');
  await type(page, page.getByLabel(create.prompt), PROMPT);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('img', { name: PROMPT })).toBeVisible(UNTIL_DRAWN);

  await tabTo(page, bar.getByRole('link', { name: navigation.gallery }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-creations');
  const thumbnail = page.getByRole('button', { name: `Open: ${PROMPT}` });
  await press(page, thumbnail);
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('img', { name: PROMPT })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(thumbnail).toBeFocused();

  await press(page, page.getByRole('button', { name: gallery.delete }), 'Space');
  const dialog = page.getByRole('alertdialog', { name: gallery.confirmDelete });
  await expect(dialog).toBeVisible();
  await press(page, dialog.getByRole('button', { name: gallery.delete }));
  await expect(page.getByText(gallery.empty)).toBeVisible();
  const focusedElement = page.locator(':focus');
  await expect(focusedElement, 'the focus is not lost').toHaveCount(1);

  await tabTo(page, bar.getByRole('button', { name: navigation.logout }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(bar.getByRole('link', { name: navigation.signIn })).toBeVisible();
});
