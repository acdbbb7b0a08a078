import { MESSAGES, ROUTES, SERVER_MESSAGES, userResponseSchema } from '@loopwright/contract';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../schema/schema.ts';
import { createTestUser, describeOnEachDatabase } from '../../testing/databases.ts';
import { newForm, newUser, PASSWORD } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPasswordHasher } from './passwords/passwords.ts';

describeOnEachDatabase('accounts', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    // Uses the real hasher, because the stored hashes are checked.
    const passwords = await createPasswordHasher();
    server = await openTestApp(await open(), { accounts: { passwords } });
  });
  afterAll(() => server.close());

  const answerTo = async (url: string, body: object) => {
    const browser = await server.newBrowser().visit();
    const response = await browser.post(url, body);
    return [response.statusCode, response.json<{ message: string }>().message];
  };

  describe('signing up', () => {
    it('signs the new user in, with the free plan and its tokens', async () => {
      const form = newForm({ username: ' Ana Lovelace ', name: ' Ana ' });
      const browser = await server.newBrowser().visit();
      const response = await browser.post(ROUTES.register, form);
      expect(response.statusCode).toBe(200);
      const { user } = userResponseSchema.parse(response.json());
      expect(user).toEqual({
        username: 'Ana Lovelace',
        name: 'Ana',
        email: form.email,
        subscription: 'free',
        tokensRemaining: 5,
        tokensRefreshAt: '2026-11-23T05:00:00.000Z',
        isNew: true,
      });
      const { isNew: _, ...known } = user;
      expect((await browser.get(ROUTES.me)).json()).toEqual({ user: known });
    });

    it.each([
      [{ username: '  ', password: 'x', email: 'x' }, MESSAGES.signup.missingFields],
      [{ name: '' }, MESSAGES.signup.missingFields],
      [{ password: '1234567', email: 'x' }, MESSAGES.signup.passwordTooShort],
      [{ email: 'unknown' }, MESSAGES.signup.invalidEmail],
      [{ username: 'ana@home' }, SERVER_MESSAGES.usernameHasAt],
      [{ username: 'ana＠home' }, SERVER_MESSAGES.usernameHasAt],
      [{ username: 'admin' }, SERVER_MESSAGES.usernameReserved],
      [{ username: '\u3164' }, SERVER_MESSAGES.invisibleCharacters],
      [{ username: '\u2800' }, SERVER_MESSAGES.usernameSpaces],
      [{ email: 'a@@b.test' }, SERVER_MESSAGES.unreachableEmail],
      [{ email: 'a@b.test,c@d.test' }, SERVER_MESSAGES.unreachableEmail],
      [{ username: 'ana\u200b' }, SERVER_MESSAGES.invisibleCharacters],
      [{ username: 'ana\u0000x' }, SERVER_MESSAGES.invisibleCharacters],
      [{ name: 'Ana\u0000' }, SERVER_MESSAGES.invisibleCharacters],
      [{ email: `${'ﷺ'.repeat(200)}@example.com` }, SERVER_MESSAGES.unreachableEmail],
      [{ password: 'x'.repeat(129) }, 'Passwords can have at most 128 characters.'],
      [{ password: 'x'.repeat(1025) }, SERVER_MESSAGES.invalid],
      [{ password: 'Trustno1' }, SERVER_MESSAGES.passwordCommon],
      [{ role: 'admin' }, SERVER_MESSAGES.invalid],
    ])('reports the first problem of %.80j', async (fault, message) => {
      expect(await answerTo(ROUTES.register, { ...newForm(), ...fault })).toEqual([400, message]);
    });

    it('uses every character of a long password, spaces included', async () => {
      const form = newForm({ password: ` ${'🐈'.repeat(126)} ` });
      await newUser(server, form);
      const { username, password } = form;
      const [status] = await answerTo(ROUTES.login, { username, password });
      const [cut] = await answerTo(ROUTES.login, { username, password: password.trim() });
      expect([status, cut]).toEqual([200, 401]);
    });

    it.each([{}, { username: 'a' }, { ...newForm(), password: null }])(
      'asks for the fields that %j lacks',
      async (form) => {
        const message = MESSAGES.signup.missingFields;
        expect(await answerTo(ROUTES.register, form)).toEqual([400, message]);
      },
    );

    it.each([
      [(name: string) => name.toUpperCase()],
      [(name: string) => name.replaceAll('a', 'ａ')],
      [(name: string) => ` ${name} `],
    ])('keeps usernames unique (%o)', async (disguise) => {
      const form = newForm();
      await newUser(server, form);
      const again = newForm({ username: disguise(form.username) });
      expect(await answerTo(ROUTES.register, again)).toEqual([409, SERVER_MESSAGES.usernameTaken]);
    });

    it('keeps emails unique', async () => {
      const form = newForm();
      await newUser(server, form);
      const again = newForm({ email: form.email.toUpperCase() });
      expect(await answerTo(ROUTES.register, again)).toEqual([409, SERVER_MESSAGES.emailTaken]);
    });

    it('gives a username to exactly one of many simultaneous sign-ups', async () => {
      const form = newForm();
      const statuses = await Promise.all(
        Array.from({ length: 8 }, async (_, index) => {
          const [status] = await answerTo(ROUTES.register, {
            ...form,
            email: `${index}-${form.email}`,
          });
          return status;
        }),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(7);
    });

    it('stores only a hash of the password', async () => {
      const form = newForm();
      await newUser(server, form);
      const [row] = await (
        await open()
      ).orm
        .select()
        .from(users)
        .where(eq(users.username, form.username));
      expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(JSON.stringify(row)).not.toContain(form.password);
    });
  });

  describe('signing in', () => {
    it('works with a username from before it was reserved', async () => {
      const form = newForm();
      await newUser(server, form);
      await (
        await open()
      ).orm
        .update(users)
        .set({ username: 'Admin', usernameKey: 'admin' })
        .where(eq(users.username, form.username));
      const credentials = { username: 'admin', password: PASSWORD };
      expect(await answerTo(ROUTES.login, credentials)).toEqual([200, undefined]);
    });

    it.each([
      ['the username', (form: ReturnType<typeof newForm>) => form.username],
      [
        'the username in capitals',
        (form: ReturnType<typeof newForm>) => form.username.toUpperCase(),
      ],
      ['the e-mail', (form: ReturnType<typeof newForm>) => ` ${form.email}`],
    ])('works with %s', async (_, nameOf) => {
      const form = newForm();
      await newUser(server, form);
      const browser = await server.newBrowser().visit();
      const response = await browser.post(ROUTES.login, {
        username: nameOf(form),
        password: PASSWORD,
      });
      expect(response.statusCode).toBe(200);
      expect((await browser.get(ROUTES.me)).json()).toEqual(response.json());
      expect(response.json<{ user: object }>().user).toMatchObject({ username: form.username });
    });

    it.each([
      [{ username: ' ', password: 'x' }],
      [{ username: 'ana', password: '  ' }],
      [{ username: 'ana' }],
      [{}],
    ])('requires both fields, not %j', async (form) => {
      const message = MESSAGES.login.missingFields;
      expect(await answerTo(ROUTES.login, form)).toEqual([400, message]);
    });

    it('renews a hash that was made with weaker parameters', async () => {
      const { orm } = await open();
      const form = newForm();
      const { username } = form;
      await newUser(server, form);
      const isTheirs = eq(users.username, username);
      const passwordHash = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 });
      await orm.update(users).set({ passwordHash }).where(isTheirs);
      const login = () => answerTo(ROUTES.login, { username, password: PASSWORD });
      expect((await login())[0]).toBe(200);
      const [row] = await orm.select().from(users).where(isTheirs);
      expect(row?.passwordHash).toContain('m=19456,t=2,p=1');
      expect((await login())[0]).toBe(200);
    });

    it('is refused for users without a password', async () => {
      const { orm } = await open();
      const { username } = newForm();
      const id = await createTestUser(await open());
      await orm.update(users).set({ username, usernameKey: username }).where(eq(users.id, id));
      expect(await answerTo(ROUTES.login, { username, password: 'null' })).toEqual([
        401,
        SERVER_MESSAGES.badCredentials,
      ]);
    });

    it('answers the same to a wrong password and to an unknown user', async () => {
      const form = newForm();
      await newUser(server, form);
      const known = await answerTo(ROUTES.login, {
        username: form.username,
        password: 'wrong one',
      });
      const unknown = await answerTo(ROUTES.login, { username: 'unknown', password: 'wrong one' });
      expect(known).toEqual([401, SERVER_MESSAGES.badCredentials]);
      expect(unknown).toEqual(known);
    });
  });

  describe('signing out', () => {
    it('ends the session for good and leaves the browser able to sign in again', async () => {
      const form = newForm();
      const browser = await newUser(server, form);
      const old = browser.cookies.get('sid') ?? '';
      const response = await browser.post(ROUTES.logout, undefined, {
        headers: { 'content-type': 'application/json' },
      });
      expect([response.statusCode, response.body]).toEqual([204, '']);
      expect(browser.cookies.get('sid')).not.toBe(old);
      expect((await browser.get(ROUTES.me)).statusCode).toBe(401);
      const thief = server.newBrowser();
      expect((await thief.get(ROUTES.me, { cookies: { sid: old } })).statusCode).toBe(401);

      const { username } = form;
      const again = await browser.post(ROUTES.login, { username, password: PASSWORD });
      expect(again.statusCode).toBe(200);
    });

    it('is no error for a signed-out browser', async () => {
      const browser = await server.newBrowser().visit();
      expect((await browser.post(ROUTES.logout)).statusCode).toBe(204);
    });
  });

  it('tells a signed-out visitor so, in the form of every error', async () => {
    const response = await server.newBrowser().get(ROUTES.me);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      code: 'unauthenticated',
      params: {},
      message: SERVER_MESSAGES.unauthenticated,
      requestId: response.headers['x-request-id'],
    });
  });
});
