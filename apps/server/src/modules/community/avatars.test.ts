import {
  type Avatar,
  AVATAR_ROUTES,
  COMMUNITY_ROUTES,
  type CommunityResponse,
  pathTo,
  type Profile,
  ROUTES,
  type Share,
  SHARE_ROUTES,
  type SharedCreation,
} from '@loopwright/contract';
import { sharp } from '@loopwright/media/node';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blockedPictures, suspensions, users } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { formOf } from '../../testing/form-data.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { liftSuspension, suspendUser } from '../accounts/index.ts';
import { addCreation, type Maker, newMaker, share } from '../sharing/testing/sharing-fixture.ts';
import { sweepAvatars } from './avatar-files.ts';
import { differenceHash } from './picture-hash.ts';
import { NOBODY_WAITS, publish } from './testing/community-fixture.ts';

/** A photo on its side, with a place in its metadata: red on the left, green on the right. */
function newPhoto(): Promise<Buffer> {
  const half = { width: 150, height: 200, channels: 3, background: '#00ff00' } as const;
  return sharp({ create: { ...half, width: 300, background: '#ff0000' } })
    .composite([{ input: { create: half }, left: 150, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
}

const isWebP = (bytes: Buffer): boolean => bytes.subarray(8, 12).toString() === 'WEBP';

describeOnEachDatabase('the picture of a user', (open) => {
  let server: TestApp;
  let maker: Maker;
  const start = async (
    environment: Record<string, string> = NOBODY_WAITS,
    options: TestAppOptions = {},
  ) => {
    server = await openTestApp(await open(), {
      environment: { PUBLIC_URL: 'https://loops.example', ...environment },
      ...options,
    });
    maker = await newMaker(server);
  };
  const restart = async (...parameters: Parameters<typeof start>) => {
    await server.close();
    await start(...parameters);
  };
  beforeEach(() => start());
  afterEach(() => server.close());

  const send = (file: Uint8Array, { browser }: Maker = maker) => {
    const { payload, headers } = formOf({}, file, 'file');
    return browser.post(AVATAR_ROUTES.own, payload, { headers });
  };
  const upload = async (file?: Uint8Array): Promise<Avatar> => {
    const response = await send(file ?? (await newPhoto()));
    expect(response.statusCode).toBe(200);
    return response.json<{ avatar: Avatar }>().avatar;
  };
  const openPage = (who: Maker = maker) =>
    who.browser.put(COMMUNITY_ROUTES.ownProfile, { bio: '' });
  const visit = (url: string) => server.newBrowser().get(url);
  const statusOf = async (url: string) => (await visit(url)).statusCode;
  const ownStatusOf = async (url: string) => (await maker.browser.get(url)).statusCode;
  const files = async () => {
    const keys: string[] = [];
    for await (const { key } of server.fixtures.storage.list('avatars')) keys.push(key);
    return keys;
  };
  const profileOf = async ({ form }: Maker) =>
    (await visit(pathTo(COMMUNITY_ROUTES.profile, { username: form.username }))).json<{
      profile: Profile;
    }>().profile;
  const sharedAt = async ({ slug }: Pick<Share, 'slug'>) =>
    (await visit(pathTo(SHARE_ROUTES.share, { slug }))).json<{ creation: SharedCreation }>()
      .creation;

  it('is two squares of the pixels of the file, without its metadata', async () => {
    await openPage();
    const { small, large } = await upload();
    for (const [path, side] of [
      [small, 64],
      [large, 256],
    ] as const) {
      const response = await visit(path);
      expect(response.headers['content-type']).toBe('image/webp');
      const bytes = response.rawPayload;
      expect(isWebP(bytes)).toBe(true);
      const { width, height, exif } = await sharp(bytes).metadata();
      expect([width, height, exif]).toEqual([side, side, undefined]);
      // The middle of the photo: half of it is red, half is green.
      const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect(data[0]).toBeGreaterThan(200);
      expect(data[(side - 1) * 3 + 1]).toBeGreaterThan(200);
    }
  });

  it('is shown in the session, on the public page, on cards and on pages of shares', async () => {
    await openPage();
    const avatar = await upload();
    const me = await maker.browser.get(ROUTES.me);
    expect(me.json()).toMatchObject({ user: { avatar } });
    const named = await publish(server, maker, {}, { showsMaker: true });
    expect((await profileOf(maker)).avatar).toEqual(avatar);
    expect((await sharedAt(named)).makerAvatar).toEqual(avatar);
    const list = (await visit(COMMUNITY_ROUTES.creations)).json<CommunityResponse>();
    expect(list.items[0]?.maker).toMatchObject({ avatar });
    const { id } = await addCreation(server, maker);
    expect((await sharedAt(await share(maker, id))).makerAvatar).toBeNull();
  });

  it('is seen by the user alone without a public page, and after it is switched off', async () => {
    const { large } = await upload();
    expect(await statusOf(large)).toBe(404);
    const own = await maker.browser.get(large);
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    await openPage();
    const shown = await visit(large);
    expect(shown.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate');
    const known = { headers: { 'if-none-match': shown.headers.etag as string } };
    expect((await server.newBrowser().get(large, known)).statusCode).toBe(304);
    await maker.browser.delete(COMMUNITY_ROUTES.ownProfile);
    expect((await server.newBrowser().get(large, known)).statusCode).toBe(404);
    expect(await ownStatusOf(large)).toBe(200);
  });

  it('is gone at once, with its files, when it is replaced or removed', async () => {
    await openPage();
    const first = await upload();
    const second = await upload();
    expect(await statusOf(first.large)).toBe(404);
    expect(await statusOf(second.large)).toBe(200);
    expect(await files()).toHaveLength(2);
    const removed = await maker.browser.delete(AVATAR_ROUTES.own);
    expect(removed.json()).toEqual({ avatar: null });
    expect(await ownStatusOf(second.large)).toBe(404);
    expect((await profileOf(maker)).avatar).toBeNull();
    expect(await files()).toEqual([]);
  });

  it('is hidden from others while the account is suspended, by either kind of suspension', async () => {
    const { database } = server.fixtures;
    await openPage();
    const { large } = await upload();
    const suspension = { userId: maker.id, decisionId: maker.id, createdAt: server.time.now };
    await database.orm.insert(suspensions).values(suspension);
    expect(await statusOf(large)).toBe(404);
    expect((await profileOf(maker)).avatar).toBeNull();
    expect((await send(await newPhoto())).json()).toMatchObject({ code: 'accountSuspended' });
    await database.orm.delete(suspensions);
    expect(await statusOf(large)).toBe(200);
    await database.transaction((tx) => suspendUser(tx, maker.id, server.time.now));
    expect(await statusOf(large)).toBe(404);
    await database.transaction((tx) => liftSuspension(tx, maker.id));
    expect(await statusOf(large)).toBe(200);
  });

  it('cannot be guessed, and has no other sizes', async () => {
    await openPage();
    const { large } = await upload();
    expect(large).toMatch(/\/[0-9a-f]{32}-256\.webp$/);
    for (const path of [
      large.replace('-256', '-512'),
      large.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
      large.replace('.webp', '.png'),
      pathTo(AVATAR_ROUTES.file, { name: '..%2f..%2fsecret' }),
    ])
      expect(await statusOf(path)).toBe(404);
  });

  describe('made of a file', () => {
    it.each<[string, () => Promise<Uint8Array>, number]>([
      ['that is text', async () => Buffer.from('no picture'), 415],
      ['that is damaged', async () => (await newPhoto()).subarray(0, 300), 400],
      ['of more than 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 413],
      [
        'that moves',
        async () =>
          await sharp(Buffer.concat([Buffer.alloc(8 * 8 * 3, 9), Buffer.alloc(8 * 8 * 3, 200)]), {
            raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
          })
            .webp({ loop: 0, delay: [100, 100] })
            .toBuffer(),
        400,
      ],
    ])('%s is refused', async (_, makeFile, status) => {
      expect((await send(await makeFile())).statusCode).toBe(status);
      expect(await files()).toEqual([]);
    });

    it('is for signed-in users', async () => {
      const { payload, headers } = formOf({}, await newPhoto(), 'file');
      const visitor = await server.newBrowser().visit();
      const response = await visitor.post(AVATAR_ROUTES.own, payload, { headers });
      expect(response.statusCode).toBe(401);
    });
  });

  describe('and the policy of the community', () => {
    it('is refused when the image check doubts it, or it looks like a removed one', async () => {
      await restart(NOBODY_WAITS, { imageCheck: { check: async () => 'doubtful' } });
      expect((await send(await newPhoto())).json()).toMatchObject({ code: 'avatarRefused' });
      await restart();
      const { large } = await upload();
      const pictureHash = await differenceHash((await maker.browser.get(large)).rawPayload);
      const { orm } = server.fixtures.database;
      const blocked = { id: maker.id, decisionId: maker.id, pictureHash };
      await orm.insert(blockedPictures).values({ ...blocked, createdAt: server.time.now });
      expect((await send(await newPhoto())).json()).toMatchObject({ code: 'avatarRefused' });
      await orm.delete(blockedPictures);
    });

    it('waits when the image check does not answer', async () => {
      const check = async () => await Promise.reject(new Error('away'));
      await restart(NOBODY_WAITS, { imageCheck: { check } });
      const response = await send(await newPhoto());
      expect([response.statusCode, response.json()]).toMatchObject([
        503,
        { code: 'avatarCheckAway' },
      ]);
      expect(await files()).toEqual([]);
    });

    it('hides pictures of new accounts, until they are older or something of theirs is listed', async () => {
      await restart({ COMMUNITY_NEW_ACCOUNT_HOURS: '24' });
      await openPage();
      const { large } = await upload();
      expect(await statusOf(large)).toBe(404);
      expect((await profileOf(maker)).avatar).toBeNull();
      server.time.now = new Date(server.time.now.getTime() + 24 * 3_600_000);
      expect(await statusOf(large)).toBe(200);
    });

    it('hides pictures where everything is reviewed, and where the community is closed', async () => {
      await restart({ COMMUNITY: 'review', OPERATORS: 'mira' });
      await openPage();
      const { large } = await upload();
      server.time.now = new Date(server.time.now.getTime() + 100 * 3_600_000);
      expect(await statusOf(large)).toBe(404);
      await restart({ COMMUNITY: 'off' });
      const closed = await upload();
      expect(await statusOf(closed.large)).toBe(404);
      expect(await ownStatusOf(closed.large)).toBe(200);
    });
  });

  it('leaves no file behind after a crash', async () => {
    await upload();
    const { database, storage } = server.fixtures;
    // As after a crash between the row and the files.
    await database.orm.update(users).set({ avatarToken: null }).where(eq(users.id, maker.id));
    expect(await files()).toHaveLength(2);
    const sweep = (clock: () => Date) => sweepAvatars({ database, storage, clock });
    expect(await sweep(() => new Date())).toBe(0);
    expect(await sweep(() => new Date(Date.now() + 48 * 3_600_000))).toBe(2);
    expect(await files()).toEqual([]);
  });
});
