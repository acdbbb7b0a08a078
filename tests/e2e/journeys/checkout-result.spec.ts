import { MESSAGES } from '@loopwright/contract';
import { runWithPausedClock, expect, logIn, openWithPausedClock, test } from '../journey.ts';
import { expectAccessible, keepScreen, useTheme } from '../page-checks.ts';
import { USERS } from '../users.ts';

const { success, cancel } = MESSAGES;

const RESULTS = [
  { path: '/success', words: success, leadsTo: '/' },
  { path: '/cancel', words: cancel, leadsTo: '/pricing' },
] as const;

for (const { path, words, leadsTo } of RESULTS) {
  test(`${path === '/success' ? '' : '@thorough '}@phone ${path} shows the result of the checkout and redirects after four seconds`, async ({
    page,
    isMobile,
  }) => {
    await logIn(page, USERS.premium);
    await useTheme(page, isMobile ? 'dark' : 'light');
    await openWithPausedClock(page, path);
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
    await expect(page.getByText(words.text)).toBeVisible();
    await expect(page.getByRole('link', { name: words.link })).toHaveAttribute('href', leadsTo);
    await expect(page.getByText(/\b4\b/)).toBeVisible();
    await keepScreen(page, `${path.slice(1)}-member`);
    await runWithPausedClock(page, expectAccessible(page));

    for (const left of [3, 2, 1]) {
      await page.clock.runFor(1000);
      await expect(page.getByText(new RegExp(`\\b${left}\\b`))).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(leadsTo);
  });

  test(`@thorough ${path} has a link that skips the wait`, async ({ page }) => {
    await logIn(page, USERS.premium);
    await page.goto(path);
    await page.getByRole('link', { name: words.link }).click();
    await expect(page).toHaveURL(leadsTo);
  });
}
