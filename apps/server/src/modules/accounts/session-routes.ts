import { accountResponseSchema, ROUTES } from '@loopwright/contract';
import { z } from 'zod';
import { notFoundError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Accounts } from './accounts.ts';
import { type BrowserSessions, requireUser } from './sessions/session.ts';

export interface SessionRouteDependencies extends Pick<Accounts, 'sessions' | 'overview'> {
  readonly browser: BrowserSessions;
}

const tags = ['accounts'];
const params = z.object({ id: z.uuid() });

/** The routes that end the user's own sessions, in this browser and in others. */
export function registerSessionRoutes(app: App, dependencies: SessionRouteDependencies): void {
  const { sessions, overview, browser } = dependencies;

  app.delete(
    ROUTES.accountSessions,
    {
      schema: { summary: 'Sign out everywhere, here too', tags, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      // A single-session URL whose id is missing must not end all sessions.
      if (request.url.split('?')[0]?.endsWith('/') === true) throw notFoundError();
      await sessions.endAllOf(requireUser(request).id);
      browser.writeAnonymous(reply);
      return reply.status(204).send();
    },
  );

  app.delete(
    ROUTES.accountSession,
    {
      schema: {
        summary: 'Sign one of the own sessions out',
        tags,
        params,
        response: { 200: accountResponseSchema },
      },
      onRequest: async (request) => void requireUser(request),
    },
    async (request, reply) => {
      const user = requireUser(request);
      const { id } = request.params;
      if (!(await sessions.endOne(user.id, id))) throw notFoundError();
      const account = await overview(user);
      if (id === user.session.id) browser.writeAnonymous(reply);
      return { account };
    },
  );
}
