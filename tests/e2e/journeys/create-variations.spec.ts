import { MESSAGES } from '@loopwright/contract';
import { expect, expectTokens, logIn, signUp, test } from '../journey.ts';
import { expectAccessible } from '../looks.ts';
import { PEOPLE } from '../people.ts';

const panel = 'Style & variations';

test('@phone a person on a paid plan makes two pictures in a style at once', async ({ page }) => {
  await logIn(page, PEOPLE.paid);
  await page.goto('/create');
  await page.getByLabel(MESSAGES.create.prompt).fill('a lighthouse on a cliff');
  await page.getByText(panel).click();
  await page.getByText('Neon', { exact: true }).click();
  await page.getByRole('radio', { name: '2', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Costs 2 tokens')).toBeVisible();
  await page.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  const second = page.getByRole('button', { name: 'Open variation 2' });
  await expect(second).toBeVisible({ timeout: 60_000 });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
});

test('a free person sees advanced prompts, locked, and the way to them', async ({ page }) => {
  await signUp(page);
  await page.goto('/create');
  await page.getByText(panel).click();
  await expect(page.getByRole('radio', { name: 'Neon' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  await expectTokens(page, 5);
});
