import { createHash } from 'node:crypto';
import { userAccountResponseSchema, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { identities, mailLinks, rateLimits, users } from '../../../schema/schema.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { eventually } from '../../../testing/eventually.ts';
import { newForm, newUser, PASSWORD } from '../../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { allEmailsSent, forget, nextEmail, nextToken, tokensTo } from './testing/mailbox.ts';
import { recordStatements } from './testing/record-statements.ts';

const NEW_PASSWORD = 'a staple of horses';
const MINUTE_MS = 60 * 1000;
const PAGE = 'reset-password';

describeOnEachDatabase('a forgotten password', (open) => {
  let database: Database;
  let server: TestApp;
  let statements: string[];
  beforeAll(async () => {
    const recording = recordStatements(await open());
    ({ database, statements } = recording);
    server = await openTestApp(database);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database.orm.delete(rateLimits);
  });

  const waitMs = (durationMs: number) => {
    server.time.now = new Date(server.time.now.getTime() + durationMs);
  };
  const reset = async (token: string, password = NEW_PASSWORD, address?: string) => {
    const browser = await server.newBrowser(address).visit();
    return { browser, response: await browser.post(ROUTES.passwordReset, { token, password }) };
  };
  const messageOf = async (token: string, password?: string) => {
    const { response } = await reset(token, password);
    return [response.statusCode, response.json<{ message: string }>().message];
  };
  const login = async (username: string, password: string) => {
    const browser = await server.newBrowser().visit();
    return (await browser.post(ROUTES.login, { username, password })).statusCode;
  };
  const mostAttempts = async () => {
    const counted = await database.orm.select().from(rateLimits);
    return Math.max(...counted.map(({ count }) => count));
  };
  const idOf = async (username: string) => {
    const [row] = await database.orm.select().from(users).where(eq(users.username, username));
    return row?.id ?? '';
  };
  const linkIdentity = async (username: string) => {
    const userId = await idOf(username);
    const known = { provider: 'google', label: 'user@example.com' } as const;
    const linkedAt = server.time.now;
    await database.orm.insert(identities).values({ ...known, subject: userId, userId, linkedAt });
    return () => database.orm.select().from(identities).where(eq(identities.userId, userId));
  };

  it('is reset with the link that was sent, which starts a session and ends all others', async () => {
    const form = newForm();
    const lost = await newUser(server, form);
    const asked = await forget(server, ` ${form.email.toUpperCase()} `);
    expect([asked.statusCode, asked.json()]).toEqual([202, {}]);
    const token = await nextToken(server, form.email, PAGE);
    const { browser, response } = await reset(token);
    expect(response.statusCode).toBe(200);
    const { user, account } = userAccountResponseSchema.parse(response.json());
    expect(user.username).toBe(form.username);
    expect(account).toMatchObject({ hasPassword: true, isEmailConfirmed: true });
    expect(account.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect((await browser.get(ROUTES.me)).json()).toEqual({ user });
    expect((await lost.get(ROUTES.me)).statusCode).toBe(401);
    expect(await login(form.username, PASSWORD)).toBe(401);
    expect(await login(form.username, NEW_PASSWORD)).toBe(200);
    const notice = await nextEmail(server, form.email, 'Your password was changed');
    expect(notice.text).toContain('/forgotten-password');
  });

  it('is answered the same whether or not there is such an account', async () => {
    const form = newForm();
    await newUser(server, form);
    const emails = [form.email, 'unknown@example.com', form.username, '', 'a\u0000b@example.com'];
    for (const email of emails) {
      const response = await forget(server, email);
      expect([response.statusCode, response.body]).toEqual([202, '{}']);
    }
    await nextToken(server, form.email, PAGE);
    expect(server.emails.some(({ to }) => to === 'unknown@example.com')).toBe(false);
    expect(server.log()).not.toContain('could not be sent');
  });

  it('costs the same statements and no hash, whether or not there is such an account', async () => {
    const form = newForm();
    await newUser(server, form);
    await allEmailsSent(server);
    await server.stopEmails();
    const costOf = async (email: string) => {
      statements.length = 0;
      await forget(server, email);
      return statements.map((statement) => statement.replaceAll(/'[\da-f-]{36}'/g, 'an id'));
    };
    const unknown = await costOf('unknown@example.com');
    const known = await costOf(form.email);
    expect(known).toEqual(unknown);
    expect(known.length).toBeGreaterThan(1);
    await server.startEmails();
    await nextToken(server, form.email, PAGE);
  });

  it('is answered before the email is sent', async () => {
    const form = newForm();
    await newUser(server, form);
    await allEmailsSent(server);
    await server.stopEmails();
    expect((await forget(server, form.email)).statusCode).toBe(202);
    expect(tokensTo(server, form.email, PAGE)).toEqual([]);
    await server.startEmails();
    await nextToken(server, form.email, PAGE);
  });

  describe('the link', () => {
    const newLink = async (form = newForm()) => {
      await newUser(server, form);
      await forget(server, form.email);
      return { form, token: await nextToken(server, form.email, PAGE) };
    };

    it('works once, however many use it at once', async () => {
      const { token } = await newLink();
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, index) => reset(token, NEW_PASSWORD, `192.0.2.${index}`)),
      );
      const statuses = all.map(({ response }) => response.statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 400)).toHaveLength(19);
      expect(await messageOf(token)).toEqual([400, SERVER_MESSAGES.linkExpired]);
    });

    it('works for half an hour', async () => {
      const [early, late] = [await newLink(), await newLink()];
      waitMs(30 * MINUTE_MS - 1);
      expect((await reset(early.token)).response.statusCode).toBe(200);
      waitMs(1);
      expect(await messageOf(late.token)).toEqual([400, SERVER_MESSAGES.linkExpired]);
    });

    it('ends with the next one', async () => {
      const { form, token } = await newLink();
      await forget(server, form.email);
      const next = await nextToken(server, form.email, PAGE, 2);
      expect(await messageOf(token)).toEqual([400, SERVER_MESSAGES.linkExpired]);
      expect((await reset(next)).response.statusCode).toBe(200);
    });

    it('is one, however many are asked for at once', async () => {
      const form = newForm();
      await newUser(server, form);
      await Promise.all([1, 2, 3].map(() => forget(server, form.email)));
      await nextToken(server, form.email, PAGE, 3);
      const links = await database.orm
        .select()
        .from(mailLinks)
        .where(eq(mailLinks.email, form.email));
      expect(links.filter(({ purpose }) => purpose === PAGE)).toHaveLength(1);
    });

    it.each([
      ['short', 'Password must be at least 8 characters'],
      ['password', SERVER_MESSAGES.passwordCommon],
      ['x'.repeat(129), SERVER_MESSAGES.passwordTooLong],
    ])('is not used up by a password that is refused (%.10s)', async (password, message) => {
      const { token } = await newLink();
      expect(await messageOf(token, password)).toEqual([400, message]);
      expect((await reset(token)).response.statusCode).toBe(200);
    });

    it('opens nothing else, and what opens something else does not reset', async () => {
      const { form, token } = await newLink();
      const browser = await server.newBrowser().visit();
      expect((await browser.post(ROUTES.emailConfirmation, { token })).statusCode).toBe(400);
      const other = await nextToken(server, form.email, 'confirm-email');
      expect(await messageOf(other)).toEqual([400, SERVER_MESSAGES.linkExpired]);
    });

    it('is stored as a hash, and reaches neither the log nor any address', async () => {
      const { form, token } = await newLink();
      const tokenHash = createHash('sha256').update(token).digest('hex');
      const rows = await database.orm
        .select()
        .from(mailLinks)
        .where(eq(mailLinks.email, form.email));
      expect(rows.map((row) => row.tokenHash)).toContain(tokenHash);
      expect(JSON.stringify(rows)).not.toContain(token);
      await reset(token);
      for (const secret of [token, tokenHash, form.email, NEW_PASSWORD]) {
        expect(server.log()).not.toContain(secret);
      }
    });

    it('is swept when it has expired', async () => {
      const { form } = await newLink();
      const left = async () =>
        (await database.orm.select().from(mailLinks)).filter(({ email }) => email === form.email);
      expect((await left()).map(({ purpose }) => purpose).sort()).toEqual(['confirm-email', PAGE]);
      waitMs(30 * MINUTE_MS);
      const { deleteExpiredLinks } = await import('./mail-link-store.ts');
      await deleteExpiredLinks(database.orm, server.time.now);
      expect((await left()).map(({ purpose }) => purpose)).toEqual(['confirm-email']);
    });
  });

  describe('an account that another person may have made', () => {
    it('loses the accounts elsewhere that were linked before the email was confirmed', async () => {
      const form = newForm();
      await newUser(server, form);
      const linked = await linkIdentity(form.username);
      await forget(server, form.email);
      await reset(await nextToken(server, form.email, PAGE));
      expect(await linked()).toEqual([]);
      const { text } = await nextEmail(server, form.email, 'Your password was changed');
      expect(text).not.toContain('Google');
      expect(text).not.toContain('/profile');
    });

    it('keeps them when the email was confirmed', async () => {
      const form = newForm();
      const browser = await newUser(server, form);
      const token = await nextToken(server, form.email, 'confirm-email');
      expect((await browser.post(ROUTES.emailConfirmation, { token })).statusCode).toBe(200);
      const linked = await linkIdentity(form.username);
      await forget(server, form.email);
      await reset(await nextToken(server, form.email, PAGE));
      expect(await linked()).toHaveLength(1);
      const { text } = await nextEmail(server, form.email, 'Your password was changed');
      expect(text).toContain('Google · user@example.com');
      expect(text).toContain('/profile');
    });

    it('cannot be moved to another email by a link that was sent before', async () => {
      const form = newForm();
      const intruder = await newUser(server, form);
      const email = `intruder-of-${form.email}`;
      await intruder.post(ROUTES.accountEmail, { email, currentPassword: PASSWORD });
      const trap = await nextToken(server, email, 'confirm-email');
      await forget(server, form.email);
      const { browser } = await reset(await nextToken(server, form.email, PAGE));
      const sprung = await server.newBrowser().visit();
      const response = await sprung.post(ROUTES.emailConfirmation, { token: trap });
      expect(response.json()).toMatchObject({ message: SERVER_MESSAGES.linkExpired });
      expect((await browser.get(ROUTES.me)).json()).toMatchObject({ user: { email: form.email } });
    });
  });

  describe('within an hour', () => {
    it('one mailbox gets three emails, and the answer does not change', async () => {
      const form = newForm();
      await newUser(server, form);
      for (let count = 1; count <= 3; count += 1) {
        await forget(server, form.email, `192.0.2.${count}`);
        await nextToken(server, form.email, PAGE, count);
      }
      const refused = await forget(server, form.email, '192.0.2.9');
      expect([refused.statusCode, refused.body]).toEqual([202, '{}']);
      // It is counted after the answer: in this hour, if the clock stands still until then.
      await eventually(async () => expect(await mostAttempts()).toBe(4));
      waitMs(60 * MINUTE_MS);
      await forget(server, form.email, '192.0.2.9');
      await nextToken(server, form.email, PAGE, 4);
      expect(tokensTo(server, form.email, PAGE)).toHaveLength(4);
    });

    it('one network address asks for ten, to any mailboxes', async () => {
      const form = newForm();
      await newUser(server, form);
      for (let count = 0; count < 10; count += 1) {
        await forget(server, `unknown-${count}@example.com`, '192.0.2.77');
      }
      const refused = await forget(server, form.email, '192.0.2.77');
      expect([refused.statusCode, refused.body]).toEqual([202, '{}']);
      await forget(server, form.email, '192.0.2.78');
      await nextToken(server, form.email, PAGE);
      expect(tokensTo(server, form.email, PAGE)).toHaveLength(1);
    });
  });

  it('cannot be guessed at for long from one address', async () => {
    const guess = async () => (await reset('x'.repeat(43), NEW_PASSWORD, '192.0.2.99')).response;
    for (let count = 0; count < 30; count += 1) expect((await guess()).statusCode).toBe(400);
    const refused = await guess();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
  });

  it('signs the user in although the old one was guessed at too often', async () => {
    const form = newForm();
    await newUser(server, form);
    for (let count = 0; count < 11; count += 1) await login(form.username, 'a wrong guess');
    expect(await login(form.username, PASSWORD)).toBe(429);
    await forget(server, form.email);
    await reset(await nextToken(server, form.email, PAGE));
    expect(await login(form.username, NEW_PASSWORD)).toBe(200);
  });
});
