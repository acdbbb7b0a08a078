import { ROUTES } from '@loopwright/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Email } from '../../../platform/mail/mailer.ts';
import { jobs, mailLinks, users, workspaces } from '../../../schema/schema.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { eventually } from '../../../testing/eventually.ts';
import { newForm, newUser } from '../../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forget, nextEmail, nextToken, tokensTo } from './testing/mailbox.ts';

describeOnEachDatabase('an email that no request waits for', (open) => {
  let database: Database;
  let server: TestApp;
  let sent: Email[];
  let failures: number;
  beforeEach(async () => {
    database = await open();
    sent = [];
    failures = 0;
    server = await openServer();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server.close();
  });

  async function openServer(): Promise<TestApp> {
    const send = async (email: Email) => {
      if (failures > 0) {
        failures -= 1;
        throw new AppError('mailAway', { isRetryable: true });
      }
      sent.push(email);
    };
    return { ...(await openTestApp(database, { mailer: { send } })), emails: sent };
  }

  const jobRows = () => database.orm.select().from(jobs);
  const noneWaits = () => eventually(async () => expect(await jobRows()).toEqual([]));

  it('is sent after the process that accepted the request has died', async () => {
    const form = newForm();
    await newUser(server, form);
    await nextToken(server, form.email, 'confirm-email');
    await noneWaits();
    await server.stopEmails();
    expect((await forget(server, form.email)).statusCode).toBe(202);
    expect(await jobRows()).toMatchObject([{ status: 'queued', kind: 'email' }]);
    await server.startEmails();
    await nextToken(server, form.email, 'reset-password');
    await noneWaits();
    expect(tokensTo(server, form.email, 'reset-password')).toHaveLength(1);
  });

  it('is tried again with a new link when the mail server was away', async () => {
    const form = newForm();
    failures = 1;
    await newUser(server, form);
    await eventually(async () =>
      expect(await jobRows()).toMatchObject([{ status: 'queued', attempt: 1, deaths: 1 }]),
    );
    const links = await database.orm.select().from(mailLinks);
    await database.orm.execute(sql`update pgboss.job set start_after = now()`);
    const token = await nextToken(server, form.email, 'confirm-email');
    const browser = await server.newBrowser().visit();
    expect((await browser.post(ROUTES.emailConfirmation, { token })).statusCode).toBe(200);
    const left = await database.orm.select().from(mailLinks);
    expect(left.map(({ tokenHash }) => tokenHash)).not.toContain(links[0]?.tokenHash);
  });

  it('holds no token in the queue, and leaves no row behind', async () => {
    const form = newForm();
    await newUser(server, form);
    await nextToken(server, form.email, 'confirm-email');
    await noneWaits();
    await server.stopEmails();
    await forget(server, form.email);
    const [job] = await jobRows();
    expect(Object.keys(job?.input as object).toSorted()).toEqual([
      'at',
      'formerEmail',
      'identity',
      'language',
      'purpose',
      'userId',
    ]);
    const links = await database.orm.select().from(mailLinks);
    expect(links.map(({ purpose }) => purpose)).toEqual(['confirm-email']);
    const { rows } = await database.orm.execute(
      sql`select 1 from pgboss.job where job::text ilike ${`%${form.email}%`}`,
    );
    expect(rows).toEqual([]);
  });

  it('does nothing, in the same way, for an address without an account', async () => {
    await server.stopEmails();
    expect((await forget(server, newForm().email)).statusCode).toBe(202);
    expect(await jobRows()).toMatchObject([{ kind: 'email', input: { userId: null } }]);
    await server.startEmails();
    await noneWaits();
    expect(sent).toEqual([]);
  });

  it('is answered the same when the account is deleted during the request', async () => {
    const form = newForm();
    await newUser(server, form);
    await nextToken(server, form.email, 'confirm-email');
    await noneWaits();
    await server.stopEmails();
    const browser = await server.newBrowser().visit();
    vi.spyOn(database, 'transaction').mockImplementation(async (work) => {
      vi.restoreAllMocks();
      await database.orm.delete(workspaces);
      await database.orm.delete(users);
      return await database.transaction(work);
    });
    const response = await browser.post(ROUTES.passwordForgotten, { email: form.email });
    expect([response.statusCode, response.body]).toEqual([202, '{}']);
    expect(await database.orm.select().from(users)).toEqual([]);
    expect(await jobRows()).toMatchObject([{ createdBy: null, input: { userId: null } }]);
  });

  it('is given up after five retries, which the log tells without the address', async () => {
    const form = newForm();
    failures = Number.POSITIVE_INFINITY;
    await newUser(server, form);
    await eventually(async () => {
      await database.orm.execute(sql`update pgboss.job set start_after = now()`);
      expect(await jobRows()).toEqual([]);
    });
    expect(server.log().split('an attempt at a job failed')).toHaveLength(7);
    expect(server.log()).not.toContain(form.email);
    expect(sent).toEqual([]);
  });

  it('is not sent any more when the account was deleted', async () => {
    const form = newForm();
    const browser = await newUser(server, form);
    await nextToken(server, form.email, 'confirm-email');
    await noneWaits();
    await server.stopEmails();
    await forget(server, form.email);
    const { username, password: currentPassword } = form;
    const response = await browser.post(ROUTES.accountDeletion, { username, currentPassword });
    expect(response.statusCode).toBe(204);
    expect(await jobRows()).toEqual([]);
    await server.startEmails();
    const other = newForm();
    await newUser(server, other);
    await nextToken(server, other.email, 'confirm-email');
    expect(tokensTo(server, form.email, 'reset-password')).toEqual([]);
  });

  it('tells in the language of the request that something has changed', async () => {
    const form = newForm();
    const browser = await newUser(server, form);
    const headers = { 'accept-language': 'fr' };
    const password = 'another horse battery';
    const change = { password, currentPassword: form.password };
    expect((await browser.post(ROUTES.accountPassword, change, { headers })).statusCode).toBe(200);
    expect(await nextEmail(server, form.email, 'mot de passe')).toBeDefined();
  });
});
