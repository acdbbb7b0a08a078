import {
  LENIENT_HANDLING,
  loginRequestSchema,
  PREFER_HEADER,
  PREFERENCE_APPLIED_HEADER,
  registerRequestSchema,
  ROUTES,
  sessionResponseSchema,
  type User,
  userResponseSchema,
} from '@loopwright/contract';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type.ts';
import { hasPreference } from '../../platform/http/preference.ts';
import type { AccountService } from './account-service.ts';
import { readClient } from './sessions/read-client.ts';
import {
  endCurrentSession,
  sendSessionResponse,
  type SessionResponseDependencies,
} from './sessions/session-response.ts';
import { requireUser } from './sessions/session.ts';
import type { SignedInUser } from './users/account.ts';
import { presentUser } from './users/user-view.ts';

export interface AccountRouteDependencies extends SessionResponseDependencies {
  readonly accounts: AccountService;
}

const tags = ['accounts'];
/** For the API description only: unknown preferences are ignored (RFC 7240). */
const meHeaders = z.looseObject({
  [PREFER_HEADER.toLowerCase()]: z
    .string()
    .optional()
    .describe(`${LENIENT_HANDLING}: answer 200 with { user: null } instead of 401`),
});
const response = { 200: userResponseSchema };

export function registerAccountRoutes(app: App, dependencies: AccountRouteDependencies): void {
  const { accounts, browser } = dependencies;
  const present = (user: SignedInUser): User => presentUser(user, dependencies);

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
      config: { missingFieldMessage: 'missingFields' },
    },
    async (request, reply) => {
      const client = readClient(request);
      const signedIn = await accounts.register(request.body, client);
      return sendSessionResponse(dependencies, request, reply, signedIn);
    },
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
      config: { missingFieldMessage: 'missingCredentials' },
    },
    async (request, reply) =>
      sendSessionResponse(
        dependencies,
        request,
        reply,
        await accounts.login(request.body, readClient(request)),
      ),
  );

  app.post(
    ROUTES.logout,
    { schema: { summary: 'Sign out', tags, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await endCurrentSession(dependencies, request);
      browser.writeAnonymous(reply);
      return reply.status(204).send();
    },
  );
}
