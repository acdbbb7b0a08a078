import { expect, expectAccessible, logIn, test } from '../journey.ts';
import { PEOPLE } from '../people.ts';

const PUBLIC_ROUTES = [
  '/',
  '/login',
  '/signup',
  '/pricing',
  '/create',
  '/my-creations',
  '/profile',
  '/success',
  '/cancel',
  '/ai-gif-generator',
  '/privacy',
  '/terms',
  '/contact',
  '/no-such-page',
];
const PRIVATE_ROUTES = ['/', '/create', '/my-creations', '/profile', '/pricing'];

// Colours come from the theme and layout from the width: each is looked at, not each pair of them.
for (const theme of ['light', 'dark'] as const) {
  test(`@phone every page is accessible to everybody, ${theme}`, async ({ page, isMobile }) => {
    test.skip(isMobile !== (theme === 'dark'), 'the other width has this theme');
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    for (const route of PUBLIC_ROUTES) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectAccessible(page);
    }
  });

  test(`@phone every page is accessible to a signed-in person, ${theme}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile !== (theme === 'light'), 'the other width has this theme');
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await logIn(page, PEOPLE.collector);
    for (const route of PRIVATE_ROUTES) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectAccessible(page);
    }
  });
}

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
  for (const route of PUBLIC_ROUTES.filter((path) => path !== '/no-such-page')) {
    await page.goto(route);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${route}$`),
    );
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{3}/);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(PUBLIC_ROUTES.length - 1);
});
