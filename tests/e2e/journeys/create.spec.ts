import { MESSAGES, SERVER_MESSAGES } from '@loopwright/contract';
import {
  expect,
  expectTokens,
  gifSwitch,
  logIn,
  CLIENT_ERROR,
  signUp,
  test,
  UNTIL_DRAWN,
} from '../journey.ts';
import { USERS } from '../users.ts';

const generateImage = { name: MESSAGES.create.generateImage };

test('@phone a user on the free plan makes an image, pays a token and downloads it', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/create');
  await expect(page.getByText(MESSAGES.create.empty)).toBeVisible();
  await expect(page.getByRole('button', generateImage)).toBeDisabled();

  await page.getByLabel(MESSAGES.create.prompt).fill('a cat riding a surfboard at sunset');
  await page.getByRole('button', generateImage).click();
  await expect(page.getByText(MESSAGES.create.brewing)).toBeVisible();
  await expect(page.getByRole('img', { name: /cat riding a surfboard/ })).toBeVisible(UNTIL_DRAWN);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /download/i }).click();
  expect((await download).suggestedFilename()).toMatch(/^loopwright-\d+\.png$/);
  await expectTokens(page, 4);
});

test('@thorough the answer names words that the engine cannot draw', async ({ page }) => {
  await signUp(page);
  await page.goto('/create');
  await page.getByLabel(MESSAGES.create.prompt).fill('a cat beside a flibbertigibbet');
  await page.getByRole('button', generateImage).click();
  await expect(page.getByText("We couldn't draw “flibbertigibbet”.")).toBeVisible();
});

test.describe('with an error from the server', () => {
  test.use({ allowedConsole: CLIENT_ERROR });

  test('@thorough a prompt that the engine cannot draw at all is refused and costs nothing', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/create');
    await page.getByLabel(MESSAGES.create.prompt).fill('flibbertigibbet');
    await page.getByRole('button', generateImage).click();
    const problem = page.getByRole('alert').filter({ hasText: "We couldn't draw" });
    await expect(problem).toHaveText(SERVER_MESSAGES.nothingToDraw({ words: ['flibbertigibbet'] }));
    await expectTokens(page, 5);
  });
});

test('a user on a paid plan makes a GIF that loops', async ({ page }) => {
  await logIn(page, USERS.paid);
  await page.goto('/create');
  await gifSwitch(page).click();
  await page.getByLabel(MESSAGES.create.prompt).fill('two penguins dancing on an iceberg');
  await page.getByRole('button', { name: MESSAGES.create.generateGif }).click();
  await expect(page.getByRole('button', { name: MESSAGES.create.busyGif })).toBeVisible();
  await expect(page.getByRole('img', { name: /two penguins/ })).toBeVisible(UNTIL_DRAWN);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /download/i }).click();
  expect((await download).suggestedFilename()).toMatch(/^loopwright-\d+\.gif$/);
});

test.describe('a generation that is canceled', () => {
  // The request that waits for the generation is answered with 409.
  test.use({ allowedConsole: CLIENT_ERROR });

  test('@thorough costs nothing', async ({ page }) => {
    await logIn(page, USERS.canceller);
    await page.goto('/create');
    await page.getByLabel(MESSAGES.create.prompt).fill('a whale swimming underwater, watercolor');
    await page.getByRole('button', generateImage).click();
    await page.getByRole('button', { name: /cancel/i }).click();
    await expect(page.getByRole('button', generateImage)).toBeEnabled();
    await expectTokens(page, 200);
  });
});

test('@thorough an image is shown after a reload during its generation', async ({ page }) => {
  await logIn(page, USERS.reloader);
  await page.goto('/create');
  await page.getByLabel(MESSAGES.create.prompt).fill('a lighthouse in a storm, watercolor');
  await page.getByRole('button', generateImage).click();
  await expect(page.getByText(MESSAGES.create.brewing)).toBeVisible();
  // Before the server has it, there is nothing to find again.
  await expect(page.getByText('Submitting')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('img', { name: /a lighthouse in a storm/ })).toBeVisible(UNTIL_DRAWN);
});

test('@thorough a loop is shown after a reload, paused when reduced motion is preferred', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, USERS.paid);
  await page.goto('/create');
  await gifSwitch(page).click();
  await page.getByLabel(MESSAGES.create.prompt).fill('a rocket over neon mountains');
  await page.getByRole('button', { name: MESSAGES.create.generateGif }).click();
  await expect(page.getByText(MESSAGES.create.brewing)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: MESSAGES.create.busyGif })).toBeVisible();
  await expect(page.getByLabel(MESSAGES.create.prompt)).toHaveValue('a rocket over neon mountains');
  const image = page.getByRole('img', { name: 'a rocket over neon mountains' });
  await expect(image).toHaveAttribute('src', /^data:image/, UNTIL_DRAWN);
  await page.getByRole('button', { name: 'Play the loop' }).click();
  await expect(image).toHaveAttribute('src', /\.gif$/);
});

test('@thorough without tokens the button is disabled and the page says why', async ({ page }) => {
  await logIn(page, USERS.broke);
  await page.goto('/create');
  await page.getByLabel(MESSAGES.create.prompt).fill('a moon');
  await expect(page.getByRole('button', generateImage)).toBeDisabled();
  await expect(page.getByText(MESSAGES.create.outOfTokens)).toBeVisible();
});

test('@thorough a reference image must be an image of at most 5 MB', async ({ page }) => {
  await signUp(page);
  await page.goto('/create');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await expect(page.getByText(MESSAGES.create.unsupportedFile)).toBeVisible();
  await input.setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(page.getByText(MESSAGES.create.fileTooLarge)).toBeVisible();
});

test('@thorough a visitor is asked to log in', async ({ page }) => {
  await page.goto('/create');
  await expect(page.getByText('to create images or GIFs.')).toBeVisible();
});
