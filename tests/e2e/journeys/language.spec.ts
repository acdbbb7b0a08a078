import { LANGUAGE_COOKIE, MESSAGES } from '@loopwright/contract';
import type { Locator, Page } from '@playwright/test';
import { texts as create } from '../../../apps/web/src/language/en/create.ts';
import { texts as shell } from '../../../apps/web/src/language/en/shell.ts';
import { expect, logIn, open, test } from '../journey.ts';
import { expectAccessible, keepScreen } from '../looks.ts';
import { PEOPLE } from '../people.ts';

const WORDS = 'three red balloons over a city at night';

/** The bar's own list: it is named in every language. */
const picker = (page: Page): Locator => page.locator('header select');

/** What only the English catalogues say. */
const ENGLISH = [shell.offline, create.dropReference];

/** Gathers the scripts that hold a text. */
function findScripts(page: Page, needles: readonly string[]): Promise<string>[] {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    scripts.push(
      response
        .text()
        .then((text) => (needles.some((needle) => text.includes(needle)) ? response.url() : '')),
    );
  });
  return scripts;
}

test('whoever chooses a language keeps it, and what was typed', async ({ page }) => {
  await logIn(page, PEOPLE.free);
  await open(page, '/create');
  await expect(picker(page)).toHaveValue('en');
  const prompt = page.locator('textarea');
  await prompt.fill(WORDS);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await picker(page).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(prompt).toHaveValue(WORDS);
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

    // The longest words of all are looked at on a phone too.
    const tag = language === 'de' ? '@phone ' : '';
    test(`${tag}is spoken to in ${language}, without a word of English to fetch`, async ({
      page,
    }) => {
      const english = findScripts(page, ENGLISH);
      await logIn(page, PEOPLE.collector);
      for (const path of ['/', '/create', '/my-creations']) {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(picker(page)).toHaveValue(language);
        await page.waitForLoadState('networkidle');
        await keepScreen(page, `${path.slice(1) || 'home'}-member-${language}`);
        if (language === 'de') await expectAccessible(page, `${path} in German`);
      }
      expect((await Promise.all(english)).filter(Boolean)).toEqual([]);
    });
  });
}
