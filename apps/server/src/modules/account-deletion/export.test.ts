import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import {
  AVATAR_ROUTES,
  type Creation,
  DOCUMENT_ROUTES,
  GALLERY_ROUTES,
  pathTo,
  ROUTES,
  SHARE_ROUTES,
} from '@loopwright/contract';
import { sharp } from '@loopwright/media/node';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { creations, identities, mailLinks, users } from '../../schema/schema.ts';
import { newLogo } from '../../testing/brand-files.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { formOf } from '../../testing/form-data.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { CLIP_MIME_TYPE, clipKey, masterKey } from '../creations/creation.ts';
import { insertCreation } from '../creations/store.ts';
import { addSource } from './testing/add-source.ts';
import { readZip } from './testing/read-zip.ts';

/** Where the export has each table that names a user or a workspace. New tables must be added here. */
const PLACE_OF_TABLE = {
  assets: 'creations.json',
  brand_fonts: 'brand.json',
  brand_kits: 'brand.json',
  creations: 'creations.json',
  documents: 'documents.json',
  exports: 'creations.json',
  favorites: 'gallery.json',
  feature_choices: 'features.json',
  folders: 'gallery.json',
  generations: 'generations.json',
  identities: 'profile.json',
  invitations: 'profile.json',
  jobs: 'generations.json',
  ledger_entries: 'token-ledger.json',
  likes: 'community.json',
  mail_links: 'profile.json',
  memberships: 'profile.json',
  notifications: 'notifications.json',
  operator_action_users: 'operators.json',
  profiles: 'community.json',
  publications: 'community.json',
  sessions: 'sessions.json',
  shares: 'shares.json',
  statements: 'moderation.json',
  subscriptions: 'billing.json',
  suspensions: 'moderation.json',
  token_accounts: 'token-ledger.json',
};

