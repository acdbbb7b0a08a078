import { PAGE_PATHS } from '@loopwright/contract';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, test } from '../journey.ts';
import { PEOPLE } from '../people.ts';

const PRIVATE_ROUTES = ['/', '/create', '/my-creations', '/profile', '/pricing'];

type Theme = 'light' | 'dark';

async function expectPagesAccessible(
  page: Page,
  theme: Theme,
  routes: readonly string[],
): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('theme', value), theme);
  for (const route of routes) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectAccessible(page);
  }
}

// Colours come from the theme and layout from the width: each is looked at, not each pair of them.
test('@phone every page is accessible to everybody', async ({ page, isMobile }) => {
  await page.goto('/');
  await expectPagesAccessible(page, isMobile ? 'dark' : 'light', [...PAGE_PATHS, '/no-such-page']);
});

test('@phone every page is accessible to a signed-in person', async ({ page, isMobile }) => {
  await logIn(page, PEOPLE.collector);
  await expectPagesAccessible(page, isMobile ? 'light' : 'dark', PRIVATE_ROUTES);
});

test('the theme is light at first, changes on request and is remembered', async ({ page }) => {
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).not.toHaveClass(/dark/);
  await page
    .getByRole('button', { name: /dark|theme/i })
    .first()
    .click();
  await expect(root).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(root).toHaveClass(/dark/);
});

test('each route has its own title, description and canonical link', async ({ page }) => {
  const titles = new Set<string>();
  for (const route of PAGE_PATHS) {
    await page.goto(route);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${route}$`),
    );
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{3}/);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(PAGE_PATHS.length);
});
