import { fileURLToPath } from 'node:url';
import { MESSAGES } from '@loopwright/contract';
import type { Browser, Page } from '@playwright/test';
import { texts as commands } from '../../../apps/web/src/language/en/commands.ts';
import { texts as creation } from '../../../apps/web/src/language/en/creation.ts';
import { texts as sharing } from '../../../apps/web/src/language/en/sharing.ts';
import { CLIENT_ERROR, expect, logIn, signUp, test, UNTIL_DRAWN } from '../journey.ts';
import { expectAccessible } from '../page-checks.ts';
import { ORIGIN } from '../settings.ts';
import { USERS } from '../users.ts';

/** The page of something that was removed is asked for. */
test.use({ allowedConsole: CLIENT_ERROR });

const { explore: community } = sharing;
const { sharing: shareTexts } = creation;
const own = {
  ownSwitch: 'Have a public page',
  bio: 'About you',
  save: 'Save',
  saved: 'Saved.',
  addPicture: 'Add a picture',
  removePicture: 'Remove picture',
} as const;
/** A file that a user may upload. */
const PICTURE = fileURLToPath(new URL('../../../apps/web/public/icon-512.png', import.meta.url));

async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: ORIGIN });
  return await context.newPage();
}

/** Gives the user a public page. */
async function openPublicPage(page: Page, bio: string): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('switch', { name: own.ownSwitch }).click();
  await page.getByLabel(own.bio).fill(bio);
  await page.getByRole('button', { name: own.save, exact: true }).click();
  await expect(page.getByText(own.saved)).toBeVisible();
}

/** Reports what the page of a visitor shows. */
async function report(visitor: Page, reason: string): Promise<void> {
  await visitor.getByRole('button', { name: sharing.page.report }).click();
  await visitor.getByLabel('Reason').selectOption(reason);
  await expectAccessible(visitor, 'the report');
  await visitor.getByRole('button', { name: 'Send report' }).click();
  await expect(visitor.getByText('Thank you. A person will look at it.')).toBeVisible();
}

/** Makes an image and offers it to everybody by the sharing dialog. */
async function makeAndOffer(page: Page, prompt: string): Promise<void> {
  await page.goto('/create');
  await page.getByLabel(MESSAGES.create.prompt).fill(prompt);
  await page.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  await expect(page.getByRole('img', { name: prompt })).toBeVisible(UNTIL_DRAWN);
  await page.goto('/my-creations');
  await page.getByRole('img', { name: prompt }).first().click();
  await page.getByRole('button', { name: shareTexts.manage }).click();
  await page.getByRole('button', { name: shareTexts.share }).click();
  await page.getByText(shareTexts.community, { exact: true }).click();
  await expect(page.getByText(shareTexts.waiting).first()).toBeVisible();
}

test('a maker offers, an operator lists, a visitor finds, likes and reports; removal and appeal', async ({
  page: maker,
  browser,
}) => {
  const username = await signUp(maker);
  const prompt = `a purple whale in the sea, ${username}`;
  await makeAndOffer(maker, prompt);

  const operator = await newVisitor(browser);
  await logIn(operator, USERS.minder);
  await operator.goto('/moderation');
  const card = operator.getByRole('listitem').filter({ hasText: prompt });
  await expect(card).toBeVisible();
  await expectAccessible(operator, 'the queue');
  await card.getByRole('button', { name: 'Keep' }).click();
  await expect(card).toHaveCount(0);

  const fan = await newVisitor(browser);
  await fan.goto('/explore');
  await fan.getByRole('searchbox', { name: community.search }).fill(username);
  const picture = fan.getByRole('img', { name: prompt });
  await expect(picture).toBeVisible(UNTIL_DRAWN);
  await expectAccessible(fan, 'the community');
  await fan.getByRole('button', { name: community.logInToLike }).first().click();
  await expect(fan).toHaveURL('/login');
  await signUp(fan);
  await fan.goto('/explore');
  await fan.getByRole('searchbox', { name: community.search }).fill(username);
  const like = fan.getByRole('button', { name: community.like });
  // Until the others are filtered out.
  await expect(fan).toHaveURL(new RegExp(username));
  await expect(like).toHaveCount(1);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText('1');

  await picture.click();
  await expect(fan.getByRole('heading', { name: prompt })).toBeVisible();
  const link = fan.url();
  await fan.goBack();
  await expect(fan.getByRole('searchbox', { name: community.search })).toHaveValue(username);
  await expect(picture).toBeVisible();
  const visitor = await newVisitor(browser);
  await visitor.goto(link);
  await report(visitor, 'spam');

  await operator.goto('/moderation');
  await card.getByRole('button', { name: 'Show the picture' }).click();
  await card.getByLabel('Reason').selectOption('spam');
  await card.getByLabel('What the maker reads').fill('It advertises whales.');
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(card).toHaveCount(0);
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: sharing.page.gone })).toBeVisible();

  await maker.goto('/decisions');
  await expect(maker.getByText('It advertises whales.')).toBeVisible();
  await maker.getByLabel('Why is it wrong?').fill('It is only a whale.');
  await expectAccessible(maker, 'the decisions');
  await maker.getByRole('button', { name: 'Appeal' }).click();
  await expect(maker.getByText('Your appeal waits for an answer.')).toBeVisible();

  await operator.goto('/moderation');
  await expect(card.getByText('It is only a whale.')).toBeVisible();
  await card.getByRole('button', { name: 'Take the decision back' }).click();
  await expect(card).toHaveCount(0);
  await maker.reload();
  await expect(maker.getByText('The decision was taken back.')).toBeVisible();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: prompt })).toBeVisible();
});

