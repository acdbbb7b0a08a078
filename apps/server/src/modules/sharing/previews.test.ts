import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ORIGIN_PLACEHOLDER, ROUTES } from '@loopwright/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { addFinishedExport } from '../exports/testing/finished-export.ts';
import { addCreation, type Maker, newMaker, share, sharePath } from './testing/sharing-fixture.ts';

const ORIGIN = 'https://loops.example';
const ATTACK = `"><script>alert('1')</script></title>]]>$& <img src=x onerror=alert(1)>`;

/** As the build writes it. */
const BUILT = `<html><head><meta property="og:type" content="website" /><meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" /><meta name="twitter:card" content="summary_large_image" /><title>Shared · Loopwright</title><meta name="description" content="A loop."/><link rel="canonical" href="${ORIGIN_PLACEHOLDER}/l/:slug"/><meta name="robots" content="noindex"/><meta property="og:title" content="Shared · Loopwright"/><meta name="twitter:title" content="Shared · Loopwright"/><meta property="og:description" content="A loop."/><meta name="twitter:description" content="A loop."/><meta property="og:image" content="${ORIGIN_PLACEHOLDER}/cards/home.jpg"/><meta name="twitter:image" content="${ORIGIN_PLACEHOLDER}/cards/home.jpg"/><meta property="og:image:alt" content="Shared · Loopwright"/><meta property="og:url" content="${ORIGIN_PLACEHOLDER}/l/:slug"/></head><body><div data-filled="true"></div></body></html>`;

const ownUrl = z.url().refine((url) => url.startsWith(`${ORIGIN}/`));
const digits = z.string().regex(/^[1-9]\d*$/);

/** https://ogp.me: the required properties, and sizes of what is shown. */
const openGraph = z.object({
  'og:title': z.string().min(1),
  'og:type': z.enum(['website', 'video.other']),
  'og:image': ownUrl,
  'og:url': ownUrl,
  'og:description': z.string().min(1),
  'og:image:width': digits,
  'og:image:height': digits,
  'og:video': ownUrl.optional(),
  'og:video:secure_url': ownUrl.optional(),
  'og:video:type': z.literal('video/mp4').optional(),
  'og:video:width': digits.optional(),
  'og:video:height': digits.optional(),
});

/** https://developer.x.com/en/docs/x-for-websites/cards/overview/player-card */
const playerCard = z.object({
  'twitter:card': z.literal('player'),
  'twitter:title': z.string().min(1),
  'twitter:image': ownUrl,
  'twitter:player': ownUrl,
  'twitter:player:width': digits,
  'twitter:player:height': digits,
});

/** https://schema.org, with what search engines require of the two types. */
const jsonLd = z.discriminatedUnion('@type', [
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('ImageObject'),
    name: z.string().min(1),
    description: z.string().min(1),
    url: ownUrl,
    contentUrl: ownUrl,
    thumbnailUrl: ownUrl,
    uploadDate: z.iso.datetime(),
    encodingFormat: z.enum(['image/gif', 'image/png']),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    creator: z.strictObject({ '@type': z.literal('Person'), name: z.string() }).optional(),
  }),
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('VideoObject'),
    name: z.string().min(1),
    description: z.string().min(1),
    url: ownUrl,
    contentUrl: ownUrl,
    embedUrl: ownUrl,
    thumbnailUrl: ownUrl,
    uploadDate: z.iso.datetime(),
    encodingFormat: z.literal('video/mp4'),
    duration: z.iso.duration(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    creator: z.strictObject({ '@type': z.literal('Person'), name: z.string() }).optional(),
  }),
]);

/** https://oembed.com, section 2.3.4. */
const oembedCommon = {
  version: z.literal('1.0'),
  title: z.string().optional(),
  author_name: z.string().optional(),
  provider_name: z.string(),
  provider_url: z.url(),
  cache_age: z.number(),
  thumbnail_url: ownUrl.optional(),
  thumbnail_width: z.number().optional(),
  thumbnail_height: z.number().optional(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
};
const oembed = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('photo'), url: ownUrl, ...oembedCommon }),
  z.strictObject({ type: z.literal('video'), html: z.string(), ...oembedCommon }),
  z.strictObject({ type: z.literal('rich'), html: z.string(), ...oembedCommon }),
]);

function tagsOf(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '');

