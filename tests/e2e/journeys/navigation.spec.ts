import { MESSAGES } from '@loopwright/contract';
import type { Locator, Page, Request } from '@playwright/test';
import { texts } from '../../../apps/web/src/language/en/shell.ts';
import { NETWORK_ERROR, expect, logIn, open, test } from '../journey.ts';
import { expectAccessible, isPhone, keepScreen } from '../page-checks.ts';
import { displayNameOf, USERS } from '../users.ts';

const { navigation } = MESSAGES;
const { openMenu, closeMenu, main } = texts.navigation;

const bar = (page: Page): Locator => page.getByRole('navigation', { name: main });

/** The links of the navigation bar, which are in a menu on a phone. */
async function showLinks(page: Page): Promise<Locator> {
  if (!isPhone()) return bar(page);
  await page.getByRole('button', { name: openMenu }).click();
  const menu = page.locator('#mobile-menu');
  await expect(menu).toBeVisible();
  return menu;
}

test('@phone a visitor sees sign-up links, a signed-in user sees all pages and the account', async ({
  page,
}) => {
  await open(page, '/terms');
  let links = await showLinks(page);
  for (const name of [navigation.home, navigation.create, navigation.pricing]) {
    await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(links.getByRole('link', { name: navigation.signUp })).toBeVisible();
  await expect(links.getByRole('link', { name: navigation.gallery })).toHaveCount(0);
  await keepScreen(page, 'navigation-visitor');

  await logIn(page, USERS.premium);
  await open(page, '/terms');
  links = await showLinks(page);
  for (const name of [navigation.gallery, navigation.subscription]) {
    await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(links.getByText(displayNameOf('premium'))).toBeVisible();
  await expect(links.getByText('premium', { exact: true })).toBeVisible();
  await expect(links.getByText('1000')).toBeVisible();
  await expect(links.getByRole('button', { name: navigation.logout })).toBeVisible();
  await keepScreen(page, 'navigation-member');
  await expectAccessible(page, 'the open menu');
});

test('@phone navigation moves the focus and announces the title, and back returns', async ({
  page,
}) => {
  await open(page, '/terms');
  await (
    await showLinks(page)
  )
    .getByRole('link', { name: navigation.pricing, exact: true })
    .click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('#mobile-menu')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: MESSAGES.pricing.title })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('output').filter({ hasText: await page.title() })).toBeAttached();

  await (await showLinks(page)).getByRole('link', { name: navigation.home, exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { name: MESSAGES.pricing.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
});

/** When so long no request was made, nothing more is loaded. */
const QUIET_MS = 1000;

// Wide viewports have no menu.
test('@only-phone the menu closes after any link, even to the current page, and on Escape', async ({
  page,
}) => {
  await open(page, '/pricing');
  const menu = page.locator('#mobile-menu');
  await (
    await showLinks(page)
  )
    .getByRole('link', { name: navigation.pricing, exact: true })
    .click();
  await expect(menu).toHaveCount(0);
  await showLinks(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: openMenu })).toBeFocused();
  await showLinks(page);
  await page.getByRole('button', { name: closeMenu }).click();
  await expect(menu).toHaveCount(0);
});

test('@thorough hovering a link loads the scripts of its page', async ({ page }) => {
  await logIn(page, USERS.premium);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const underWay = new Set<Request>();
  let changedAt = performance.now();
  page.on('request', (request) => {
    underWay.add(request);
    changedAt = performance.now();
  });
  page.on('requestfinished', (request) => {
    underWay.delete(request);
    changedAt = performance.now();
  });
  const chunk = page.waitForRequest(/\/assets\/gallery-page-[^/]+\.js$/);
  await bar(page).getByRole('link', { name: navigation.gallery }).hover();
  await chunk;
  // A script asks for those that it imports only when it has been read.
  const isQuiet = (): boolean => underWay.size === 0 && performance.now() - changedAt > QUIET_MS;
  await expect.poll(isQuiet).toBe(true);

  const late: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) late.push(request.url());
  });
  await bar(page).getByRole('link', { name: navigation.gallery }).click();
  await expect(page.getByText(MESSAGES.gallery.empty)).toBeVisible();
  expect(late, 'no script is loaded after the click').toEqual([]);
});

test('@thorough the skip link moves the keyboard focus past the navigation', async ({ page }) => {
  await open(page, '/terms');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: texts.navigation.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('with network errors', () => {
  test.use({ allowedConsole: NETWORK_ERROR });

  test('@thorough @phone the offline notice is shown until the connection returns', async ({
    page,
    context,
  }) => {
    await open(page, '/terms');
    await context.setOffline(true);
    await expect(page.getByText(texts.offline)).toBeVisible();
    await keepScreen(page, 'offline');
    await context.setOffline(false);
    await expect(page.getByText(texts.offline)).toBeHidden();
  });

  test('@thorough a page whose script fails to load shows an error and loads after a retry', async ({
    page,
  }) => {
    await page.route(/\/assets\/pricing-page-[^/]+\.js$/, (route) => route.abort());
    await open(page, '/terms');
    await bar(page).getByRole('link', { name: navigation.pricing }).click();
    await expect(page.getByRole('heading', { name: texts.broken.title })).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await keepScreen(page, 'error-page');
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: texts.broken.reload }).click();
    await expect(page.getByRole('heading', { name: MESSAGES.pricing.title })).toBeVisible();
  });
});
