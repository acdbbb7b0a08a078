import { MESSAGES, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { texts } from '../../../apps/web/src/language/en/member.ts';
import { changePerson, holdSession, refuse } from '../answers.ts';
import { expect, logIn, open, REFUSED, test } from '../journey.ts';
import { expectAccessible, keepScreen } from '../looks.ts';
import { nameOf, PEOPLE } from '../people.ts';

const { profile } = MESSAGES;
const { subscription } = texts;

test('@phone the profile says who one is and on which plan', async ({ page }) => {
  await logIn(page, PEOPLE.premium);
  const letThrough = await holdSession(page);
  await page.goto('/profile');
  await expect(page.getByText(profile.loading)).toBeVisible();
  await keepScreen(page, 'profile-loading');
  letThrough();
  const main = page.getByRole('main');
  await expect(main.getByText(nameOf('premium'))).toBeVisible();
  await expect(main.getByText('premium@example.com')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'premium' })).toBeVisible();
  await keepScreen(page, 'profile-premium');
});

test('whoever has no name, no address and no plan is told so', async ({ page }) => {
  await logIn(page, PEOPLE.free);
  await changePerson(page, { name: '', email: '' });
  await open(page, '/profile');
  const main = page.getByRole('main');
  await expect(main.getByText(profile.notAvailable, { exact: true })).toHaveCount(2);
  await expect(main.getByRole('heading', { name: 'free' })).toBeVisible();
  await expect(main.getByRole('button', { name: profile.manage })).toHaveCount(0);
  await main.getByRole('link', { name: subscription.start }).click();
  await expect(page).toHaveURL('/pricing');
});

test('@phone a visitor is told to log in', async ({ page }) => {
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
  test(`@phone a plan that is ${state} is shown with what can be done`, async ({ page }) => {
    await logIn(page, PEOPLE.basic);
    await changePerson(page, { ...details, stripeCustomerId: 'cus_journey' });
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
  test.use({ allowedNoise: REFUSED });

  test('the profile says why and lets one try again', async ({ page }) => {
    await logIn(page, PEOPLE.basic);
    await changePerson(page, { stripeCustomerId: 'cus_journey' });
    await open(page, '/profile');
    const manage = page.getByRole('button', { name: profile.manage });
    const portal = `**${ROUTES.createPortalSession}`;
    await refuse(page, portal, 'invalid', SERVER_MESSAGES.noBillingAccount);
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
