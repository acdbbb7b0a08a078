import { MESSAGES, ROUTES } from '@loopwright/contract';
import type { Locator } from '@playwright/test';
import { NETWORK_ERROR, expect, expectTokens, signUp, test, UNTIL_DRAWN } from '../journey.ts';
import { expectAccessible, keepScreen } from '../page-checks.ts';

const FOX = 'a red fox waving in a forest';
const FULLER = `${FOX}, soft morning light, peach and emerald tones, centered composition`;

/** Every style and size that decides where a word is placed. */
const layoutOf = (text: Locator): Promise<unknown> =>
  text.evaluate((element: HTMLElement) => {
    const { padding, borderWidth, font, letterSpacing } = getComputedStyle(element);
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
    const box = [offsetLeft, offsetTop, offsetWidth, offsetHeight];
    return { padding, borderWidth, font, letterSpacing, box };
  });

test('@phone a prompt is enhanced by keyboard, edited, accepted, undone, and generated', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/create');
  const prompt = page.getByLabel(MESSAGES.create.prompt, { exact: true });
  const enhance = page.getByRole('button', { name: 'Enhance' });
  await expect(enhance).toBeDisabled();
  await prompt.fill(FOX);
  await enhance.press('Enter');

  const panel = page.getByRole('region', { name: 'Suggested prompt' });
  const suggestion = panel.getByRole('textbox');
  await expect(suggestion).toHaveValue(FULLER);
  await expect(panel.locator('mark')).toHaveText(FULLER.slice(FOX.length + 2));
  await expect(page.getByText('There is a suggested prompt below yours.')).toBeAttached();
  const marked = panel.locator('div', { has: page.locator('> mark') });
  expect(await layoutOf(marked)).toEqual(await layoutOf(suggestion));
  await expect(prompt).toHaveValue(FOX);
  await keepScreen(page, 'create-fuller-prompt');
  await expectAccessible(page);

  await suggestion.press('Escape');
  await expect(panel).toBeHidden();
  await expect(enhance).toBeFocused();
  await page.keyboard.press('Enter');
  await suggestion.fill(`${FULLER}, falling leaves`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(prompt).toHaveValue(`${FULLER}, falling leaves`);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt).toHaveValue(FOX);
  await expect(enhance).toBeFocused();

  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Use this' }).click();
  await page.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  await expect(page.getByRole('img', { name: /centered composition/ })).toBeVisible(UNTIL_DRAWN);
  // The engine has understood every word, and only the image cost a token.
  await expect(page.getByText("We couldn't draw")).toBeHidden();
  await expectTokens(page, 4);
});

test('@thorough a prompt in another language is not changed', async ({ page }) => {
  await signUp(page);
  await page.goto('/create');
  const prompt = page.getByLabel(MESSAGES.create.prompt, { exact: true });
  await prompt.fill('ein roter Fuchs im Wald');
  await page.getByRole('button', { name: 'Enhance' }).click();
  await expect(page.getByText(/^We couldn't find anything to add/)).toBeVisible();
  await expect(prompt).toHaveValue('ein roter Fuchs im Wald');
});

test.describe('without a connection', () => {
  test.use({ allowedConsole: NETWORK_ERROR });

  test('@thorough the prompt stays in the field', async ({ page }) => {
    await signUp(page);
    await page.goto('/create');
    const prompt = page.getByLabel(MESSAGES.create.prompt, { exact: true });
    await prompt.fill(FOX);
    await page.route(ROUTES.enhancePrompt, (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Enhance' }).click();
    await expect(page.getByText(/^You seem to be offline/)).toBeVisible();
    await expect(prompt).toHaveValue(FOX);
  });
});
