import { MESSAGES } from '@loopwright/contract';
import { texts as commands } from '../../../apps/web/src/language/en/commands.ts';
import { expect, open, signUp, test, UNTIL_DRAWN } from '../journey.ts';
import { expectAccessible, inBothThemes, keepScreen } from '../page-checks.ts';

const texts = commands.notifications;

test('@thorough @phone a generation that ends on another page is told of, one that was watched is not', async ({
  page,
}) => {
  await signUp(page);
  await open(page, '/create');
  const bell = page.getByRole('button', { name: new RegExp(`^${texts.title}`) });
  const panel = page.getByRole('region', { name: texts.latest });
  await bell.click();
  await expect(panel.getByText(texts.empty)).toBeVisible();
  await keepScreen(page, 'notifications-empty');
  await page.keyboard.press('Escape');

  await page.getByLabel(MESSAGES.create.prompt).fill('a red fox in the snow');
  const marked = page.waitForResponse((response) => response.url().endsWith('/read'));
  await page.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  await marked;
  await bell.click();
  await expect(panel.getByText(texts.imageReady)).toBeVisible();
  await expect(bell).toHaveAccessibleName(texts.title);
  await page.keyboard.press('Escape');

  await page.getByLabel(MESSAGES.create.prompt).fill('a blue whale in the sea');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/generate/image'));
  // Held back until the page is another one.
  const isLeft = Promise.withResolvers<void>();
  await page.route('**/api/generate/image', async (route) => {
    await isLeft.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  await asked;
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  // The form stays in sight, whatever the address says, until the code of the next page is there.
  await expect(page.getByText(MESSAGES.dashboard.createText)).toBeVisible();
  isLeft.resolve();
  await expect(bell).toHaveAccessibleName(texts.bell('1'), UNTIL_DRAWN);
  await bell.click();
  await inBothThemes(page, async (theme) => {
    await expectAccessible(page);
    await keepScreen(page, `notifications-${theme}`);
  });
  await panel.getByRole('link', { name: /a blue whale/ }).click();
  await expect(page.getByRole('dialog')).toContainText('a blue whale in the sea');
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName(texts.title);
});

test('@thorough the Studio tells of a generation that ends meanwhile', async ({ page }) => {
  await signUp(page);
  await open(page, '/create');
  const generate = page.getByRole('button', { name: MESSAGES.create.generateImage });
  await page.getByLabel(MESSAGES.create.prompt).fill('a red fox in the snow');
  await generate.click();
  await expect(page.getByRole('img', { name: /red fox/ }).first()).toBeVisible(UNTIL_DRAWN);
  const isLeft = Promise.withResolvers<void>();
  await page.route('**/api/generate/image', async (route) => {
    await isLeft.promise;
    await route.continue();
  });
  await page.getByLabel(MESSAGES.create.prompt).fill('a blue whale in the sea');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/generate/image'));
  await generate.click();
  await asked;
  await page.keyboard.press('g');
  await page.keyboard.press('g');
  await page.getByRole('button', { name: 'Open: a red fox in the snow' }).click();
  await page.getByRole('button', { name: 'Edit in Studio' }).click();
  await page.waitForURL(/\/studio\//);
  isLeft.resolve();
  const bell = page.getByRole('button', { name: texts.bell('1'), exact: true });
  await expect(bell).toBeVisible(UNTIL_DRAWN);
  await bell.click();
  const panel = page.getByRole('region', { name: texts.latest });
  await expect(panel.getByRole('link', { name: /a blue whale/ })).toBeVisible();
  await keepScreen(page, 'notifications-studio');
});
