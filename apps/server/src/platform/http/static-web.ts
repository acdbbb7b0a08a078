import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { PAGE_PATHS } from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import type { BuiltPages } from './built-pages.ts';
import { sendNotFound } from './error-handler.ts';

/** File names in assets/ contain a hash of the content. */
const ASSETS = '/assets/';
const ASSET_CACHING = 'public, max-age=31536000, immutable';
/** Images and videos keep their names when they change, which is rare. */
const MEDIA_FILE = /\.(?:avif|gif|ico|jpe?g|mp4|png|svg|webm|webp)$/;
const MEDIA_CACHING = 'public, max-age=86400';
/** Paths that only programs request; their 404 response is JSON. */
const PROGRAM_PATHS = ['/api/', '/media/', ASSETS];

const HINT = `The web app has not been built yet: run "npm start", or "npm run build" in apps/web.
The API answers under /api; its description is at /api/openapi.json.
`;

/** Serves the built web app: its pages, its files and its 404 page. */
export async function registerWeb(
  app: App,
  webFolder: string,
  pages: BuiltPages | null,
  { microsoftClientId }: { readonly microsoftClientId: string | null },
): Promise<void> {
  for (const pagePath of PAGE_PATHS) {
    // By the specification, Microsoft's popup returns to the site's own origin.
    const isPopupTarget = pagePath === '/' && microsoftClientId !== null;
    const options = { schema: { hide: true }, config: { isPopupTarget } };
    app.get(pagePath, options, async (request, reply) =>
      pages === null ? sendHint(reply) : pages.send(request, reply, pagePath),
    );
  }
  if (pages !== null) {
    await app.register(fastifyStatic, {
      root: webFolder,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
      decorateReply: false,
      // Pages have the routes above.
      allowedPath: (pathName) => !/^\/*pages(?:\/|$)|\.html$/i.test(pathName),
      setHeaders: (reply, file) => {
        reply.header('cache-control', cachingOf(`/${path.relative(webFolder, file)}`));
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (pages !== null && wantsPage(request)) return pages.sendUnknown(request, reply);
    return sendNotFound(request, reply);
  });
}

function cachingOf(file: string): string {
  if (file.startsWith(ASSETS)) return ASSET_CACHING;
  return MEDIA_FILE.test(file) ? MEDIA_CACHING : 'no-cache';
}

/** Whether a missing path gets the 404 page. A missing file, such as a script of an old build, does not. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (PROGRAM_PATHS.some((prefix) => url.startsWith(prefix))) return false;
  const accepted = headers.accept ?? '*/*';
  if (accepted.includes('text/html')) return true;
  const [pathName = ''] = url.split('?');
  return accepted.includes('*/*') && path.extname(pathName) === '';
}

const sendHint = (reply: FastifyReply): FastifyReply =>
  reply.type('text/plain; charset=utf-8').send(HINT);
