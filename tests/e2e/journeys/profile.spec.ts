import { MESSAGES, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { texts } from '../../../apps/web/src/language/en/member.ts';
import { expect, logIn, open, CLIENT_ERROR, test } from '../journey.ts';
import { changeSessionUser, delaySession, respondWithError } from '../mock-responses.ts';
import { expectAccessible, keepScreen } from '../page-checks.ts';
import { displayNameOf, USERS } from '../users.ts';

const { profile } = MESSAGES;
const { subscription } = texts;

test('@phone the profile shows the name, the email address and the plan', async ({ page }) => {
  await logIn(page, USERS.premium);
  const releaseSession = await delaySession(page);
  await page.goto('/profile');
  await expect(page.getByText(profile.loading)).toBeVisible();
  await keepScreen(page, 'profile-loading');
  releaseSession();
  const main = page.getByRole('main');
  await expect(main.getByText(displayNameOf('premium'))).toBeVisible();
  await expect(main.getByText('premium@example.com')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'premium' })).toBeVisible();
  await keepScreen(page, 'profile-premium');
});

test('@thorough the profile says when there is no name, no email address and no paid plan', async ({
  page,
}) => {
  await logIn(page, USERS.free);
  await changeSessionUser(page, { name: '', email: '' });
  await open(page, '/profile');
  const main = page.getByRole('main');
  await expect(main.getByText(profile.notAvailable, { exact: true })).toHaveCount(2);
  await expect(main.getByRole('heading', { name: 'free' })).toBeVisible();
  await expect(main.getByRole('button', { name: profile.manage })).toHaveCount(0);
  await main.getByRole('link', { name: subscription.start }).click();
  await expect(page).toHaveURL('/pricing');
});

test('@thorough @phone a visitor is asked to log in', async ({ page }) => {
  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: profile.denied })).toBeVisible();
  await expect(page.getByText(profile.deniedText)).toBeVisible();
  await keepScreen(page, 'profile-denied');
  await page.getByRole('link', { name: profile.logIn, exact: true }).click();
  await expect(page).toHaveURL('/login');
});

const DAY = '2027-02-03T12:00:00.000Z';

for (const [state, details] of Object.entries({
  trial: { subscriptionStatus: 'trialing', trialEndsAt: DAY, renewsAt: DAY },
  renewing: { subscriptionStatus: 'active', renewsAt: DAY },
  ending: { subscriptionStatus: 'active', endsAt: DAY },
  unpaid: { subscriptionStatus: 'past_due', paymentFailed: true },
} as const)) {
  // One of them is enough for `npm test`.
  const tag = state === 'unpaid' ? '@phone' : '@thorough @phone';
  test(`${tag} a plan that is ${state} is shown with its actions`, async ({ page }) => {
    await logIn(page, USERS.basic);
    await changeSessionUser(page, { ...details, stripeCustomerId: 'cus_journey' });
    await open(page, '/profile');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: profile.manage })).toBeEnabled();
    if (state === 'unpaid') {
      await expect(page.getByText(texts.dashboard.paymentFailed)).toBeVisible();
    } else {
      await expect(main.getByText(/February 3/).first()).toBeVisible();
    }
    await expect(main.getByRole('button', { name: subscription.keep('Creator') })).toHaveCount(
      state === 'ending' ? 1 : 0,
    );
    await keepScreen(page, `profile-${state}`);
    await expectAccessible(page, `the profile of a plan that is ${state}`);
    if (state !== 'unpaid') return;
    await open(page, '/');
    await expect(page.getByText(texts.dashboard.paymentFailed)).toBeVisible();
    await keepScreen(page, 'dashboard-payment-failed');
  });
}

test.describe('when the billing portal does not open', () => {
  test.use({ allowedConsole: CLIENT_ERROR });

  test('@thorough the profile shows the error and the button works again', async ({ page }) => {
    await logIn(page, USERS.basic);
    await changeSessionUser(page, { stripeCustomerId: 'cus_journey' });
    await open(page, '/profile');
    const manage = page.getByRole('button', { name: profile.manage });
    const portal = `**${ROUTES.createPortalSession}`;
    await respondWithError(page, portal, 'noBillingAccount');
    await manage.click();
    await expect(page.getByRole('alert')).toHaveText(SERVER_MESSAGES.noBillingAccount);
    await expect(manage).toBeEnabled();
    await keepScreen(page, 'profile-portal-failed');

    await page.unroute(portal);
    await page.route(portal, (route) => route.fulfill({ status: 400, body: '' }));
    await manage.click();
    await expect(page.getByRole('alert')).toHaveText(profile.portalFailed);
    await expect(manage).toBeEnabled();
  });
});