describeOnEachDatabase('the data export', (open) => {
  let server: TestApp;
  let user: Browser;
  let username: string;
  let userId: string;
  beforeEach(async () => {
    server = await openTestApp(await open(), {
      environment: { PUBLIC_URL: 'http://loops.example' },
    });
    const form = newForm();
    ({ username } = form);
    user = await newUser(server, form);
    userId = await idOf(username);
  });
  afterEach(async () => server.close());

  async function idOf(name: string): Promise<string> {
    const { orm } = server.fixtures.database;
    const [row] = await orm.select({ id: users.id }).from(users).where(eq(users.username, name));
    return row?.id ?? '';
  }

  /** Creations with their own files, oldest first, all created in the same millisecond. */
  async function addCreations(count: number, sizeBytes = 100): Promise<string[]> {
    const { database, storage } = server.fixtures;
    const ids = Array.from({ length: count }, () => randomUUID());
    await database.transaction(async (tx) => {
      for (const [index, id] of ids.entries()) {
        const kind = index % 2 === 0 ? 'image' : 'gif';
        const row = {
          id,
          workspaceId: userId,
          kind,
          prompt: `a loop of ${index}`,
          mediaToken: id.replaceAll('-', '').slice(0, 22),
          width: 8,
          height: 8,
          createdAt: new Date('2026-11-17T23:59:59Z'),
        } as const;
        await insertCreation(tx, row, { master: { sizeBytes, sha256: '' }, clip: null });
      }
    });
    for (const [index, id] of ids.entries()) {
      const kind = index % 2 === 0 ? 'image' : 'gif';
      await storage.put(masterKey(id, kind), Buffer.alloc(sizeBytes, id), `image/png`);
    }
    return ids;
  }

  async function download() {
    const response = await user.get(ROUTES.accountExport);
    expect(response.statusCode).toBe(200);
    const files = await readZip(response.rawPayload);
    const text = (name: string): string => files.get(name)?.bytes.toString() ?? '';
    const json = (name: string): unknown => JSON.parse(text(name));
    return { response, files, text, json };
  }

  it('has the picture of the user', async () => {
    const { payload, headers } = formOf({}, await newLogo(), 'file');
    await user.post(AVATAR_ROUTES.own, payload, { headers });
    const { files, json } = await download();
    expect(json('community.json')).toMatchObject({
      avatar: { file: 'avatar.webp', uploadedAt: server.time.now.toISOString() },
    });
    const { width, format } = await sharp(files.get('avatar.webp')?.bytes).metadata();
    expect([width, format]).toEqual([256, 'webp']);
  });

  it('is one ZIP with everything, named after user and day', async () => {
    await server.fixtures.newWorker().start();
    server.fixtures.engine.finishAtOnce();
    const { payload, headers } = formOf({ prompt: 'a red fox' });
    const made = await user.post(ROUTES.generateImage, payload, { headers });
    const { creation } = made.json<{ creation: Creation }>();
    const { orm } = server.fixtures.database;
    // The clip is not exported: it carries no AI-content metadata.
    const clip = { id: creation.id, cuts: [], chosen: 0 } as const;
    await orm.update(creations).set({ clip }).where(eq(creations.id, creation.id));
    await server.fixtures.database.transaction((tx) => addSource(tx, userId, creation.id));
    await server.fixtures.storage.put(clipKey(creation.id), Buffer.from('clip'), CLIP_MIME_TYPE);
    await orm.insert(identities).values({
      provider: 'google',
      subject: 'google-subject',
      userId,
      label: 'ana@gmail.example',
      linkedAt: server.time.now,
    });
    await orm.insert(mailLinks).values({
      tokenHash: 'hash-of-a-link',
      userId,
      purpose: 'confirm-email',
      email: 'ana@work.example',
      expiresAt: server.time.now,
    });

    await user.post(pathTo(SHARE_ROUTES.ofCreation, { id: creation.id }), { showsMaker: true });
    await user.post(GALLERY_ROUTES.folders, { name: 'Autumn' });
    await user.patch(pathTo(ROUTES.creation, { id: creation.id }), { isFavorite: true });
    const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } });
    const uploaded = formOf({}, await picture.png().toBuffer(), 'file');
    await user.post(DOCUMENT_ROUTES.uploads, uploaded.payload, { headers: uploaded.headers });
    await user.post(DOCUMENT_ROUTES.documents, { width: 480, height: 270, name: 'A banner' });

    const { response, files, text, json } = await download();
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="loopwright-${username}-2026-11-18.zip"`,
      'cache-control': 'no-store',
    });
    const file = `creations/2026-11-18-${creation.id}.png`;
    expect([...files.keys()]).toEqual([
      'profile.json',
      'sessions.json',
      'generations.json',
      'token-ledger.json',
      'billing.json',
      'creations.json',
      'gallery.json',
      'shares.json',
      'community.json',
      'moderation.json',
      'operators.json',
      'documents.json',
      'uploads.json',
      'brand.json',
      'features.json',
      'notifications.json',
      file,
      'README.txt',
    ]);
    expect(json('profile.json')).toMatchObject({
      username,
      email: `${username}@example.com`,
      hasPassword: true,
      identities: [{ provider: 'google', subject: 'google-subject', label: 'ana@gmail.example' }],
      // The first session is from signing up.
      lettersWithOpenLinks: [
        { purpose: 'confirm-email', email: `${username}@example.com` },
        { purpose: 'confirm-email', email: 'ana@work.example' },
      ],
    });
    expect(json('sessions.json')).toHaveLength(1);
    expect(json('creations.json')).toMatchObject([
      {
        id: creation.id,
        prompt: 'a red fox',
        file,
        clip,
        storedFiles: [{ role: 'master' }, { role: 'source', sizeBytes: 6, sha256: 'the hash' }],
        link: `http://loops.example${creation.url}`,
      },
    ]);
    expect(json('gallery.json')).toMatchObject({
      folders: [{ name: 'Autumn' }],
      favorites: [creation.id],
    });
    expect(json('shares.json')).toMatchObject([
      { creationId: creation.id, visibility: 'unlisted', showsMaker: true, removedAt: null },
    ]);
    expect(json('documents.json')).toMatchObject([
      { name: 'A banner', version: 1, body: { canvas: { width: 480, height: 270 } } },
    ]);
    expect(json('uploads.json')).toMatchObject([{ width: 2, height: 2, frameCount: 1 }]);
    expect(json('notifications.json')).toMatchObject([
      { kind: 'generation-finished', readAt: null },
    ]);
    expect(json('generations.json')).toMatchObject([
      { prompt: 'a red fox', status: 'finished', creationId: creation.id },
    ]);
    expect(json('token-ledger.json')).toMatchObject([
      { week: { granted: 5, balance: 4 } },
      { kind: 'grant', amount: 5 },
      { kind: 'hold', amount: -1 },
      { kind: 'settle' },
    ]);
    expect(json('billing.json')).toMatchObject({ customerId: null, subscription: null });
    expect(text('README.txt')).toContain('payment provider');
    expect(text('README.txt')).not.toContain("couldn't read");
    // Files of the free plan have the watermark in the export, too.
    const watermarked = await user.get(creation.url);
    expect(files.get(file)?.bytes.equals(watermarked.rawPayload)).toBe(true);

    const all = [...files.values()].map(({ bytes }) => bytes.toString()).join('');
    expect(all).not.toContain('argon2');
    expect(all).not.toContain('hash-of-a-link');
    expect(all).not.toMatch(/token_?hash/i);
  });

  it('covers every table with personal data', async () => {
    const { rows } = await server.fixtures.database.orm.execute<{ name: string }>(
      sql`select distinct table_name as name from information_schema.columns
          where column_name in ('user_id', 'workspace_id') and table_schema = 'public' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(PLACE_OF_TABLE));
  });

  it('has a file name also for usernames without Latin letters', async () => {
    const strangers = ['Zoë Müller', '猫猫', '猫../..;"'].map((name) =>
      newForm({ username: name }),
    );
    const names = await Promise.all(
      strangers.map(async (form) => {
        const browser = await newUser(server, form);
        const response = await browser.get(ROUTES.accountExport);
        return response.headers['content-disposition'];
      }),
    );
    expect(names).toEqual([
      'attachment; filename="loopwright-Zoe-Muller-2026-11-18.zip"',
      'attachment; filename="loopwright-2026-11-18.zip"',
      'attachment; filename="loopwright-2026-11-18.zip"',
    ]);
  });

  it('contains only text, also when names are HTML', async () => {
    const script = '<script>alert(1)</script>';
    const form = newForm({ username: script, name: `"><img src=x onerror=alert(1)>${script}` });
    const browser = await newUser(server, form);
    const archive = await browser.get(ROUTES.accountExport);
    const files = await readZip(archive.rawPayload);
    // Programs choose how to open files by these names.
    for (const name of files.keys()) expect(name).toMatch(/^[\w-]+\.(?:txt|json)$/);
    const readme = files.get('README.txt')?.bytes.toString() ?? '';
    expect(readme.split('\n')[0]).toBe(`Everything that Loopwright holds about ${script}`);
    const profile = JSON.parse(files.get('profile.json')?.bytes.toString() ?? '') as object;
    expect(profile).toMatchObject({ username: form.username, name: form.name });
  });

  it('contains 500 creations, each once and complete', async () => {
    const ids = await addCreations(500);
    const { files, json } = await download();
    const described = json('creations.json') as { id: string; file: string }[];
    expect(new Set(described.map(({ id }) => id))).toEqual(new Set(ids));
    expect(described).toHaveLength(500);
    for (const { id, file } of described) {
      const begin = files.get(file)?.bytes.subarray(0, 36).toString();
      expect(begin).toBe(id);
    }
    expect([...files.keys()].filter((name) => name.startsWith('creations/'))).toHaveLength(500);
  });

  it('lists missing files and contains the rest', async () => {
    const [lost, kept] = await addCreations(2);
    await server.fixtures.storage.delete(masterKey(lost ?? '', 'image'));
    const { files, text } = await download();
    expect(files.has(`creations/2026-11-17-${kept}.gif`)).toBe(true);
    expect(files.has(`creations/2026-11-17-${lost}.png`)).toBe(false);
    expect(text('README.txt')).toContain(`- creations/2026-11-17-${lost}.png`);
    expect(text('README.txt')).not.toContain(String(kept));
  });

  it('lists unreadable files, and logs a warning', async () => {
    const [id] = await addCreations(1);
    server.fixtures.failPuts(1, 'watermarked');
    const { text } = await download();
    expect(text('README.txt')).toContain(`- creations/2026-11-17-${id}.png`);
    expect(server.log()).toContain('a file could not be put into an export');
  });

  it('stops reading files when the download is aborted', async () => {
    await addCreations(100, 200_000);
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const left = Promise.withResolvers<void>();
    server.app.server.once('request', (_, answer: ServerResponse) =>
      answer.once('close', () => left.resolve()),
    );
    const request = get(new URL(ROUTES.accountExport, address), { headers: { cookie } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await once(response, 'data');
    request.destroy();
    await left.promise;
    const { variantsRendered } = server.fixtures;
    expect(variantsRendered).toBeLessThan(90);
    for (let turns = 0; turns < 200; turns += 1) await turn();
    expect(server.fixtures.variantsRendered).toBeLessThanOrEqual(variantsRendered + 1);
  });

  it('is limited to five times an hour per user, and needs a session', async () => {
    for (let time = 0; time < 5; time += 1) await download();
    const sixth = await user.get(ROUTES.accountExport);
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    const other = await newUser(server);
    expect((await other.get(ROUTES.accountExport)).statusCode).toBe(200);
    server.time.now = new Date(server.time.now.getTime() + 60 * 60 * 1000);
    await download();

    const visitor = await server.newBrowser().visit();
    expect((await visitor.get(ROUTES.accountExport)).statusCode).toBe(401);
  });
});
