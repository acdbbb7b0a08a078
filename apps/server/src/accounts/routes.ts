import {
  LENIENT_HANDLING,
  loginRequestSchema,
  MESSAGES,
  PREFER_HEADER,
  PREFERENCE_APPLIED_HEADER,
  registerRequestSchema,
  ROUTES,
  sessionResponseSchema,
  type User,
  userResponseSchema,
} from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { App } from '../http/app-type.ts';
import { clientAddress } from '../http/client-address.ts';
import { hasPreference } from '../http/preference.ts';
import { type BrowserSessions, requireUser } from '../http/session.ts';
import type { PersonalNotification } from '../notification-config.ts';
import type { Member } from './account.ts';
import type { AccountService, SignedIn } from './account-service.ts';
import { SESSION_LIFETIME_SECONDS, type SessionService } from './session-service.ts';
import { presentUser } from './user-view.ts';

export interface AccountRouteParts {
  readonly accounts: AccountService;
  readonly sessions: SessionService;
  readonly browser: BrowserSessions;
  readonly clock: Clock;
  readonly notification: PersonalNotification | null;
}

const tags = ['accounts'];
/** Described only: wishes that nobody knows are no mistake. */
const meHeaders = z.looseObject({
  [PREFER_HEADER.toLowerCase()]: z
    .string()
    .optional()
    .describe(`${LENIENT_HANDLING}: answer 200 with { user: null } instead of 401`),
});
const response = { 200: userResponseSchema };

export function registerAccountRoutes(app: App, parts: AccountRouteParts): void {
  const { accounts, sessions, browser, clock, notification } = parts;
  const present = (member: Member): User => presentUser(member, clock(), notification);
  /** The session that this browser leaves behind must open nothing any more. */
  const endCurrentSession = async (request: FastifyRequest): Promise<void> => {
    const value = browser.read(request);
    if (value !== null) await sessions.end(value);
  };
  const welcome = async (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) => {
    await endCurrentSession(request);
    browser.write(reply, signedIn.sessionValue, SESSION_LIFETIME_SECONDS);
    return { user: present(signedIn.member) };
  };

  app.get(
    ROUTES.me,
    {
      schema: {
        summary: 'Who is signed in; also sets the XSRF-TOKEN cookie',
        tags,
        headers: meHeaders,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request, reply) => {
      browser.refreshToken(request, reply);
      reply.header('vary', PREFER_HEADER);
      if (request.sessionUser === null && hasPreference(request, LENIENT_HANDLING)) {
        reply.header(PREFERENCE_APPLIED_HEADER, LENIENT_HANDLING);
        return { user: null };
      }
      return { user: present(requireUser(request)) };
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
