import { MESSAGES } from '@loopwright/contract';
import { texts } from '../../../apps/web/src/language/en/gallery.ts';
import { expect, logIn, signUp, test, UNTIL_DRAWN } from '../journey.ts';
import { USERS } from '../users.ts';

const WHILE_SCROLLING = { timeout: 90_000, intervals: [50] };

test('@thorough an empty gallery says how to start', async ({ page }) => {
  await signUp(page);
  await page.goto('/my-creations');
  await expect(page.getByText(MESSAGES.gallery.empty)).toBeVisible();
});

test('@thorough a visitor is asked to log in', async ({ page }) => {
  await page.goto('/my-creations');
  await expect(page.getByText(MESSAGES.gallery.denied)).toBeVisible();
  await expect(page.getByText(MESSAGES.gallery.deniedText)).toBeVisible();
  await page.getByRole('link', { name: MESSAGES.gallery.logIn, exact: true }).click();
  await expect(page).toHaveURL('/login');
});

test('@phone a creation is opened, downloaded, shared, deleted and restored', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Chromium on Linux has no share sheet, although its phone profile defines `navigator.share`.
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await signUp(page);
  await page.goto('/create');
  await page.getByLabel(MESSAGES.create.prompt).fill('a blue dog running in a flower field');
  await page.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  await expect(page.getByRole('img', { name: /blue dog/ })).toBeVisible(UNTIL_DRAWN);

  await page.goto('/my-creations');
  await expect(page.getByRole('heading', { name: MESSAGES.gallery.title })).toBeVisible();
  const image = page.getByRole('img', { name: /blue dog/ });
  await image.click();
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('a blue dog running in a flower field');
  const box = await modal.boundingBox();
  const window = page.viewportSize();
  expect(box).toEqual({ x: 0, y: 0, width: window?.width, height: window?.height });
  const download = page.waitForEvent('download');
  await modal.getByRole('button', { name: MESSAGES.gallery.download }).click();
  expect((await download).suggestedFilename()).toMatch(/^creation-\d+\.png$/);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();

  await page.getByRole('button', { name: MESSAGES.gallery.share }).first().click();
  await expect(page.getByText(MESSAGES.gallery.linkCopied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http:\/\/localhost:\d+\/l\/[0-9A-Za-z]{22}$/);
  expect((await page.request.get(link)).status()).toBe(200);

  await page.getByRole('button', { name: MESSAGES.gallery.delete }).first().click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText(MESSAGES.gallery.confirmDelete);
  await dialog.getByRole('button', { name: MESSAGES.gallery.delete }).click();
  await expect(page.getByText(MESSAGES.gallery.empty)).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(404);

  await page.getByRole('button', { name: texts.undo }).click();
  await expect(image).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(200);
});

test('a long gallery loads more creations while scrolling, each once', async ({ page }) => {
  await logIn(page, USERS.collector);
  await page.goto('/my-creations');
  await expect(page.getByRole('img', { name: /collected 59/ })).toBeVisible();
  const seen = new Set<string>();
  const cards = page.getByRole('main').getByRole('listitem').getByRole('img');
  const countWhileScrolling = async (): Promise<number> => {
    const names = await cards.evaluateAll((images) =>
      images.map((image) => image.getAttribute('alt')),
    );
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) seen.add(name ?? '');
    await page.mouse.wheel(0, 600);
    return seen.size;
  };
  await expect.poll(countWhileScrolling, WHILE_SCROLLING).toBe(60);
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('@thorough ten thousand creations are scrolled through with few of them in the page', async ({
  page,
}) => {
  await page.route('**/media/archived-*', (route) =>
    route.fulfill({ body: PIXEL, contentType: 'image/png' }),
  );
  await logIn(page, USERS.archivist);
  await page.goto('/my-creations');
  const cards = page.getByRole('main').locator('li[aria-posinset]');
  await expect(cards.first()).toBeVisible();
  let most = 0;
  const lastShown = async (): Promise<number> => {
    await page.mouse.wheel(0, 3000);
    const places = await cards.evaluateAll((all) =>
      all.map((card) => Number(card.getAttribute('aria-posinset'))),
    );
    most = Math.max(most, places.length);
    return Math.max(0, ...places);
  };
  await expect.poll(lastShown, WHILE_SCROLLING).toBeGreaterThanOrEqual(1000);
  expect(most).toBeLessThanOrEqual(200);
});
