import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PAGE_PATHS } from '@loopwright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryDatabase } from '../database/embedded.ts';
import { silentLog } from '../testing/databases.ts';
import { openTestApp, type TestAppOptions } from '../testing/test-app.ts';

const THEME_SCRIPT = 'document.documentElement.classList.add("dark")';
const INDEX = `<!doctype html><script>${THEME_SCRIPT}</script><title>home</title>`;

async function openServer(options: TestAppOptions = {}) {
  const database = await openMemoryDatabase(silentLog);
  const server = await openTestApp(database, options);
  return {
    newBrowser: () => server.newBrowser(),
    async close() {
      await server.close();
      await database.close();
    },
  };
}

describe('the web app, built', () => {
  let folder = '';
  let server: Awaited<ReturnType<typeof openServer>>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'web-'));
    await mkdir(path.join(folder, 'assets'));
    await mkdir(path.join(folder, 'terms'));
    await writeFile(path.join(folder, 'index.html'), INDEX);
    await writeFile(path.join(folder, 'app.html'), '<title>bare</title>');
    await writeFile(path.join(folder, 'pricing.html'), '<title>pricing</title>');
    await writeFile(path.join(folder, 'terms', 'index.html'), '<title>terms</title>');
    await writeFile(path.join(folder, 'favicon.svg'), '<svg/>');
    await writeFile(path.join(folder, '.secret'), 'secret');
    await writeFile(path.join(folder, 'assets', 'entry-a1b2.js'), 'start()');
    await writeFile(path.join(folder, 'assets', 'entry-a1b2.js.br'), 'compressed');
    server = await openServer({ webFolder: folder });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string, headers = {}) => server.newBrowser().get(url, { headers });

  it.each(PAGE_PATHS)('answers %s with a page', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/', 'home'],
    ['/pricing', 'pricing'],
    ['/pricing/', 'pricing'],
    ['/terms', 'terms'],
    ['/create', 'bare'],
  ])('answers %s with the page that was made for it', async (url, title) => {
    expect((await get(url)).body).toContain(`<title>${title}</title>`);
  });

  it.each(['/nowhere', '/pricing/more', '/index.html', '/assets/gone.js', '/.secret'])(
    'answers %s with 404 and the page of the app',
    async (url) => {
      const response = await get(url, { accept: 'text/html' });
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('<title>bare</title>');
    },
  );

  it.each(['/..%2f..%2fetc/passwd', '/assets/%2e%2e/%2e%2e/secret', '//etc/passwd', '/assets'])(
    'answers %s with 404',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('compresses pages for those who can read it', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(INDEX);
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(INDEX);
    expect(gzip.headers.vary).toBe('accept-encoding');
  });

  it('does not send a page again that the browser still has', async () => {
    const { etag } = (await get('/')).headers;
    const response = await get('/', { 'if-none-match': etag });
    expect([response.statusCode, response.body]).toEqual([304, '']);
  });

  it('lets files with a hash in their name be kept for ever, and others be checked', async () => {
    const hashed = await get('/assets/entry-a1b2.js');
    expect(hashed.statusCode).toBe(200);
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the compressed file beside a file', async () => {
    const response = await get('/assets/entry-a1b2.js', { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.body).toBe('compressed');
  });

  it('allows its own inline scripts by hash, and nothing from anywhere else', async () => {
    const { headers } = await get('/');
    const digest = createHash('sha256').update(THEME_SCRIPT).digest('base64');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}'`);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("img-src 'self' data: blob:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join()).not.toMatch(/https?:|\*|script-src[^,]*unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the web app, not built', () => {
  it('is replaced by a hint', async () => {
    const server = await openServer();
    const response = await server.newBrowser().get('/');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toContain('has not been built');
    expect((await server.newBrowser().get('/nowhere')).json()).toMatchObject({ code: 'not-found' });
    await server.close();
  });
});
