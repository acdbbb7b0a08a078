import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import {
  type Avatar,
  type Creation,
  CSRF_COOKIE,
  AVATAR_ROUTES,
  COMMUNITY_ROUTES,
  DOCUMENT_ROUTES,
  GALLERY_ROUTES,
  pathTo,
  type Generation,
  ROUTES,
  SERVER_MESSAGES,
  SHARE_ROUTES,
  SESSION_COOKIE,
} from '@loopwright/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isVisitorValue } from '../../platform/http/session-value.ts';
import {
  creations,
  featureChoices,
  identities,
  invitations,
  mailLinks,
  sessions,
  statements,
  subscriptions,
  suspensions,
  users,
  likes,
  operatorActions,
  operatorActionUsers,
} from '../../schema/schema.ts';
import { newLogo } from '../../testing/brand-files.ts';
import { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { formOf } from '../../testing/form-data.ts';
import { newForm, newUser, PASSWORD } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { giveUserPlan } from '../../testing/workspaces.ts';
import { CLIP_MIME_TYPE, clipKey, masterKey } from '../creations/creation.ts';
import type { Engine, EngineResult } from '../engines/engine/engine.ts';
import { newImage } from '../generation/testing/requests.ts';
import { studioFolder } from '../studio/index.ts';
import { PendingDeletions } from './pending-deletions.ts';
import { addBrandKit } from './testing/add-brand-kit.ts';
import { addExport } from './testing/add-export.ts';
import { addSource } from './testing/add-source.ts';

const HOUR_MS = 60 * 60 * 1000;

interface TestUser {
  readonly browser: Browser;
  readonly form: ReturnType<typeof newForm>;
  readonly id: string;
}

describeOnEachDatabase('deleting an account', (open) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await openTestApp(await open());
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server.close();
  });

  async function createUser(plan: 'free' | 'premium' = 'free'): Promise<TestUser> {
    const form = newForm();
    const browser = await newUser(server, form);
    const id = await giveUserPlan(server.fixtures.database, form.username, plan);
    return { browser, form, id };
  }

  const ask = (
    { browser }: TestUser,
    kind: 'image' | 'gif',
    prompt: string,
    image?: Uint8Array,
  ) => {
    const { payload, headers } = formOf({ prompt }, image);
    const route = kind === 'gif' ? ROUTES.generateGif : ROUTES.generateImage;
    return browser.post(route, payload, { headers });
  };
  const leave = ({ browser, form }: TestUser, changes: object = {}) =>
    browser.post(ROUTES.accountDeletion, {
      username: form.username,
      currentPassword: form.password,
      ...changes,
    });
  const me = (browser: Browser) => browser.get(ROUTES.me);

  /** How many rows are the user's, for each column that names a user or a workspace. */
  async function rowsOf(id: string): Promise<Record<string, number>> {
    const { orm } = server.fixtures.database;
    const { rows } = await orm.execute<{ name: string; key: string }>(
      sql`select c.table_name as name, c.column_name as key from information_schema.columns c
          where c.table_schema = 'public'
            and c.column_name in ('user_id', 'workspace_id', 'owner_id', 'created_by')
          union values ('users', 'id'), ('workspaces', 'id') order by 1, 2`,
    );
    const counts: Record<string, number> = {};
    for (const { name, key } of rows) {
      const found = await orm.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(name)}
            where ${sql.identifier(key)} = ${id}`,
      );
      counts[`${name}.${key}`] = found.rows[0]?.count ?? -1;
    }
    return counts;
  }

  /** The tables, also of the queue, in which any column contains one of the words. */
  async function tablesThatSay(words: readonly string[]): Promise<string[]> {
    const { orm } = server.fixtures.database;
    const { rows } = await orm.execute<{ schema: string; name: string }>(
      sql`select table_schema as schema, table_name as name from information_schema.tables
          where table_type = 'BASE TABLE'
          and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
    );
    const saying: string[] = [];
    for (const { schema, name } of rows) {
      const patterns = words.map((word) => `%${word}%`);
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
      const found = await orm.execute(
        sql`select 1 from ${table} as t where t::text ilike any(${sql.param(patterns)}) limit 1`,
      );
      if (found.rows.length > 0) saying.push(name);
    }
    return saying;
  }

  /** A user with rows in every table, an image and a link to it. */
  async function createUserWithData(): Promise<TestUser & { readonly link: string }> {
    const user = await createUser();
    const { orm } = server.fixtures.database;
    const { id, form } = user;
    const { creation } = (await ask(user, 'image', 'a red fox')).json<{ creation: Creation }>();
    await orm.insert(identities).values({
      provider: 'google',
      subject: `subject of ${id}`,
      userId: id,
      label: form.email,
      linkedAt: server.time.now,
    });
    await orm.insert(mailLinks).values({
      tokenHash: `hash for ${id}`,
      userId: id,
      purpose: 'confirm-email',
      email: form.email,
      expiresAt: server.time.now,
    });
    await orm.insert(invitations).values({
      id: randomUUID(),
      workspaceId: id,
      createdBy: id,
      email: form.email,
      emailKey: form.email,
      role: 'member',
      tokenHash: `hash for ${id}`,
      createdAt: server.time.now,
      expiresAt: server.time.now,
    });
    await server.fixtures.storage.put(clipKey(creation.id), Buffer.from('clip'), CLIP_MIME_TYPE);
    await server.fixtures.database.transaction((tx) => addSource(tx, id, creation.id));
    await server.fixtures.database.transaction((tx) => addExport(tx, id, creation.id));
    await user.browser.post(DOCUMENT_ROUTES.documents, { creationId: creation.id });
    await user.browser.post(pathTo(SHARE_ROUTES.ofCreation, { id: creation.id }), {
      visibility: 'public',
    });
    await user.browser.put(COMMUNITY_ROUTES.ownProfile, { bio: 'I make loops.' });
    const like = { userId: id, creationId: creation.id, createdAt: server.time.now };
    await orm.insert(likes).values(like);
    const decision = { userId: id, createdAt: server.time.now };
    await orm.insert(suspensions).values({ ...decision, decisionId: randomUUID() });
    await orm.insert(statements).values({
      ...decision,
      id: randomUUID(),
      action: 'hide',
      reason: 'spam',
      explanation: 'It is an advertisement.',
    });
    const actionId = randomUUID();
    await orm.insert(operatorActions).values({
      id: actionId,
      action: 'sign-out',
      operatorId: randomUUID(),
      reason: 'A stolen laptop.',
      requestKey: actionId,
      requestHash: 'hash of the request',
      createdAt: server.time.now,
    });
    await orm.insert(operatorActionUsers).values({ actionId, userId: id });
    await user.browser.post(GALLERY_ROUTES.folders, { name: 'Autumn' });
    await orm.insert(featureChoices).values({ ...decision, name: 'brand-kit' });
    await server.fixtures.database.transaction((tx) => addBrandKit(tx, id, server.time.now));
    await user.browser.patch(pathTo(ROUTES.creation, { id: creation.id }), { isFavorite: true });
    const upload = `${studioFolder(id)}/upload.frames`;
    await server.fixtures.storage.put(upload, Buffer.from('upload'), 'application/octet-stream');
    await orm.insert(subscriptions).values({ workspaceId: id, status: 'canceled' });
    // Renders and stores the watermarked copies.
    expect((await user.browser.get(creation.url)).statusCode).toBe(200);
    expect((await user.browser.get(`${creation.url}?poster=320`)).statusCode).toBe(200);
    return { ...user, link: creation.url };
  }

  it('deletes everything of the user, and nothing of all others', async () => {
    await server.fixtures.newWorker().start();
    server.fixtures.engine.finishAtOnce();
    const ana = await createUserWithData();
    const bob = await createUserWithData();
    const rowsOfBob = await rowsOf(bob.id);
    expect(Object.values(await rowsOf(ana.id))).not.toContain(0);
    const words = [ana.id, ana.form.username, ana.form.email];
    expect(await tablesThatSay(words)).toContain('users');

    const response = await leave(ana);
    expect(response.statusCode).toBe(204);
    expect(response.headers['cache-control']).toBe('no-store');

    expect(new Set(Object.values(await rowsOf(ana.id)))).toEqual(new Set([0]));
    expect(await tablesThatSay(words)).toEqual([]);
    expect(await rowsOf(bob.id)).toEqual(rowsOfBob);
    const [creation] = await server.fixtures.database.orm
      .select()
      .from(creations)
      .where(eq(creations.workspaceId, bob.id));
    expect((await server.fixtures.storedFiles()).toSorted()).toEqual([
      'clip',
      'master.png',
      'poster-320-watermarked.webp',
      'upload.frames',
      'watermarked.png',
    ]);
    expect(
      await server.fixtures.storage.get(masterKey(creation!.id, creation!.kind)),
    ).not.toBeNull();
    expect((await bob.browser.get(bob.link)).statusCode).toBe(200);
    expect((await me(bob.browser)).statusCode).toBe(200);
  });

  it('deletes the picture of the user, with its files', async () => {
    const ana = await createUser();
    await ana.browser.put(COMMUNITY_ROUTES.ownProfile, { bio: '' });
    const { payload, headers } = formOf({}, await newLogo(), 'file');
    const answer = await ana.browser.post(AVATAR_ROUTES.own, payload, { headers });
    const { small } = answer.json<{ avatar: Avatar }>().avatar;
    expect(await server.fixtures.storedFiles()).toContain(basename(small));
    expect((await leave(ana)).statusCode).toBe(204);
    expect(await server.fixtures.storedFiles()).toEqual([]);
    expect((await server.newBrowser().get(small)).statusCode).toBe(404);
  });

  it('ends links and sessions at once, in every process', async () => {
    await server.fixtures.newWorker().start();
    server.fixtures.engine.finishAtOnce();
    const ana = await createUserWithData();
    const phone = await server.newBrowser().visit();
    const { username } = ana.form;
    await phone.post(ROUTES.login, { username, password: PASSWORD });
    const other = await openTestApp(await open());
    try {
      const there = other.newBrowser();
      for (const [name, value] of phone.cookies) there.cookies.set(name, value);
      const known = { headers: { 'if-none-match': '"watermarked.png"' } };
      expect((await me(phone)).statusCode).toBe(200);
      expect((await me(there)).statusCode).toBe(200);
      expect((await there.get(ana.link, known)).statusCode).toBe(304);

      expect((await leave(ana)).statusCode).toBe(204);
      expect(isVisitorValue(ana.browser.cookies.get(SESSION_COOKIE.http) ?? '')).toBe(true);
      for (const browser of [ana.browser, phone, there]) {
        expect((await browser.get(ana.link, known)).statusCode).toBe(404);
        expect((await browser.get(ROUTES.creations)).statusCode).toBe(401);
      }
      // The browser has a visitor's session and can sign up without a reload.
      const again = await ana.browser.post(ROUTES.register, ana.form);
      expect(again.statusCode).toBe(200);
      expect((await ana.browser.get(ROUTES.creations)).json()).toMatchObject({ items: [] });
    } finally {
      await other.close();
    }
  });

  it('is confirmed by the username, as it is shown, and the password', async () => {
    const ana = await createUser();
    const refusals = await Promise.all([
      leave(ana, { username: 'another-name' }),
      leave(ana, { username: ana.form.username.toUpperCase() }),
      leave(ana, { username: ana.form.email }),
      leave(ana, { currentPassword: 'wrong' }),
      leave(ana, { currentPassword: undefined }),
      ana.browser.post(ROUTES.accountDeletion, { currentPassword: PASSWORD }),
    ]);
    const { confirmWithUsername, wrongPassword, invalid } = SERVER_MESSAGES;
    expect(refusals.map((refusal) => refusal.json<{ message: string }>().message)).toEqual([
      confirmWithUsername,
      confirmWithUsername,
      confirmWithUsername,
      wrongPassword,
      wrongPassword,
      invalid,
    ]);
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400]);
    ana.browser.cookies.set(CSRF_COOKIE, 'forged');
    expect((await leave(ana)).json()).toMatchObject({ code: 'csrf' });
    expect((await me(ana.browser)).statusCode).toBe(200);
  });

  it('requires users without a password to have signed in recently', async () => {
    const ana = await createUser();
    const { orm } = server.fixtures.database;
    await orm.update(users).set({ passwordHash: null }).where(eq(users.id, ana.id));
    server.time.now = new Date(server.time.now.getTime() + HOUR_MS);
    const refused = await leave(ana, { currentPassword: undefined });
    expect(refused.json()).toMatchObject({ code: 'signInAgain' });
    await orm.update(sessions).set({ createdAt: server.time.now });
    expect((await leave(ana, { currentPassword: undefined })).statusCode).toBe(204);
  });

  it('happens once when it is requested twice at the same time', async () => {
    const [ana, bob] = [await createUser(), await createUser()];
    const answers = await Promise.all([leave(ana), leave(ana), leave(bob)]);
    const codes = answers.slice(0, 2).map(({ statusCode }) => statusCode);
    expect(codes).toContain(204);
    expect(codes.filter((code) => code !== 204 && code !== 401 && code !== 403)).toEqual([]);
    expect(answers[2]?.statusCode).toBe(204);
    expect(await server.fixtures.database.orm.select().from(users)).toEqual([]);
  });

  it('stops a running generation, and all that wait', async () => {
    const ana = await createUser('premium');
    const worker = server.fixtures.newWorker();
    await worker.start();
    const image = await newImage();
    const answers = ['one', 'two', 'three', 'four'].map((prompt) => ask(ana, 'gif', prompt, image));
    const drawings = [await server.fixtures.engine.next(), await server.fixtures.engine.next()];
    const active = await eventually(async () => {
      const response = await ana.browser.get(ROUTES.activeGenerations);
      const { generations } = response.json<{ generations: Generation[] }>();
      expect(generations).toHaveLength(4);
      return generations;
    });
    expect(await server.fixtures.storedFiles()).toHaveLength(4);
    const { database } = server.fixtures;
    const told = new Set<string>();
    const stopListening = await database.listen('job_changed', (payload) => told.add(payload));

    expect((await leave(ana)).statusCode).toBe(204);
    const ids = active.map(({ id }) => id);
    const { rows: jobs } = await database.orm.execute<{ state: string }>(
      sql`select distinct state::text from pgboss.job where id = any(${sql.param(ids)}::uuid[])`,
    );
    expect(jobs).toEqual([{ state: 'cancelled' }]);
    // Jobs that send emails are told about, too.
    const ends = ids.map((id) => `${id} ended`);
    await eventually(() => expect([...told]).toEqual(expect.arrayContaining(ends)));
    await stopListening();
    for (const answer of answers) expect((await answer).statusCode).toBe(404);
    await eventually(() => expect(worker.runningCount).toBe(0));
    for (const { context } of drawings) expect(context.signal.reason).toBe('lost');
    expect(server.fixtures.engine.begun).toBe(2);
    expect(await server.fixtures.storedFiles()).toEqual([]);
    expect(await tablesThatSay([ana.id])).toEqual([]);

    // The worker still runs the jobs of other users.
    const bob = await createUser();
    const asked = ask(bob, 'image', 'a cat');
    (await server.fixtures.engine.next()).finish();
    expect((await asked).statusCode).toBe(200);
  });

  it('keeps nothing of a worker that misses the cancellation and finishes later', async () => {
    const ana = await createUser('premium');
    const begun = Promise.withResolvers<void>();
    const drawn = Promise.withResolvers<EngineResult>();
    const deaf: Engine = {
      ...server.fixtures.engine,
      generate: () => {
        begun.resolve();
        return drawn.promise;
      },
    };
    const worker = server.fixtures.newWorker(deaf);
    await worker.start();
    const asked = ask(ana, 'gif', 'a fox');
    await begun.promise;
    expect((await leave(ana)).statusCode).toBe(204);
    expect((await asked).statusCode).toBe(404);
    const size = { width: 8, height: 8 };
    const bytes = Buffer.from('late');
    drawn.resolve({ bytes, mimeType: 'image/gif', ...size, seam: null, text: null });
    await eventually(() => expect(worker.runningCount).toBe(0));
    expect(await server.fixtures.storedFiles()).toEqual([]);
    expect(await tablesThatSay([ana.id])).toEqual([]);
  });

  it('is a clear error for requests at the same time', async () => {
    const ana = await createUser('premium');
    const [gone, ...late] = await Promise.all([
      leave(ana),
      ...['one', 'two', 'three'].map((prompt) => ask(ana, 'image', prompt)),
    ]);
    expect(gone?.statusCode).toBe(204);
    for (const { statusCode } of late) expect([401, 404]).toContain(statusCode);
    expect(await tablesThatSay([ana.id])).toEqual([]);
    expect(await server.fixtures.storedFiles()).toEqual([]);
  });

  const pendingDeletions = (hours: number): PendingDeletions =>
    new PendingDeletions({
      ...server.fixtures,
      clock: () => new Date(Date.now() + hours * HOUR_MS),
    });

  it('is completed by a sweep after a crash between rows and files', async () => {
    const ana = await createUser();
    const { storage, database } = server.fixtures;
    // So many that the sweep of creations would assume another installation's storage.
    const ids = Array.from({ length: 120 }, () => crypto.randomUUID());
    await database.orm.execute(sql`
      insert into creations (id, workspace_id, kind, prompt, media_token, width, height, created_at)
      select id, ${ana.id}, 'image', 'a fox', id::text, 8, 8, now() from unnest(${sql.param(ids)}::uuid[]) as id`);
    const files = ids.flatMap((id) => [`creations/${id}/master.png`, `creations/${id}/a.webp`]);
    await Promise.all(files.map((key) => storage.put(key, Buffer.from('x'), 'image/png')));
    const crash = vi.spyOn(storage, 'deleteFolder').mockRejectedValue(new Error('gone'));
    expect((await leave(ana)).statusCode).toBe(204);
    expect(server.log()).toContain('files of a deleted account could not be deleted yet');
    expect(await server.fixtures.storedFiles()).toHaveLength(241);
    crash.mockRestore();

    expect(await pendingDeletions(0).sweep()).toBe(1);
    expect(await server.fixtures.storedFiles()).toEqual([]);
    expect(await pendingDeletions(0).sweep()).toBe(0);
  });

  it('that fails keeps the whole account, also after the sweep', async () => {
    await server.fixtures.newWorker().start();
    server.fixtures.engine.finishAtOnce();
    const ana = await createUserWithData();
    const rows = await rowsOf(ana.id);
    const files = await server.fixtures.storedFiles();
    vi.spyOn(server.fixtures.generations.deletion, 'deleteAll').mockRejectedValueOnce(
      new Error('x'),
    );
    expect((await leave(ana)).statusCode).toBe(500);
    expect(await pendingDeletions(25).sweep()).toBe(0);
    expect(await rowsOf(ana.id)).toEqual(rows);
    expect((await ana.browser.get(ana.link)).statusCode).toBe(200);
    expect(await server.fixtures.storedFiles()).toEqual(files);

    // After a crash before the rows were deleted, the record stays for a day.
    await pendingDeletions(0).add(ana.id);
    expect(await pendingDeletions(23).sweep()).toBe(0);
    expect(await server.fixtures.storedFiles()).toHaveLength(files.length + 1);
    expect(await pendingDeletions(25).sweep()).toBe(1);
    expect(await server.fixtures.storedFiles()).toEqual(files);
    expect((await ana.browser.get(ana.link)).statusCode).toBe(200);
    expect((await leave(ana)).statusCode).toBe(204);
    expect(await server.fixtures.storedFiles()).toEqual([]);
  });

  it('is not started when the record cannot be stored', async () => {
    const ana = await createUser();
    server.fixtures.failPuts(1, 'departures');
    expect((await leave(ana)).statusCode).toBe(500);
    expect((await me(ana.browser)).statusCode).toBe(200);
  });
});
