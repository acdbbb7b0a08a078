import { accountResponseSchema, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { type BrowserSessions, requireUser } from './sessions/session.ts';
import type { Accounts } from './accounts.ts';

export interface SessionRouteDependencies extends Pick<Accounts, 'sessions' | 'overview'> {
  readonly browser: BrowserSessions;
}

const tags = ['accounts'];
const params = z.object({ id: z.uuid() });

/** Ending one's own sessions, wherever they are. */
export function registerSessionRoutes(app: App, dependencies: SessionRouteDependencies): void {
  const { sessions, overview, browser } = dependencies;

  app.delete(
    ROUTES.accountSessions,
    {
      schema: { summary: 'Sign out everywhere, here too', tags, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      // The address of one session, whose id has got lost on the way, must not end all of them.
      if (request.url.split('?')[0]?.endsWith('/') === true) throw notFound();
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
      if (!(await sessions.endOne(user.id, id))) throw notFound();
      const account = await overview(user);
      if (id === user.session.id) browser.writeAnonymous(reply);
      return { account };
    },
  );
}

const notFound = (): AppError =>
  new AppError('not-found', { publicMessage: SERVER_MESSAGES.notFound });