test('@thorough a public page shows what its user shares by name, and is gone when they want that', async ({
  page,
  browser,
}) => {
  const username = await signUp(page);
  await openPublicPage(page, 'I make <b>loops</b>.');
  const visitor = await newVisitor(browser);
  await visitor.goto(`/@${username}`);
  await expect(visitor.getByText('I make <b>loops</b>.')).toBeVisible();
  await expect(visitor.getByText(`@${username}`)).toBeVisible();
  await expectAccessible(visitor, 'a public page');
  await page.getByRole('switch', { name: own.ownSwitch }).click();
  await expect(page.getByLabel(own.bio)).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: community.profileGone })).toBeVisible();
});

test('@thorough a visitor reports a public page, an operator removes it, and its user appeals', async ({
  page,
  browser,
}) => {
  const username = await signUp(page);
  await openPublicPage(page, 'I sell your secrets.');

  const visitor = await newVisitor(browser);
  await visitor.goto(`/@${username}`);
  await report(visitor, 'harassment');

  const operator = await newVisitor(browser);
  await logIn(operator, USERS.minder);
  await operator.goto('/moderation');
  const card = operator.getByRole('listitem').filter({ hasText: `@${username}` });
  await expect(card.getByText('I sell your secrets.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Hide from the community' })).toHaveCount(0);
  await expectAccessible(operator, 'the queue with a public page');
  await card.getByLabel('Reason').selectOption('harassment');
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(card).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: community.profileGone })).toBeVisible();

  await page.goto('/decisions');
  await expect(page.getByRole('heading', { name: 'Your public page' })).toBeVisible();
  await page.getByLabel('Why is it wrong?').fill('They are my own secrets.');
  await page.getByRole('button', { name: 'Appeal' }).click();
  await expect(page.getByText('Your appeal waits for an answer.')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('switch', { name: own.ownSwitch }).click();
  await expect(page.getByText('Your public page was closed.')).toBeVisible();

  await operator.goto('/moderation');
  await expect(card.getByText('They are my own secrets.')).toBeVisible();
  await card.getByRole('button', { name: 'Take the decision back' }).click();
  await expect(card).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText('I sell your secrets.')).toBeVisible();
});

test('@thorough a new user has a picture in the header, which others do not see yet, and takes it back', async ({
  page,
  browser,
}) => {
  const username = await signUp(page);
  await page.goto('/profile');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: own.addPicture }).click();
  await (await choosing).setFiles(PICTURE);
  const inHeader = page.getByRole('button', { name: commands.accountMenu }).locator('img');
  await expect(inHeader).toBeVisible();
  await page.getByRole('switch', { name: own.ownSwitch }).click();
  await expect(page.getByLabel(own.bio)).toBeVisible();
  await expectAccessible(page, 'the profile with a picture');

  const visitor = await newVisitor(browser);
  await visitor.goto(`/@${username}`);
  await expect(visitor.getByText(`@${username}`)).toBeVisible();
  await expect(visitor.locator('main header img')).toHaveCount(0);
  await page.getByRole('button', { name: own.removePicture }).click();
  await expect(inHeader).toHaveCount(0);
});
