import { PLAIN_PATHS } from '@loopwright/contract';
import type { Page } from '@playwright/test';
import { expect, logIn, open, CLIENT_ERROR, test } from '../journey.ts';
import {
  expectAccessible,
  expectNoShift,
  expectNoEndlessAnimation,
  expectSingleHeadTags,
  inBothThemes,
  isPhone,
  keepScreen,
  useTheme,
  watchShifts,
} from '../page-checks.ts';
import { USERS } from '../users.ts';

const MEMBER_PATHS = [
  '/',
  '/create',
  '/my-creations',
  '/my-creations/documents',
  '/profile',
  '/usage',
  '/workspace',
  '/brand',
  '/pricing',
  '/contact',
];
const UNKNOWN_PATH = '/no-such-page';

// Each test opens many pages, possibly on a busy machine.
test.describe.configure({ timeout: 300_000 });

const nameOf = (path: string): string => path.slice(1) || 'home';

/** Checks pages after they have loaded, and then in both themes. */
async function checkPages(page: Page, who: string, paths: readonly string[]) {
  // The theme changes no layout, so each viewport checks layout shifts in one theme.
  await useTheme(page, isPhone() ? 'dark' : 'light');
  await watchShifts(page);
  for (const path of paths) {
    // Success and cancel redirect after four seconds: checkout-result.spec.ts tests them.
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoShift(page);
    await expectNoEndlessAnimation(page);
    await expectSingleHeadTags(page);
    await inBothThemes(page, async (theme) => {
      await expectAccessible(page, `${path} (${who}, ${theme})`);
      await keepScreen(page, `${nameOf(path)}-${who}-${theme}`);
    });
  }
}

const VISITOR_PATHS = PLAIN_PATHS.filter((path) => path !== '/success' && path !== '/cancel');

test('@thorough @phone every page is stable and accessible to visitors', async ({ page }) => {
  await checkPages(page, 'visitor', VISITOR_PATHS);
});

test('@thorough @phone every page is stable and accessible to signed-in users', async ({
  page,
}) => {
  await logIn(page, USERS.collector);
  await checkPages(page, 'member', MEMBER_PATHS);
});

test.describe('the page for an unknown path', () => {
  // The browser logs the 404 of the page.
  test.use({ allowedConsole: CLIENT_ERROR });

  test('@thorough @phone links to the home page', async ({ page }) => {
    await checkPages(page, 'visitor', [UNKNOWN_PATH]);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });
});
