import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import {
  type Account,
  type Creation,
  CSRF_COOKIE,
  CSRF_HEADER,
  LANGUAGES,
  LENIENT_HANDLING,
  LIMITS,
  MESSAGES,
  PREFER_HEADER,
  ROUTES,
} from '@loopwright/contract';
import type { Locator, Page } from '@playwright/test';
import { readZip } from '../../../apps/server/src/modules/account-deletion/testing/read-zip.ts';
import { createEmailComposer } from '../../../apps/server/src/modules/accounts/recovery/emails/compose-emails.ts';
import { contactEmail } from '../../../apps/server/src/modules/contact/contact-email.ts';
import { texts as security } from '../../../apps/web/src/language/en/security.ts';
import { INJECTIONS, watchForInjections } from '../injections.ts';
import { ACCOUNT_ERROR, expect, logIn, newUsername, open, signUp, test } from '../journey.ts';
import { changeSessionUser } from '../mock-responses.ts';
import { ORIGIN } from '../settings.ts';
import { PASSWORD, USERS } from '../users.ts';

const { create, gallery } = MESSAGES;

/** All payloads in one text. */
const ALL = INJECTIONS.join(' ');
const NAME = INJECTIONS.slice(6, 9).join(' ');
const MEMBER_PATHS = ['/profile', '/create', '/my-creations', '/pricing', '/contact', '/'];

