import { readFile } from 'node:fs/promises';
import { type Creation, MESSAGES, ROUTES } from '@loopwright/contract';
import { INJECTIONS, watchForInjections } from '../injections.ts';
import { expect, logIn, open, signUp, test } from '../journey.ts';
import { PEOPLE } from '../people.ts';

const { create, gallery } = MESSAGES;

// Fifty of everything, on machines that may have other things to do.
test.describe.configure({ timeout: 600_000 });

test('prompts are only text in the gallery and its window', async ({ page }) => {
  const watch = await watchForInjections(page);
  await logIn(page, PEOPLE.collector);
  await page.route(`**${ROUTES.creations}*`, async (route) => {
    const response = await route.fetch({
      url: `${new URL(route.request().url()).origin}${ROUTES.creations}?limit=60`,
    });
    const { items } = (await response.json()) as { items: Creation[] };
    const named = INJECTIONS.flatMap((prompt, index) => {
      const item = items[index];
      return item === undefined ? [] : [{ ...item, prompt }];
    });
    await route.fulfill({ json: { items: named, nextCursor: null } });
  });
  await open(page, '/my-creations');
  for (const prompt of INJECTIONS) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByText(prompt, { exact: true }) });
    await card.getByRole('button').first().click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByText(prompt).first()).toBeVisible();
    expect(await watch.foreignElements(), prompt).toEqual([]);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: gallery.title })).toBeVisible();
  expect(watch.alarms).toEqual([]);
});

test('prompts, answers and file names are only text in the generator', async ({ page }) => {
  const watch = await watchForInjections(page);
  await signUp(page);
  const picture = await readFile(new URL('../../../apps/web/public/favicon.ico', import.meta.url));
  await open(page, '/create');
  for (const injection of INJECTIONS) {
    await page.route(ROUTES.generateImage, (route) =>
      route.fulfill({
        json: {
          image: { mimeType: 'image/png', base64Data: PIXEL },
          text: injection,
          creation: null,
        },
      }),
    );
    await page.locator('input[type=file]').setInputFiles({
      name: `${injection.replaceAll('/', '')}.png`,
      mimeType: 'image/png',
      buffer: picture,
    });
    await page.getByLabel(create.prompt).fill(injection);
    await page.getByRole('button', { name: create.generateImage }).click();
    await expect(page.getByRole('figure').getByText(injection, { exact: true })).toBeVisible();
    expect(await watch.foreignElements(), injection).toEqual([]);
    await page.unrouteAll();
  }
  expect(watch.alarms).toEqual([]);
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
