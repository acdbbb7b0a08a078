import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { PAGE_PATHS } from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { BuiltPages } from './built-pages.ts';
import { sendNotFound } from './error-handler.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** What only programs ask for: their 404 is JSON. */
const INTERFACE_PATHS = ['/api/', '/media/'];

const HINT = `The web app has not been built yet: run "npm start", or "npm run build" in apps/web.
The API answers under /api; its description is at /api/openapi.json.
`;

/** @returns null when the web app has not been built */
export const readBuiltPages = async (webFolder: string): Promise<BuiltPages | null> =>
  existsSync(path.join(webFolder, 'index.html')) ? BuiltPages.read(webFolder) : null;

/** Serves the built web app: its pages, its files, and its page for what is not there. */
export async function registerWeb(
  app: App,
  webFolder: string,
  pages: BuiltPages | null,
): Promise<void> {
  for (const pagePath of PAGE_PATHS) {
    app.get(pagePath, { schema: { hide: true } }, (request, reply) =>
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
      // Pages have their own addresses above.
      allowedPath: (pathName) => !pathName.endsWith('.html'),
      setHeaders: (reply, file) => {
        // Files in assets/ carry a hash of their content in their name.
        const isHashed = path.relative(webFolder, file).startsWith(`assets${path.sep}`);
        reply.header('cache-control', isHashed ? YEAR : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (pages !== null && wantsPage(request)) return pages.sendUnknown(request, reply);
    return sendNotFound(request, reply);
  });
}

function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (INTERFACE_PATHS.some((prefix) => request.url.startsWith(prefix))) return false;
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}

const sendHint = (reply: FastifyReply): FastifyReply =>
  reply.type('text/plain; charset=utf-8').send(HINT);
