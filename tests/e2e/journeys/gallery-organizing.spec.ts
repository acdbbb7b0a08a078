import { readFile } from 'node:fs/promises';
import { MESSAGES, ROUTES } from '@loopwright/contract';
import type { Page } from '@playwright/test';
import { readZip } from '../../../apps/server/src/modules/account-deletion/testing/read-zip.ts';
import { texts } from '../../../apps/web/src/language/en/gallery.ts';
import { expect, signUp, test } from '../journey.ts';
import { expectAccessible } from '../page-checks.ts';

const { folders, selection, details } = texts;

/** Makes an image as the page does. */
const draw = (page: Page, prompt: string, aspect: string) =>
  page.evaluate(
    async ([route, words, shape]) => {
      const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
      const form = new FormData();
      form.set('prompt', words);
      form.set('aspect', shape);
      const headers = {
        'X-XSRF-TOKEN': decodeURIComponent(token),
        'Idempotency-Key': crypto.randomUUID(),
      };
      const { status } = await fetch(route, { method: 'POST', body: form, headers });
      return status;
    },
    [ROUTES.generateImage, prompt, aspect] as const,
  );

async function openGallery(page: Page): Promise<void> {
  await signUp(page);
  await page.goto('/');
  for (const [prompt, aspect] of [
    ['a red fox in the snow', '16:9'],
    ['a lighthouse at night', '9:16'],
    ['two cats on a sofa', '1:1'],
  ] as const) {
    expect(await draw(page, prompt, aspect)).toBe(200);
  }
  await page.goto('/my-creations');
  await expect(page.getByRole('img', { name: 'a red fox in the snow' })).toBeVisible();
}

const picture = (page: Page, prompt: string) =>
  page.getByRole('button', { name: texts.openPicture(prompt) });

test('@thorough pictures keep their proportions, and are found by words, filters and favorites', async ({
  page,
}) => {
  await openGallery(page);
  const wide = (await picture(page, 'a red fox in the snow').boundingBox())!;
  const tall = (await picture(page, 'a lighthouse at night').boundingBox())!;
  expect(wide.width / wide.height).toBeCloseTo(16 / 9, 1);
  expect(tall.width / tall.height).toBeCloseTo(9 / 16, 1);
  await expectAccessible(page);

  const search = page.getByRole('searchbox', { name: texts.search });
  await search.fill('foxes');
  await expect(picture(page, 'two cats on a sofa')).toBeHidden();
  await expect(picture(page, 'a red fox in the snow')).toBeVisible();
  await search.fill('100% "nothing"');
  await expect(page.getByText(texts.noMatch)).toBeVisible();
  await page.getByRole('button', { name: texts.showAll }).click();
  await expect(search).toHaveValue('');

  await page.getByRole('button', { name: texts.filters.button, exact: true }).click();
  await page.getByLabel(texts.filters.aspect).selectOption('9:16');
  await expect(picture(page, 'two cats on a sofa')).toBeHidden();
  await expect(picture(page, 'a lighthouse at night')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: texts.filters.clear }).click();

  const card = page.getByRole('listitem').filter({ has: picture(page, 'two cats on a sofa') });
  await card.getByRole('button', { name: texts.favorite }).click();
  await expect(card.getByRole('button', { name: texts.favorite, pressed: true })).toBeVisible();
  await page.getByLabel(texts.filters.favorites).selectOption(texts.filters.favoritesOnly);
  await expect(picture(page, 'a lighthouse at night')).toBeHidden();
  await expect(picture(page, 'two cats on a sofa')).toBeVisible();
});

test('@thorough several are moved, downloaded as a ZIP, deleted and brought back', async ({
  page,
}) => {
  await openGallery(page);
  await page.getByRole('button', { name: folders.create }).click();
  await page.getByLabel(folders.name).fill('Autumn');
  await page.keyboard.press('Enter');
  // The new folder is open.
  await expect(page.getByText(texts.noMatch)).toBeVisible();
  await page.getByRole('button', { name: folders.all, exact: true }).click();

  await page.getByRole('button', { name: selection.start, exact: true }).click();
  await picture(page, 'a red fox in the snow')
    .or(page.getByRole('button', { name: selection.one('a red fox in the snow') }))
    .first()
    .click();
  await page
    .getByRole('button', { name: selection.one('two cats on a sofa') })
    .first()
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText(selection.count(3))).toBeVisible();
  await expectAccessible(page);

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: selection.zip }).click(),
  ]);
  const files = await readZip(await readFile(await saved.path()));
  expect([...files.keys()]).toEqual([
    '001-two-cats-on-a-sofa.png',
    '002-a-lighthouse-at-night.png',
    '003-a-red-fox-in-the-snow.png',
  ]);
  for (const { bytes } of files.values()) expect(bytes.subarray(1, 4).toString()).toBe('PNG');

  await page.getByLabel(selection.move).selectOption('Autumn');
  await expect(page.getByRole('button', { name: /Autumn\s*3/ })).toBeVisible();
  await page.getByRole('button', { name: /Autumn\s*3/ }).click();
  await expect(picture(page, 'a lighthouse at night')).toBeVisible();

  await page.getByRole('button', { name: selection.start, exact: true }).click();
  await page.getByRole('button', { name: selection.all }).click();
  await page.getByRole('toolbar').getByRole('button', { name: texts.delete }).click();
  const dialog = page.getByRole('alertdialog', { name: selection.deleteQuestion(3) });
  await dialog.getByRole('button', { name: texts.delete }).click();
  await expect(page.getByText(texts.noMatch)).toBeVisible();
  await page.getByRole('button', { name: texts.undo }).click();
  await expect(picture(page, 'a lighthouse at night')).toBeVisible();

  await page.getByRole('button', { name: folders.delete }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: folders.delete }).click();
  await expect(picture(page, 'two cats on a sofa')).toBeVisible();
  await expect(page.getByRole('button', { name: /Autumn/ })).toBeHidden();
});

test('@thorough details are written down, arrow keys turn, and a remix fills the create page', async ({
  page,
}) => {
  await openGallery(page);
  await picture(page, 'two cats on a sofa').click();
  const dialog = page.getByRole('dialog', { name: 'two cats on a sofa' });
  await dialog.getByLabel(details.title, { exact: true }).fill('Sofa');
  await dialog.getByLabel(details.altText).fill('Two orange cats face each other.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog', { name: 'Sofa' })).toBeVisible();
  await expect(page.getByAltText('Two orange cats face each other.').last()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: details.next }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'a lighthouse at night' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const fox = page.getByRole('dialog', { name: 'a red fox in the snow' });
  await expect(fox).toBeVisible();
  await fox.getByRole('button', { name: details.remix }).click();
  await expect(page).toHaveURL('/create');
  await expect(page.getByLabel(MESSAGES.create.prompt)).toHaveValue('a red fox in the snow');
});
