import { MESSAGES } from '@loopwright/contract';
import { texts } from '../../../apps/web/src/language/en/create.ts';
import { expect, expectTokens, signUp, test, UNTIL_DRAWN } from '../journey.ts';
import { expectAccessible } from '../page-checks.ts';

const { result, history } = texts;

test('@phone a result is varied, enlarged, brought back and used as a reference', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/create');
  await page.getByLabel(MESSAGES.create.prompt).fill('a red fox in the snow');
  await page.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  const vary = page.getByRole('button', { name: result.vary });
  await vary.click(UNTIL_DRAWN);
  const earlier = page.getByRole('button', { name: history.bringBack('a red fox in the snow') });
  await expect(earlier).toHaveCount(2, UNTIL_DRAWN);
  await expectTokens(page, 3);
  await expectAccessible(page);

  const enlarge = page.getByRole('button', { name: result.enlarge });
  await enlarge.click();
  await expect(page.getByRole('dialog', { name: 'a red fox in the snow' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enlarge).toBeFocused();

  await page.getByLabel(MESSAGES.create.prompt).fill('something else');
  const shown = page.getByRole('region', { name: texts.stage }).getByRole('img');
  const address = await shown.getAttribute('src');
  await earlier.last().click();
  await expect(page.getByLabel(MESSAGES.create.prompt)).toHaveValue('a red fox in the snow');
  await expect(shown).not.toHaveAttribute('src', address ?? '');

  await page.getByRole('button', { name: result.useAsReference }).click();
  await expect(page.getByAltText(texts.referencePreview)).toBeVisible();
});
