import {
  COMMUNITY_ROUTES,
  type CommunityResponse,
  MODERATION_ROUTES,
  NOTIFICATION_ROUTES,
  type NotificationsPage,
  pathTo,
  type QueueItem,
  ROUTES,
  type SharedCreation,
  type Statement,
} from '@loopwright/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { blockedPictures, jobs, rateLimits, reports, users } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { NOBODY_WAITS, publish } from '../community/testing/community-fixture.ts';
import {
  addCreation,
  type Maker,
  newMaker,
  sharePath,
} from '../sharing/testing/sharing-fixture.ts';

const APPEALED = 'Your appeal was decided';

describeOnEachDatabase('moderation', (open) => {
  let server: TestApp;
  let maker: Maker;
  let operator: Browser;
  beforeEach(async () => {
    server = await openTestApp(await open(), {
      environment: {
        PUBLIC_URL: 'https://loops.example',
        OPERATORS: 'Mira, jo',
        REPORTS_PER_HOUR: '3',
        ...NOBODY_WAITS,
      },
    });
    maker = await newMaker(server);
    operator = await newOperator('mira');
  });
  afterEach(async () => {
    await server.fixtures.database.orm.delete(blockedPictures);
    await server.fixtures.database.orm.delete(rateLimits);
    await server.close();
  });
  /** The account was made before it was named in the configuration. */
  async function newOperator(usernameKey: string): Promise<Browser> {
    const form = newForm();
    const browser = await newUser(server, form);
    await server.fixtures.database.orm
      .update(users)
      .set({ username: usernameKey, usernameKey })
      .where(eq(users.username, form.username));
    return browser;
  }
  const pass = (hours: number) => {
    server.time.now = new Date(server.time.now.getTime() + hours * 3_600_000);
  };

  const visit = (url: string) => server.newBrowser().get(url);
  const listed = async () =>
    (await visit(COMMUNITY_ROUTES.creations))
      .json<CommunityResponse>()
      .items.map(({ slug }) => slug);
  const queue = async () =>
    (await operator.get(MODERATION_ROUTES.queue)).json<{ items: QueueItem[] }>().items;
  const report = async (slug: string, changes = {}, browser?: Browser) => {
    const from = browser ?? (await server.newBrowser().visit());
    return await from.post(MODERATION_ROUTES.reports, { slug, reason: 'hate', ...changes });
  };
  const decide = async (creationId: string, action: string, reason?: string) =>
    (
      await operator.post(MODERATION_ROUTES.decisions, {
        creationId,
        action,
        ...(reason && { reason, explanation: 'It insults people.' }),
      })
    ).statusCode;
  const told = async (browser: Browser) =>
    (await browser.get(NOTIFICATION_ROUTES.notifications))
      .json<NotificationsPage>()
      .items.map(({ kind }) => kind);
  const statementsOf = async () =>
    (await maker.browser.get(MODERATION_ROUTES.statements)).json<{ items: Statement[] }>().items;
  const appeal = (id: string) =>
    maker.browser.post(pathTo(MODERATION_ROUTES.statementAppeal, { id }), { text: 'It is art.' });
  /** Addresses and subjects of what was sent about reports and decisions. */
  const emails = () =>
    server.emails
      .filter(({ subject }) => !subject.includes('Loopwright'))
      .map(({ to, subject }) => `${to}: ${subject}`);
  const emailsAre = (expected: readonly string[]) =>
    eventually(() => expect(emails().toSorted()).toEqual(expected.toSorted()));
  const emailJobs = async () =>
    (await server.fixtures.database.orm.select().from(jobs)).filter(
      ({ kind }) => kind === 'moderation-email',
    );
  const answer = (id: string, outcome: string) =>
    operator.post(pathTo(MODERATION_ROUTES.appeal, { id }), { outcome, answer: 'You are right.' });

  it('leads from a report to a removal, a statement of reasons, an appeal and its outcome', async () => {
    const { id, slug } = await publish(server, maker);
    const reporter = await newMaker(server);
    expect((await report(slug, { details: '<b>rude</b>' }, reporter.browser)).statusCode).toBe(202);
    // The oldest comes first.
    pass(0.1);
    expect((await report(slug, { email: 'vi@example.com' })).statusCode).toBe(202);
    const [item] = await queue();
    expect(item).toMatchObject({ creationId: id, slug, makerUsername: maker.form.username });
    expect(item?.reports.map(({ details }) => details)).toEqual(['<b>rude</b>', '']);
    expect(Date.parse(item?.dueAt ?? '') - Date.parse(item?.since ?? '')).toBe(48 * 3_600_000);

    expect(await decide(id, 'remove')).toBe(400);
    expect(await decide(id, 'remove', 'hate')).toBe(200);
    expect(await queue()).toEqual([]);
    expect(await listed()).toEqual([]);
    for (const url of [`/api/shares/${slug}`, `/l/${slug}/loop.gif`, `/embed/${slug}`])
      expect((await visit(url)).statusCode).toBe(404);
    expect((await maker.browser.post(sharePath(id), {})).statusCode).toBe(403);
    expect(await told(reporter.browser)).toEqual(['report-decided']);
    expect(await told(maker.browser)).toContain('moderated');
    await emailsAre([
      'vi@example.com: We got your report',
      'vi@example.com: Your report was decided',
      `${maker.form.email}: A decision about what you share`,
    ]);

    const [statement] = await statementsOf();
    expect(statement).toMatchObject({
      action: 'remove',
      reason: 'hate',
      explanation: 'It insults people.',
      about: 'a fox in the snow',
      appeal: null,
    });
    const statementId = statement?.id ?? '';
    expect((await answer(statementId, 'reversed')).statusCode).toBe(404);
    expect((await appeal(statementId)).statusCode).toBe(202);
    expect((await appeal(statementId)).statusCode).toBe(409);
    expect((await queue())[0]?.appeal).toMatchObject({ id: statementId, text: 'It is art.' });
    expect((await answer(statementId, 'reversed')).statusCode).toBe(200);
    expect((await answer(statementId, 'upheld')).statusCode).toBe(409);
    expect(await listed()).toEqual([slug]);
    expect((await visit(`/api/shares/${slug}`)).statusCode).toBe(200);
    expect(await told(maker.browser)).toContain('appeal-decided');
    await eventually(() => expect(emails()).toContain(`${maker.form.email}: ${APPEALED}`));
    expect((await statementsOf())[0]).toMatchObject({
      outcome: 'reversed',
      answer: 'You are right.',
    });
  });

  it('sends each email after a restart, in the language of the one who gets it', async () => {
    const { database } = server.fixtures;
    const { id, slug } = await publish(server, maker);
    await server.stopEmails();
    const visitor = await server.newBrowser().visit();
    const request = { slug, reason: 'hate', email: 'vi@example.com' };
    const headers = { 'accept-language': 'fr' };
    await visitor.post(MODERATION_ROUTES.reports, request, { headers });
    // The language of the maker's last visit counts, not that of the sign-up.
    pass(1);
    const japanese = { headers: { 'accept-language': 'ja' } };
    await maker.browser.get(MODERATION_ROUTES.statements, japanese);
    expect(await decide(id, 'hide', 'spam')).toBe(200);
    const [statement] = await statementsOf();
    await appeal(statement?.id ?? '');
    await answer(statement?.id ?? '', 'upheld');
    const waiting = await emailJobs();
    expect(waiting).toHaveLength(4);
    expect(JSON.stringify(waiting)).not.toContain('example.com');
    expect(emails()).toEqual([]);

    await server.startEmails();
    await emailsAre([
      'vi@example.com: Votre signalement est arrivé',
      'vi@example.com: Une décision sur votre signalement',
      `${maker.form.email}: 共有している作品に関する決定`,
      `${maker.form.email}: 異議申し立てへの対応が決まりました`,
    ]);
    await eventually(async () => expect(await emailJobs()).toEqual([]));
    const [kept] = await database.orm.select().from(reports).where(eq(reports.creationId, id));
    expect(kept).toMatchObject({ reporterEmail: null, language: 'fr' });
  });

  it('keeps what is fine, hides it from the community alone, and lists it again only after a look', async () => {
    const { id, slug } = await publish(server, maker);
    await report(slug);
    expect(await decide(id, 'keep')).toBe(200);
    expect(await listed()).toEqual([slug]);
    expect(await statementsOf()).toEqual([]);
    pass(1);
    expect(await decide(id, 'hide', 'spam')).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await visit(`/api/shares/${slug}`)).statusCode).toBe(200);
    await maker.browser.delete(sharePath(id));
    await maker.browser.post(sharePath(id), { visibility: 'public' });
    expect(await listed()).toEqual([]);
    expect((await queue())[0]).toMatchObject({ creationId: id, reviewReason: 'reported' });
  });

  it('keeps identical files out, and lets a person look at pictures that look alike', async () => {
    const removed = await publish(server, maker);
    const other = await newMaker(server);
    const alike = await publish(server, other);
    const { id: copy } = await addCreation(server, other);
    expect((await other.browser.post(sharePath(copy), {})).statusCode).toBe(200);
    expect(await decide(removed.id, 'remove', 'rights')).toBe(200);
    // The rows of the fixture have the same SHA-256.
    expect((await visit(`/api/shares/${alike.slug}`)).statusCode).toBe(404);
    const { id: later } = await addCreation(server, other);
    const again = await other.browser.post(sharePath(later), {});
    expect(again.json()).toMatchObject({ code: 'shareRemoved' });
  });

  it('suspends a maker, whose shares are gone, and takes that back', async () => {
    const first = await publish(server, maker);
    const second = await publish(server, maker, { prompt: 'a whale' });
    expect(await decide(first.id, 'suspend', 'harassment')).toBe(200);
    expect(await listed()).toEqual([]);
    const { id } = await addCreation(server, maker);
    const refused = await maker.browser.post(sharePath(id), {});
    expect(refused.json()).toMatchObject({ code: 'accountSuspended' });
    const [statement] = await statementsOf();
    await appeal(statement?.id ?? '');
    await answer(statement?.id ?? '', 'reversed');
    expect(await listed()).toEqual([first.slug]);
    // It looks like the one that was removed, so that a person looks at it.
    expect(await queue()).toMatchObject([{ creationId: second.id, reviewReason: 'blocked' }]);
    expect(await decide(second.id, 'keep')).toBe(200);
    expect(new Set(await listed())).toEqual(new Set([first.slug, second.slug]));
  });

  const openPage = (bio: string) => maker.browser.put(COMMUNITY_ROUTES.ownProfile, { bio });
  const page = async () => {
    const path = pathTo(COMMUNITY_ROUTES.profile, { username: maker.form.username });
    return (await visit(path)).statusCode;
  };
  const idOfMaker = async (): Promise<string> => {
    const { orm } = server.fixtures.database;
    const [user] = await orm.select().from(users).where(eq(users.email, maker.form.email));
    return user?.id ?? '';
  };
  const reportPage = async (changes = {}) => {
    const from = await server.newBrowser().visit();
    const request = { username: maker.form.username, reason: 'harassment', ...changes };
    return (await from.post(MODERATION_ROUTES.reports, request)).statusCode;
  };

  it('closes a reported public page, keeps it closed, and opens it again after an appeal', async () => {
    const { id, slug } = await publish(server, maker);
    await maker.browser.post(sharePath(id), { visibility: 'public', showsMaker: true });
    const linkedPage = async () =>
      (await visit(`/api/shares/${slug}`)).json<{ creation: SharedCreation }>().creation
        .makerUsername;
    expect(await reportPage()).toBe(404);
    await openPage('I sell your secrets.');
    expect(await linkedPage()).toBe(maker.form.username);
    expect(await reportPage({ details: 'He does.', email: 'vi@example.com' })).toBe(202);
    const profileId = await idOfMaker();
    expect(await queue()).toMatchObject([
      {
        about: 'profile',
        profileId,
        username: maker.form.username,
        bio: 'I sell your secrets.',
        hasPicture: false,
        reports: [{ reason: 'harassment', details: 'He does.' }],
      },
    ]);
    const decision = { profileId, reason: 'harassment', explanation: 'It threatens people.' };
    const post = async (action: string, changes = {}) =>
      (await operator.post(MODERATION_ROUTES.decisions, { ...decision, action, ...changes }))
        .statusCode;
    expect(await post('hide')).toBe(400);
    expect(await post('remove', { creationId: profileId })).toBe(400);
    expect(await post('remove')).toBe(200);
    expect(await queue()).toEqual([]);
    expect(await page()).toBe(404);
    expect(await reportPage()).toBe(404);
    // What the maker shares stays, without a link to the page.
    expect(await linkedPage()).toBeNull();
    expect((await visit('/sitemap-community.xml')).body).not.toContain(maker.form.username);

    await maker.browser.delete(COMMUNITY_ROUTES.ownProfile);
    expect((await openPage('I am back.')).json()).toMatchObject({ code: 'profileRemoved' });
    const own = await maker.browser.get(COMMUNITY_ROUTES.ownProfile);
    expect(own.json()).toEqual({ profile: null });
    const [statement] = await statementsOf();
    expect(statement).toMatchObject({ isAboutProfile: true, about: null, action: 'remove' });
    await emailsAre([
      'vi@example.com: We got your report',
      'vi@example.com: Your report was decided',
      `${maker.form.email}: A decision about what you share`,
    ]);

    await appeal(statement?.id ?? '');
    expect(await queue()).toMatchObject([{ about: 'profile', appeal: { text: 'It is art.' } }]);
    expect((await answer(statement?.id ?? '', 'reversed')).statusCode).toBe(200);
    expect(await page()).toBe(200);
    expect((await openPage('I am back.')).statusCode).toBe(200);
  });

  it('keeps a public page that is fine, and closes it with all shares of a suspended maker', async () => {
    await publish(server, maker);
    await openPage('Hello.');
    await reportPage();
    const profileId = await idOfMaker();
    const keep = await operator.post(MODERATION_ROUTES.decisions, { profileId, action: 'keep' });
    expect(keep.statusCode).toBe(200);
    expect([await queue(), await page()]).toEqual([[], 200]);
    const suspend = { profileId, action: 'suspend', reason: 'spam' };
    expect((await operator.post(MODERATION_ROUTES.decisions, suspend)).statusCode).toBe(200);
    expect([await listed(), await page()]).toEqual([[], 404]);
    expect((await openPage('Hello again.')).json()).toMatchObject({ code: 'accountSuspended' });
    const [statement] = await statementsOf();
    await appeal(statement?.id ?? '');
    await answer(statement?.id ?? '', 'reversed');
    expect([(await listed()).length, await page()]).toEqual([1, 200]);
  });

  it('is for nobody who signs up with the name of an operator', async () => {
    const browser = await server.newBrowser().visit();
    for (const username of ['jo', ' JO ']) {
      const answer = await browser.post(ROUTES.register, newForm({ username }));
      expect(answer.json()).toMatchObject({ code: 'usernameTaken' });
    }
  });

  it('is for operators alone', async () => {
    const { id } = await publish(server, maker);
    const decision = { creationId: id, action: 'remove', reason: 'hate' };
    const refused = await maker.browser.post(MODERATION_ROUTES.decisions, decision);
    expect(refused.statusCode).toBe(403);
    const picture = pathTo(MODERATION_ROUTES.picture, { id });
    expect((await maker.browser.get(picture)).statusCode).toBe(403);
    expect((await operator.get(picture)).headers['cache-control']).toBe('no-store');
  });

  it('takes few reports of one address, none of what is private, and one of each user', async () => {
    const { id, slug } = await publish(server, maker);
    const reporter = await newMaker(server);
    await report(slug, { details: 'first' }, reporter.browser);
    await report(slug, { details: 'second' }, reporter.browser);
    expect((await queue())[0]?.reports.map(({ details }) => details)).toEqual(['second']);
    expect((await report(slug, { website: 'https://spam.example' })).statusCode).toBe(202);
    expect((await report(slug, { email: 'no address' })).statusCode).toBe(400);
    await maker.browser.delete(sharePath(id));
    expect((await report(slug)).statusCode).toBe(404);
    expect((await report(slug)).statusCode).toBe(429);
  });

  it('has a log that cannot be changed, and numbers of a year', async () => {
    // The log of the other tests cannot be emptied.
    pass(24 * 365 * 3);
    maker = await newMaker(server);
    operator = await newOperator('jo');
    const { id, slug } = await publish(server, maker);
    await report(slug);
    pass(6);
    await decide(id, 'hide', 'spam');
    const { orm } = server.fixtures.database;
    await expect(orm.execute(sql`update moderation_log set action = 'keep'`)).rejects.toThrow(
      /moderation_log/,
    );
    await expect(orm.execute(sql`delete from moderation_log`)).rejects.toThrow(/moderation_log/);
    const csv = await operator.get(`${MODERATION_ROUTES.figures}?year=2029&format=csv`);
    expect(csv.body).toBe(
      'what,action,reason,count,medianHours\r\nreports,,hate,1,\r\ndecisions,hide,spam,1,6\r\n',
    );
    const other = await operator.get(`${MODERATION_ROUTES.figures}?year=2028`);
    expect(other.json()).toEqual({ year: 2028, figures: [] });
  });
});
