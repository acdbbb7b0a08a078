import { MESSAGES } from '@loopwright/contract';
import { expect, expectTokens, logIn, signUp, test, UNTIL_DRAWN } from '../journey.ts';
import { expectAccessible } from '../page-checks.ts';
import { USERS } from '../users.ts';

const panel = 'Style & variations';

test('@thorough @phone a user on a paid plan makes two images in a style at once', async ({
  page,
}) => {
  await logIn(page, USERS.paid);
  await page.goto('/create');
  await page.getByLabel(MESSAGES.create.prompt).fill('a lighthouse on a cliff');
  await page.getByText(panel).click();
  await page.getByText('Neon', { exact: true }).click();
  await page.getByRole('radio', { name: '2', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Costs 2 tokens')).toBeVisible();
  await page.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  const second = page.getByRole('button', { name: 'Open variation 2' });
  await expect(second).toBeVisible(UNTIL_DRAWN);
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
});

test('@thorough a user on the free plan sees advanced prompts locked, with a link to the plans', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/create');
  await page.getByText(panel).click();
  await expect(page.getByRole('radio', { name: 'Neon' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  await expectTokens(page, 5);
});
