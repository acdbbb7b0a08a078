import { COMMUNITY_SITEMAP, INDEXABLE_PATHS, PRIVATE_PATHS } from '@loopwright/contract';
import type { App } from './app-type.ts';

const CACHING = 'public, max-age=3600';

/** Serves robots.txt and sitemap.xml. */
export function registerCrawlerFiles(app: App, publicUrl: string): void {
  const robots = robotsText(publicUrl);
  const sitemap = sitemapXml(publicUrl);
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', CACHING).send(robots),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', CACHING).send(sitemap),
  );
}

function robotsText(publicUrl: string): string {
  const sitemaps = ['/sitemap.xml', COMMUNITY_SITEMAP];
  const closed = ['/api/', '/media/', ...PRIVATE_PATHS];
  return [
    'User-agent: *',
    ...closed.map((start) => `Disallow: ${start}`),
    '',
    ...sitemaps.map((path) => `Sitemap: ${publicUrl}${path}`),
    '',
  ].join('\n');
}

/** https://www.sitemaps.org/protocol.html */
function sitemapXml(publicUrl: string): string {
  const entries = INDEXABLE_PATHS.map((pagePath) => {
    const location = escapeXml(new URL(pagePath, publicUrl).href);
    return `  <url><loc>${location}</loc></url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
