import { MESSAGES } from '@loopwright/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, newName, test } from '../journey.ts';
import { PASSWORD } from '../people.ts';

const { signup, create, gallery, navigation } = MESSAGES;
const WORDS = 'a red balloon above green hills';
/** More stops than any page has. */
const STOPS_MAXIMUM = 80;

/** Goes on with the tab key alone until the element has the focus. */
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

test('from signing up to signing out, all of it works by keyboard alone', async ({ page }) => {
  const bar = page.getByRole('navigation').first();
  await page.goto('/');
  await press(page, bar.getByRole('link', { name: navigation.signUp }));
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('main')).toBeFocused();
  const username = newName();
  await type(page, page.getByLabel('Username'), username);
  await type(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await type(page, page.getByLabel('Full Name'), 'Keyboard Kim');
  await type(page, page.getByLabel('Email Address'), `${username}@example.com`);
  await press(page, page.getByRole('button', { name: signup.submit }));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();

  await press(page, page.getByRole('main').getByRole('link', { name: 'Create New' }));
  await expect(page).toHaveURL('/create');
  await type(page, page.getByLabel(create.prompt), WORDS);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('img', { name: WORDS })).toBeVisible();

  await tabTo(page, bar.getByRole('link', { name: navigation.gallery }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-creations');
  const thumbnail = page.getByRole('button', { name: `Open: ${WORDS}` });
  await press(page, thumbnail);
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('img', { name: WORDS })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(thumbnail).toBeFocused();

  await press(page, page.getByRole('button', { name: gallery.delete }), 'Space');
  const question = page.getByRole('alertdialog', { name: gallery.confirmDelete });
  await expect(question).toBeVisible();
  await press(page, question.getByRole('button', { name: gallery.delete }));
  await expect(page.getByText(gallery.empty)).toBeVisible();
  const whereTheFocusIs = page.locator(':focus');
  await expect(whereTheFocusIs, 'the focus is not lost').toHaveCount(1);

  await tabTo(page, bar.getByRole('button', { name: navigation.logout }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(bar.getByRole('link', { name: navigation.signIn })).toBeVisible();
});
