import { MESSAGES } from '@loopwright/contract';
import { creepOn, expect, logIn, openWithClockHeld, test } from '../journey.ts';
import { expectAccessible, keepScreen, useTheme } from '../looks.ts';
import { PEOPLE } from '../people.ts';

const { success, cancel } = MESSAGES;

const OUTCOMES = [
  { path: '/success', words: success, leadsTo: '/' },
  { path: '/cancel', words: cancel, leadsTo: '/pricing' },
] as const;

for (const { path, words, leadsTo } of OUTCOMES) {
  test(`@phone ${path} says how it went and goes on after four seconds`, async ({
    page,
    isMobile,
  }) => {
    await logIn(page, PEOPLE.premium);
    await useTheme(page, isMobile ? 'dark' : 'light');
    await openWithClockHeld(page, path);
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
    await expect(page.getByText(words.text)).toBeVisible();
    await expect(page.getByRole('link', { name: words.link })).toHaveAttribute('href', leadsTo);
    await expect(page.getByText(/\b4\b/)).toBeVisible();
    await keepScreen(page, `${path.slice(1)}-member`);
    await creepOn(page, expectAccessible(page));

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
