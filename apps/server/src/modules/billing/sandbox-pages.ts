import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '../../platform/http/app-type.ts';

/** Where the sandbox's checkout and portal are, on our own address. */
export const SANDBOX_PAGES_PATH = '/stripe-sandbox';

export type RawHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Hands everything under the path to the sandbox as it came: body, headers and answer are its own, as
 * they would be on another host.
 */
export async function registerSandboxPages(app: App, handle: RawHandler): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request, payload, done) => done(null));
    for (const url of [SANDBOX_PAGES_PATH, `${SANDBOX_PAGES_PATH}/*`]) {
      scope.route({
        method: ['GET', 'POST'],
        url,
        schema: { hide: true },
        config: { csrf: false },
        handler: (request, reply) => {
          reply.hijack();
          handle(request.raw, reply.raw);
        },
      });
    }
  });
}