/** Signs a user up whose every field is a payload, past the checks of the form. */
async function signUpWithPayloads(page: Page): Promise<string> {
  await page.request.get(ROUTES.me, { headers: { [PREFER_HEADER]: LENIENT_HANDLING } });
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === CSRF_COOKIE)?.value ?? '';
  const username = `${INJECTIONS[6]}${newUsername().slice(-8)}`;
  const response = await page.request.post(ROUTES.register, {
    data: {
      username,
      password: PASSWORD,
      name: NAME,
      // As much of a payload as a valid email address can hold.
      email: `'onerror=alert{6}'/${newUsername()}@example.com`,
    },
    headers: {
      'user-agent': `${NAME} Firefox/130.0`,
      [CSRF_HEADER]: decodeURIComponent(token),
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  return username;
}

test('@thorough a payload as username or name is only text, on the profile and in the data export', async ({
  page,
}, testInfo) => {
  const watch = await watchForInjections(page);
  expect(NAME.length).toBeLessThanOrEqual(LIMITS.nameMaximum);
  const username = await signUpWithPayloads(page);
  await open(page, '/profile');
  await expect(page.getByText(security.sessions.title)).toBeVisible();
  for (const text of [NAME, username]) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  expect(await watch.unexpectedElements()).toEqual([]);

  const archive = await page.request.get(ROUTES.accountExport);
  expect(archive.headers()['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.zip"$/);
  const files = await readZip(await archive.body());
  for (const name of files.keys()) expect(name).toMatch(/^[\w-]+\.(?:txt|json)$/);
  // The file as a browser opens it from an unpacked archive.
  const readme = testInfo.outputPath('README.txt');
  await writeFile(readme, files.get('README.txt')?.bytes ?? '');
  await page.goto(pathToFileURL(readme).href);
  await expect(page.locator('body')).toContainText(`about ${username}`);
  expect(await watch.unexpectedElements()).toEqual([]);
  expect(watch.violations).toEqual([]);
});

test('@thorough payloads from users, providers, browsers and the operator are only text on every page', async ({
  page,
}) => {
  const watch = await watchForInjections(page);
  await signUp(page);
  const moment = new Date().toISOString();
  const account: Account = {
    hasPassword: true,
    isEmailConfirmed: false,
    storedBytes: 0,
    identities: (['google', 'microsoft'] as const).map((provider) => ({
      provider,
      label: ALL,
      linkedAt: moment,
    })),
    sessions: INJECTIONS.map((agent, index) => ({
      id: String(index),
      agent,
      startedAt: moment,
      lastSeenAt: moment,
      isCurrent: index === 0,
    })),
  };
  await page.route(`**${ROUTES.account}`, (route) => route.fulfill({ json: { account } }));
  const notification = { title: ALL, text: ALL };
  await changeSessionUser(page, { name: ALL, username: ALL, email: ALL, notification });
  for (const path of MEMBER_PATHS) {
    await open(page, path);
    await expect(page.getByTitle(ALL)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await watch.unexpectedElements(), path).toEqual([]);
    if (path !== '/profile') continue;
    await expect(page.getByText(security.sessions.title)).toBeVisible();
    const text = await page.getByRole('main').innerText();
    for (const injection of INJECTIONS) expect(text).toContain(`${injection}\n`);
    await page.getByRole('button', { name: security.data.delete }).click();
    await expect(page.getByRole('alertdialog')).toContainText(ALL);
    expect(await watch.unexpectedElements(), 'the dialog before account deletion').toEqual([]);
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ALL);
  await expect(page.getByRole('heading', { name: ALL, level: 3 })).toBeVisible();
  expect(watch.violations).toEqual([]);
});

test('@thorough payloads in prompts are only text in the gallery and its dialog', async ({
  page,
}) => {
  const watch = await watchForInjections(page);
  await logIn(page, USERS.collector);
  await page.route(`**${ROUTES.creations}*`, async (route) => {
    const response = await route.fetch({ url: `${ORIGIN}${ROUTES.creations}?limit=60` });
    const { items } = (await response.json()) as { items: Creation[] };
    const named = [ALL, ...INJECTIONS].flatMap((prompt, index) => {
      const item = items[index];
      return item === undefined ? [] : [{ ...item, prompt }];
    });
    await route.fulfill({ json: { items: named, nextCursor: null } });
  });
  await open(page, '/my-creations');
  await expect(page.getByRole('heading', { name: gallery.title })).toBeVisible();
  const cards = page.getByRole('main').locator('li[aria-posinset]');
  await expect(cards.first()).toBeVisible();
  // Only the cards near the window are in the page.
  const texts = new Map<string, string>();
  for (let i = 0; i < 40 && texts.size < INJECTIONS.length + 1; i++) {
    const shown = await cards.evaluateAll((all) =>
      all.map(
        (card) =>
          [
            card.getAttribute('aria-posinset') ?? '',
            card.querySelector('p[title]')?.textContent ?? '',
          ] as const,
      ),
    );
    for (const [place, text] of shown) texts.set(place, text);
    expect(await watch.unexpectedElements()).toEqual([]);
    await page.mouse.wheel(0, 800);
    await page.waitForLoadState('networkidle');
  }
  const inOrder = [...texts].toSorted(([one], [other]) => Number(one) - Number(other));
  expect(inOrder.map(([, text]) => text)).toEqual([ALL, ...INJECTIONS]);

  await page.evaluate(() => window.scrollTo(0, 0));
  await cards.first().getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText(ALL).first()).toBeVisible();
  expect(await watch.unexpectedElements()).toEqual([]);
  expect(watch.violations).toEqual([]);
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('@thorough payloads in prompts, answers and file names are only text on the create page', async ({
  page,
}) => {
  const watch = await watchForInjections(page);
  await signUp(page);
  expect(ALL.length).toBeLessThanOrEqual(LIMITS.promptMaximum);
  await page.route(ROUTES.generateImage, (route) =>
    route.fulfill({
      json: {
        image: { mimeType: 'image/png', base64Data: PIXEL },
        text: ALL,
        creation: null,
      },
    }),
  );
  await open(page, '/create');
  const name = `${ALL.replaceAll('/', '')}.png`;
  const favicon = await readFile(new URL('../../../apps/web/public/favicon.ico', import.meta.url));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: favicon });
  await page.getByLabel(create.prompt).fill(ALL);
  // What is said of the words moves the form.
  await expect(page.getByText('Draws:')).toBeVisible();
  await page.getByRole('button', { name: create.generateImage }).click();
  await expect(page.getByRole('figure').getByText(ALL, { exact: true })).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  expect(await watch.unexpectedElements()).toEqual([]);
  expect(watch.violations).toEqual([]);
});

/** Fills every field of a form with all payloads, and submits it. */
async function submitPayloads(form: Locator): Promise<void> {
  const fields = form.locator('input:visible:not([type=checkbox], [readonly]), textarea');
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) await field.fill(ALL);
  await form.locator('button[type=submit]').click();
  await expect(form.page().getByRole('alert').first()).toBeVisible();
}

test.describe('in forms with errors', () => {
  test.use({ allowedConsole: ACCOUNT_ERROR });

  test('@thorough the typed payloads stay text', async ({ page }) => {
    const watch = await watchForInjections(page);
    const address = encodeURIComponent(ALL);
    const paths = ['/login', '/signup', '/forgotten-password', '/contact'];
    for (const path of [...paths, `/reset-password#token=${address}`]) {
      await open(page, path);
      await submitPayloads(page.getByRole('main').locator('form:has(button[type=submit])'));
      expect(await watch.unexpectedElements(), path).toEqual([]);
    }
    await open(page, `/confirm-email#token=${address}`);
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await watch.unexpectedElements(), 'a link of an email').toEqual([]);

    await signUp(page);
    for (const button of [security.email.change, security.password.change, security.data.delete]) {
      await open(page, '/profile');
      await page.getByRole('button', { name: button, exact: true }).click();
      await submitPayloads(page.locator('form:has(input[type=password])'));
      expect(await watch.unexpectedElements(), button).toEqual([]);
    }
    expect(watch.violations).toEqual([]);
  });
});

test('@thorough emails with payloads contain no scripts', async ({ browser }) => {
  const write = createEmailComposer(ORIGIN);
  const accountEmails = LANGUAGES.flatMap((language) =>
    INJECTIONS.flatMap((name) => {
      const to = { email: `${name}@example.com`, name, language };
      return [
        write.confirmEmail(to, 'token'),
        write.resetPassword(to, 'token'),
        write.passwordChanged(to, new Date(0)),
        write.emailChanged(to, new Date(0)),
      ];
    }),
  );
  const form = { name: ALL, email: `${ALL}@example.com`, message: ALL };
  const team = {
    id: 'team',
    name: ALL,
    role: 'owner',
    plan: 'premium',
    isReadOnly: false,
  } as const;
  const payments = { tokensRemaining: 0, stripeCustomerId: null, subscription: null };
  const sender = {
    user: { id: 'user', username: ALL, workspace: { ...team, ...payments }, workspaces: [team] },
    errors: [{ at: ALL, code: ALL, requestId: ALL }],
  };
  const addresses = { contactAddress: 'operator@example.com', priorityAddress: 'desk@example.com' };
  const contactMessage = contactEmail(form, sender, addresses);
  // A page without a content security policy, as a mail program may be.
  const context = await browser.newContext();
  const reader = await context.newPage();
  const watch = await watchForInjections(reader);
  // The composer drops names that are no names, so most emails of a kind are equal.
  for (const html of new Set(accountEmails.map((email) => email.html))) {
    await reader.setContent(html);
    expect(await watch.unexpectedElements(), html).toEqual([]);
  }
  await reader.setContent(contactMessage.html);
  await expect(reader.getByText(ALL, { exact: true })).toBeVisible();
  await expect(reader.getByText(`${ALL} <${form.email}>, signed in as ${ALL}`)).toBeVisible();
  expect(await watch.unexpectedElements()).toEqual([]);
  expect(watch.violations).toEqual([]);
  await context.close();
});
