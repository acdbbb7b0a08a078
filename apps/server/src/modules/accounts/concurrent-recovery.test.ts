import { randomUUID } from 'node:crypto';
import { type Account, pathTo, ROUTES } from '@loopwright/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { newForm, newUser, PASSWORD } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { forget, nextToken, tokensTo } from './recovery/testing/mailbox.ts';
import {
  CLIENT_IDS,
  CLIENT_IDS_ENVIRONMENT,
  type IdentityProviders,
  startIdentityProviders,
} from './social/testing/identity-providers.ts';
import { atOnce, pausingHasher } from './testing/pausing-hasher.ts';

const NEW_PASSWORD = 'a staple of horses';
const GOOGLE = pathTo(ROUTES.accountIdentity, { provider: 'google' });

describeOnEachDatabase('an account whose password is reset while an intruder acts', (open) => {
  let server: TestApp;
  let providers: IdentityProviders;
  let passwords: Awaited<ReturnType<typeof pausingHasher>>;
  beforeAll(async () => {
    passwords = await pausingHasher();
    providers = await startIdentityProviders({ clock: () => server.time.now });
    server = await openTestApp(await open(), {
      environment: CLIENT_IDS_ENVIRONMENT,
      accounts: { passwords, social: { endpoints: providers.endpoints } },
    });
  });
  beforeEach(() => {
    passwords.afterVerifying = atOnce;
  });
  afterAll(async () => {
    await server.close();
    await providers.close();
  });

  const google = (sub: string = randomUUID()) => ({
    ...providers.google.grant({ clientId: CLIENT_IDS.google, sub }),
    currentPassword: PASSWORD,
  });

  /** @param act what an intruder starts with the old password and finishes after the reset */
  async function takeBackDuring(
    act: (intruder: Browser, username: string) => Promise<LightMyRequestResponse>,
    prepare: (owner: Browser) => Promise<unknown> = atOnce,
  ) {
    const form = newForm();
    await prepare(await newUser(server, form));
    const intruder = await server.newBrowser().visit();
    const { username, email } = form;
    await intruder.post(ROUTES.login, { username, password: PASSWORD });
    await forget(server, email);
    const token = await nextToken(server, email, 'reset-password');
    const owner = await server.newBrowser().visit();

    const { promise, resolve } = Promise.withResolvers<void>();
    passwords.afterVerifying = () => promise;
    const acting = act(intruder, username);
    await eventually(() => expect(passwords.waiting).toBe(1));
    const reset = await owner.post(ROUTES.passwordReset, { token, password: NEW_PASSWORD });
    expect(reset.statusCode).toBe(200);
    resolve();
    return { refused: (await acting).statusCode, owner };
  }

  const accountOf = async (browser: Browser): Promise<Account> =>
    (await browser.get(ROUTES.account)).json<{ account: Account }>().account;

  it('does not get an identity whose linking began before', async () => {
    const { refused, owner } = await takeBackDuring((intruder) => intruder.post(GOOGLE, google()));
    expect(refused).toBe(401);
    expect((await accountOf(owner)).identities).toEqual([]);
  });

  it('keeps identities whose unlinking began before', async () => {
    const { refused } = await takeBackDuring(
      (intruder) => intruder.delete(GOOGLE, { payload: { currentPassword: PASSWORD } }),
      (owner) => owner.post(GOOGLE, google()),
    );
    expect(refused).toBe(401);
  });

  it('does not change to an address that was requested before', async () => {
    const email = `${randomUUID()}@example.com`;
    const { refused } = await takeBackDuring((intruder) =>
      intruder.post(ROUTES.accountEmail, { email, currentPassword: PASSWORD }),
    );
    expect(refused).toBe(401);
    expect(tokensTo(server, email, 'confirm-email')).toEqual([]);
  });

  it('is not deleted by the intruder', async () => {
    const { refused, owner } = await takeBackDuring((intruder, username) =>
      intruder.post(ROUTES.accountDeletion, { username, currentPassword: PASSWORD }),
    );
    expect(refused).toBe(401);
    expect((await owner.get(ROUTES.me)).statusCode).toBe(200);
  });
});
