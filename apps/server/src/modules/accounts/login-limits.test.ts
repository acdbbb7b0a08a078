import { ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newForm, newUser, PASSWORD } from '../../testing/new-user.ts';
import { quickPasswords } from '../../testing/quick-passwords.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { PasswordHasher } from './passwords/passwords.ts';
import type { AccountLimits } from './users/account-limits.ts';

const WINDOW_MS = 15 * 60 * 1000;
const LIMITS: Partial<AccountLimits> = {
  loginPerAccount: { maximum: 3, windowMs: WINDOW_MS },
  loginPerAddress: { maximum: 6, windowMs: WINDOW_MS },
  signupPerAddress: { maximum: 1000, windowMs: WINDOW_MS },
};

/** Counts password verifications, the expensive part of a sign-in. */
async function countingHasher(): Promise<PasswordHasher & { verified: number }> {
  const hasher = await quickPasswords();
  const counting = {
    ...hasher,
    verified: 0,
    verify(storedHash: string, password: string) {
      counting.verified += 1;
      return hasher.verify(storedHash, password);
    },
  };
  return counting;
}

describeOnEachDatabase('limits on signing in', (open) => {
  let server: TestApp;
  let passwords: Awaited<ReturnType<typeof countingHasher>>;
  let addresses = 0;
  beforeAll(async () => {
    passwords = await countingHasher();
    server = await openTestApp(await open(), { accounts: { limits: LIMITS, passwords } });
  });
  afterAll(() => server.close());

  const newAddress = () => `198.51.100.${(addresses += 1)}`;
  const newBrowser = (address = newAddress()) => server.newBrowser(address).visit();
  const login = async (browser: Browser, username: string, password = 'wrong one', headers = {}) =>
    browser.post(ROUTES.login, { username, password }, { headers });
  const statusesOf = async (times: number, attempt: () => ReturnType<typeof login>) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) statuses.push((await attempt()).statusCode);
    return statuses;
  };

  it('stop guessing at one account from many addresses, and say when to retry', async () => {
    const form = newForm();
    await newUser(server, form);
    const guess = async () => login(await newBrowser(), form.username);
    expect(await statusesOf(5, guess)).toEqual([401, 401, 401, 429, 429]);
    const refused = await login(await newBrowser(), form.username, PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'tooManyLogins',
      message: SERVER_MESSAGES.tooManyLogins,
    });
    expect(Number(refused.headers['retry-after'])).toBe(WINDOW_MS / 1000);
  });

  it('count username and email of one account together', async () => {
    const form = newForm();
    await newUser(server, form);
    const names = [form.username, form.email, form.username.toUpperCase(), form.email];
    const guess = async () => login(await newBrowser(), names.pop() ?? '');
    expect(await statusesOf(4, guess)).toEqual([401, 401, 401, 429]);
  });

  it('leave the open sessions of a limited account alone', async () => {
    const form = newForm();
    const owner = await newUser(server, form);
    await statusesOf(5, async () => login(await newBrowser(), form.username));
    expect((await owner.get(ROUTES.me)).statusCode).toBe(200);
    expect((await owner.get(ROUTES.creations)).statusCode).toBe(200);
  });

  it('stop guessing at many accounts from one address', async () => {
    const browser = await newBrowser();
    const guess = () => login(browser, newForm().username);
    expect(await statusesOf(7, guess)).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });

  it('are not reset by forged forwarding headers', async () => {
    const address = newAddress();
    let forged = 0;
    const guess = async () =>
      login(await newBrowser(address), newForm().username, 'wrong one', {
        'x-forwarded-for': `192.0.2.${(forged += 1)}`,
        forwarded: `for=192.0.2.${forged}`,
        'x-real-ip': `192.0.2.${forged}`,
      });
    expect(await statusesOf(7, guess)).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });

  it('count only failures: a right password clears the account', async () => {
    const form = newForm();
    await newUser(server, form);
    const browser = await newBrowser();
    for (let round = 0; round < 4; round += 1) {
      const statuses = await statusesOf(1, () => login(browser, form.username));
      expect(statuses).toEqual([401]);
      expect((await login(browser, form.username, PASSWORD)).statusCode).toBe(200);
    }
  });

  it('end with their window', async () => {
    const form = newForm();
    await newUser(server, form);
    const guess = async () => login(await newBrowser(), form.username);
    expect(await statusesOf(4, guess)).toEqual([401, 401, 401, 429]);
    const earlier = server.time.now;
    server.time.now = new Date(earlier.getTime() + WINDOW_MS);
    expect((await login(await newBrowser(), form.username, PASSWORD)).statusCode).toBe(200);
    server.time.now = earlier;
  });

  it('let no more than the limit through when all arrive at once', async () => {
    const form = newForm();
    await newUser(server, form);
    const browsers = await Promise.all(Array.from({ length: 8 }, () => newBrowser()));
    const responses = await Promise.all(browsers.map((each) => login(each, form.username)));
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3);
  });

  it('are stored under keys that name no user', async () => {
    const form = newForm();
    await newUser(server, form);
    await login(await newBrowser('198.51.100.250'), form.username);
    const rows = await (await open()).orm.select().from(rateLimits);
    expect(rows.length).toBeGreaterThan(0);
    for (const told of [form.username, '198.51.100', 'login:', 'signup:']) {
      expect(JSON.stringify(rows)).not.toContain(told);
    }
  });

  describe('an unknown user', () => {
    it('costs one verification, as a known one does', async () => {
      const form = newForm();
      await newUser(server, form);
      const browser = await newBrowser();
      const before = passwords.verified;
      await login(browser, form.username);
      expect(passwords.verified).toBe(before + 1);
      await login(browser, 'unknown user');
      expect(passwords.verified).toBe(before + 2);
    });

    it('is limited as a known one is', async () => {
      const { username } = newForm();
      const guess = async () => login(await newBrowser(), username);
      expect(await statusesOf(4, guess)).toEqual([401, 401, 401, 429]);
    });
  });
});

describeOnEachDatabase('limits behind a trusted proxy', (open) => {
  it('count the address that the proxy saw, not what the client claims before it', async () => {
    const server = await openTestApp(await open(), {
      environment: { TRUSTED_PROXIES: '1' },
      accounts: { limits: { signupPerAddress: { maximum: 1, windowMs: WINDOW_MS } } },
    });
    const signUp = async (forwardedFor: string) => {
      const browser = await server.newBrowser('10.0.0.1').visit();
      const headers = { 'x-forwarded-for': forwardedFor };
      return (await browser.post(ROUTES.register, newForm(), { headers })).statusCode;
    };
    expect(await signUp('203.0.113.5')).toBe(200);
    expect(await signUp('203.0.113.6')).toBe(200);
    expect(await signUp('192.0.2.99, 203.0.113.6')).toBe(429);
    await server.close();
  });
});
