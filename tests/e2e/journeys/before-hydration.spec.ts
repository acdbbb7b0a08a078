import type { Page } from '@playwright/test';
import { texts } from '../../../apps/web/src/language/en/shell.ts';
import { ACCOUNT_ERROR, expect, logIn, test } from '../journey.ts';
import { COLLECTION_SIZE, USERS } from '../users.ts';

const { useDarkTheme, language, openMenu } = texts.navigation;

/** Opens a page whose scripts load only after the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return resolve;
}

for (const path of ['/', '/pricing', '/terms']) {
  test(`${path} changes the theme after a click before hydration`, async ({ page }) => {
    const sendScripts = await openWithoutScripts(page, path);
    await page.getByRole('button', { name: useDarkTheme }).click();
    sendScripts();
    await expect(page.locator('html')).toHaveClass(/dark/);
  });
}

test('@thorough a language that is chosen before hydration is applied', async ({ page }) => {
  const sendScripts = await openWithoutScripts(page, '/terms');
  await page.getByLabel(language).selectOption('de');
  sendScripts();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('@only-phone the menu opens after a click before hydration', async ({ page }) => {
  const sendScripts = await openWithoutScripts(page, '/');
  await page.getByRole('button', { name: openMenu }).click();
  sendScripts();
  await expect(page.locator('#mobile-menu')).toBeVisible();
});

test('@phone the newest pictures of the gallery are there before its scripts, and open', async ({
  page,
}) => {
  await logIn(page, USERS.collector);
  const sendScripts = await openWithoutScripts(page, '/my-creations');
  const newest = `collected ${COLLECTION_SIZE.collector - 1}`;
  const picture = page.getByRole('link').getByRole('img', { name: newest });
  await expect(picture).toHaveJSProperty('complete', true);
  await picture.click();
  await page.waitForURL('/my-creations?creation=*');
  sendScripts();
  await expect(page.getByRole('dialog', { name: newest })).toBeVisible();
});

test('a press on a picture is not lost when the gallery takes its place', async ({ page }) => {
  await logIn(page, USERS.collector);
  const sendScripts = await openWithoutScripts(page, '/my-creations');
  const newest = `collected ${COLLECTION_SIZE.collector - 1}`;
  await page.getByRole('link').getByRole('img', { name: newest }).hover();
  await page.mouse.down();
  // The gallery itself asks for them.
  const folders = page.waitForResponse('**/api/folders');
  sendScripts();
  await folders;
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: newest })).toBeVisible();
});

test('@thorough the app starts without any input', async ({ page }) => {
  const session = page.waitForRequest('**/api/auth/me');
  await page.goto('/pricing');
  await session;
});

test.describe('a form that is submitted before hydration', () => {
  test.use({ allowedConsole: ACCOUNT_ERROR });

  test('@thorough is sent after hydration, and the URL never contains the password', async ({
    page,
  }) => {
    const sendScripts = await openWithoutScripts(page, '/login');
    await page.locator('input[name=username]').fill('no-such-user');
    await page.locator('input[type=password]').fill('a wrong password');
    await page.locator('input[type=password]').press('Enter');
    expect(new URL(page.url()).search).toBe('');
    const answer = page.waitForResponse('**/api/auth/login');
    sendScripts();
    expect((await answer).status()).toBe(401);
    expect(new URL(page.url()).search).toBe('');
  });
});
