import { MESSAGES } from '@loopwright/contract';
import { expect, expectTokens, gifSwitch, logIn, test, UNTIL_DRAWN } from '../journey.ts';
import { expectAccessible } from '../page-checks.ts';
import { USERS } from '../users.ts';

test('@thorough a loop of a video model gets a new loop point and a boomerang cut', async ({
  page,
}) => {
  await logIn(page, USERS.cutter);
  await page.goto('/create');
  await gifSwitch(page).click();
  await page.getByLabel(MESSAGES.create.prompt).fill('a fox that breathes');
  await page.getByText('Size & motion', { exact: true }).click();
  await page.getByRole('radio', { name: /wan/i }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('slider', { name: 'Length' }).press('Home');
  await page.getByRole('button', { name: MESSAGES.create.generateGif }).click();

  const cuts = page.getByRole('region', { name: 'Loop point' });
  await expect(cuts).toBeVisible(UNTIL_DRAWN);
  const buttons = cuts.getByRole('button');
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  const image = page.getByRole('img', { name: 'a fox that breathes' });
  const first = await image.getAttribute('src');

  const back = cuts.getByRole('button', { name: /Boomerang/ });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(cuts.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(back).toHaveAttribute('aria-pressed', 'true', UNTIL_DRAWN);
  await expect(back).toBeFocused();
  await expect(cuts.getByText('New cut ready.')).toBeVisible();
  await expect(image).not.toHaveAttribute('src', first ?? '');

  // The first cut is stored already.
  await buttons.first().click();
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'View in gallery' }).click();
  await expect(page.getByRole('listitem').getByRole('img')).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Open GIF/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /Boomerang/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectTokens(page, 996);
});
