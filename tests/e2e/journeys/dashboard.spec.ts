import { MESSAGES } from '@loopwright/contract';
import { texts } from '../../../apps/web/src/language/en/member.ts';
import { changePerson, holdSession } from '../answers.ts';
import { expect, logIn, open, test } from '../journey.ts';
import { expectAccessible, keepScreen } from '../looks.ts';
import { nameOf, PEOPLE } from '../people.ts';
import { NOTIFICATION } from '../settings.ts';

const { dashboard, session } = MESSAGES;

const dismiss = (title: string) => ({ name: texts.dashboard.dismiss(title) });

test('@phone the dashboard greets, leads on, and a tip that is dismissed leaves peace', async ({
  page,
}) => {
  await logIn(page, PEOPLE.free);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nameOf('free'));
  const main = page.getByRole('main');
  for (const [title, text, href] of [
    [dashboard.createTitle, dashboard.createText, '/create'],
    [dashboard.galleryTitle, dashboard.galleryText, '/my-creations'],
    [dashboard.settingsTitle, dashboard.settingsText, '/profile'],
  ] as const) {
    const card = main.getByRole('link', { name: title });
    await expect(card).toHaveAttribute('href', href);
    await expect(card).toContainText(text);
  }
  await expect(page.getByText(dashboard.tipTitle, { exact: true })).toBeVisible();
  await expect(page.getByText(dashboard.tipText)).toBeVisible();
  await keepScreen(page, 'dashboard-free');

  await page.getByRole('button', dismiss(dashboard.tipTitle)).click();
  await expect(page.getByText(dashboard.caughtUp)).toBeVisible();
  await expect(page.getByText(dashboard.tipTitle, { exact: true })).toBeHidden();
  await expect(page.locator('#notifications')).toBeFocused();
  await keepScreen(page, 'dashboard-caught-up');

  await open(page, '/');
  await expect(page.getByText(dashboard.caughtUp)).toBeVisible();
  await expect(page.getByText(dashboard.tipTitle, { exact: true })).toBeHidden();
});

test('the word for one person is shown to that person alone', async ({ page }) => {
  await logIn(page, PEOPLE.noticed);
  await open(page, '/');
  await expect(page.getByRole('heading', { name: NOTIFICATION.title })).toBeVisible();
  await expect(page.getByText(NOTIFICATION.text)).toBeVisible();
  await expect(page.getByText(dashboard.tipTitle, { exact: true })).toBeVisible();
  await keepScreen(page, 'dashboard-notification');
  await expectAccessible(page);
  await page.getByRole('button', dismiss(NOTIFICATION.title)).click();
  await expect(page.getByText(NOTIFICATION.text)).toBeHidden();

  await logIn(page, PEOPLE.free);
  await open(page, '/');
  await expect(page.getByText(dashboard.tipText)).toBeVisible();
  await expect(page.getByText(NOTIFICATION.text)).toHaveCount(0);
});

test('whoever has no name is a creator, and a user in the bar', async ({ page }) => {
  await logIn(page, PEOPLE.free);
  await changePerson(page, { name: '' });
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(dashboard.fallbackName);
  await expect(
    page
      .getByRole('navigation')
      .first()
      .getByText(MESSAGES.navigation.fallbackName, { exact: true }),
  ).toBeVisible();
});

test('@phone while nobody knows who is there, home says so', async ({ page }) => {
  await logIn(page, PEOPLE.free);
  const letThrough = await holdSession(page);
  await page.goto('/');
  await expect(page.getByText(session.initializing)).toBeVisible();
  await keepScreen(page, 'home-initializing');
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nameOf('free'));
});
