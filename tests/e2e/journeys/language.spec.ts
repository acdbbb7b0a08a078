import { LANGUAGE_COOKIE, MESSAGES } from '@loopwright/contract';
import type { Locator, Page, Response } from '@playwright/test';
import { texts as create } from '../../../apps/web/src/language/en/create.ts';
import { texts as shell } from '../../../apps/web/src/language/en/shell.ts';
import { expect, logIn, open, test } from '../journey.ts';
import { expectAccessible, keepScreen } from '../page-checks.ts';
import { USERS } from '../users.ts';

const PROMPT = 'three red balloons over a city at night';

/** The language picker of the header, by selector: its name differs by language. */
const picker = (page: Page): Locator => page.locator('header select');

/** Texts that occur only in the English catalogs. */
const ENGLISH = [shell.offline, create.dropReference];

/**
 * The URLs of loaded scripts that contain one of the texts; an empty string for others. `stop` ends the
 * listening: a script that arrives when the test is over can no longer be read.
 */
function findScripts(page: Page, needles: readonly string[]) {
  const scripts: Promise<string>[] = [];
  const read = (response: Response): void => {
    if (!response.url().endsWith('.js')) return;
    scripts.push(
      response
        .text()
        .then((text) => (needles.some((needle) => text.includes(needle)) ? response.url() : '')),
    );
  };
  page.on('response', read);
  return { scripts, stop: () => page.off('response', read) };
}

test('a chosen language is remembered, and changing it keeps the typed prompt', async ({
  page,
}) => {
  await logIn(page, USERS.free);
  await open(page, '/create');
  await expect(picker(page)).toHaveValue('en');
  const prompt = page.locator('textarea');
  await prompt.fill(PROMPT);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await picker(page).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(prompt).toHaveValue(PROMPT);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === LANGUAGE_COOKIE)?.value).toBe('de');

  await open(page, '/create');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(picker(page)).toHaveValue('de');
  await picker(page).selectOption('en');
  await expect(page.getByRole('button', { name: MESSAGES.create.generateImage })).toBeVisible();
});

for (const [locale, language] of [
  ['de-AT', 'de'],
  ['es-MX', 'es'],
  ['fr-CA', 'fr'],
  ['ja-JP', 'ja'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    // German has the longest words, so it is checked on a phone too.
    const tag = language === 'de' ? '@thorough @phone ' : '@thorough ';
    test(`${tag}gets every page in ${language}, and loads no English texts`, async ({ page }) => {
      const { scripts, stop } = findScripts(page, ENGLISH);
      await logIn(page, USERS.collector);
      for (const path of ['/', '/create', '/my-creations']) {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(picker(page)).toHaveValue(language);
        await page.waitForLoadState('networkidle');
        // The browser forgets the bodies of responses when it goes to the next page.
        await Promise.all(scripts);
        await keepScreen(page, `${path.slice(1) || 'home'}-member-${language}`);
        if (language === 'de') await expectAccessible(page, `${path} in German`);
      }
      stop();
      expect((await Promise.all(scripts)).filter(Boolean)).toEqual([]);
    });
  });
}
