import { readFile } from 'node:fs/promises';
import { MESSAGES } from '@loopwright/contract';
import { texts as member } from '../../../apps/web/src/language/en/member.ts';
import { texts } from '../../../apps/web/src/language/en/usage.ts';
import { expect, open, signUp, test, UNTIL_DRAWN } from '../journey.ts';
import { expectAccessible, expectNoShift, keepScreen, watchShifts } from '../page-checks.ts';

const { chart, entries, history } = texts;

test('@phone the usage page says what tokens were used for, and saves it as CSV', async ({
  page,
}) => {
  await watchShifts(page);
  await signUp(page);
  await page.goto('/create');
  await page.getByLabel(MESSAGES.create.prompt).fill('a fox, "red", in the snow');
  await page.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  await expect(page.getByRole('img', { name: /a fox/ })).toBeVisible(UNTIL_DRAWN);

  await open(page, '/profile');
  await page.getByRole('link', { name: member.subscription.usage }).click();
  await expect(page).toHaveURL('/usage');
  await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
  await expect(page.getByText(/^of 5 tokens left/)).toBeVisible();
  await expect(page.getByText(/^An image costs .* New tokens on /)).toBeVisible();

  const image = page.getByRole('row', { name: /a fox, "red", in the snow/ });
  await expect(image.getByText(entries.image, { exact: true })).toBeVisible();
  await expect(image.getByText('-1')).toBeVisible();
  const grant = page.getByRole('row', { name: entries.granted('Starter') });
  await expect(grant.getByText('+5')).toBeVisible();
  await expect(page.getByRole('rowheader').getByText(history.usedOnDay('1'))).toBeVisible();
  await expect(page.getByText(chart.total('1'), { exact: true })).toBeVisible();
  await expect(page.getByText(/1 in total, at most 1 on/)).toBeAttached();
  await expectAccessible(page);
  await expectNoShift(page);
  await keepScreen(page, 'usage');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.download }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^loopwright-tokens-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(',hold,-1,,image,"a fox, ""red"", in the snow"\r\n');
});

test('@thorough @phone a visitor is asked to log in before the usage is shown', async ({
  page,
}) => {
  await open(page, '/usage');
  await expect(page.getByText(texts.deniedText)).toBeVisible();
  await page.getByRole('link', { name: texts.logIn, exact: true }).click();
  await expect(page).toHaveURL('/login');
});
