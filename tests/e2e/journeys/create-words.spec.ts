import { MESSAGES } from '@loopwright/contract';
import { expect, logIn, test, UNTIL_DRAWN } from '../journey.ts';
import { USERS } from '../users.ts';

test('@thorough a user sees which words are drawn, drawn as something else, and not drawn', async ({
  page,
}) => {
  await logIn(page, USERS.wordy);
  await page.goto('/create');
  const prompt = page.getByLabel(MESSAGES.create.prompt, { exact: true });
  await prompt.fill('ein Fuchs im Wald');
  await expect(page.getByText('Draws: Fuchs, Wald')).toBeVisible();
  await prompt.fill('a fluffy whippet in a forest');
  await expect(page.getByText('Draws: forest', { exact: true })).toBeVisible();
  await expect(page.getByText('Drawn as something similar: whippet → greyhound')).toBeVisible();
  await expect(page.getByText('Not drawn: fluffy')).toBeVisible();

  await page.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  await expect(page.getByText("We couldn't draw “fluffy”.")).toBeVisible(UNTIL_DRAWN);
  await expect(page.getByRole('figure').getByText('whippet → greyhound')).toBeVisible();
});
