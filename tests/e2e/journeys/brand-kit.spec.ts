import { MESSAGES } from '@loopwright/contract';
import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { texts as gallery } from '../../../apps/web/src/language/en/gallery.ts';
import { texts as recovery } from '../../../apps/web/src/language/en/recovery.ts';
import { texts as studio } from '../../../apps/web/src/language/en/studio.ts';
import { texts as teams } from '../../../apps/web/src/language/en/teams.ts';
import { findEmailedLink } from '../emails.ts';
import { expect, newUsername, open, signUp, test } from '../journey.ts';
import { expectAccessible, inBothThemes, keepScreen } from '../page-checks.ts';

const { pricing } = MESSAGES;

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

function drawLogo(): Buffer {
  const canvas = createCanvas(160, 80);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff6b4a';
  context.arc(80, 40, 36, 0, 2 * Math.PI);
  context.fill();
  return canvas.toBuffer('image/png');
}

test('the owner of a team sets a color, a style and a logo, and a member uses them in the Studio', async ({
  page: owner,
  browser,
}) => {
  const context = await browser.newContext();
  const member = await context.newPage();
  const name = newUsername();

  await test.step('a Studio user makes a team and switches on early access', async () => {
    await signUp(owner);
    await open(owner, '/pricing');
    const plan = owner.getByRole('region', { name: 'Studio', exact: true });
    await plan.getByRole('button', { name: pricing.upgrade, exact: true }).click();
    await owner.getByRole('button', { name: 'Pay' }).click();
    await expect(owner).toHaveURL('/', { timeout: 30_000 });
    await open(owner, '/workspace');
    await owner.getByLabel(teams.create.name).fill(`Team ${name}`);
    await button(owner, teams.create.submit).click();
    await expect(owner.getByRole('heading', { name: `Team ${name}` })).toBeVisible();
    await owner.getByRole('link', { name: teams.brandKit.open }).click();
    await expect(owner.getByText(/in early access/)).toBeVisible();
    await expect(button(owner, 'Add a color')).toHaveCount(0);
    await owner.getByRole('link', { name: 'Open your profile' }).click();
    const early = owner.getByRole('switch', { name: 'Brand kit' });
    await early.click();
    await expect(early).toHaveAttribute('aria-checked', 'true');
  });

  await test.step('they set a color, a caption style, a logo and the watermark', async () => {
    await open(owner, '/brand');
    await button(owner, 'Add a color').click();
    await owner.getByLabel('Value of Color 1').fill('#12a594');
    await owner.getByLabel('Name of #12a594').fill('Teal');
    await button(owner, 'Save colors').click();
    await expect(owner.getByText('Saved.').first()).toBeVisible();
    await button(owner, 'Add a style').click();
    await owner.getByLabel('Name of the style').fill('Loud');
    await button(owner, 'Save styles').click();
    await expect(button(owner, 'Save styles')).toBeDisabled();
    await owner
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: drawLogo() });
    await expect(owner.getByRole('img', { name: 'Your logo' })).toBeVisible();
    await owner.getByRole('switch', { name: 'Put our watermark on exports' }).click();
    await button(owner, 'Save watermark').click();
    await expect(button(owner, 'Save watermark')).toBeDisabled();
    // Anew, as it is stored.
    await open(owner, '/brand');
    await expect(owner.getByRole('img', { name: 'Your logo' })).toBeVisible();
    await inBothThemes(owner, () => expectAccessible(owner));
    await keepScreen(owner, 'brand-kit');
  });

  await test.step('somebody joins the team', async () => {
    await open(owner, '/workspace');
    await owner.getByLabel(teams.invite.email).fill(`${name}@example.com`);
    await button(owner, teams.invite.submit).click();
    await expect(owner.getByRole('heading', { name: teams.invitations.title })).toBeVisible();
    const link = await findEmailedLink(`${name}@example.com`, '/invitation');
    await signUp(member, name);
    await member.goto(await findEmailedLink(`${name}@example.com`, '/confirm-email'));
    await button(member, recovery.confirmation.submit).click();
    await expect(
      member.getByRole('heading', { name: recovery.confirmation.done.title }),
    ).toBeVisible();
    await member.goto(link);
    await button(member, teams.invitation.accept).click();
    await expect(member).toHaveURL('/workspace');
  });

  await test.step('the member sees the kit and uses it in the Studio', async () => {
    await open(member, '/brand');
    await expect(member.getByText('Teal')).toBeVisible();
    await expect(button(member, 'Add a color')).toHaveCount(0);
    await open(member, '/my-creations/documents');
    await button(member, gallery.documentsPage.blank).first().click();
    const dialog = member.getByRole('dialog');
    await dialog.getByRole('button').last().click();
    await member.waitForURL(/\/studio\//);
    await member.getByRole('button', { name: studio.brand.addLogo }).click();
    await expect(member.getByRole('button', { name: /^Logo/ }).first()).toBeVisible();
    const tools = member.getByRole('navigation', { name: studio.toolbar });
    await tools.getByRole('button', { name: studio.tools.text }).click();
    await member.getByRole('button', { name: 'Loud' }).click();
    await member
      .getByRole('group', { name: studio.brand.colorsFor(studio.text.color), exact: true })
      .getByRole('button', { name: 'Teal #12a594' })
      .click();
    await expect(member.getByLabel(studio.text.color, { exact: true })).toHaveValue('#12a594');
    await expectAccessible(member);
    await keepScreen(member, 'brand-kit-studio');
    await expect(member.getByText('Saved', { exact: true })).toBeVisible();
  });
  await context.close();
});
