import { type Account, CSRF_HEADER, MESSAGES, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Email } from '../../../platform/mail/mailer.ts';
import { rateLimits, users } from '../../../schema/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { eventually } from '../../../testing/eventually.ts';
import { newForm, newUser, PASSWORD } from '../../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forget, nextEmail, nextToken, tokensTo } from './testing/mailbox.ts';

const HOUR_MS = 60 * 60 * 1000;
const PAGE = 'confirm-email';

describeOnEachDatabase('an email', (open) => {
  let database: Database;
  let server: TestApp;
  let failure: Error | null = null;
  beforeAll(async () => {
    database = await open();
    const emails: Email[] = [];
    const send = async (email: Email) => {
      if (failure !== null) throw failure;
      emails.push(email);
    };
    server = { ...(await openTestApp(database, { mailer: { send } })), emails };
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    failure = null;
    await database.orm.delete(rateLimits);
  });

  const accountOf = async (browser: Browser) =>
    (await browser.get(ROUTES.account)).json<{ account: Account }>().account;
  const emailOf = async (browser: Browser) =>
    (await browser.get(ROUTES.me)).json<{ user: { email: string } }>().user.email;
  const confirm = async (token: string) => {
    const browser = await server.newBrowser().visit();
    return browser.post(ROUTES.emailConfirmation, { token });
  };
  const change = (browser: Browser, email: string, currentPassword = PASSWORD) =>
    browser.post(ROUTES.accountEmail, { email, currentPassword });
  const waitMs = (durationMs: number) => {
    server.time.now = new Date(server.time.now.getTime() + durationMs);
  };
  const away = () =>
    new AppError('mailAway', {
      cause: Object.assign(new Error('550 no such user: canary@example.com'), {
        code: 'EENVELOPE',
      }),
    });

  describe('of a new user', () => {
    it('is confirmed with the link of an email in the language of the page', async () => {
      const form = newForm();
      const browser = await server.newBrowser().visit();
      const headers = { 'accept-language': 'de-AT,en;q=0.5' };
      await browser.post(ROUTES.register, form, { headers });
      const email = await nextEmail(server, form.email, 'Bestätige deine E-Mail-Adresse');
      expect(email.text).toContain('Hallo Ana,');
      expect((await accountOf(browser)).isEmailConfirmed).toBe(false);
      const response = await confirm(await nextToken(server, form.email, PAGE));
      expect([response.statusCode, response.json()]).toEqual([200, {}]);
      expect((await accountOf(browser)).isEmailConfirmed).toBe(true);
      expect(await emailOf(browser)).toBe(form.email);
    });

    it('may be out of reach: signing up works, and the log names no user', async () => {
      failure = away();
      const form = newForm();
      const browser = await newUser(server, form);
      expect((await browser.get(ROUTES.me)).statusCode).toBe(200);
      await eventually(() => expect(server.log()).toContain('mailAway: EENVELOPE'));
      for (const secret of ['canary', form.email]) expect(server.log()).not.toContain(secret);
    });

    it('is confirmed for a day by the link, once', async () => {
      const [form, other] = [newForm(), newForm()];
      await newUser(server, form);
      await newUser(server, other);
      const token = await nextToken(server, form.email, PAGE);
      const late = await nextToken(server, other.email, PAGE);
      waitMs(24 * HOUR_MS - 1);
      expect((await confirm(token)).statusCode).toBe(200);
      expect((await confirm(token)).json()).toMatchObject({ message: SERVER_MESSAGES.linkExpired });
      waitMs(1);
      expect((await confirm(late)).json()).toMatchObject({ message: SERVER_MESSAGES.linkExpired });
    });

    it('can be asked about again, three times an hour, until it is confirmed', async () => {
      const form = newForm();
      const browser = await newUser(server, form);
      await nextToken(server, form.email, PAGE);
      // The first one that the sign-up sent does not count.
      for (let count = 2; count <= 4; count += 1) {
        expect((await browser.post(ROUTES.accountEmailConfirmation)).statusCode).toBe(202);
        expect(tokensTo(server, form.email, PAGE)).toHaveLength(count);
      }
      const refused = await browser.post(ROUTES.accountEmailConfirmation);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ message: SERVER_MESSAGES.tooManyMails });
      const [first = '', , , last = ''] = tokensTo(server, form.email, PAGE);
      expect((await confirm(first)).statusCode).toBe(400);
      expect((await confirm(last)).statusCode).toBe(200);
      const done = await browser.post(ROUTES.accountEmailConfirmation);
      expect(done.statusCode).toBe(409);
      expect(done.json()).toMatchObject({ message: SERVER_MESSAGES.nothingToConfirm });
    });

    it('is told about honestly while no email can be sent, which does not count', async () => {
      const browser = await newUser(server);
      failure = away();
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const response = await browser.post(ROUTES.accountEmailConfirmation);
        expect(response.statusCode).toBe(503);
      }
      failure = null;
      expect((await browser.post(ROUTES.accountEmailConfirmation)).statusCode).toBe(202);
    });
  });

  describe('that is to be another one', () => {
    it('stays as it is until the link at the new address is used; then the old one is told', async () => {
      const form = newForm();
      const browser = await newUser(server, form);
      const email = `New.${form.email}`;
      const asked = await change(browser, ` ${email} `);
      expect([asked.statusCode, asked.json()]).toEqual([202, {}]);
      const token = await nextToken(server, email, PAGE);
      expect(await emailOf(browser)).toBe(form.email);
      await forget(server, form.email);
      const old = await nextToken(server, form.email, 'reset-password');

      expect((await confirm(token)).statusCode).toBe(200);
      expect(await emailOf(browser)).toBe(email);
      expect((await accountOf(browser)).isEmailConfirmed).toBe(true);
      const notice = await nextEmail(server, form.email, 'Your email was changed');
      expect(notice.text).not.toContain(email);
      const late = await server.newBrowser().visit();
      const body = { token: old, password: 'an old mailbox of mine' };
      expect((await late.post(ROUTES.passwordReset, body)).statusCode).toBe(400);
      const again = { username: email.toLowerCase(), password: PASSWORD };
      expect((await late.post(ROUTES.login, again)).statusCode).toBe(200);
    });

    it.each([
      ['no-address', MESSAGES.signup.invalidEmail, 400],
      ['a@b, c@example.com', MESSAGES.signup.invalidEmail, 400],
      ['a\u200b@example.com', SERVER_MESSAGES.invisibleCharacters, 400],
      [`${'x'.repeat(250)}@example.com`, MESSAGES.signup.invalidEmail, 400],
    ])('must be one that emails can go to, not %.20j', async (email, message, status) => {
      const browser = await newUser(server);
      const response = await change(browser, email);
      expect([response.statusCode, response.json<Error>().message]).toEqual([status, message]);
    });

    it('needs the password, another address than now, and one that no account has', async () => {
      const [form, other] = [newForm(), newForm()];
      const browser = await newUser(server, form);
      await newUser(server, other);
      const messageOf = async (email: string, password?: string) =>
        (await change(browser, email, password)).json<{ message: string }>().message;
      const mine = form.email.toUpperCase();
      const { wrongPassword, emailUnchanged, emailTaken } = SERVER_MESSAGES;
      expect(await messageOf(`new-${form.email}`, 'a wrong one')).toBe(wrongPassword);
      expect(await messageOf(mine)).toBe(emailUnchanged);
      expect(await messageOf(other.email)).toBe(emailTaken);
      expect(await emailOf(browser)).toBe(form.email);
    });

    it('stays with the account that has it when the link is used', async () => {
      const form = newForm();
      const browser = await newUser(server, form);
      const email = `wanted-${form.email}`;
      await change(browser, email);
      const token = await nextToken(server, email, PAGE);
      const quicker = await newUser(server, newForm({ email }));
      const response = await confirm(token);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ message: SERVER_MESSAGES.emailTaken });
      expect([await emailOf(browser), await emailOf(quicker)]).toEqual([form.email, email]);
    });

    it('goes to exactly one of two who use their links at once', async () => {
      const forms = [newForm(), newForm()];
      const email = `both-${forms[0]?.email}`;
      const tokens: string[] = [];
      for (const form of forms) {
        await change(await newUser(server, form), email);
        tokens.push(await nextToken(server, email, PAGE, tokens.length + 1));
      }
      const statuses = await Promise.all(
        tokens.map(async (token) => (await confirm(token)).statusCode),
      );
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
    });

    it('can be asked for three times an hour, to whichever addresses', async () => {
      const form = newForm();
      const browser = await newUser(server, form);
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) {
        statuses.push((await change(browser, `${count}-${form.email}`)).statusCode);
      }
      expect(statuses).toEqual([202, 202, 202, 429]);
    });

    it('can be the first one, for users whose identity provider told none', async () => {
      const form = newForm();
      const browser = await newUser(server, form);
      const isTheirs = eq(users.username, form.username);
      await database.orm.update(users).set({ email: null, emailKey: null }).where(isTheirs);
      expect((await browser.post(ROUTES.accountEmailConfirmation)).statusCode).toBe(409);
      const email = `first-${form.email}`;
      expect((await change(browser, email)).statusCode).toBe(202);
      expect((await confirm(await nextToken(server, email, PAGE))).statusCode).toBe(200);
      expect(await emailOf(browser)).toBe(email);
    });
  });

  it('can be changed by signed-in users only', async () => {
    const visitor = await server.newBrowser().visit();
    expect((await change(visitor, 'new@example.com')).statusCode).toBe(401);
    expect((await visitor.post(ROUTES.accountEmailConfirmation)).statusCode).toBe(401);
    const user = await newUser(server);
    const headers = { [CSRF_HEADER]: 'forged' };
    const body = { email: 'new@example.com', currentPassword: PASSWORD };
    expect((await user.post(ROUTES.accountEmail, body, { headers })).statusCode).toBe(403);
  });
});
