import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import cookie from '@fastify/cookie';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFiles } from '../../testing/write-files.ts';
import { BuiltPages } from './built-pages.ts';
import type { HeadSource } from './page-head.ts';

const page = (language: string): string =>
  `<html><head><script>theme()</script><title>Loop · Loopwright</title><link rel="canonical" href="https://loops.example/l/:slug"/></head><body>${language}</body></html>`;

/** A loop that exists, one that does not, and one that cannot be read. */
const loopHead: HeadSource = ({ params: { slug = '' }, language }) => {
  if (slug === 'broken') throw new Error('The database is away');
  if (slug !== 'fox') return { status: 404, head: { title: 'Gone', path: null, isPrivate: true } };
  return { status: 200, head: { title: `${slug} in ${language}` } };
};

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'filled-'));
  await writeFiles(folder, {
    'index.html': page('bare'),
    'pages/en/visitor/l/_slug.html': page('en'),
    'pages/de/visitor/l/_slug.html': page('de'),
    'pages/en/visitor/documents/_id.html': page('en'),
  });
  const pages = await BuiltPages.read(folder, {
    publicUrl: 'https://loops.example',
    audienceOf: () => 'visitor',
    heads: { '/l/:slug': loopHead },
    personal: {},
  });
  app = fastify();
  await app.register(cookie);
  for (const pagePath of ['/l/:slug', '/documents/:id']) {
    app.get(pagePath, (request, reply) => pages?.send(request, reply, pagePath));
  }
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it.each(['en', 'de'])('have the head of their parameter in %s', async (language) => {
  const headers = { 'accept-language': language };
  const response = await app.inject({ url: '/l/fox', headers });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain(`<title>fox in ${language} · Loopwright</title>`);
  expect(response.body).toContain(`<body>${language}</body>`);
  expect(response.headers['content-language']).toBe(language);
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
});

it('answer 404 with the same page when what they show does not exist', async () => {
  const response = await app.inject('/l/whale');
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('<title>Gone · Loopwright</title>');
  expect(response.body).toContain('<meta name="robots" content="noindex"/>');
  expect(response.body).toContain('<body>en</body>');
});

it('answer 503 with the page as it was built when their head cannot be had', async () => {
  const response = await app.inject('/l/broken');
  expect(response.statusCode).toBe(503);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.body).toBe(page('en'));
});

it('answer 304 until their head changes', async () => {
  const { etag } = (await app.inject('/l/fox')).headers;
  const again = await app.inject({ url: '/l/fox', headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const german = { 'if-none-match': String(etag), 'accept-language': 'de' };
  expect((await app.inject({ url: '/l/fox', headers: german })).statusCode).toBe(200);
});

it.each([
  ['/l/fox', '/l/fox'],
  ['/documents/a%20b?from=mail', '/documents/a%20b'],
])('name %s as the address %s, with or without a source for their head', async (url, own) => {
  const { body } = await app.inject(url);
  expect(body).toContain(`<link rel="canonical" href="https://loops.example${own}"/>`);
});
