import { texts as commands } from '../../../apps/web/src/language/en/commands.ts';
import { texts as usage } from '../../../apps/web/src/language/en/usage.ts';
import { ACCOUNT_ERROR, expect, expectTokens, logIn, open, signUp, test } from '../journey.ts';
import { expectAccessible, inBothThemes, keepScreen } from '../page-checks.ts';
import { ORIGIN } from '../settings.ts';
import { PASSWORD, USERS } from '../users.ts';

/** A suspended user tries to log in. */
test.use({ allowedConsole: ACCOUNT_ERROR });

test('an operator finds a user, gives tokens that the user sees, suspends them and lifts that', async ({
  page: user,
  browser,
}) => {
  const username = await signUp(user);
  await open(user, '/');
  await user.getByRole('button', { name: commands.accountMenu }).click();
  await expect(user.getByRole('link', { name: commands.usage })).toBeVisible();
  await expect(user.getByRole('link', { name: commands.operators })).toHaveCount(0);
  const context = await browser.newContext({ baseURL: ORIGIN });
  const operator = await context.newPage();
  await logIn(operator, USERS.minder);
  await open(operator, '/');
  await operator.getByRole('button', { name: commands.accountMenu }).click();
  await operator.getByRole('link', { name: commands.operators }).click();
  await expect(operator.getByRole('heading', { name: 'Health' })).toBeVisible();
  await operator.getByRole('searchbox').fill(username);
  const row = operator.getByRole('listitem').filter({ hasText: `${username}@example.com` });
  await expect(operator.getByRole('button', { name: /^Manage / })).toHaveCount(1);
  await row.getByRole('button', { name: `Manage ${username}` }).click();
  await row.getByRole('button', { name: 'Give tokens' }).click();
  await row.getByLabel('Tokens').fill('30');
  await row.getByLabel('Reason').fill('An export was broken.');
  await inBothThemes(operator, async (theme) => {
    await expectAccessible(operator, `the page of operators, ${theme}`);
    await keepScreen(operator, `operators-${theme}`);
  });
  await row.getByRole('button', { name: 'Continue' }).click();
  const dialog = operator.getByRole('alertdialog');
  await expectAccessible(operator, 'the question');
  await dialog.getByRole('button', { name: 'Give tokens' }).dblclick();
  await expect(row.getByText('35 tokens left').first()).toBeVisible();
  const log = operator.getByRole('listitem').filter({ hasText: 'An export was broken.' });
  await expect(log.filter({ hasText: username })).toHaveCount(1);

  await open(user, '/usage');
  await expectTokens(user, 35);
  const entry = user.getByRole('row').filter({ hasText: usage.entries.credited });
  await expect(entry).toContainText('An export was broken.');
  await expect(entry).toContainText('+30');

  await row.getByRole('button', { name: 'Suspend' }).click();
  await row.getByLabel('Reason').fill('A stolen card.');
  await row.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(row.getByText('Suspended', { exact: true })).toBeVisible();
  await user.goto('/login');
  await user.getByLabel('Username').fill(username);
  await user.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await user.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(user.getByRole('alert').filter({ hasText: 'suspended' })).toBeVisible();

  await row.getByRole('button', { name: 'Lift the suspension' }).click();
  await row.getByLabel('Reason').fill('It was not theirs.');
  await row.getByRole('button', { name: 'Lift the suspension' }).last().click();
  await expect(row.getByText('Suspended', { exact: true })).toHaveCount(0);
  await logIn(user, username);
  await operator
    .getByRole('link', { name: /Moderation/ })
    .first()
    .click();
  await expect(operator.getByRole('link', { name: 'Operators' })).toBeVisible();
});
