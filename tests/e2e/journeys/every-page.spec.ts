import { PAGE_PATHS } from '@loopwright/contract';
import type { Page } from '@playwright/test';
import { expect, logIn, open, REFUSED, test } from '../journey.ts';
import {
  expectAccessible,
  expectNoShift,
  expectRest,
  inBothThemes,
  isPhone,
  keepScreen,
  useTheme,
  watchShifts,
} from '../looks.ts';
import { PEOPLE } from '../people.ts';

const MEMBER_PATHS = ['/', '/create', '/my-creations', '/profile', '/pricing', '/contact'];
const NOWHERE = '/no-such-page';

// Many pages each, on machines that may have other things to do.
test.describe.configure({ timeout: 300_000 });

const nameOf = (path: string): string => path.slice(1) || 'home';

/** Looks at pages as they are when they have come to rest, and then in both themes. */
async function lookAt(page: Page, who: string, paths: readonly string[]) {
  // No theme moves anything: each width comes to rest in another.
  await useTheme(page, isPhone() ? 'dark' : 'light');
  await watchShifts(page);
  for (const path of paths) {
    // Success and cancel lead elsewhere after four seconds: outcome.spec.ts holds their clock.
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoShift(page);
    await expectRest(page);
    await inBothThemes(page, async (theme) => {
      await expectAccessible(page, `${path} (${who}, ${theme})`);
      await keepScreen(page, `${nameOf(path)}-${who}-${theme}`);
    });
  }
}

const VISITOR_PATHS = PAGE_PATHS.filter((path) => path !== '/success' && path !== '/cancel');

test('@phone every page is calm and accessible to visitors', async ({ page }) => {
  await lookAt(page, 'visitor', VISITOR_PATHS);
});

test('@phone every page is calm and accessible to members', async ({ page }) => {
  await logIn(page, PEOPLE.collector);
  await lookAt(page, 'member', MEMBER_PATHS);
});

test.describe('of an address that leads nowhere', () => {
  // The browser reports the page itself.
  test.use({ allowedNoise: REFUSED });

  test('@phone the page helps on', async ({ page }) => {
    await lookAt(page, 'visitor', [NOWHERE]);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });
});
