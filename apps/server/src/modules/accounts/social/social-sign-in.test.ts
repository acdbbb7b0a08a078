import { randomUUID } from 'node:crypto';
import { MESSAGES, ROUTES, SERVER_MESSAGES, type User } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { identities, spentProofs, users } from '../../../schema/schema.ts';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { eventually } from '../../../testing/eventually.ts';
import { newForm, newUser } from '../../../testing/new-user.ts';
import { openSocialApp, type SocialApp, TENANT } from './testing/social-app.ts';
import { deleteExpiredUsedTokens } from './used-token-store.ts';

const userOf = (response: LightMyRequestResponse): User => {
  expect(response.statusCode).toBe(200);
  return response.json<{ user: User }>().user;
};
const messageOf = (response: LightMyRequestResponse) => [
  response.statusCode,
  response.json<{ message: string }>().message,
];
const statusesOf = (responses: readonly LightMyRequestResponse[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describeOnEachDatabase('signing in through a provider', (open) => {
  let server: SocialApp;
  let database: Database;
  beforeAll(async () => {
    database = await open();
    server = await openSocialApp(database);
  });
  afterAll(() => server.close());

  const rowOf = async (username: string) => {
    const rows = await database.orm.select().from(users).where(eq(users.username, username));
    return rows[0];
  };

  it('creates an account the first time and finds it afterwards', async () => {
    const sub = randomUUID();
    const email = `${sub}@example.com`;
    const grant = { sub, name: 'Ana  Lovelace', email };
    const first = userOf(await (await server.visitor()).post(ROUTES.google, server.google(grant)));
    expect(first).toMatchObject({ name: 'Ana  Lovelace', email, subscription: 'free' });
    expect(first.username).toMatch(/^ana\.lovelace/);
    expect(first.tokensRemaining).toBe(5);

    const changed = { sub, name: 'Ana King', email: `new-${email}` };
    const again = await (await server.visitor()).post(ROUTES.google, server.google(changed));
    const { isNew, ...known } = first;
    expect(isNew).toBe(true);
    expect(userOf(again)).toEqual(known);
    const row = await rowOf(first.username);
    expect(row).toMatchObject({ passwordHash: null, emailConfirmedAt: server.time.now });
  });

  it('trusts Microsoft’s account id but not its email', async () => {
    const preferredUsername = `${randomUUID()}@contoso.com`;
    const grant = { preferredUsername, name: 'Bo', oid: randomUUID() };
    const browser = await server.visitor();
    const tokens = { ...(await server.microsoft({ ...grant, nonce: 'n' })), nonce: 'n' };
    const user = userOf(await browser.post(ROUTES.microsoft, tokens));
    expect(user.email).toBe(preferredUsername);
    expect(await rowOf(user.username)).toMatchObject({ emailConfirmedAt: null });
    const { accessToken } = await server.microsoft(grant);
    const again = await (await server.visitor()).post(ROUTES.microsoft, { accessToken });
    expect(userOf(again).username).toBe(user.username);
  });

  it('asks to confirm an email that the provider has not verified', async () => {
    const email = `${randomUUID()}@example.com`;
    const emailsTo = () => server.emails.filter(({ to }) => to === email);
    userOf(await (await server.visitor()).post(ROUTES.google, server.google({ email })));
    const other = `${randomUUID()}@example.com`;
    const tokens = await server.microsoft({ email: other });
    userOf(await (await server.visitor()).post(ROUTES.microsoft, tokens));
    await eventually(() => expect(server.emails.map(({ to }) => to)).toContain(other));
    expect(emailsTo()).toEqual([]);
  });

  it('distinguishes users of two tenants', async () => {
    const oid = randomUUID();
    const names = new Set<string>();
    for (const tid of [TENANT, randomUUID()]) {
      const tokens = await server.microsoft({ oid, tid });
      names.add(userOf(await (await server.visitor()).post(ROUTES.microsoft, tokens)).username);
    }
    expect(names.size).toBe(2);
  });

  it('accepts users of X, who have no email', async () => {
    const tokens = server.providers.x.grant({ id: '42', name: 'Cy', username: 'cy' });
    const user = userOf(await (await server.visitor()).post(ROUTES.x, tokens));
    expect(user).toMatchObject({ name: 'Cy', email: '' });
    const next = server.providers.x.grant({ id: '43', name: 'Cy', username: 'cy' });
    const other = userOf(await (await server.visitor()).post(ROUTES.x, next));
    expect(other.username).not.toBe(user.username);
  });

  it('never matches an account by email', async () => {
    const form = newForm();
    await newUser(server, form);
    const grant = { email: form.email.toUpperCase() };
    const google = await (await server.visitor()).post(ROUTES.google, server.google(grant));
    expect(messageOf(google)).toEqual([409, SERVER_MESSAGES.identityEmailTaken]);
    const tokens = await server.microsoft({ email: form.email });
    const microsoft = await (await server.visitor()).post(ROUTES.microsoft, tokens);
    expect(messageOf(microsoft)).toEqual([409, SERVER_MESSAGES.identityEmailTaken]);
    // An email that Google has not verified is not stored, and so does not conflict.
    const unverified = server.google({ ...grant, isEmailVerified: false });
    const user = userOf(await (await server.visitor()).post(ROUTES.google, unverified));
    expect(user.email).toBe('');
  });

  it('starts a new session and ends the previous one', async () => {
    const browser = await server.visitor();
    await browser.post(ROUTES.register, newForm());
    const before = browser.cookies.get('sid') ?? '';
    const response = await browser.post(ROUTES.google, server.google());
    expect(userOf(response).username).not.toBe('');
    const cookie = response.cookies.find(({ name }) => name === 'sid');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.value).not.toBe(before);
    const old = await server.newBrowser().get(ROUTES.me, { cookies: { sid: before } });
    expect(old.statusCode).toBe(401);
    const { isNew: _, ...known } = userOf(response);
    expect((await browser.get(ROUTES.me)).json<{ user: User }>().user).toEqual(known);
  });

  it('needs the CSRF token', async () => {
    const tokens = server.google();
    const foreign = await server.newBrowser().post(ROUTES.google, tokens);
    expect(foreign.statusCode).toBe(403);
  });

  it.each([ROUTES.google, ROUTES.microsoft, ROUTES.x])(
    'through %s says so when no access token came',
    async (route) => {
      const browser = await server.visitor();
      for (const body of [{}, { accessToken: '' }, { accessToken: ' \t' }, undefined]) {
        const response = await browser.post(route, body);
        expect(messageOf(response)).toEqual([400, MESSAGES.social.noAccessToken]);
      }
    },
  );

  it('is refused without a reason; the log has the reason without the token', async () => {
    const browser = await server.visitor();
    const foreign = server.google({ clientId: 'another-client' });
    const refused = await browser.post(ROUTES.google, foreign);
    expect(messageOf(refused)).toEqual([401, SERVER_MESSAGES.identityRefused]);
    const tokens = await server.microsoft({ clientId: TENANT });
    expect(messageOf(await browser.post(ROUTES.microsoft, tokens))).toEqual([
      401,
      SERVER_MESSAGES.identityRefused,
    ]);
    expect(server.log()).toContain('"provider":"google","reason":"audience"');
    expect(server.log()).toContain('"reason":"id token: ERR_JWT_CLAIM_VALIDATION_FAILED"');
    for (const token of [foreign.accessToken, tokens.accessToken, tokens.idToken]) {
      expect(server.log()).not.toContain(token);
      expect(server.log()).not.toContain(token.slice(-40));
    }
  });

  it('answers 503 while the provider is unavailable', async () => {
    server.providers.behave('google', 'down');
    const response = await (await server.visitor()).post(ROUTES.google, server.google());
    server.providers.behave('google', 'well');
    expect(messageOf(response)).toEqual([503, SERVER_MESSAGES.providerAway]);
    expect(response.headers['retry-after']).toBe('10');
    expect(server.log()).toMatch(
      /"provider":"google","reason":"[^"]+","msg":"a provider is unavailable"/,
    );
  });

  it('works once with an id token, also for simultaneous requests', async () => {
    const tokens = await server.microsoft();
    const responses = await times(10, async () =>
      (await server.visitor()).post(ROUTES.microsoft, tokens),
    );
    expect(statusesOf(responses)).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
  });

  it('forgets a used id token when it has expired', async () => {
    await database.orm.delete(spentProofs);
    const tokens = await server.microsoft({ lifetimeSeconds: 100 });
    userOf(await (await server.visitor()).post(ROUTES.microsoft, tokens));
    const inSeconds = (seconds: number) => new Date(server.time.now.getTime() + seconds * 1000);
    const rows = await database.orm.select().from(spentProofs);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(tokens.idToken.slice(0, 20));
    expect(await deleteExpiredUsedTokens(database.orm, inSeconds(160))).toBe(0);
    expect(await deleteExpiredUsedTokens(database.orm, inSeconds(161))).toBe(1);
  });

  it('creates one account for one user in many windows', async () => {
    const grant = { sub: randomUUID(), name: 'Dee', email: `${randomUUID()}@example.com` };
    const responses = await times(10, async () =>
      (await server.visitor()).post(ROUTES.google, server.google(grant)),
    );
    expect(new Set(responses.map((response) => userOf(response).username)).size).toBe(1);
    const rows = await database.orm
      .select()
      .from(identities)
      .where(eq(identities.subject, grant.sub));
    expect(rows).toHaveLength(1);
  });

  it('gives many users with one name different usernames', async () => {
    const responses = await times(12, async () =>
      (await server.visitor()).post(ROUTES.google, server.google({ name: 'Eve Adams' })),
    );
    expect(new Set(responses.map((response) => userOf(response).username)).size).toBe(12);
  });

  it('gives an email to one of two users who sign up with it at the same time', async () => {
    const email = `${randomUUID()}@example.com`;
    const responses = await times(4, async (index) => {
      const browser = await server.visitor();
      if (index === 0) return browser.post(ROUTES.register, newForm({ email }));
      return browser.post(ROUTES.google, server.google({ email }));
    });
    expect(statusesOf(responses)).toEqual([200, 409, 409, 409]);
  });
});

