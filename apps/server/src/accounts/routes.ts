import {
  loginRequestSchema,
  MESSAGES,
  registerRequestSchema,
  ROUTES,
  userResponseSchema,
} from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { App } from '../http/app-type.ts';
import { clientAddress } from '../http/client-address.ts';
import { type BrowserSessions, requireUser } from '../http/session.ts';
import type { AccountService, SignedIn } from './account-service.ts';
import { SESSION_LIFETIME_SECONDS, type SessionService } from './session-service.ts';
import { presentUser } from './user-view.ts';

export interface AccountRouteParts {
  readonly accounts: AccountService;
  readonly sessions: SessionService;
  readonly browser: BrowserSessions;
  readonly clock: Clock;
}

const tags = ['accounts'];
const response = { 200: userResponseSchema };

export function registerAccountRoutes(app: App, parts: AccountRouteParts): void {
  const { accounts, sessions, browser, clock } = parts;
  /** The session that this browser leaves behind must open nothing any more. */
  const endCurrentSession = async (request: FastifyRequest): Promise<void> => {
    const value = browser.read(request);
    if (value !== null) await sessions.end(value);
  };
  const welcome = async (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) => {
    await endCurrentSession(request);
    browser.write(reply, signedIn.sessionValue, SESSION_LIFETIME_SECONDS);
    return { user: presentUser(signedIn.member, clock()) };
  };

  app.get(
    ROUTES.me,
    { schema: { summary: 'Who is signed in; also sets the XSRF-TOKEN cookie', tags, response } },
    async (request, reply) => {
      browser.refreshToken(request, reply);
      return { user: presentUser(requireUser(request), clock()) };
    },
  );

  app.post(
    ROUTES.register,
    {
      schema: {
        summary: 'Create an account and sign in',
        tags,
        body: registerRequestSchema,
        response,
      },
      config: { missingFieldMessage: MESSAGES.signup.missingFields },
    },
    async (request, reply) =>
      welcome(request, reply, await accounts.register(request.body, clientAddress(request))),
  );

  app.post(
    ROUTES.login,
    {
      schema: {
        summary: 'Sign in with username or e-mail',
        tags,
        body: loginRequestSchema,
        response,
      },
      config: { missingFieldMessage: MESSAGES.login.missingFields },
    },
    async (request, reply) =>
      welcome(request, reply, await accounts.login(request.body, clientAddress(request))),
  );

  app.post(
    ROUTES.logout,
    { schema: { summary: 'Sign out', tags, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await endCurrentSession(request);
      browser.writeAnonymous(reply);
      return reply.status(204).send();
    },
  );
}