describeOnEachDatabase('previews of shares', (open) => {
  let server: TestApp;
  let maker: Maker;
  let webFolder: string;
  beforeEach(async () => {
    webFolder = await mkdtemp(path.join(tmpdir(), 'share-pages-'));
    await writeFiles(webFolder, {
      'index.html': '<html><head></head></html>',
      'pages/en/visitor/l/_slug.html': BUILT,
      'pages/fr/visitor/l/_slug.html': BUILT,
    });
    server = await openTestApp(await open(), { environment: { PUBLIC_URL: ORIGIN }, webFolder });
    maker = await newMaker(server);
  });
  afterEach(async () => {
    await server.close();
    await rm(webFolder, { recursive: true });
  });

  const visit = (url: string, headers = {}) => server.newBrowser().get(url, { headers });
  const askOembed = (address: string, more = '') =>
    visit(`/oembed?url=${encodeURIComponent(address)}${more}`);

  it('say what a loop is, with its still, its player, and its description by oEmbed', async () => {
    const { id } = await addCreation(server, maker, { title: 'Fox' });
    const { slug } = await share(maker, id, { showsMaker: true });
    const page = await visit(`/l/${slug}`);
    expect(page.statusCode).toBe(200);
    const tags = tagsOf(page.body);
    expect(openGraph.parse(tags)).toMatchObject({
      'og:title': 'Fox · Loopwright',
      'og:type': 'website',
      'og:image': `${ORIGIN}/l/${slug}/still-1200.jpg`,
      'og:image:width': '480',
      'og:image:height': '360',
      'og:url': `${ORIGIN}/l/${slug}`,
    });
    expect(playerCard.parse(tags)['twitter:player']).toBe(`${ORIGIN}/embed/${slug}`);
    expect(tags).toMatchObject({
      robots: 'noindex',
      description: expect.stringMatching(/^By Mara/),
    });
    expect(tags).not.toHaveProperty('og:video');
    expect(page.body).toContain(`<link rel="canonical" href="${ORIGIN}/l/${slug}"/>`);
    expect(jsonLd.parse(dataOf(page.body))).toMatchObject({
      '@type': 'ImageObject',
      contentUrl: `${ORIGIN}/l/${slug}/loop.gif`,
      creator: { name: 'Mara Loop' },
    });
    const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/;
    const discovered = link.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const answer = await visit(discovered.replace(ORIGIN, ''));
    expect(oembed.parse(answer.json())).toMatchObject({ type: 'video', title: 'Fox' });
    expect((await visit(`/l/${slug}`, { 'accept-language': 'fr' })).body).toContain('Par Mara');
  });

  it('show the picture before any script, an image in the size that the browser needs', async () => {
    const words = { altText: 'A "fox"' };
    const loop = await share(maker, (await addCreation(server, maker, words)).id);
    const still = { kind: 'image', width: 2048, height: 1024 } as const;
    const image = await share(maker, (await addCreation(server, maker, { ...words, ...still })).id);
    expect((await visit(`/l/${loop.slug}`)).body).toContain(
      `<img src="/l/${loop.slug}/still-1200.jpg" alt="A &quot;fox&quot;" width="480" height="360"`,
    );
    const { body } = await visit(`/l/${image.slug}`);
    const sources = /srcset="([^"]*)"/.exec(body)?.[1] ?? '';
    expect(sources.split(', ')).toEqual([
      `/l/${image.slug}/poster-320.webp 320w`,
      `/l/${image.slug}/poster-480.webp 480w`,
      `/l/${image.slug}/poster-640.webp 640w`,
      `/l/${image.slug}/poster-960.webp 960w`,
      `/l/${image.slug}/still-1200.jpg 1200w`,
      `/l/${image.slug}/image.png 2048w`,
    ]);
  });

  it('have a video where there is an MP4', async () => {
    const { id } = await addCreation(server, maker, { width: 64, height: 48 });
    const { slug } = await share(maker, id);
    const about = { workspaceId: maker.id, creationId: id };
    await addFinishedExport(server.fixtures, { ...about, format: 'mp4' });
    const { body } = await visit(`/l/${slug}`);
    expect(openGraph.parse(tagsOf(body))).toMatchObject({
      'og:type': 'video.other',
      'og:video': `${ORIGIN}/l/${slug}/loop.mp4`,
      'og:video:secure_url': `${ORIGIN}/l/${slug}/loop.mp4`,
      'og:video:width': '64',
    });
    expect(jsonLd.parse(dataOf(body))).toMatchObject({
      '@type': 'VideoObject',
      duration: 'PT0.20S',
    });
  });

  it('are 404 without an address when nothing is shared, and when it was taken back', async () => {
    const { id } = await addCreation(server, maker, { title: 'Fox' });
    const { slug } = await share(maker, id);
    await maker.browser.delete(sharePath(id));
    for (const address of [slug, 'nothing', '%3Cscript%3E']) {
      const page = await visit(`/l/${address}`);
      expect(page.statusCode).toBe(404);
      expect(page.body).not.toMatch(/Fox|canonical|<script>|still/);
      expect(tagsOf(page.body)).toMatchObject({ robots: 'noindex' });
    }
  });

  it('let no title, prompt or name out of its place', async () => {
    const attacker = await newMaker(server, ATTACK.slice(0, 60));
    for (const texts of [{ title: ATTACK, altText: ATTACK, prompt: 'x' }, { prompt: ATTACK }]) {
      const { id } = await addCreation(server, attacker, texts);
      const { slug } = await share(attacker, id, { showsMaker: true });
      const address = `${ORIGIN}/l/${slug}`;
      const answers = [
        await visit(`/l/${slug}`),
        await visit(`/embed/${slug}`),
        await askOembed(address, '&format=xml'),
      ];
      for (const { body } of answers) expect(body).not.toMatch(/<script>alert|<img src=x/);
      const { html } = oembed.parse((await askOembed(address)).json()) as { html: string };
      expect(html).toMatch(/^<iframe src="[^"<>]+" width="\d+" height="\d+" title="[^"<>]+" /);
    }
  });

  it('by oEmbed fit into the room that a site has', async () => {
    const loop = await share(maker, (await addCreation(server, maker)).id);
    const image = await share(
      maker,
      (await addCreation(server, maker, { kind: 'image', width: 2048, height: 1024 })).id,
    );
    const ask = async (slug: string, more = '') =>
      oembed.parse((await askOembed(`${ORIGIN}/l/${slug}`, more)).json());
    expect(await ask(loop.slug)).toMatchObject({ type: 'video', width: 480, height: 360 });
    const small = await ask(loop.slug, '&maxwidth=200&maxheight=120');
    expect(small).toMatchObject({ type: 'video', width: 160, height: 120 });
    expect(small).not.toHaveProperty('thumbnail_url');
    expect(await ask(loop.slug, '&maxwidth=400')).toMatchObject({
      thumbnail_url: `${ORIGIN}/l/${loop.slug}/still-320.jpg`,
      thumbnail_width: 320,
      thumbnail_height: 240,
    });
    expect(await ask(image.slug)).toMatchObject({
      type: 'photo',
      url: `${ORIGIN}/l/${image.slug}/image.png`,
      width: 2048,
    });
    expect(await ask(image.slug, '&maxwidth=700')).toMatchObject({
      type: 'photo',
      url: `${ORIGIN}/l/${image.slug}/still-640.jpg`,
      width: 640,
      height: 320,
    });
    expect(await ask(image.slug, '&maxwidth=100')).toMatchObject({ type: 'rich', width: 100 });
  });

  it('by oEmbed answer in JSON and XML, for addresses of this server alone', async () => {
    const { slug } = await share(maker, (await addCreation(server, maker, { title: 'A & B' })).id);
    const address = `${ORIGIN}/l/${slug}`;
    const xml = await askOembed(address, '&format=xml');
    expect(xml.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(xml.body).toContain('<oembed><type>video</type><version>1.0</version>');
    expect(xml.body).toContain('<title>A &amp; B</title>');
    expect((await askOembed(`${ORIGIN}/embed/${slug}/?x=1#y`)).statusCode).toBe(200);
    expect((await askOembed(address, '&format=yaml')).statusCode).toBe(501);
    for (const more of ['&maxwidth=0', '&maxwidth=-1', '&maxheight=1.5', '&maxwidth=a', '&url=b']) {
      expect([more, (await askOembed(address, more)).statusCode]).toEqual([more, 400]);
    }
    expect((await visit('/oembed')).statusCode).toBe(400);
    for (const other of [
      `https://elsewhere.example/l/${slug}`,
      `https://loops.example.elsewhere.example/l/${slug}`,
      `https://loops.example@elsewhere.example/l/${slug}`,
      `//elsewhere.example/l/${slug}`,
      `http://loops.example/l/${slug}`,
      `${ORIGIN}/l/${slug}/loop.gif`,
      `${ORIGIN}/l/`,
      `${ORIGIN}${ROUTES.me}`,
      `javascript:alert(1)//l/${slug}`,
      'nothing',
    ]) {
      const answer = await askOembed(other);
      expect([other, answer.statusCode]).toEqual([other, 404]);
      expect(answer.body).not.toContain('elsewhere');
    }
  });

  it('have a player that any site may frame, and that can do nothing', async () => {
    const { id } = await addCreation(server, maker, { title: 'Fox' });
    const { slug } = await share(maker, id);
    const player = await visit(`/embed/${slug}`);
    expect(player.headers['x-frame-options']).toBeUndefined();
    const policy = String(player.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toMatch(/unsafe|connect-src/);
    expect(player.body).toContain('<title>Fox · Loopwright</title>');
    expect(player.body).toMatch(
      /<source media="\(prefers-reduced-motion: reduce\)" srcset="[^"]+jpg">/,
    );
    expect(player.body).toContain('data-pause="Pause" data-play="Play"');
    expect(player.body).toContain('Made with AI');
    expect(player.body).toContain(`href="${ORIGIN}/l/${slug}" target="_blank" rel="noopener"`);
    expect(player.headers['set-cookie']).toBeUndefined();

    for (const url of ['/', `/l/${slug}`, '/api/config', `/l/${slug}/loop.gif`]) {
      const { headers } = await visit(url);
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
    await maker.browser.delete(sharePath(id));
    const gone = await visit(`/embed/${slug}`, { 'accept-language': 'de' });
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(gone.body).toContain('nicht mehr geteilt');
    expect(gone.headers['x-frame-options']).toBeUndefined();
  });
});
