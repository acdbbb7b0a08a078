import { MESSAGES } from '@loopwright/contract';
import { texts } from '../../../apps/web/src/language/en/member.ts';
import { expect, logIn, open, test } from '../journey.ts';
import { changeSessionUser, delaySession } from '../mock-responses.ts';
import { expectAccessible, keepScreen } from '../page-checks.ts';
import { NOTIFICATION } from '../settings.ts';
import { displayNameOf, USERS } from '../users.ts';

const { dashboard, session } = MESSAGES;

const dismiss = (title: string) => ({ name: texts.dashboard.dismiss(title) });

test('@phone the dashboard greets the user, links to other pages, and keeps a dismissed tip hidden', async ({
  page,
}) => {
  await logIn(page, USERS.free);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(displayNameOf('free'));
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

test('@thorough a notification for one user is shown to that user only', async ({ page }) => {
  await logIn(page, USERS.noticed);
  await open(page, '/');
  await expect(page.getByRole('heading', { name: NOTIFICATION.title })).toBeVisible();
  await expect(page.getByText(NOTIFICATION.text)).toBeVisible();
  await expect(page.getByText(dashboard.tipTitle, { exact: true })).toBeVisible();
  await keepScreen(page, 'dashboard-notification');
  await expectAccessible(page);
  await page.getByRole('button', dismiss(NOTIFICATION.title)).click();
  await expect(page.getByText(NOTIFICATION.text)).toBeHidden();

  await logIn(page, USERS.free);
  await open(page, '/');
  await expect(page.getByText(dashboard.tipText)).toBeVisible();
  await expect(page.getByText(NOTIFICATION.text)).toHaveCount(0);
});

test('@thorough a user without a name is greeted as a creator, and is called a user in the navigation', async ({
  page,
}) => {
  await logIn(page, USERS.free);
  await changeSessionUser(page, { name: '' });
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(dashboard.fallbackName);
  await expect(
    page
      .getByRole('navigation')
      .first()
      .getByText(MESSAGES.navigation.fallbackName, { exact: true }),
  ).toBeVisible();
});

test('@thorough @phone the home page says that it is loading until the session check is answered', async ({
  page,
}) => {
  await logIn(page, USERS.free);
  const releaseSession = await delaySession(page);
  await page.goto('/');
  await expect(page.getByText(session.initializing)).toBeVisible();
  await keepScreen(page, 'home-initializing');
  releaseSession();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(displayNameOf('free'));
});
