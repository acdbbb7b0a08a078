import { CSRF_HEADER, ROUTES, SERVER_MESSAGES, WORKSPACE_HEADER } from '@loopwright/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Email } from '../../platform/mail/mailer.ts';
import { rateLimits } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { giveUserPlan } from '../../testing/workspaces.ts';
import { newMember, newPerson, newTeam } from '../teams/testing/team.ts';
import { setPlan } from '../workspaces/index.ts';

const FORM = { name: 'Zoë', email: 'zoe@example.com', message: 'How do I <b>pay</b>?' };
const ERROR = {
  requestId: '3f0d9a51-5c9e-4a8e-9a52-2f6a3a1f8a10',
  code: 'internal',
  at: '2026-11-18T11:59:00.000Z',
};
const HOUR_MS = 60 * 60 * 1000;

describeOnEachDatabase('the contact form', (open) => {
  let database: Database;
  let server: TestApp;
  let emails: Email[] = [];
  const others: Email[] = [];
  let failure: Error | null = null;

  beforeAll(async () => {
    database = await open();
    server = await openTestApp(database, {
      environment: {
        CONTACT_EMAIL: 'operator@loops.example',
        SUPPORT_PRIORITY_TO: 'priority@loops.example',
        CONTACTS_PER_HOUR: '2',
        CONTACTS_PER_HOUR_TOTAL: '4',
      },
      mailer: {
        send: async (email) => {
          if (failure !== null) throw failure;
          // New users get an email as well.
          if (email.replyTo) emails.push(email);
          else others.push(email);
        },
      },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    emails = [];
    failure = null;
    await database.orm.delete(rateLimits);
  });

  const write = async (change: object = {}, address?: string) => {
    const browser = await server.newBrowser(address).visit();
    return browser.post(ROUTES.contact, { ...FORM, ...change });
  };

  it('sends a visitor’s message to the operator, who can reply', async () => {
    const response = await write({ name: ' Zoë ', message: ' How do I\r\n<b>pay</b>? ' });
    expect([response.statusCode, response.json()]).toEqual([202, {}]);
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      to: 'operator@loops.example',
      replyTo: { name: 'Zoë', address: 'zoe@example.com' },
      subject: 'Message from Zoë',
    });
    expect(emails[0]?.text).toContain('How do I\n<b>pay</b>?\n');
    expect(emails[0]?.text).toContain('Zoë <zoe@example.com>, not signed in');
    expect(emails[0]?.html).toContain('How do I\n&lt;b&gt;pay&lt;/b&gt;?</p>');
  });

  it('keeps a visitor’s errors out of the message', async () => {
    expect((await write({ errors: [ERROR] })).statusCode).toBe(202);
    expect(emails[0]?.text).not.toContain(ERROR.requestId);
  });

  it('names account, plan, workspace and failed requests of a signed-in user', async () => {
    const { browser, form, id } = await newPerson(server);
    const response = await browser.post(ROUTES.contact, { ...FORM, errors: [ERROR] });
    expect(response.statusCode).toBe(202);
    expect(emails[0]).toMatchObject({
      to: 'operator@loops.example',
      subject: 'Message from Zoë',
    });
    for (const part of [emails[0]?.text, emails[0]?.html]) {
      expect(part).toContain(`signed in as ${form.username}`);
      expect(part).toContain('Plan: Starter (free)');
      expect(part).toContain(`Workspace: personal (${id}), as owner`);
      expect(part).toContain(`${ERROR.at} ${ERROR.code} ${ERROR.requestId}`);
    }
  });

  it.each([
    [{ errors: Array.from({ length: 6 }, () => ERROR) }],
    [{ errors: [{ ...ERROR, requestId: '1\r\nBcc: all@example.com' }] }],
    [{ errors: [{ ...ERROR, requestId: 'request-1' }] }],
    [{ errors: [{ ...ERROR, code: 'internal\nPlan: Studio' }] }],
    [{ errors: [{ ...ERROR, at: 'yesterday' }] }],
    [{ errors: [{ ...ERROR, message: 'x' }] }],
    [{ plan: 'premium' }],
    [{ workspaceId: '00000000-0000-4000-8000-000000000000' }],
    [{ priority: true }],
  ])('refuses forged fields: %.80j', async (forged) => {
    const { browser } = await newPerson(server);
    const response = await browser.post(ROUTES.contact, { ...FORM, ...forged });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid' });
    expect(emails).toEqual([]);
  });

  describe('with priority support', () => {
    it('marks messages of a Studio owner and sends them to their own address', async () => {
      const { browser, form } = await newPerson(server);
      await giveUserPlan(database, form.username, 'premium');
      expect((await browser.post(ROUTES.contact, FORM)).statusCode).toBe(202);
      expect(emails[0]).toMatchObject({
        to: 'priority@loops.example',
        subject: '[Priority] Message from Zoë',
      });
      expect(emails[0]?.text).toContain('Plan: Studio (premium)');
    });

    it('does not mark messages of Creator', async () => {
      const { browser, form } = await newPerson(server);
      await giveUserPlan(database, form.username, 'basic');
      expect((await browser.post(ROUTES.contact, FORM)).statusCode).toBe(202);
      expect(emails[0]).toMatchObject({ to: 'operator@loops.example' });
    });

    it('marks messages of members of a team, in each of their workspaces, until its plan ends', async () => {
      const team = await newTeam(server, 'Loop makers');
      const { browser, id } = await newMember({ ...server, emails: others }, team, 'viewer');
      expect((await browser.post(ROUTES.contact, FORM)).statusCode).toBe(202);
      expect(emails[0]).toMatchObject({ to: 'priority@loops.example' });
      expect(emails[0]?.text).toContain(`Workspace: “Loop makers” (${team.id}), as viewer`);

      const headers = { [WORKSPACE_HEADER]: id };
      expect((await browser.post(ROUTES.contact, FORM, { headers })).statusCode).toBe(202);
      expect(emails[1]).toMatchObject({ to: 'priority@loops.example' });
      expect(emails[1]?.text).toContain('Plan: Starter (free)');
      expect(emails[1]?.text).toContain(`Also in the team: “Loop makers” (${team.id})`);

      await database.transaction((tx) => setPlan(tx, team.id, 'free', server.time.now));
      expect((await browser.post(ROUTES.contact, FORM)).statusCode).toBe(202);
      expect(emails[2]).toMatchObject({
        to: 'operator@loops.example',
        subject: 'Message from Zoë',
      });
      expect(emails[2]?.text).toContain('as viewer, read-only');
    });

    it('keeps the name of a workspace on one line of the text', async () => {
      const name = 'Loops\nBcc: all@example.com\r\nPlan: Studio <b>';
      const { owner } = await newTeam(server, name);
      expect((await owner.browser.post(ROUTES.contact, FORM)).statusCode).toBe(202);
      expect(emails[0]?.subject).toBe('[Priority] Message from Zoë');
      expect(emails[0]?.text).toContain('“Loops Bcc: all@example.com Plan: Studio <b>”');
      expect(emails[0]?.html).toContain('Plan: Studio &lt;b&gt;”');
    });

    it('is not kept out by visitors, and limits each account', async () => {
      const { browser, form } = await newPerson(server);
      await giveUserPlan(database, form.username, 'premium');
      const other = await newPerson(server);
      await giveUserPlan(database, other.form.username, 'premium');
      for (let visitor = 0; visitor < 4; visitor += 1) {
        await write({}, `203.0.113.${visitor + 10}`);
      }
      expect((await write({}, '203.0.113.99')).json()).toMatchObject({ code: 'mailboxFull' });
      expect((await browser.post(ROUTES.contact, FORM)).statusCode).toBe(202);
      expect((await browser.post(ROUTES.contact, FORM)).statusCode).toBe(202);
      const third = await browser.post(ROUTES.contact, FORM);
      expect([third.statusCode, third.json<{ code: string }>().code]).toEqual([
        429,
        'tooManyMessages',
      ]);
      expect((await other.browser.post(ROUTES.contact, FORM)).statusCode).toBe(202);
    });

    it('goes to CONTACT_EMAIL where no other address is set', async () => {
      const { mail } = parseConfig({ CONTACT_EMAIL: 'operator@loops.example' });
      expect(mail.priorityAddress).toBe('operator@loops.example');
    });
  });

  it('requires the CSRF token', async () => {
    const browser = await server.newBrowser().visit();
    const headers = { [CSRF_HEADER]: 'forged' };
    expect((await browser.post(ROUTES.contact, FORM, { headers })).statusCode).toBe(403);
    expect((await server.newBrowser().post(ROUTES.contact, FORM)).statusCode).toBe(403);
    expect(emails).toEqual([]);
  });

  it('sends no email when the hidden field is filled in', async () => {
    const response = await write({ website: 'https://spam.example' });
    expect([response.statusCode, response.json()]).toEqual([202, {}]);
    expect((await write({ website: '' })).statusCode).toBe(202);
    expect(emails).toHaveLength(1);
  });

  it.each([
    [{ message: ' \u200b ' }, 'missingFields'],
    [{ name: undefined }, 'missingFields'],
    [{ email: 'zoe' }, 'invalidEmail'],
    [{ email: 'zoe@example.com\nBcc: all@example.com' }, 'invalidEmail'],
    [{ name: 'Zoë\r\nBcc: all@example.com' }, 'invisibleCharacters'],
    [{ message: 'x'.repeat(5001) }, 'messageTooLong'],
    [{ to: 'all@example.com' }, 'invalid'],
  ] as const)('refuses %.60j without counting it', async (fault, code) => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const response = await write(fault);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code, message: SERVER_MESSAGES[code] });
    }
    expect((await write()).statusCode).toBe(202);
    expect(emails).toHaveLength(1);
  });

  describe('within an hour', () => {
    it('limits the messages of one address, until the next hour', async () => {
      expect((await write()).statusCode).toBe(202);
      server.time.now = new Date(server.time.now.getTime() + 30 * 60 * 1000);
      expect((await write()).statusCode).toBe(202);
      const response = await write();
      expect(response.statusCode).toBe(429);
      expect(response.json()).toMatchObject({ message: SERVER_MESSAGES.tooManyMessages });
      expect(response.headers['retry-after']).toBe('1800');
      expect((await write({}, '203.0.113.2')).statusCode).toBe(202);
      server.time.now = new Date(server.time.now.getTime() + HOUR_MS);
      expect((await write()).statusCode).toBe(202);
      expect(emails).toHaveLength(4);
    });

    it('limits the messages of all addresses together, also simultaneous ones', async () => {
      const statuses = await Promise.all(
        Array.from({ length: 8 }, async (_, index) => {
          const response = await write({}, `203.0.113.${index + 10}`);
          return response.statusCode;
        }),
      );
      expect(statuses.filter((status) => status === 202)).toHaveLength(4);
      expect(emails).toHaveLength(4);
      const response = await write({}, '203.0.113.99');
      expect(response.json()).toMatchObject({
        code: 'mailboxFull',
        message: SERVER_MESSAGES.mailboxFull,
      });
    });
  });

  it('reports an unavailable mail server, and does not count the attempt', async () => {
    failure = new AppError('mailAway', {
      retryAfterSeconds: 60,
      cause: new Error('connect ECONNREFUSED'),
    });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const response = await write();
      expect(response.statusCode).toBe(503);
      expect(response.json()).toMatchObject({ message: SERVER_MESSAGES.mailAway });
      expect(response.headers['retry-after']).toBe('60');
    }
    failure = null;
    expect((await write()).statusCode).toBe(202);
    expect(emails).toHaveLength(1);
  });

  it('keeps messages out of the log', async () => {
    failure = new Error('the outbox is full');
    expect((await write({ message: 'a canary sings' })).statusCode).toBe(500);
    expect(server.log()).toContain('the outbox is full');
    for (const secret of ['a canary sings', 'zoe@example.com', 'Zoë']) {
      expect(server.log()).not.toContain(secret);
    }
  });
});