describeOnEachDatabase('an installation without providers', (open) => {
  it('answers 404 to any sign-in', async () => {
    const server = await openSocialApp(await open(), { environment: {} });
    const browser = await server.visitor();
    const bodies = [server.google(), {}, { accessToken: '' }, { accessToken: 1 }];
    for (const route of [ROUTES.google, ROUTES.microsoft, ROUTES.x]) {
      for (const body of bodies) {
        const response = await browser.post(route, body);
        expect(messageOf(response)).toEqual([404, SERVER_MESSAGES.providerOff]);
      }
    }
    expect(server.providers.calls).toEqual([]);
    await server.close();
  });
});

describeOnEachDatabase('limits on signing in through a provider', (open) => {
  const windowMs = 15 * 60 * 1000;
  let server: SocialApp;
  beforeAll(async () => {
    server = await openSocialApp(await open(), {
      limits: {
        loginPerAddress: { maximum: 3, windowMs },
        signupPerAddress: { maximum: 2, windowMs },
      },
    });
  });
  afterAll(() => server.close());

  const bad = { accessToken: 'made-up' };

  it('stop guessing, say when to retry, and count together with passwords', async () => {
    const browser = await server.visitor();
    const wrong = { username: 'unknown', password: 'wrong one' };
    expect((await browser.post(ROUTES.login, wrong)).statusCode).toBe(401);
    expect((await browser.post(ROUTES.google, bad)).statusCode).toBe(401);
    expect((await browser.post(ROUTES.x, bad)).statusCode).toBe(401);
    const calls = server.providers.calls.length;
    const response = await browser.post(ROUTES.google, server.google());
    expect(messageOf(response)).toEqual([429, SERVER_MESSAGES.tooManyLogins]);
    expect(response.headers['retry-after']).toBe('900');
    expect(server.providers.calls).toHaveLength(calls);
    expect((await browser.post(ROUTES.login, wrong)).statusCode).toBe(429);
  });

  it('count neither successful sign-ins nor unavailable providers', async () => {
    const browser = await server.visitor();
    const sub = randomUUID();
    for (let index = 0; index < 5; index += 1) {
      userOf(await browser.post(ROUTES.google, server.google({ sub })));
    }
    server.providers.behave('google', 'failing');
    for (let index = 0; index < 5; index += 1) {
      expect((await browser.post(ROUTES.google, server.google())).statusCode).toBe(503);
    }
    server.providers.behave('google', 'well');
    userOf(await browser.post(ROUTES.google, server.google({ sub })));
  });

  it('stop sign-ups but not sign-ins', async () => {
    const browser = await server.visitor();
    const sub = randomUUID();
    userOf(await browser.post(ROUTES.google, server.google({ sub })));
    userOf(await browser.post(ROUTES.google, server.google()));
    const response = await browser.post(ROUTES.google, server.google());
    expect(messageOf(response)).toEqual([429, SERVER_MESSAGES.tooManySignups]);
    userOf(await browser.post(ROUTES.google, server.google({ sub })));
  });
});
