import { PLAN_NAMES, PLANS } from '@loopwright/contract';
import { texts as create } from '../../../apps/web/src/language/en/create.ts';
import { texts as marketing } from '../../../apps/web/src/language/en/marketing.ts';
import { texts as member } from '../../../apps/web/src/language/en/member.ts';
import { texts as plans } from '../../../apps/web/src/language/en/plans.ts';
import { expect, logIn, newUsername, open, test } from '../journey.ts';
import { expectAccessible, keepScreen } from '../page-checks.ts';
import { PASSWORD, USERS } from '../users.ts';

const { hero } = marketing;
const PROMPT = 'a lighthouse in a storm at night';

test('@phone a prompt from the hero stands on the create page after signing up, in every tab', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const field = page.getByLabel(hero.promptLabel);
  await field.fill(PROMPT);
  resolve();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('visitor-prompt')))
    .toMatch(PROMPT);
  await expect(field).toHaveValue(PROMPT);
  await expectAccessible(page);
  await keepScreen(page, 'hero-prompt');
  await page.getByRole('button', { name: hero.create, exact: true }).click();
  await expect(page).toHaveURL('/signup');

  const username = newUsername();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Full Name').fill('Ana Example');
  await page.getByLabel('Email Address').fill(`${username}@example.com`);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel(member.dashboard.start.prompt)).toHaveValue(PROMPT);

  const later = await page.context().newPage();
  for (const tab of [page, later]) {
    await open(tab, '/create');
    await expect(tab.getByLabel(create.prompt, { exact: true })).toHaveValue(PROMPT);
  }
});

test('@thorough @phone the hero takes a signed-in user to the create page', async ({ page }) => {
  await logIn(page, USERS.free);
  await open(page, '/ai-gif-generator');
  await page.getByRole('button', { name: hero.ideas.fox }).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/create');
  await expect(page.getByLabel(create.prompt, { exact: true })).toHaveValue(/^a fox/);
});

test('@thorough @phone the plans stand side by side above questions about them', async ({
  page,
}) => {
  await open(page, '/pricing');
  const table = page.getByRole('table');
  for (const name of PLAN_NAMES) {
    await expect(table.getByRole('columnheader', { name: PLANS[name].label })).toBeVisible();
  }
  const row = table.getByRole('row', { name: plans.rows.tokens });
  await expect(row.getByRole('cell')).toHaveText(['5', '200', '1,000']);
  await page.getByText(plans.questions.failed.question).click();
  await expect(page.getByText(plans.questions.failed.answer)).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
  await expectAccessible(page);
  await keepScreen(page, 'pricing-table');
});

test('@thorough @phone without tokens and with a locked mode one button leads to a larger plan', async ({
  page,
}) => {
  await logIn(page, USERS.broke);
  await open(page, '/create');
  await expect(page.getByRole('alert')).toContainText(create.outOfTokens);
  const offer = page.getByRole('region', { name: PLANS.basic.label });
  await expect(offer).toContainText(create.offer.tokens(PLANS.basic.tokensPerWeek));
  await expectAccessible(page);
  await keepScreen(page, 'create-out-of-tokens');
  await offer.getByRole('link').click();
  await expect(page).toHaveURL('/pricing');
});
