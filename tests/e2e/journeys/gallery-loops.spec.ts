import type { Page } from '@playwright/test';
import { expect, logIn, open, test } from '../journey.ts';
import { keepScreen } from '../page-checks.ts';
import { COLLECTION_SIZE, USERS } from '../users.ts';

const NEWEST = COLLECTION_SIZE.looper - 1;

/** The paths of loops that were fetched. Posters have a query and are not counted. */
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

test('of fifty loops only the one under the pointer or the focus plays', async ({ page }) => {
  const loops = watchLoops(page);
  await logIn(page, USERS.looper);
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

test('@thorough with reduced motion only posters are shown, also under the pointer', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const loops = watchLoops(page);
  await logIn(page, USERS.looper);
  await open(page, '/my-creations');
  await thumbnail(page, NEWEST).hover();
  await expect(thumbnail(page, NEWEST)).toBeVisible();
  await expect(moving(page)).toHaveCount(0);
  expect([...loops]).toEqual([]);
});

// With a mouse, the pointer chooses the loop instead.
test('@only-phone on a phone only the loop in the middle of the screen plays', async ({ page }) => {
  const loops = watchLoops(page);
  await logIn(page, USERS.looper);
  await open(page, '/my-creations');
  const seen = new Set<string>();
  for (const index of [NEWEST, NEWEST - 2, NEWEST - 4]) {
    await thumbnail(page, index).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const loop = thumbnail(page, index).locator('img[src$=".gif"]');
    await expect(loop).toHaveCount(1);
    await expect(moving(page)).toHaveCount(1);
    seen.add((await loop.getAttribute('src')) ?? '');
  }
  expect(seen.size).toBe(3);
  expect(loops.size).toBeLessThanOrEqual(6);
});
