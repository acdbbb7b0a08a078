import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { LANGUAGES, PAGE_AUDIENCES, ROUTES, SESSION_DAYS } from '@loopwright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { writeFiles } from '../../testing/write-files.ts';

const NAMES = ['index', 'pricing', 'not-found'];
const THEME = '<script>theme()</script>';
const DATA = '<script type="application/ld+json">{}</script>';

/** Each page contains its own name. */
const prerendered = LANGUAGES.flatMap((language) =>
  PAGE_AUDIENCES.flatMap((audience) =>
    NAMES.map((name) => [
      `pages/${language}/${audience}/${name}.html`,
      `${THEME}${DATA}<b>${language} ${audience} ${name}</b>https://loopwright.invalid/${name}`,
    ]),
  ),
);

describe('the prerendered pages', () => {
  let folder: string;
  let server: TestApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
    await writeFiles(folder, {
      'index.html': `${THEME}<b>bare</b>`,
      ...(Object.fromEntries(prerendered) as Record<string, string>),
    });
    const database = await openMemoryDatabase();
    const environment = { PUBLIC_URL: 'http://loops.example/' };
    server = await openTestApp(database, { webFolder: folder, environment });
    close = async () => {
      await server.close();
      await database.close();
      await rm(folder, { recursive: true });
    };
  });
  afterAll(() => close());

  const which = (body: string): string | undefined => /<b>(.*)<\/b>/.exec(body)?.[1];

  it.each([
    ['/', {}, {}, 'en visitor index'],
    ['/pricing', { 'accept-language': 'de-AT,en;q=0.5' }, {}, 'de visitor pricing'],
    ['/pricing/', { 'accept-language': 'de' }, { language: 'ja' }, 'ja visitor pricing'],
    ['/pricing?plan=basic', { 'accept-language': 'pt' }, { language: 'x' }, 'en visitor pricing'],
    ['/create', { 'accept-language': 'fr' }, {}, 'bare'],
  ])('answer %s (%o, %o) in the right language', async (url, headers, cookies, expected) => {
    const response = await server.newBrowser().get(url, { headers, cookies });
    expect([response.statusCode, which(response.body)]).toEqual([200, expected]);
    const language = expected === 'bare' ? undefined : expected.slice(0, 2);
    expect(response.headers['content-language']).toBe(language);
    expect(response.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  it('are those of members with the cookie of a session', async () => {
    const member = await newUser(server);
    const { body, headers } = await member.get('/');
    expect(which(body)).toBe('en member index');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('are those of visitors before, between and after sessions', async () => {
    const browser = server.newBrowser();
    const look = async () => {
      const { body, headers } = await browser.get('/');
      expect(headers['cache-control']).toBe('no-cache');
      return which(body);
    };
    expect(await look()).toBe('en visitor index');
    await browser.visit();
    expect(browser.cookies.has('sid')).toBe(true);
    expect(await look()).toBe('en visitor index');
    const member = await newUser(server);
    await member.post(ROUTES.logout);
    expect(which((await member.get('/')).body)).toBe('en visitor index');
  });

  it('are those of visitors once the server has said that the session has ended', async () => {
    const member = await newUser(server);
    const { now } = server.time;
    server.time.now = new Date(now.getTime() + (SESSION_DAYS.idle + 1) * 24 * 60 * 60 * 1000);
    expect(which((await member.get('/')).body)).toBe('en member index');
    expect((await member.get(ROUTES.me)).statusCode).toBe(401);
    expect(which((await member.get('/')).body)).toBe('en visitor index');
    expect((await member.post(ROUTES.register, newForm())).statusCode).toBe(200);
    server.time.now = now;
  });

  it('include a 404 page in every language', async () => {
    const headers = { 'accept-language': 'es', accept: 'text/html' };
    for (const url of ['/nowhere', '/not-found', '/pages/de/visitor/index.html']) {
      const response = await server.newBrowser().get(url, { headers });
      expect([response.statusCode, which(response.body)]).toEqual([404, 'es visitor not-found']);
      expect(response.headers['content-language']).toBe('es');
    }
  });

  it.each(['/pages', '/pages/', '/pages/de', '/%70ages/de/visitor/index.htm%6c'])(
    'cannot be had as the file %s',
    async (url) => {
      const response = await server.newBrowser().get(url, { headers: { accept: 'text/html' } });
      expect([response.statusCode, which(response.body)]).toEqual([404, 'en visitor not-found']);
    },
  );

  it('contain the public address of this installation', async () => {
    const { body } = await server.newBrowser().get('/pricing');
    expect(body).toContain('http://loops.example/pricing');
    expect(body).not.toContain('loopwright.invalid');
  });

  it('have an ETag and are compressed for the first and for later requests', async () => {
    const get = (language: string) =>
      server
        .newBrowser()
        .get('/', { headers: { 'accept-encoding': 'br', 'accept-language': language } });
    const first = await get('fr');
    const next = await get('fr');
    for (const { headers, rawPayload } of [first, next]) {
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(rawPayload).toString()).toContain('fr visitor index');
    }
    expect(next.headers.etag).toBe(first.headers.etag);
    expect((await get('de')).headers.etag).not.toBe(first.headers.etag);
  });

  it('share one hash of the script they share', async () => {
    const { headers } = await server.newBrowser().get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy.match(/'sha256-/g)).toHaveLength(1);
  });
});
