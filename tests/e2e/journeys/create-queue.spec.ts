import { MESSAGES } from '@loopwright/contract';
import { CLIENT_ERROR, expect, logIn, test, UNTIL_DRAWN } from '../journey.ts';
import { expectAccessible } from '../page-checks.ts';
import { USERS } from '../users.ts';

// What the server refuses, the browser itself notes.
test.use({ allowedConsole: CLIENT_ERROR });

test('@phone a user queues other prompts while one is drawn: one is refused, one canceled', async ({
  page,
}) => {
  await logIn(page, USERS.queuer);
  await page.goto('/create');
  const prompt = page.getByLabel(MESSAGES.create.prompt, { exact: true });
  const add = page.getByRole('button', { name: 'Add to queue' });
  const queue = page.getByRole('region', { name: 'Queue' });
  await prompt.fill('a lighthouse doing zyqx at night');
  await expect(page.getByText('Draws: lighthouse, night')).toBeVisible();
  await expect(page.getByText('Not drawn: zyqx')).toBeVisible();
  await page.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  await expect(page.getByRole('button', { name: MESSAGES.create.busyImage })).toBeDisabled();

  for (const words of ['a fox in the snow', 'two whales', 'flibbering zyqx', 'a red kite']) {
    await prompt.fill(words);
    await add.click();
  }
  await expect(queue.getByRole('listitem').filter({ hasText: 'red kite' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel: a red kite' }).click();
  await expect(queue.getByText(/couldn't draw “flibbering” and “zyqx”/)).toBeVisible(UNTIL_DRAWN);
  await expectAccessible(page);

  const history = page.getByRole('region', { name: 'History' });
  for (const words of ['a fox in the snow', 'two whales']) {
    await expect(history.getByRole('button', { name: `Bring back: ${words}` })).toBeVisible(
      UNTIL_DRAWN,
    );
  }
  await expect(queue.getByText('0 of 20')).toBeVisible(UNTIL_DRAWN);
  await expect(history.getByRole('button', { name: 'Bring back: a red kite' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss: flibbering zyqx' }).click();
  await expect(queue).toHaveCount(0);
});

test('what was not sent when the page is loaded again stays in the queue, and is drawn', async ({
  page,
}) => {
  await logIn(page, USERS.requeuer);
  await page.goto('/create');
  const sending = '**/api/generate/image';
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  // Held back, so that nothing leaves the queue before it is looked at. The page that sent it may be gone.
  await page.route(sending, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  const prompt = page.getByLabel(MESSAGES.create.prompt, { exact: true });
  const queue = page.getByRole('region', { name: 'Queue' });
  const all = ['a green boat', 'an orange tent'];
  await prompt.fill('a yellow bus');
  await page.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  for (const words of all) {
    await prompt.fill(words);
    await page.getByRole('button', { name: 'Add to queue' }).click();
    await expect(queue.getByText(words)).toBeVisible();
  }
  await page.reload();
  for (const words of all) await expect(queue.getByText(words)).toBeVisible();
  release();
  const history = page.getByRole('region', { name: 'History' });
  for (const words of all) {
    await expect(history.getByRole('button', { name: `Bring back: ${words}` })).toBeVisible(
      UNTIL_DRAWN,
    );
  }
});

test('@thorough a history that could not be loaded is asked for again', async ({ page }) => {
  await logIn(page, USERS.requeuer);
  const reads = '**/api/creations?limit=24';
  await page.route(reads, (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/create');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText("We couldn't load your history.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(reads);
  await history.getByRole('button', { name: 'Try again' }).click();
  await expect(history.getByRole('button', { name: /^Bring back: / }).first()).toBeVisible();
});
