import { CSRF_HEADER, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Email } from '../../platform/mail/mailer.ts';
import { rateLimits } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const FORM = { name: 'Zoë', email: 'zoe@example.com', message: 'How do I <b>pay</b>?' };
const HOUR_MS = 60 * 60 * 1000;

describeOnEachDatabase('the contact form', (open) => {
  let database: Database;
  let server: TestApp;
  let emails: Email[] = [];
  let failure: Error | null = null;

  beforeAll(async () => {
    database = await open();
    server = await openTestApp(database, {
      environment: {
        CONTACT_EMAIL: 'operator@loops.example',
        CONTACTS_PER_HOUR: '2',
        CONTACTS_PER_HOUR_TOTAL: '4',
      },
      mailer: {
        send: async (email) => {
          if (failure !== null) throw failure;
          // New users get an email as well.
          if (email.to === 'operator@loops.example') emails.push(email);
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

  it('includes the username of a signed-in user', async () => {
    const form = newForm();
    const browser = await newUser(server, form);
    expect((await browser.post(ROUTES.contact, FORM)).statusCode).toBe(202);
    expect(emails[0]?.text).toContain(`signed in as ${form.username}`);
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
