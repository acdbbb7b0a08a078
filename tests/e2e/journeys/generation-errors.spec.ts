import { MESSAGES, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import type { Page } from '@playwright/test';
import {
  NETWORK_ERROR,
  expect,
  logIn,
  CLIENT_ERROR,
  signUp,
  test,
  UNTIL_DRAWN,
} from '../journey.ts';
import { respondWithError } from '../mock-responses.ts';
import { USERS } from '../users.ts';

const { create } = MESSAGES;

test.use({ allowedConsole: CLIENT_ERROR });

async function generate(page: Page, prompt: string): Promise<void> {
  await page.goto('/create');
  await page.getByLabel(create.prompt).fill(prompt);
  await page.getByRole('button', { name: create.generateImage }).click();
}

test('a 402 response shows that the tokens are used up, with any message', async ({ page }) => {
  await signUp(page);
  await respondWithError(page, ROUTES.generateImage, 'outOfTokens', 'Payment required');
  await generate(page, 'a moon');
  await expect(page.getByRole('alert')).toContainText(create.outOfTokens);
  await expect(page.getByRole('button', { name: create.generateImage })).toBeEnabled();
});

test('@thorough an error about the subscription links to the plans', async ({ page }) => {
  await signUp(page);
  await respondWithError(
    page,
    ROUTES.generateImage,
    'sizeNeedsSubscription',
    'That needs a subscription.',
  );
  await generate(page, 'a moon');
  await page.getByRole('alert').getByRole('link', { name: create.upgrade }).click();
  await expect(page).toHaveURL('/pricing');
});

test('@thorough an empty response shows an error', async ({ page }) => {
  await logIn(page, USERS.paid);
  await page.route(ROUTES.generateImage, (route) => route.fulfill({ json: {} }));
  await page.route(ROUTES.generateGif, (route) => route.fulfill({ body: '' }));
  await generate(page, 'a moon');
  await expect(page.getByRole('alert')).toHaveText(create.noContent);

  await page.getByRole('button', { name: create.gif, exact: true }).locator('visible=true').click();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: create.generateGif }).click();
  await expect(page.getByRole('alert')).toHaveText(create.emptyGif);
});

test('@thorough a user whose session ended elsewhere keeps the prompt and gets a sign-in link', async ({
  page,
}) => {
  await signUp(page);
  // The history is asked for after the form is there, and earlier prompts while one types.
  const history = page.waitForResponse((response) => response.url().includes('limit=24'));
  await page.goto('/create');
  await history;
  const suggestions = page.waitForResponse((response) => response.url().includes('query='));
  await page.getByLabel(create.prompt).fill('a moon');
  await suggestions;
  await page.context().clearCookies();
  await page.getByRole('button', { name: create.generateImage }).click();
  const problem = page.getByRole('alert');
  await expect(problem).toContainText(SERVER_MESSAGES.unauthenticated);
  await expect(page.getByLabel(create.prompt)).toHaveValue('a moon');
  await problem.getByRole('link', { name: MESSAGES.navigation.signIn }).click();
  await expect(page).toHaveURL('/login');
});

test('@thorough GIFs are locked on the free plan, and the page links to the plans', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/create');
  await page.getByRole('button', { name: /^GIF/ }).locator('visible=true').click({ force: true });
  const notice = page.getByRole('alert');
  await expect(notice).toHaveText(create.gifLocked);
  await expect(notice.getByRole('link', { name: create.upgrade })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await expect(page.getByRole('button', { name: create.generateImage })).toBeVisible();
  await page.getByLabel(create.prompt).fill('a moon');
  await expect(notice).toHaveCount(0);
});

test('@thorough an image of a type that the server does not read is converted when it is picked', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/create');
  const input = page.locator('input[type=file]');
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="teal"/></svg>';
  const pick = (name: string, mimeType: string, buffer: Buffer) =>
    input.setInputFiles({ name, mimeType, buffer });
  await pick('broken.heic', 'image/heic', Buffer.from('not an image'));
  await expect(page.getByRole('alert')).toHaveText(create.unsupportedFile);
  await pick('square.svg', 'image/svg+xml', Buffer.from(square));
  await expect(page.getByText('square.svg')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel(create.prompt).fill('a moon');
  await page.getByRole('button', { name: create.generateImage }).click();
  // The server reads no SVG.
  await expect(page.getByRole('img', { name: 'a moon' })).toBeVisible(UNTIL_DRAWN);
});

test.describe('without a connection', () => {
  test.use({
    allowedConsole: new RegExp(
      `${NETWORK_ERROR.source}|^The session check failed|^The creations could not be loaded`,
    ),
  });

  test('@thorough a generation shows an error and the user stays signed in', async ({
    page,
    context,
  }) => {
    await signUp(page);
    await page.goto('/create');
    await page.getByLabel(create.prompt).fill('a moon');
    // Parts whose code was being loaded would be missing until the page is loaded again.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: create.generateImage }).click();
    await expect(page.getByRole('alert')).toHaveText(create.failed);
    await expect(page.getByRole('button', { name: MESSAGES.navigation.logout })).toBeVisible();

    await context.setOffline(false);
    await page.getByRole('button', { name: create.generateImage }).click();
    await expect(page.getByRole('img', { name: 'a moon' })).toBeVisible(UNTIL_DRAWN);
  });

  test('@thorough the gallery shows an error and loads after a retry', async ({ page }) => {
    await logIn(page, USERS.collector);
    await page.route('**/api/creations*', (route) => route.abort());
    await page.goto('/my-creations');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/creations*');
    await retry.click();
    await expect(page.getByRole('img', { name: 'collected 59' })).toBeVisible();
  });
});
