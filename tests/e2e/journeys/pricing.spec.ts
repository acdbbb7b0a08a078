import { MESSAGES, PLAN_NAMES, type PlanName, PLANS, ROUTES } from '@loopwright/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, logIn, open, CLIENT_ERROR, test } from '../journey.ts';
import { delaySession, respondWithError } from '../mock-responses.ts';
import { expectAccessible, keepScreen } from '../page-checks.ts';
import { USERS } from '../users.ts';

const { pricing } = MESSAGES;
const { upgrade, downgrade, currentPlan, current } = pricing;

const card = (page: Page, plan: PlanName): Locator =>
  page.getByRole('region', { name: PLANS[plan].label, exact: true });

const button = (page: Page, plan: PlanName, name: string): Locator =>
  card(page, plan).getByRole('button', { name, exact: true });

const BUTTONS: Readonly<Record<PlanName, Readonly<Record<PlanName, string>>>> = {
  free: { free: currentPlan, basic: upgrade, premium: upgrade },
  basic: { free: downgrade, basic: currentPlan, premium: upgrade },
  premium: { free: downgrade, basic: downgrade, premium: currentPlan },
};

test('@thorough @phone a visitor sees the plans with links to sign up and sign in', async ({
  page,
}) => {
  const releaseSession = await delaySession(page);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.title);
  await expect(page.getByText(pricing.loading)).toBeVisible();
  await keepScreen(page, 'pricing-loading');
  releaseSession();
  await expect(page.getByText(pricing.loading)).toBeHidden();
  await expect(card(page, 'free').getByRole('link')).toHaveText(pricing.getStarted);
  for (const plan of ['basic', 'premium'] as const) {
    await expect(card(page, plan).getByRole('link', { name: pricing.signUp })).toHaveAttribute(
      'href',
      '/signup',
    );
    await expect(
      card(page, plan).getByRole('link', { name: pricing.alreadyHaveAccount }),
    ).toHaveAttribute('href', '/login');
  }
  for (const name of PLAN_NAMES) {
    const { badge, description, features, priceUsd } = PLANS[name];
    for (const words of [badge ?? '', description, `$${priceUsd}`, ...features]) {
      await expect(card(page, name)).toContainText(words);
    }
  }
  await page.getByRole('link', { name: pricing.chat }).click();
  await expect(page).toHaveURL('/contact');
});

for (const plan of PLAN_NAMES) {
  const tag = plan === 'free' ? '@phone' : '@thorough @phone';
  test(`${tag} a user on the plan ${plan} sees the current plan and can change to the others`, async ({
    page,
  }) => {
    await logIn(page, USERS[plan]);
    await open(page, '/pricing');
    for (const target of PLAN_NAMES) {
      const action = button(page, target, BUTTONS[plan][target]);
      await expect(action).toBeVisible();
      await expect(action).toBeEnabled({ enabled: target !== plan });
      await expect(card(page, target).getByText(current, { exact: true })).toHaveCount(
        target === plan ? 1 : 0,
      );
    }
    await keepScreen(page, `pricing-${plan}`);
    await expectAccessible(page, `the plans for a user on ${plan}`);
  });
}

test.describe('a failed change of plan', () => {
  test.use({ allowedConsole: CLIENT_ERROR });

  test('@thorough shows its error in the card, and the button works again', async ({ page }) => {
    await logIn(page, USERS.free);
    await open(page, '/pricing');
    const checkout = `**${ROUTES.createCheckoutSession}`;
    const action = button(page, 'premium', upgrade);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(checkout, async (route) => {
      await promise;
      await route.fulfill({ status: 400, body: '' });
    });
    await action.click();
    await expect(action).toBeDisabled();
    await expect(action.locator('svg, [class*=spin]').first()).toBeVisible();
    await keepScreen(page, 'pricing-busy');
    resolve();
    await expect(card(page, 'premium').getByRole('alert')).toHaveText(pricing.failed);
    await expect(action).toBeEnabled();
    await expect(card(page, 'premium').locator(':focus'), 'the focus is not lost').toHaveCount(1);
    await expect(card(page, 'basic').getByRole('alert')).toHaveCount(0);
    await keepScreen(page, 'pricing-failed');
    await expectAccessible(page);

    await page.unroute(checkout);
    await respondWithError(page, checkout, 'unknownPrice', 'That plan is not on sale.');
    await action.click();
    await expect(card(page, 'premium').getByRole('alert')).toHaveText('That plan is not on sale.');
    await expect(action).toBeEnabled();
  });
});
