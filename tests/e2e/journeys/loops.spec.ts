import type { Page } from '@playwright/test';
import { expect, logIn, open, test } from '../journey.ts';
import { keepScreen } from '../looks.ts';
import { COLLECTION_SIZE, PEOPLE } from '../people.ts';

const NEWEST = COLLECTION_SIZE.looper - 1;

/** Which loops were fetched whole: posters have a query. */
function watchLoops(page: Page): Set<string> {
  const loops = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('.gif') && search === '') loops.add(pathname);
  });
  return loops;
}

const moving = (page: Page) => page.locator('main li img[src$=".gif"]');
const thumbnail = (page: Page, index: number) =>
  page.getByRole('button', { name: `Open GIF: collected ${index}`, exact: true });

test('of fifty loops the one under the pointer or the focus moves, and no other', async ({
  page,
}) => {
  const loops = watchLoops(page);
  await logIn(page, PEOPLE.looper);
  await open(page, '/my-creations');
  await expect(thumbnail(page, NEWEST).locator('img')).toHaveJSProperty('complete', true);
  await page.waitForLoadState('networkidle');
  await keepScreen(page, 'gallery-full');
  expect([...loops]).toEqual([]);

  await thumbnail(page, NEWEST).hover();
  await expect(moving(page)).toHaveCount(1);
  await thumbnail(page, NEWEST - 1).hover();
  await expect(thumbnail(page, NEWEST - 1).locator('img[src$=".gif"]')).toHaveCount(1);
  await expect(moving(page)).toHaveCount(1);
  await page.mouse.move(2, 2);
  await expect(moving(page)).toHaveCount(0);

  await thumbnail(page, NEWEST - 2).focus();
  await expect(moving(page)).toHaveCount(1);
  expect(loops.size).toBe(3);
});

test('whoever wants stillness sees posters, whatever they point at', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const loops = watchLoops(page);
  await logIn(page, PEOPLE.looper);
  await open(page, '/my-creations');
  await thumbnail(page, NEWEST).hover();
  await expect(thumbnail(page, NEWEST)).toBeVisible();
  await expect(moving(page)).toHaveCount(0);
  expect([...loops]).toEqual([]);
});

// Where a pointer hovers it decides.
test('@only-phone on a phone the loop in the middle moves, one at a time', async ({ page }) => {
  const loops = watchLoops(page);
  await logIn(page, PEOPLE.looper);
  await open(page, '/my-creations');
  const seen = new Set<string>();
  for (const index of [NEWEST, NEWEST - 2, NEWEST - 4]) {
    await thumbnail(page, index).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const its = thumbnail(page, index).locator('img[src$=".gif"]');
    await expect(its).toHaveCount(1);
    await expect(moving(page)).toHaveCount(1);
    seen.add((await its.getAttribute('src')) ?? '');
  }
  expect(seen.size).toBe(3);
  expect(loops.size).toBeLessThanOrEqual(6);
});
