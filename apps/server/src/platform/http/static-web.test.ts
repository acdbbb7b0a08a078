import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PLAIN_PATHS } from '@loopwright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { openTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { writeFiles } from '../../testing/write-files.ts';

const THEME_SCRIPT = 'document.documentElement.classList.add("dark")';
const INDEX = `<!doctype html><script>${THEME_SCRIPT}</script><title>home</title>`;

async function openServer(options: TestAppOptions = {}) {
  const database = await openMemoryDatabase();
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
    await writeFiles(folder, {
      'index.html': INDEX,
      'favicon.svg': '<svg/>',
      'manifest.webmanifest': '{}',
      'loops/fox.gif': 'GIF89a',
      'loops/fox.webp': 'RIFF',
      '.secret': 'secret',
      '.vite/manifest.json': '{}',
      'assets/entry-a1b2.js': 'start()',
      'assets/entry-a1b2.js.br': 'compressed',
    });
    server = await openServer({ webFolder: folder });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string, headers = {}) => server.newBrowser().get(url, { headers });

  it.each(PLAIN_PATHS)('answers %s with a page', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/nowhere', '/pricing/more', '/index.html', '/.secret', '/.vite/manifest.json'])(
    'answers %s with 404 and the page of the app',
    async (url) => {
      const response = await get(url, { accept: 'text/html' });
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('<title>home</title>');
    },
  );

  it.each([
    ['/assets/gone-c3d4.js', { accept: 'text/html,*/*' }],
    ['/assets/gone-c3d4.js', { accept: '*/*' }],
    ['/loops/gone.webp', { accept: 'image/webp,*/*' }],
    ['/gone.svg?v=2', {}],
  ])('answers the missing file %s without a page', async (url, headers) => {
    const response = await get(url, headers);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({ code: 'notFound' });
  });

  it.each(['/..%2f..%2fetc/passwd', '/assets/%2e%2e/%2e%2e/secret', '//etc/passwd', '/assets'])(
    'answers %s with 404',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('compresses pages for clients that accept it', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(INDEX);
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(INDEX);
    const refused = await get('/', { 'accept-encoding': 'br;q=0, gzip; q=0.0, *' });
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(refused.body).toBe(INDEX);
    expect(gzip.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  it('answers 304 for a page that the browser has cached', async () => {
    const { etag } = (await get('/')).headers;
    for (const known of [etag, `"other", ${etag}`]) {
      const response = await get('/', { 'if-none-match': known });
      expect([response.statusCode, response.body]).toEqual([304, '']);
    }
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get('/nowhere', { 'if-none-match': etag })).statusCode).toBe(404);
  });

  it.each([
    ['/assets/entry-a1b2.js', 'public, max-age=31536000, immutable', 'application/javascript'],
    ['/loops/fox.webp', 'public, max-age=86400', 'image/webp'],
    ['/loops/fox.gif', 'public, max-age=86400', 'image/gif'],
    ['/favicon.svg', 'public, max-age=86400', 'image/svg+xml'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
  ])('sets the cache lifetime of %s (%s)', async (url, caching, type) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, caching]);
    expect(headers['content-type']?.split(';')[0]).toBe(type);
  });

  it('sends the precompressed variant of a file', async () => {
    const response = await get('/assets/entry-a1b2.js', { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.body).toBe('compressed');
  });

  it('allows its own inline scripts by hash, and no other scripts', async () => {
    const { headers } = await get('/');
    const digest = createHash('sha256').update(THEME_SCRIPT).digest('base64');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}'`);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
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
    expect((await server.newBrowser().get('/nowhere')).json()).toMatchObject({ code: 'notFound' });
    await server.close();
  });
});
