import { MESSAGES } from '@loopwright/contract';
import type { Browser, Page } from '@playwright/test';
import { texts as gallery } from '../../../apps/web/src/language/en/gallery.ts';
import { texts as recovery } from '../../../apps/web/src/language/en/recovery.ts';
import { texts as teams } from '../../../apps/web/src/language/en/teams.ts';
import { findEmailedLink } from '../emails.ts';
import {
  buyStudio,
  CLIENT_ERROR,
  expect,
  newUsername,
  open,
  signUp,
  test,
  UNTIL_DRAWN,
} from '../journey.ts';
import { expectAccessible, keepScreen } from '../page-checks.ts';

// A member whose role changed is refused once.
test.use({ allowedConsole: CLIENT_ERROR });

const { create, pricing } = MESSAGES;

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

// Alone, because the end of a period advances the clock that all subscriptions of the sandbox share.
test('@alone a team from its creation over an invitation and a removal to read-only', async ({
  page: owner,
  browser,
}) => {
  const member = await newPage(browser);
  const name = newUsername();
  const team = `Team ${name}`;

  await test.step('a Studio user makes a team, and the plan moves to it', async () => {
    await signUp(owner);
    await buyStudio(owner);
    await open(owner, '/workspace');
    await owner.getByLabel(teams.create.name).fill(team);
    await button(owner, teams.create.submit).click();
    await expect(owner.getByRole('heading', { name: team })).toBeVisible();
    await expect(owner.getByText(teams.members.seats(1, 5))).toBeVisible();
    await expectAccessible(owner);
  });

  await test.step('they invite somebody by email', async () => {
    await owner.getByLabel(teams.invite.email).fill(`${name}@example.com`);
    await button(owner, teams.invite.submit).click();
    await expect(owner.getByRole('heading', { name: teams.invitations.title })).toBeVisible();
    await expect(owner.getByText(teams.members.seats(2, 5))).toBeVisible();
    await keepScreen(owner, 'workspace-owner');
  });

  await test.step('who signs up, confirms the email and accepts', async () => {
    const link = await findEmailedLink(`${name}@example.com`, '/invitation');
    await member.goto(link);
    await expect(member.getByRole('link', { name: teams.invitation.signUp })).toBeVisible();
    await keepScreen(member, 'invitation-visitor');
    await signUp(member, name);
    await member.goto(await findEmailedLink(`${name}@example.com`, '/confirm-email'));
    await button(member, recovery.confirmation.submit).click();
    await expect(
      member.getByRole('heading', { name: recovery.confirmation.done.title }),
    ).toBeVisible();
    await member.goto(link);
    await expect(
      member.getByRole('heading', { name: teams.invitation.heading(team) }),
    ).toBeVisible();
    await expectAccessible(member);
    await button(member, teams.invitation.accept).click();
    await expect(member).toHaveURL('/workspace');
    await expect(member.getByRole('heading', { name: team })).toBeVisible();
  });

  await test.step('they make a creation with the tokens of the team', async () => {
    await open(member, '/create');
    await member.getByLabel(create.prompt).fill('a green owl in a snowy forest');
    await member.getByRole('button', { name: create.generateImage }).click();
    await expect(member.getByRole('img', { name: /green owl/ }).first()).toBeVisible(UNTIL_DRAWN);
    await open(owner, '/my-creations');
    await owner
      .getByRole('img', { name: /green owl/ })
      .first()
      .click();
    await expect(owner.getByText(gallery.details.madeBy)).toBeVisible();
  });

  await test.step('a viewer makes nothing', async () => {
    await open(owner, '/workspace');
    await owner.getByLabel(teams.members.roleOf('Ana Example')).selectOption('viewer');
    await expect(owner.getByText(teams.settings.changed)).toBeVisible();
    await open(member, '/create');
    await member.getByLabel(create.prompt).fill('a red owl in a snowy forest');
    await expect(member.getByText(/role in this workspace/).first()).toBeVisible();
    await expect(member.getByRole('button', { name: create.generateImage })).toBeDisabled();
  });

  await test.step('who is removed has their personal workspace, and nothing of the team', async () => {
    await open(owner, '/workspace');
    await owner.getByRole('button', { name: teams.members.removeOf('Ana Example') }).click();
    await owner.getByRole('button', { name: teams.members.remove, exact: true }).click();
    await expect(owner.getByText(teams.members.seats(1, 5))).toBeVisible();
    await open(member, '/workspace');
    await expect(member.getByRole('heading', { name: teams.offer.title })).toBeVisible();
    await open(member, '/my-creations');
    await expect(member.getByRole('img', { name: /green owl/ })).toHaveCount(0);
  });

  await test.step('when the plan ends, the team is read-only and keeps everything', async () => {
    await open(owner, '/pricing');
    await owner
      .getByRole('region', { name: 'Starter', exact: true })
      .getByRole('button', { name: pricing.downgrade, exact: true })
      .click();
    await expect(owner.getByText(/^Active until \w+ \d+, \d{4}$/)).toBeVisible();
    await open(owner, '/profile');
    await owner.getByRole('button', { name: MESSAGES.profile.manage }).click();
    await owner.getByRole('button', { name: 'To the end of the period' }).click();
    await expect(async () => {
      await open(owner, '/workspace');
      await expect(owner.getByRole('heading', { name: teams.readOnly.title })).toBeVisible({
        timeout: 2000,
      });
    }).toPass({ timeout: 30_000 });
    await expectAccessible(owner);
    await keepScreen(owner, 'workspace-read-only');
    await open(owner, '/my-creations');
    await expect(owner.getByRole('img', { name: /green owl/ }).first()).toBeVisible();
  });
  await member.context().close();
});
