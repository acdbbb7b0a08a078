import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { texts as contact } from '../../../apps/web/src/language/en/contact.ts';
import { texts as teams } from '../../../apps/web/src/language/en/teams.ts';
import { buyStudio, expect, open, signUp, test } from '../journey.ts';
import { expectAccessible, keepScreen } from '../page-checks.ts';
import { DATA_DIRECTORY } from '../settings.ts';

async function readEmails(): Promise<string> {
  const folder = join(DATA_DIRECTORY, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}

test('@thorough a Studio user buys seats for a team, and writes to priority support', async ({
  page,
}) => {
  const username = await signUp(page);
  await buyStudio(page);
  await open(page, '/workspace');
  await page.getByLabel(teams.create.name).fill('Makers');
  await page.getByRole('button', { name: teams.create.submit, exact: true }).click();
  await expect(page.getByText(teams.members.seats(1, 5))).toBeVisible();

  await page.getByLabel(teams.seats.label).fill('2');
  await expect(page.getByText(teams.seats.total(2, '$6'))).toBeVisible();
  await page.getByRole('button', { name: teams.seats.submit, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: teams.seats.question(2) });
  await expect(dialog).toContainText(teams.seats.detail('$6'));
  await keepScreen(page, 'seats-dialog');
  await dialog.getByRole('button', { name: teams.seats.submit, exact: true }).click();
  await expect(page.getByText(teams.members.seats(1, 7))).toBeVisible();
  await expect(page.getByText(teams.seats.paid(5, 2))).toBeVisible();
  await expectAccessible(page);
  await keepScreen(page, 'seats');

  await open(page, '/contact');
  await expect(page.getByText(contact.priority.text)).toBeVisible();
  await expect(page.getByText(contact.sender.details(username, 'Studio', 'Makers'))).toBeVisible();
  await expectAccessible(page);
  await keepScreen(page, 'contact-priority');
  await page.getByLabel(contact.message, { exact: true }).fill('The export stops at 4K.');
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByRole('heading', { name: contact.done.title })).toBeVisible();
  const emails = await readEmails();
  expect(emails).toContain('[Priority]');
  expect(emails).toContain(`Username: ${username}`);
});
