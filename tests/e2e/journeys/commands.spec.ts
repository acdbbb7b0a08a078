import { MESSAGES } from '@loopwright/contract';
import type { Locator, Page } from '@playwright/test';
import { texts } from '../../../apps/web/src/language/en/commands.ts';
import { texts as member } from '../../../apps/web/src/language/en/member.ts';
import { texts as shell } from '../../../apps/web/src/language/en/shell.ts';
import { expect, gifSwitch, logIn, open, test } from '../journey.ts';
import { expectAccessible, inBothThemes, keepScreen } from '../page-checks.ts';
import { USERS } from '../users.ts';

const { navigation } = shell;
const { shortcuts } = texts;

const palette = (page: Page): Locator => page.getByRole('dialog', { name: texts.title });
const field = (page: Page): Locator => palette(page).getByRole('combobox');
const option = (page: Page, name: string): Locator =>
  palette(page).getByRole('option', { name, exact: true });
const prompt = (page: Page): Locator => page.getByLabel(MESSAGES.create.prompt);

/** Opens a page and waits for the shortcuts, which are fetched after it. */
async function openWithShortcuts(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForLoadState('networkidle');
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
}

test('the palette goes to pages, and gives the focus back when it is closed', async ({ page }) => {
  await logIn(page, USERS.premium);
  await openWithShortcuts(page, '/pricing');
  const home = page.getByRole('navigation').first().getByRole('link', { name: navigation.home });
  await home.focus();
  await openPalette(page);
  await expect(option(page, texts.createImage)).toHaveAttribute('aria-selected', 'true');
  await keepScreen(page, 'palette');
  await inBothThemes(page, (theme) => expectAccessible(page, `the palette, ${theme}`));
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(home).toBeFocused();

  await openPalette(page);
  await page.keyboard.type('nothing of this name');
  await expect(palette(page).getByText(texts.nothingFound('nothing of this name'))).toBeVisible();
  await field(page).fill('pro');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('@thorough the palette begins a loop, with the focus in the prompt', async ({ page }) => {
  await logIn(page, USERS.premium);
  await openWithShortcuts(page, '/');
  await openPalette(page);
  await page.keyboard.press('ArrowDown');
  const second = await option(page, texts.createLoop).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', String(second));
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeFocused();
  await expect(gifSwitch(page)).toHaveAttribute('aria-pressed', 'true');

  // On the page itself as well.
  await openPalette(page);
  await page.keyboard.type('image');
  await page.keyboard.press('Enter');
  await expect(gifSwitch(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(prompt(page)).toBeFocused();
});

test('@thorough the palette finds creations by their words and opens them', async ({ page }) => {
  await logIn(page, USERS.collector);
  await openWithShortcuts(page, '/pricing');
  await openPalette(page);
  await page.keyboard.type('42 collected');
  await option(page, 'collected 42').click();
  await expect(page).toHaveURL('/my-creations');
  const dialog = page.getByRole('dialog', { name: 'collected 42' });
  await expect(dialog.getByRole('img', { name: 'collected 42' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('@thorough the palette changes theme and language, and logs out', async ({ page }) => {
  await logIn(page, USERS.free);
  await openWithShortcuts(page, '/terms');
  await openPalette(page);
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await openPalette(page);
  await page.keyboard.type('deutsch');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('ControlOrMeta+k');
  // Its name is German now, and beside it stands the choice of languages.
  await page.getByRole('dialog').getByRole('combobox').fill('english');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await openPalette(page);
  await page.keyboard.type(navigation.logout);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: navigation.signIn }).first()).toBeVisible();
});

test('@thorough the palette offers visitors what they may do', async ({ page }) => {
  await openWithShortcuts(page, '/terms');
  await openPalette(page);
  for (const name of [navigation.home, navigation.pricing, navigation.signUp])
    await expect(option(page, name)).toBeAttached();
  for (const name of [navigation.gallery, texts.profile, navigation.logout])
    await expect(option(page, name)).toHaveCount(0);
});

test('@thorough single keys go to pages, but not while somebody types', async ({ page }) => {
  await logIn(page, USERS.premium);
  await openWithShortcuts(page, '/terms');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL('/');
  await page.keyboard.press('g');
  await page.keyboard.press('g');
  await expect(page).toHaveURL('/my-creations');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/create');
  await expect(prompt(page)).toBeFocused();
  await page.keyboard.type('g d / what?');
  await expect(prompt(page)).toHaveValue('g d / what?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/create');
});

test('@thorough the list of shortcuts names those of all pages, and single keys can be switched off', async ({
  page,
}) => {
  await logIn(page, USERS.premium);
  await openWithShortcuts(page, '/profile');
  const list = page.getByRole('dialog', { name: shortcuts.title });
  await page.keyboard.press('?');
  await expect(list.getByText(shortcuts.names.goGallery)).toBeVisible();
  await expect(list.getByRole('heading', { name: shortcuts.studio })).toBeVisible();
  await keepScreen(page, 'shortcuts');
  await inBothThemes(page, (theme) => expectAccessible(page, `the shortcuts, ${theme}`));
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  const setting = page.getByRole('switch', { name: member.profile.singleKeys });
  await setting.click();
  await expect(setting).not.toBeChecked();
  await openWithShortcuts(page, '/profile');
  await expect(setting).not.toBeChecked();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await openPalette(page);
  await expect(list).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
});

test('@thorough the account menu closes on Escape and beside it, and leads to the account', async ({
  page,
}) => {
  await logIn(page, USERS.premium);
  await openWithShortcuts(page, '/terms');
  const button = page.getByRole('button', { name: texts.accountMenu });
  const menu = page.locator('#account-menu');
  await button.click();
  await keepScreen(page, 'account-menu');
  await inBothThemes(page, (theme) => expectAccessible(page, `the account menu, ${theme}`));
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toHaveCount(0);
  await button.click();
  await menu.getByRole('button', { name: texts.title }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: texts.profile }).click();
  await expect(page).toHaveURL('/profile');
  await expect(menu).toHaveCount(0);
});

test('@thorough pausing all motion stops the loops of all pages until it is resumed', async ({
  page,
}) => {
  const loops = page.locator('main img[src$=".gif"]');
  await openWithShortcuts(page, '/');
  await expect(page.getByRole('button', { name: 'Pause the loops' })).toBeVisible();
  const pauseAll = page.getByRole('button', { name: navigation.pauseMotion });
  await pauseAll.click();
  await expect(page.getByRole('button', { name: 'Play the loops' })).toBeVisible();
  await openWithShortcuts(page, '/');
  await expect(page.locator('html')).toHaveClass(/still/);
  await expect(page.getByRole('button', { name: 'Play the loops' })).toBeVisible();

  await logIn(page, USERS.looper);
  await openWithShortcuts(page, '/my-creations');
  const thumbnail = page.getByRole('button', { name: /^Open GIF: collected 49/ });
  await thumbnail.focus();
  await expect(loops).toHaveCount(0);
  await page.getByRole('button', { name: texts.accountMenu }).click();
  await page.getByRole('button', { name: navigation.resumeMotion }).click();
  await page.keyboard.press('Escape');
  await thumbnail.focus();
  await expect(loops).toHaveCount(1);
  await openPalette(page);
  await page.keyboard.type(navigation.pauseMotion);
  await page.keyboard.press('Enter');
  await expect(loops).toHaveCount(0);
});
