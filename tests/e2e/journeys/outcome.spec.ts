import { MESSAGES } from '@loopwright/contract';
import type { Page } from '@playwright/test';
import { expect, holdClock, logIn, test } from '../journey.ts';
import { expectAccessible, keepScreen, useTheme } from '../looks.ts';
import { PEOPLE } from '../people.ts';

const { success, cancel } = MESSAGES;

const OUTCOMES = [
  { path: '/success', words: success, leadsTo: '/' },
  { path: '/cancel', words: cancel, leadsTo: '/pricing' },
] as const;

/** The check waits for timers of no length: the clock creeps on for it, far less than a second. */
async function lookWithClockHeld(page: Page): Promise<void> {
  const end = new AbortController();
  const look = expectAccessible(page).finally(() => end.abort());
  while (!end.signal.aborted) await page.clock.runFor(1);
  await look;
}

for (const { path, words, leadsTo } of OUTCOMES) {
  test(`@phone ${path} says how it went and goes on after four seconds`, async ({
    page,
    isMobile,
  }) => {
    await logIn(page, PEOPLE.premium);
    await useTheme(page, isMobile ? 'dark' : 'light');
    await holdClock(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
    await expect(page.getByText(words.text)).toBeVisible();
    await expect(page.getByRole('link', { name: words.link })).toHaveAttribute('href', leadsTo);
    await expect(page.getByText(/\b4\b/)).toBeVisible();
    await keepScreen(page, `${path.slice(1)}-member`);
    await lookWithClockHeld(page);

    for (const left of [3, 2, 1]) {
      await page.clock.runFor(1000);
      await expect(page.getByText(new RegExp(`\\b${left}\\b`))).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(leadsTo);
  });

  test(`${path} can be left at once`, async ({ page }) => {
    await logIn(page, PEOPLE.premium);
    await page.goto(path);
    await page.getByRole('link', { name: words.link }).click();
    await expect(page).toHaveURL(leadsTo);
  });
}
