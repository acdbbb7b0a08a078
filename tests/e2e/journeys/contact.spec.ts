import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import type { Page } from '@playwright/test';
import { texts } from '../../../apps/web/src/language/en/contact.ts';
import { NETWORK_ERROR, expect, open, CLIENT_ERROR, test } from '../journey.ts';
import { expectAccessible, keepScreen } from '../page-checks.ts';
import { CONTACTS_PER_HOUR, DATA_DIRECTORY } from '../settings.ts';

const MESSAGE = 'Two hundred loops for a campaign, please: can it be done?';

async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel(texts.name, { exact: true }).fill('Ana Example');
  await page.getByLabel(texts.email).fill('ana@example.com');
  await page.getByLabel(texts.message, { exact: true }).fill(message);
}

const submit = (page: Page) => page.getByRole('button', { name: texts.submit });

async function readContactEmails(): Promise<string[]> {
  const folder = join(DATA_DIRECTORY, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const emails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  // Emails to new users have no `Reply-To`.
  return emails.filter((email) => email.includes('Reply-To: '));
}

test.describe('a message to the operator', () => {
  test.use({ allowedConsole: CLIENT_ERROR });

  test('arrives as an email, and over the limit the form shows an error and keeps the text', async ({
    page,
  }) => {
    await open(page, '/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    for (let sent = 1; sent <= CONTACTS_PER_HOUR; sent++) {
      await fillIn(page, `${MESSAGE} (${sent})`);
      await submit(page).click();
      const done = page.getByRole('heading', { name: texts.done.title });
      await expect(done).toBeFocused();
      await expect(page.getByText(texts.done.text('ana@example.com'))).toBeVisible();
      if (sent === 1) await keepScreen(page, 'contact-sent');
      await page.getByRole('button', { name: texts.done.again }).click();
    }
    const emails = await readContactEmails();
    expect(emails).toHaveLength(CONTACTS_PER_HOUR);
    expect(emails.join()).toContain('Reply-To: Ana Example <ana@example.com>');
    expect(emails.join()).toContain('Two hundred loops for a campaign');

    await fillIn(page, MESSAGE);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(SERVER_MESSAGES.tooManyMessages);
    await expect(page.getByLabel(texts.message, { exact: true })).toHaveValue(MESSAGE);
    await keepScreen(page, 'contact-too-many');
    await expectAccessible(page);
    expect(await readContactEmails()).toHaveLength(CONTACTS_PER_HOUR);
  });
});

test.describe('a message that fails on the network', () => {
  test.use({ allowedConsole: NETWORK_ERROR });

  test('@thorough keeps the text in the form', async ({ page }) => {
    await page.route(`**${ROUTES.contact}`, (route) => route.abort());
    await open(page, '/contact');
    await fillIn(page, MESSAGE);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(texts.failed);
    await expect(page.getByLabel(texts.message, { exact: true })).toHaveValue(MESSAGE);
    await keepScreen(page, 'contact-failed');
  });
});

test('@thorough an incomplete message moves the focus to the missing field', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel(texts.name, { exact: true }).fill('Ana');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(texts.problems.missingFields);
  await expect(page.getByLabel(texts.email)).toBeFocused();
  await page.getByLabel(texts.email).fill('not-an-address');
  await page.getByLabel(texts.message, { exact: true }).fill(MESSAGE);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(texts.problems.invalidEmail);
});
