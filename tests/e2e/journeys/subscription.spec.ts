import { MESSAGES, type PlanName, PLANS } from '@loopwright/contract';
import type { Locator, Page } from '@playwright/test';
import { texts } from '../../../apps/web/src/language/en/member.ts';
import {
  expect,
  expectTokens,
  gifSwitch,
  open,
  CLIENT_ERROR,
  signUp,
  test,
  UNTIL_DRAWN,
} from '../journey.ts';
import { expectAccessible, keepScreen } from '../page-checks.ts';

const { pricing, profile, success, cancel, create } = MESSAGES;
const { dashboard, subscription } = texts;
const { basic, premium } = PLANS;

// All subscriptions of the sandbox share one clock, so these journeys run one after another.
test.describe.configure({ mode: 'serial' });

const card = (page: Page, plan: PlanName): Locator =>
  page.getByRole('region', { name: PLANS[plan].label, exact: true });

const action = (page: Page, plan: PlanName, name: string): Locator =>
  card(page, plan).getByRole('button', { name, exact: true });

/** Actions on the pages of the Stripe sandbox. */
const sandbox = {
  press: (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click(),
  pickCard: (page: Page, behaviour: 'works' | 'declined') =>
    page.locator(`input[name=card][value=${behaviour}]`).check(),
};

async function goToCheckout(page: Page, plan: PlanName): Promise<void> {
  await open(page, '/pricing');
  await action(page, plan, pricing.upgrade).click();
  await expect(page).toHaveURL(/\/stripe-sandbox\//);
  await expect(page.getByText('Test mode. No card will be charged.')).toBeVisible();
}

async function expectPlanActivated(page: Page, plan: PlanName): Promise<void> {
  await expect(page).toHaveURL('/success');
  await expect(page.getByRole('heading', { name: success.title })).toBeVisible();
  await expect(page.getByText(success.text)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation').first()).toContainText(plan);
}

async function openPortal(page: Page): Promise<void> {
  await open(page, '/profile');
  await page.getByRole('button', { name: profile.manage }).click();
  await expect(page.getByRole('heading', { name: 'Manage your plan' })).toBeVisible();
}

async function inPortal(page: Page, ...buttons: readonly (string | RegExp)[]): Promise<void> {
  await openPortal(page);
  for (const name of buttons) await sandbox.press(page, name);
  await page.getByRole('link', { name: 'Back to the app' }).click();
  await expect(page).toHaveURL('/profile');
}

/** Opens the page until the check passes, because Stripe's events arrive later. */
async function expectOn(page: Page, path: string, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await open(page, path);
    await check();
  }).toPass({ timeout: 30_000, intervals: [250, 500, 1000] });
}

const soon = { timeout: 2000 };

const expectOnProfile = (page: Page, words: string | RegExp): Promise<void> =>
  expectOn(page, '/profile', async () => {
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible(soon);
  });

async function changePlan(page: Page, to: PlanName, name: string): Promise<void> {
  await open(page, '/pricing');
  await action(page, to, name).click();
  await expect(action(page, to, pricing.currentPlan)).toBeVisible();
  await expect(card(page, to).getByText(subscription.changed(PLANS[to].label))).toBeVisible();
}

async function cancelPlan(page: Page): Promise<void> {
  await open(page, '/pricing');
  const downgrade = action(page, 'free', pricing.downgrade);
  await expect(downgrade).toHaveAccessibleDescription(/^Creator stays active until/);
  await downgrade.click();
  await expect(action(page, 'free', subscription.keep('Creator'))).toBeEnabled();
  await expect(downgrade).toHaveCount(0);
  await expect(card(page, 'basic').getByText(/^Active until \w+ \d+, \d{4}$/)).toBeVisible();
}

test('@thorough a subscription from trial to renewal, failed payment, plan changes, end and new start', async ({
  page,
}) => {
  await signUp(page);

  await test.step('a user on the free plan starts a trial', async () => {
    await goToCheckout(page, 'basic');
    await expect(page.getByText('Trial of 7 days')).toBeVisible();
    await keepScreen(page, 'sandbox-checkout-trial');
    await expectAccessible(page);
    await sandbox.press(page, 'Start trial');
    await expectPlanActivated(page, 'basic');
  });

  await test.step('the trial gives the tokens of the plan at once, and GIFs', async () => {
    await open(page, '/create');
    await expectTokens(page, basic.tokensPerWeek);
    await gifSwitch(page).click();
    await page.getByLabel(create.prompt).fill('two penguins dancing on an iceberg');
    await page.getByRole('button', { name: create.generateGif }).click();
    await expect(page.getByRole('img', { name: /two penguins/ })).toBeVisible(UNTIL_DRAWN);
    await expectTokens(page, basic.tokensPerWeek - 4);
    await expectOnProfile(page, /7 days left in your trial/);
    await keepScreen(page, 'profile-in-trial');
  });

  await test.step('the trial ends with the first payment, and the month renews', async () => {
    await openPortal(page);
    await keepScreen(page, 'sandbox-portal');
    await expectAccessible(page);
    await sandbox.press(page, 'To the end of the period');
    await expectOnProfile(page, /^Renews on .* for \$7\.$/);
    await inPortal(page, 'To the end of the period');
    await expectOnProfile(page, /^Renews on .* for \$7\.$/);
    await openPortal(page);
    await expect(page.getByText('Paid', { exact: true })).toHaveCount(3);
  });

  await test.step('after a failed payment the plan stays, and the pages show the failure', async () => {
    await sandbox.pickCard(page, 'declined');
    await sandbox.press(page, 'Save card');
    await sandbox.press(page, 'To the end of the period');
    await expectOnProfile(page, dashboard.paymentFailed);
    await expect(page.getByRole('navigation').first()).toContainText('basic');
    await keepScreen(page, 'profile-payment-failed');
    await expectAccessible(page);
    await open(page, '/');
    await expect(page.getByText(dashboard.paymentFailed)).toBeVisible();
  });

  await test.step('another card completes the payment', async () => {
    await openPortal(page);
    await sandbox.pickCard(page, 'works');
    await sandbox.press(page, 'Save card');
    await expectOnProfile(page, /^Renews on .* for \$7\.$/);
    await expect(page.getByText(dashboard.paymentFailed)).toBeHidden();
  });

  await test.step('an upgrade grants the difference at once, a downgrade removes no tokens', async () => {
    await changePlan(page, 'premium', pricing.upgrade);
    await keepScreen(page, 'pricing-upgraded');
    await open(page, '/create');
    await expectTokens(page, premium.tokensPerWeek - 4);
    await changePlan(page, 'basic', pricing.downgrade);
    await open(page, '/create');
    await expectTokens(page, premium.tokensPerWeek - 4);
  });

  await test.step('a cancellation shows its date and can be undone', async () => {
    await cancelPlan(page);
    await keepScreen(page, 'pricing-ending');
    await open(page, '/profile');
    await expect(page.getByText(/^You're on Creator until .*, \d{4}\./)).toBeVisible();
    await keepScreen(page, 'profile-ending-for-real');
    await page.getByRole('button', { name: subscription.keep('Creator') }).click();
    await expect(page.getByText(subscription.kept('Creator'))).toBeVisible();
    await expect(page.getByText(/^Renews on .* for \$7\.$/)).toBeVisible();
  });

  await test.step('a canceled subscription ends with its period', async () => {
    await cancelPlan(page);
    await inPortal(page, 'To the end of the period');
    await expectOnProfile(page, subscription.freePlan);
    await expect(page.getByRole('navigation').first()).toContainText('free');
  });

  await test.step('a second subscription has no trial', async () => {
    await open(page, '/pricing');
    await expect(card(page, 'basic').getByText('First 7 days free')).toHaveCount(0);
    await goToCheckout(page, 'basic');
    await expect(page.getByRole('button', { name: 'Start trial' })).toHaveCount(0);
    await expect(page.getByText('Due today')).toBeVisible();
    await keepScreen(page, 'sandbox-checkout-without-trial');
    await sandbox.press(page, 'Pay');
    await expectPlanActivated(page, 'basic');
    await expectOnProfile(page, /^Renews on .* for \$7\.$/);
  });
});

test.describe('a declined card', () => {
  // The sandbox answers 402, like Stripe.
  test.use({ allowedConsole: CLIENT_ERROR });

  test('@phone shows an error and buys nothing, and another card works', async ({ page }) => {
    await signUp(page);
    await goToCheckout(page, 'premium');
    await sandbox.pickCard(page, 'declined');
    await sandbox.press(page, 'Pay');
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');
    await keepScreen(page, 'sandbox-checkout-declined');
    await expectAccessible(page);
    await sandbox.pickCard(page, 'works');
    await sandbox.press(page, 'Pay');
    await expectPlanActivated(page, 'premium');
    await open(page, '/create');
    await expectTokens(page, premium.tokensPerWeek);
  });
});

test('@thorough @phone a canceled checkout charges nothing and links back to the plans', async ({
  page,
}) => {
  await signUp(page);
  await goToCheckout(page, 'basic');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/cancel');
  await expect(page.getByText(cancel.text)).toBeVisible();
  await page.getByRole('link', { name: cancel.link }).click();
  await expect(action(page, 'free', pricing.currentPlan)).toBeVisible();
  await expect(action(page, 'basic', pricing.upgrade)).toBeEnabled();
});
