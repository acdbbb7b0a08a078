import {
  pathTo,
  ROUTES,
  SHARE_ROUTES,
  type SharedCreation,
  type ShareState,
} from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { creations, shares } from '../../schema/schema.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { addFinishedExport } from '../exports/testing/finished-export.ts';
import { addCreation, type Maker, newMaker, share, sharePath } from './testing/sharing-fixture.ts';

describeOnEachDatabase('sharing', (open) => {
  let server: TestApp;
  let maker: Maker;
  beforeEach(async () => {
    server = await openTestApp(await open(), {
      environment: { PUBLIC_URL: 'https://loops.example' },
    });
    maker = await newMaker(server);
  });
  afterEach(() => server.close());

  const visit = (url: string, headers = {}) => server.newBrowser().get(url, { headers });
  const stateOf = async (id: string) => (await maker.browser.get(sharePath(id))).json<ShareState>();
  const shown = async (slug: string) => {
    const response = await visit(pathTo(SHARE_ROUTES.share, { slug }));
    return response.json<{ creation: SharedCreation }>().creation;
  };
  /** The statuses of everything that a share has, for visitors. */
  async function statusesOf(slug: string, fileName = 'loop.gif'): Promise<number[]> {
    const url = encodeURIComponent(`https://loops.example/l/${slug}`);
    const addresses = [
      `/api/shares/${slug}`,
      `/l/${slug}/${fileName}`,
      `/l/${slug}/still-1200.jpg`,
      `/embed/${slug}`,
      `/oembed?url=${url}`,
    ];
    const responses = await Promise.all(addresses.map((address) => visit(address)));
    return responses.map(({ statusCode }) => statusCode);
  }
  const ALL_THERE = [200, 200, 200, 200, 200];
  const ALL_GONE = [404, 404, 404, 404, 404];

  it('gives a private creation an unguessable page with one request, and keeps its address', async () => {
    const { id } = await addCreation(server, maker);
    expect(await stateOf(id)).toEqual({
      share: null,
      isRemoved: false,
      hasOpenMedia: false,
      canPublish: true,
    });
    const made = await share(maker, id, { visibility: 'unlisted' });
    expect(made).toEqual({
      slug: expect.stringMatching(/^[0-9A-Za-z]{22}$/),
      url: `https://loops.example/l/${made.slug}`,
      visibility: 'unlisted',
      reviewState: null,
      showsPrompt: true,
      showsMaker: false,
      allowsRemix: true,
      allowsDownload: true,
      createdAt: '2026-11-18T12:00:00.000Z',
    });
    const again = await share(maker, id, { showsMaker: true });
    expect(again).toEqual({ ...made, showsMaker: true });
    expect(await share(maker, id, { allowsRemix: false })).toMatchObject({ showsMaker: true });
    expect((await stateOf(id)).share).toMatchObject({ slug: made.slug, allowsRemix: false });
    expect(await statusesOf(made.slug)).toEqual(ALL_THERE);
  });

  it('shows others what the maker shows, and nothing else', async () => {
    const settings = { seed: 7, aspect: '4:5', negativePrompt: 'no dogs' } as const;
    const { id, mediaToken } = await addCreation(server, maker, {
      settings: { ...settings, width: 480, height: 360 },
    });
    const { slug } = await share(maker, id, { showsMaker: true });
    expect(await shown(slug)).toEqual({
      slug,
      kind: 'gif',
      width: 480,
      height: 360,
      createdAt: '2026-11-18T12:00:00.000Z',
      title: null,
      altText: null,
      prompt: 'a fox in the snow',
      makerName: 'Mara Loop',
      makerUsername: null,
      makerAvatar: null,
      likes: null,
      flashes: null,
      media: {
        file: `/l/${slug}/loop.gif`,
        still: `/l/${slug}/still-1200.jpg`,
        sources: `/l/${slug}/poster-320.webp 320w, /l/${slug}/poster-480.webp 480w`,
        video: null,
      },
      allowsDownload: true,
      remix: { parentId: id, settings },
      remixedFrom: null,
    });

    await share(maker, id, { showsPrompt: false, showsMaker: false, allowsDownload: false });
    const { negativePrompt: _, ...withoutPrompt } = settings;
    expect(await shown(slug)).toMatchObject({
      prompt: null,
      makerName: null,
      allowsDownload: false,
      remix: { settings: withoutPrompt },
    });
    for (const url of [
      `/api/shares/${slug}`,
      `/embed/${slug}`,
      `/oembed?url=https://loops.example/l/${slug}`,
    ]) {
      const { body } = await visit(url);
      for (const secret of ['fox', 'dogs', 'Mara', maker.form.username, mediaToken, maker.id]) {
        expect([url, secret, body.includes(secret)]).toEqual([url, secret, false]);
      }
    }
    await share(maker, id, { allowsRemix: false });
    expect((await visit(`/api/shares/${slug}`)).body).not.toContain(id);
  });

  it('sends its files to other sites, for a CDN as well, and as a download if that is allowed', async () => {
    const { id } = await addCreation(server, maker);
    const { slug } = await share(maker, id);
    const file = await visit(`/l/${slug}/loop.gif`, { cookie: 'sid=anything' });
    expect(file.body).toBe('the whole loop');
    expect(file.headers).toMatchObject({
      'content-type': 'image/gif',
      'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    });
    expect(file.headers.vary).toBeUndefined();
    expect(file.headers['set-cookie']).toBeUndefined();
    const known = { 'if-none-match': String(file.headers.etag) };
    expect((await visit(`/l/${slug}/loop.gif`, known)).statusCode).toBe(304);
    const still = await visit(`/l/${slug}/still-640.jpg`);
    expect(still.headers['content-type']).toBe('image/jpeg');
    expect(still.body).toContain('poster:640');
    const poster = await visit(`/l/${slug}/poster-480.webp`);
    expect(poster.headers['content-type']).toBe('image/webp');
    expect(poster.body).toContain('poster:480');
    for (const name of [
      'image.png',
      'loop.mp4',
      'still-641.jpg',
      'poster-481.webp',
      'master.gif',
      '..%2fx',
    ]) {
      expect((await visit(`/l/${slug}/${name}`)).statusCode).toBe(404);
    }
    const part = await visit(`/l/${slug}/loop.gif`, { range: 'bytes=4-8' });
    expect([part.statusCode, part.body]).toEqual([206, 'whole']);

    const saved = await visit(`/l/${slug}/loop.gif?download`);
    expect(saved.headers['content-disposition']).toBe(
      `attachment; filename="loopwright-${slug.slice(0, 8)}.gif"`,
    );
    await share(maker, id, { allowsDownload: false });
    expect((await visit(`/l/${slug}/loop.gif?download`)).statusCode).toBe(404);
    expect((await visit(`/l/${slug}/loop.gif`)).statusCode).toBe(200);
  });

  it('leaves the private address of the file private', async () => {
    const { id, mediaToken } = await addCreation(server, maker);
    await share(maker, id);
    expect((await visit(`/media/${mediaToken}.gif`)).statusCode).toBe(404);
    expect((await maker.browser.get(`/media/${mediaToken}.gif`)).statusCode).toBe(200);
  });

  it('has an MP4 where one of the whole loop was exported', async () => {
    const { id } = await addCreation(server, maker, { width: 64, height: 48 });
    const { slug } = await share(maker, id);
    expect((await shown(slug)).media.video).toBeNull();
    const about = { workspaceId: maker.id, creationId: id };
    await addFinishedExport(server.fixtures, about);
    expect((await shown(slug)).media.video).toBeNull();
    await addFinishedExport(server.fixtures, { ...about, format: 'mp4', width: 48 });
    expect((await shown(slug)).media.video).toBeNull();
    await addFinishedExport(server.fixtures, { ...about, format: 'mp4' });
    const { video } = (await shown(slug)).media;
    expect(video).toBe(`/l/${slug}/loop.mp4`);
    const sent = await visit(String(video), { range: 'bytes=0-3' });
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([206, 'video/mp4']);
  });

  it('ends at once, and a later share has another address', async () => {
    const { id, mediaToken } = await addCreation(server, maker, { hasOpenMedia: true });
    const { slug } = await share(maker, id);
    const { headers } = await visit(`/l/${slug}/loop.gif`);
    expect((await visit(`/media/${mediaToken}.gif`)).statusCode).toBe(200);
    expect((await stateOf(id)).hasOpenMedia).toBe(true);

    expect((await maker.browser.delete(sharePath(id))).statusCode).toBe(204);
    expect(await statusesOf(slug)).toEqual(ALL_GONE);
    // A copy in a cache is not confirmed any more.
    const known = { 'if-none-match': String(headers.etag) };
    const gone = await visit(`/l/${slug}/loop.gif`, known);
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await visit(`/media/${mediaToken}.gif`)).statusCode).toBe(404);
    expect(await stateOf(id)).toMatchObject({ share: null, isRemoved: false, hasOpenMedia: false });
    expect((await maker.browser.delete(sharePath(id))).statusCode).toBe(204);

    const later = await share(maker, id);
    expect(later.slug).not.toBe(slug);
    expect(await statusesOf(slug)).toEqual(ALL_GONE);
    expect(await statusesOf(later.slug)).toEqual(ALL_THERE);
  });

  it('ends while its creation is deleted, and is there again when that is undone', async () => {
    const { id } = await addCreation(server, maker);
    const { slug } = await share(maker, id);
    await maker.browser.delete(pathTo(ROUTES.creation, { id }));
    expect(await statusesOf(slug)).toEqual(ALL_GONE);
    expect((await maker.browser.post(sharePath(id), {})).statusCode).toBe(404);
    await maker.browser.post(pathTo(ROUTES.creationRestoration, { id }), {});
    expect(await statusesOf(slug)).toEqual(ALL_THERE);
  });

  it('cannot be brought back by the maker when an operator has removed it', async () => {
    const { id } = await addCreation(server, maker);
    const { slug } = await share(maker, id);
    const { orm } = server.fixtures.database;
    await orm.update(shares).set({ removedAt: server.time.now });
    expect(await statusesOf(slug)).toEqual(ALL_GONE);
    expect(await stateOf(id)).toMatchObject({ share: null, isRemoved: true });

    expect((await maker.browser.delete(sharePath(id))).statusCode).toBe(204);
    const refused = await maker.browser.post(sharePath(id), { visibility: 'unlisted' });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'shareRemoved' }]);
    expect(await statusesOf(slug)).toEqual(ALL_GONE);
    expect(await orm.select().from(shares)).toMatchObject([{ slug, removedAt: server.time.now }]);
  });

  it('belongs to the workspace of the creation', async () => {
    const { id } = await addCreation(server, maker);
    const other = await newMaker(server);
    const visitor = await server.newBrowser().visit();
    for (const [browser, status] of [
      [other.browser, 404],
      [visitor, 401],
    ] as const) {
      expect((await browser.get(sharePath(id))).statusCode).toBe(status);
      expect((await browser.post(sharePath(id), {})).statusCode).toBe(status);
      expect((await browser.delete(sharePath(id))).statusCode).toBe(status);
    }
    expect((await stateOf(id)).share).toBeNull();
  });

  it('is limited, for changes as for views', async () => {
    const { id } = await addCreation(server, maker);
    const strict = await openTestApp(server.fixtures.database, {
      environment: {
        PUBLIC_URL: 'https://loops.example',
        SHARES_PER_HOUR: '2',
        SHARE_VIEWS_PER_HOUR_AND_ADDRESS: '3',
      },
    });
    try {
      const { slug } = await share(maker, id);
      const browser = strict.newBrowser('198.51.100.7');
      for (const [name, value] of maker.browser.cookies) browser.cookies.set(name, value);
      for (let call = 0; call < 2; call += 1) await browser.post(sharePath(id), {});
      const refused = await browser.post(sharePath(id), {});
      expect([refused.statusCode, refused.json()]).toMatchObject([
        429,
        { code: 'tooManyRequests' },
      ]);
      expect(refused.headers['retry-after']).toBeDefined();

      const oembed = `/oembed?url=https://loops.example/l/${slug}`;
      const views = [`/api/shares/${slug}`, `/embed/${slug}`, oembed];
      for (const url of views) expect((await browser.get(url)).statusCode).toBe(200);
      for (const url of [...views, `/l/${slug}/loop.gif`]) {
        expect((await browser.get(url)).statusCode).toBe(429);
      }
      const elsewhere = await strict.newBrowser('198.51.100.8').get(views[0] ?? '');
      expect(elsewhere.statusCode).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it.each(['', 'a', 'x'.repeat(22), '%00', "' or 1=1 --", 'A'.repeat(90), '..%2F..'])(
    'is nothing at the guessed address %j',
    async (slug) => {
      await share(maker, (await addCreation(server, maker)).id);
      const answers = [
        await visit(`/api/shares/${encodeURIComponent(slug)}`),
        await visit(`/l/${encodeURIComponent(slug)}/loop.gif`),
        await visit(`/embed/${encodeURIComponent(slug)}`),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    },
  );

  it('disappears with the account', async () => {
    const { id } = await addCreation(server, maker);
    const { slug } = await share(maker, id, { showsMaker: true });
    const { username, password } = maker.form;
    const body = { username, currentPassword: password };
    expect((await maker.browser.post(ROUTES.accountDeletion, body)).statusCode).toBe(204);
    expect(await statusesOf(slug)).toEqual(ALL_GONE);
    const { orm } = server.fixtures.database;
    expect(await orm.select().from(shares)).toEqual([]);
    expect(await orm.select().from(creations).where(eq(creations.id, id))).toEqual([]);
  });

  it('stays without a name when the user who shared work of a team is gone', async () => {
    const { id } = await addCreation(server, maker);
    const { slug } = await share(maker, id, { showsMaker: true });
    const other = await newMaker(server, 'Somebody Else');
    await server.fixtures.database.orm.update(shares).set({ createdBy: other.id });
    expect(await shown(slug)).toMatchObject({ makerName: 'Somebody Else' });
    const { username, password } = other.form;
    await other.browser.post(ROUTES.accountDeletion, { username, currentPassword: password });
    expect(await shown(slug)).toMatchObject({ makerName: null });
  });
});
