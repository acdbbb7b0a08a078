import {
  COMMUNITY_ROUTES,
  COMMUNITY_SITEMAP,
  type CommunityResponse,
  type LikeResponse,
  NOTIFICATION_ROUTES,
  type NotificationsPage,
  pathTo,
  ROUTES,
  SHARE_ROUTES,
  type ShareState,
} from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publications } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { PASSWORD } from '../../testing/new-user.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { type Maker, newMaker, sharePath } from '../sharing/testing/sharing-fixture.ts';
import type { ImageVerdict } from './image-check.ts';
import { lookAtAll, NOBODY_WAITS, offer, publish } from './testing/community-fixture.ts';

describeOnEachDatabase('the community gallery', (open) => {
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
  beforeEach(() => start());
  afterEach(() => server.close());

  const list = async (query = '', browser: Browser = server.newBrowser()) => {
    const response = await browser.get(`${COMMUNITY_ROUTES.creations}${query}`);
    expect(response.statusCode).toBe(200);
    return response.json<CommunityResponse>();
  };
  const slugs = async (query = '') => (await list(query)).items.map(({ slug }) => slug);
  const likePath = (slug: string) => pathTo(COMMUNITY_ROUTES.like, { slug });
  const like = async ({ browser }: Maker, slug: string) => {
    const response = await browser.put(likePath(slug));
    return { status: response.statusCode, ...response.json<LikeResponse>() };
  };
  const stateOf = async (id: string) => (await maker.browser.get(sharePath(id))).json<ShareState>();
  const pass = (hours: number) => {
    server.time.now = new Date(server.time.now.getTime() + hours * 60 * 60 * 1000);
  };

  describe('before something is listed', () => {
    it('looks at it, and tells the maker when it is there', async () => {
      const { id, slug } = await offer(server, maker);
      expect(await slugs()).toEqual([]);
      expect((await stateOf(id)).share).toMatchObject({
        visibility: 'public',
        reviewState: 'waiting',
      });
      await lookAtAll(server);
      expect(await slugs()).toEqual([slug]);
      expect((await stateOf(id)).share).toMatchObject({ reviewState: 'approved' });
      const told = await maker.browser.get(NOTIFICATION_ROUTES.notifications);
      expect(told.json<NotificationsPage>().items).toMatchObject([
        { kind: 'published', creation: { id } },
      ]);
      const [row] = await server.fixtures.database.orm
        .select()
        .from(publications)
        .where(eq(publications.creationId, id));
      expect(row?.pictureHash).toMatch(/^[0-9a-f]{16}$/);
    });

    it('keeps what new accounts offer for an operator', async () => {
      await server.close();
      await start({ COMMUNITY_NEW_ACCOUNT_HOURS: '24' });
      await publish(server, maker);
      expect(await slugs()).toEqual([]);
      pass(25);
      const { slug } = await publish(server, maker);
      expect(await slugs()).toEqual([slug]);
    });

    it('keeps everything for an operator where that is wanted', async () => {
      await server.close();
      await start({ COMMUNITY: 'review', ...NOBODY_WAITS });
      const { id } = await publish(server, maker);
      expect(await slugs()).toEqual([]);
      expect((await stateOf(id)).share).toMatchObject({ reviewState: 'waiting' });
    });

    it.each([
      ['clear', 1],
      ['doubtful', 0],
    ] as const)('lets a picture that looks %s be listed %i times', async (verdict, count) => {
      await server.close();
      const seen: number[] = [];
      await start(NOBODY_WAITS, {
        imageCheck: {
          check: async (frames): Promise<ImageVerdict> => {
            seen.push(frames.length);
            return verdict;
          },
        },
      });
      await publish(server, maker);
      expect(await slugs()).toHaveLength(count);
      expect(seen).toEqual([3]);
    });

    it.each([
      { prompt: 'something forbidden' },
      { title: 'A forbidden title' },
      { altText: 'a forbidden description' },
    ])('refuses %j', async (changes) => {
      await expect(offer(server, maker, changes)).rejects.toThrow('textAgainstRules');
      await expect(offer(server, maker, changes, { showsPrompt: false })).rejects.toThrow(
        'textAgainstRules',
      );
    });

    it('is closed where an operator wants that', async () => {
      await server.close();
      await start({ COMMUNITY: 'off' });
      await expect(offer(server, maker)).rejects.toThrow('communityClosed');
      expect(await list()).toEqual({ isOpen: false, items: [], nextCursor: null });
      const profile = await maker.browser.put(COMMUNITY_ROUTES.ownProfile, { bio: '' });
      expect(profile.statusCode).toBe(403);
    });
  });

  describe('shows', () => {
    it('what the maker shows, and nothing else', async () => {
      const { slug } = await publish(
        server,
        maker,
        { prompt: 'a secret garden', title: 'Spring' },
        { showsPrompt: false },
      );
      const { items } = await list();
      expect(items).toEqual([
        {
          slug,
          kind: 'gif',
          width: 480,
          height: 360,
          title: 'Spring',
          altText: null,
          prompt: null,
          maker: null,
          flashes: null,
          media: {
            file: `/l/${slug}/loop.gif`,
            still: `/l/${slug}/still-640.jpg`,
            sources: `/l/${slug}/poster-320.webp 320w, /l/${slug}/poster-480.webp 480w`,
          },
          likes: 0,
          isLiked: false,
          publishedAt: expect.any(String),
        },
      ]);
      expect(await slugs('?query=spring')).toEqual([slug]);
      expect(await slugs('?query=secret')).toEqual([]);
    });

    it('nothing that is unlisted, taken back, deleted or removed, anywhere', async () => {
      await maker.browser.put(COMMUNITY_ROUTES.ownProfile, { bio: '' });
      const shown = { showsMaker: true };
      const unlisted = await publish(server, maker, {}, shown);
      const stopped = await publish(server, maker, {}, shown);
      const deleted = await publish(server, maker, {}, shown);
      const { username } = maker.form;
      expect(await slugs()).toHaveLength(3);
      await maker.browser.post(sharePath(unlisted.id), { visibility: 'unlisted' });
      await maker.browser.delete(sharePath(stopped.id));
      await maker.browser.delete(pathTo(ROUTES.creation, { id: deleted.id }));
      const sitemap = (await server.newBrowser().get(COMMUNITY_SITEMAP)).body;
      for (const { slug } of [unlisted, stopped, deleted]) {
        expect(sitemap).not.toContain(slug);
        expect((await like(await newMaker(server), slug)).status).toBe(404);
      }
      const query = `username=${encodeURIComponent(username)}`;
      for (const some of ['', '?order=rising', '?query=fox', `?${query}`])
        expect([some, await slugs(some)]).toEqual([some, []]);
      expect((await server.newBrowser().get(`/api/shares/${unlisted.slug}`)).statusCode).toBe(200);
    });

    it('newest first, page by page, and rising ones before older ones with as many likes', async () => {
      const made: string[] = [];
      for (let index = 0; index < 5; index += 1) {
        made.unshift((await publish(server, maker)).slug);
        pass(1);
      }
      const pages: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: CommunityResponse = await list(`?limit=2${cursor && `&cursor=${cursor}`}`);
        pages.push(...page.items.map(({ slug }) => slug));
        cursor = page.nextCursor;
      }
      expect(pages).toEqual(made);
      expect(await slugs('?order=rising')).toEqual(made);
      const oldest = made.at(-1) ?? '';
      await like(await newMaker(server), oldest);
      // One like weighs as much as twelve hours.
      expect(await slugs('?order=rising')).toEqual([oldest, ...made.slice(0, -1)]);
      const rising = await list('?order=rising&limit=2');
      const rest = await slugs(`?order=rising&cursor=${rising.nextCursor}`);
      expect([...rising.items.map(({ slug }) => slug), ...rest]).toEqual([
        oldest,
        ...made.slice(0, -1),
      ]);
    });

    it('what is looked for, by words, kind and style', async () => {
      const settings = { seed: 1, aspect: '1:1', width: 480, height: 480 } as const;
      const fox = await publish(server, maker, { prompt: 'A red FOX in the snow' });
      const whale = await publish(server, maker, {
        prompt: 'a whale',
        kind: 'image',
        settings: { ...settings, style: 'neon' },
      });
      expect(await slugs('?query=fox')).toEqual([fox.slug]);
      expect(await slugs('?query=snow%20re')).toEqual([fox.slug]);
      expect(await slugs('?query=%25')).toEqual([]);
      expect(await slugs("?query=fox'%20%26%20!%20:*%20(")).toEqual([fox.slug]);
      expect(await slugs('?kind=image')).toEqual([whale.slug]);
      expect(await slugs('?style=neon&order=rising')).toEqual([whale.slug]);
      expect(await slugs('?style=clay')).toEqual([]);
    });

    it.each(['?cursor=nonsense', '?order=oldest', '?limit=0', '?limit=1000', '?style=x'])(
      'nothing for %s',
      async (query) => {
        const response = await server.newBrowser().get(`${COMMUNITY_ROUTES.creations}${query}`);
        expect(response.statusCode).toBe(400);
      },
    );
  });

  describe('a title that changes', () => {
    it('is found at once, and refused when it is against the rules', async () => {
      const { id, slug } = await publish(server, maker);
      const path = pathTo(ROUTES.creation, { id });
      expect((await maker.browser.patch(path, { title: 'Polar night' })).statusCode).toBe(200);
      expect(await slugs('?query=polar')).toEqual([slug]);
      const refused = await maker.browser.patch(path, { title: 'forbidden night' });
      expect(refused.json()).toMatchObject({ code: 'textAgainstRules' });
      const described = await maker.browser.patch(path, { altText: 'forbidden' });
      expect(described.statusCode).toBe(422);
      const [item] = (await list()).items;
      expect(item).toMatchObject({ title: 'Polar night', altText: null });
    });

    it('may be anything while only its workspace sees it', async () => {
      const { id } = await publish(server, maker);
      await maker.browser.delete(sharePath(id));
      const path = pathTo(ROUTES.creation, { id });
      expect((await maker.browser.patch(path, { title: 'forbidden' })).statusCode).toBe(200);
    });

    it('stays out of the gallery together with a prompt that is hidden later', async () => {
      const { id } = await publish(server, maker, { prompt: 'a hidden lake' });
      expect(await slugs('?query=lake')).toHaveLength(1);
      await maker.browser.post(sharePath(id), { showsPrompt: false });
      expect(await slugs('?query=lake')).toEqual([]);
      expect((await stateOf(id)).share).toMatchObject({ visibility: 'public' });
    });
  });

  describe('likes', () => {
    it('count once for each user, also at the same time, and never for oneself', async () => {
      const { slug } = await publish(server, maker);
      const other = await newMaker(server);
      const answers = await Promise.all([1, 2, 3, 4].map(() => like(other, slug)));
      expect(new Set(answers.map(({ likes }) => likes))).toEqual(new Set([1]));
      expect((await like(maker, slug)).status).toBe(403);
      const [seen] = (await list('', other.browser)).items;
      expect(seen).toMatchObject({ likes: 1, isLiked: true });
      expect((await list()).items[0]).toMatchObject({ likes: 1, isLiked: false });
      const many = await Promise.all(
        (await Promise.all([1, 2, 3].map(() => newMaker(server)))).map((user) => like(user, slug)),
      );
      expect(Math.max(...many.map(({ likes }) => likes))).toBe(4);
      const taken = await other.browser.delete(likePath(slug));
      expect(taken.json()).toEqual({ likes: 3, isLiked: false });
      await other.browser.delete(likePath(slug));
      expect((await list()).items[0]?.likes).toBe(3);
    });

    it('need a session, and are limited', async () => {
      const { slug } = await publish(server, maker);
      const visitor = await server.newBrowser().visit();
      expect((await visitor.put(likePath(slug))).statusCode).toBe(401);
      await server.close();
      await start({ ...NOBODY_WAITS, LIKES_PER_HOUR: '2' });
      const liked = await publish(server, maker);
      const other = await newMaker(server);
      const statuses = [];
      for (let time = 0; time < 3; time += 1) statuses.push((await like(other, liked.slug)).status);
      expect(statuses).toEqual([200, 200, 429]);
    });

    it('are taken back with the account that gave them', async () => {
      const { slug } = await publish(server, maker);
      const other = await newMaker(server);
      await like(other, slug);
      const answer = await other.browser.post(ROUTES.accountDeletion, {
        username: other.form.username,
        currentPassword: PASSWORD,
      });
      expect(answer.statusCode).toBe(204);
      expect((await list()).items[0]?.likes).toBe(0);
    });
  });

  describe('a public page', () => {
    const profilePath = (username: string) => pathTo(COMMUNITY_ROUTES.profile, { username });
    const visit = (username: string) => server.newBrowser().get(profilePath(username));

    it('is there when the user wants it, with what is shared by name', async () => {
      const { username } = maker.form;
      expect((await visit(username)).statusCode).toBe(404);
      const named = await publish(server, maker, {}, { showsMaker: true });
      pass(1);
      const anonymous = await publish(server, maker, {}, { showsMaker: false });
      expect((await list()).items.map(({ maker: who }) => who)).toEqual([
        null,
        { name: 'Mara Loop', username: null, avatar: null },
      ]);
      const bio = '  I make <b>loops</b>.\u0000\r\nAll day. ';
      expect((await maker.browser.put(COMMUNITY_ROUTES.ownProfile, { bio })).statusCode).toBe(200);
      const shown = { username, name: 'Mara Loop', bio: 'I make <b>loops</b>.\nAll day.' };
      const profile = { ...shown, avatar: null };
      expect((await visit(username.toUpperCase())).json()).toEqual({ profile });
      const query = `?username=${encodeURIComponent(username)}`;
      expect(await slugs(query)).toEqual([named.slug]);
      expect((await list()).items[1]?.maker).toEqual({
        name: 'Mara Loop',
        username,
        avatar: null,
      });
      const sitemap = (await server.newBrowser().get(COMMUNITY_SITEMAP)).body;
      expect(sitemap).toContain(`<loc>https://loops.example/@${username}</loc>`);
      expect(sitemap).toContain(anonymous.slug);

      await maker.browser.delete(COMMUNITY_ROUTES.ownProfile);
      expect((await visit(username)).statusCode).toBe(404);
      expect(await slugs(query)).toEqual([]);
    });

    it('is refused with too long a text, or one against the rules', async () => {
      const put = (bio: string) => maker.browser.put(COMMUNITY_ROUTES.ownProfile, { bio });
      expect((await put('x'.repeat(301))).statusCode).toBe(400);
      expect((await put('a forbidden text')).statusCode).toBe(422);
      expect((await maker.browser.get(COMMUNITY_ROUTES.ownProfile)).json()).toEqual({
        profile: null,
      });
    });
  });

  it('lets search engines index what is listed, and nothing else', async () => {
    const { slug, id } = await publish(server, maker);
    const shown = await server.newBrowser().get(pathTo(SHARE_ROUTES.share, { slug }));
    expect(shown.json()).toMatchObject({ creation: { likes: 0 } });
    await maker.browser.post(sharePath(id), { visibility: 'unlisted' });
    const later = await server.newBrowser().get(pathTo(SHARE_ROUTES.share, { slug }));
    expect(later.json()).toMatchObject({ creation: { likes: null } });
  });
});
