import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MESSAGES, pathTo, ROUTES, SHARE_ROUTES, type Creation } from '@loopwright/contract';
import type { Browser, Page } from '@playwright/test';
import { texts as commands } from '../../../apps/web/src/language/en/commands.ts';
import { texts as creation } from '../../../apps/web/src/language/en/creation.ts';
import { texts as sharing } from '../../../apps/web/src/language/en/sharing.ts';
import { CLIENT_ERROR, expect, logIn, newUsername, signUp, test, UNTIL_DRAWN } from '../journey.ts';
import { expectAccessible } from '../page-checks.ts';
import { ORIGIN } from '../settings.ts';
import { PASSWORD, USERS } from '../users.ts';

/** The visitor's page asks for a share that is gone. */
test.use({ allowedConsole: CLIENT_ERROR });

const { sharing: shareTexts } = creation;
const PROMPT = 'a green owl in a snowy forest';

async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: ORIGIN });
  return await context.newPage();
}

/** Makes an image and shares it by the button of the gallery. @returns the link in the clipboard */
async function makeAndShare(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await page.goto('/create');
  await page.getByLabel(MESSAGES.create.prompt).fill(PROMPT);
  await page.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  await expect(page.getByRole('img', { name: PROMPT })).toBeVisible(UNTIL_DRAWN);
  await page.goto('/my-creations');
  await page.getByRole('button', { name: MESSAGES.gallery.share }).first().click();
  await expect(page.getByText(MESSAGES.gallery.linkCopied)).toBeVisible();
  return await page.evaluate(() => navigator.clipboard.readText());
}

const newestOf = async (page: Page): Promise<Creation> => {
  const answer = await page.request.get(`${ROUTES.creations}?limit=1`);
  const { items } = (await answer.json()) as { items: Creation[] };
  return items[0]!;
};

const statusAt = async (page: Page, url: string): Promise<number> =>
  (await page.request.get(url)).status();

/** A site of its own, on this machine: browsers keep other sites from reaching a local server. */
async function openSite(html: string) {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(html),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function signUpByForm(page: Page): Promise<void> {
  const username = newUsername();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Full Name').fill('Remi Visitor');
  await page.getByLabel('Email Address').fill(`${username}@example.com`);
  await page.getByRole('button', { name: MESSAGES.signup.submit }).click();
  await expect(page).toHaveURL('/');
}

test('@phone a visitor arrives from a shared link, signs up and remixes; the maker takes it back', async ({
  page: maker,
  browser,
}) => {
  await signUp(maker);
  const link = await makeAndShare(maker);
  expect(link).toMatch(/^http:\/\/localhost:\d+\/l\/[0-9A-Za-z]{22}$/);
  const original = await newestOf(maker);

  const visitor = await newVisitor(browser);
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: PROMPT })).toBeVisible();
  await expect(visitor.getByRole('img', { name: PROMPT })).toBeVisible();
  await expect(visitor.getByText(sharing.page.madeWithAi)).toBeVisible();
  await expect(visitor.getByText(sharing.page.anonymous)).toBeVisible();
  await expectAccessible(visitor, 'a share page');
  // The file itself needs a session of its workspace.
  expect(await statusAt(visitor, original.url)).toBe(404);
  expect(await statusAt(maker, original.url)).toBe(200);

  await visitor.getByRole('button', { name: sharing.page.remix }).click();
  await expect(visitor).toHaveURL('/create');
  const prompt = visitor.getByLabel(MESSAGES.create.prompt);
  await expect(prompt).toHaveValue(PROMPT);
  await expect(visitor.getByText(shareTexts.remixedFrom)).toBeVisible();
  const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await visitor.evaluate(isTooWide)).toBe(false);
  await prompt.fill(`${PROMPT} at night`);
  await visitor.goto('/signup');
  await signUpByForm(visitor);
  await visitor.goto('/create');
  await expect(prompt).toHaveValue(`${PROMPT} at night`);
  await expect(visitor.getByText(shareTexts.remixedFrom)).toBeVisible();
  await visitor.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  await expect(visitor.getByRole('img', { name: `${PROMPT} at night` })).toBeVisible(UNTIL_DRAWN);
  const remix = await newestOf(visitor);
  expect(remix).toMatchObject({ parentId: null, remixedFrom: { slug: link.split('/').at(-1) } });

  await maker.goto('/my-creations');
  await maker.getByRole('button', { name: /notifications/i }).click();
  await expect(maker.getByText(commands.notifications.remixed)).toBeVisible();
  await maker.keyboard.press('Escape');

  await maker.getByRole('img', { name: PROMPT }).first().click();
  await maker.getByRole('button', { name: shareTexts.manage }).click();
  const dialog = maker.getByRole('dialog', { name: shareTexts.title });
  await dialog.getByRole('switch', { name: shareTexts.showsMaker }).click();
  await expect(dialog.getByRole('switch', { name: shareTexts.showsMaker })).toBeChecked();
  await expectAccessible(maker, 'the sharing settings');
  await visitor.goto(link);
  await expect(visitor.getByText('By Ana Example')).toBeVisible();
  await dialog.getByRole('button', { name: shareTexts.stop }).click();
  await expect(maker.getByText(shareTexts.stopped)).toBeVisible();

  const gone = await visitor.goto(link);
  expect(gone?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: sharing.page.gone })).toBeVisible();
  expect(await statusAt(visitor, `${link}/image.png`)).toBe(404);
  await visitor.context().close();
});

test('@thorough a shared loop plays in a frame of another site, pauses, and waits where less motion is wanted', async ({
  page: maker,
  browser,
}) => {
  await logIn(maker, USERS.looper);
  const { id } = await newestOf(maker);
  await maker.goto('/my-creations');
  await maker.evaluate(
    async ([path, name, header]) => {
      const token = new RegExp(`${name}=([^;]+)`).exec(document.cookie)?.[1] ?? '';
      await fetch(path!, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [header!]: decodeURIComponent(token) },
        body: '{}',
      });
    },
    [pathTo(SHARE_ROUTES.ofCreation, { id }), 'XSRF-TOKEN', 'X-XSRF-TOKEN'],
  );
  const answer = await maker.request.get(pathTo(SHARE_ROUTES.ofCreation, { id }));
  const { share } = (await answer.json()) as { share: { slug: string } };
  const embed = `${ORIGIN}${pathTo(SHARE_ROUTES.embed, { slug: share.slug })}`;

  const elsewhere = await openSite(
    `<iframe src="${embed}" width="480" height="480"></iframe><iframe src="${ORIGIN}/l/${share.slug}"></iframe>`,
  );

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ reducedMotion });
    const site = await context.newPage();
    await site.goto(elsewhere.url);
    const player = site.frameLocator('iframe >> nth=0');
    const picture = player.getByRole('img');
    const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    const waits = reducedMotion === 'reduce';
    await expect.poll(shown).toMatch(waits ? /still-1200\.jpg$/ : /loop\.gif$/);
    await player.getByRole('button', { name: waits ? 'Play' : 'Pause' }).click();
    await expect.poll(shown).toMatch(waits ? /loop\.gif$/ : /still-1200\.jpg$/);
    // The page itself may not be framed.
    await expect(site.frameLocator('iframe >> nth=1').getByRole('heading')).toHaveCount(0);
    await context.close();
  }
  elsewhere.close();
});
