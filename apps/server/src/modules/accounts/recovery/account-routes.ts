import {
  type Account,
  acceptedResponseSchema,
  accountResponseSchema,
  emailChangeRequestSchema,
  passwordChangeRequestSchema,
  userAccountResponseSchema,
  ROUTES,
} from '@loopwright/contract';
import type { App } from '../../../platform/http/app-type.ts';
import { readClient } from '../sessions/read-client.ts';
import {
  sendSessionResponse,
  type SessionResponseDependencies,
} from '../sessions/session-response.ts';
import { requireUser } from '../sessions/session.ts';
import type { SignedInUser } from '../users/account.ts';
import type { EmailService } from './email-service.ts';
import type { PasswordService } from './password-service.ts';

export interface SecurityRouteDependencies extends SessionResponseDependencies {
  readonly emails: EmailService;
  readonly passwordChanges: PasswordService;
  /** The user's sign-in methods and open sessions. */
  readonly overview: (user: SignedInUser) => Promise<Account>;
}

const tags = ['accounts'];
const config = { missingFieldMessage: 'missingFields' } as const;

/** Routes that show the own sign-in methods and change password and email. */
export function registerSecurityRoutes(app: App, dependencies: SecurityRouteDependencies): void {
  const { emails, passwordChanges, overview } = dependencies;

  app.get(
    ROUTES.account,
    {
      schema: {
        summary: 'The own sign-in methods and open sessions',
        tags,
        response: { 200: accountResponseSchema },
      },
    },
    async (request, reply) => reply.send({ account: await overview(requireUser(request)) }),
  );

  app.post(
    ROUTES.accountPassword,
    {
      schema: {
        summary: 'Set or change the own password; ends all other sessions',
        tags,
        body: passwordChangeRequestSchema,
        response: { 200: userAccountResponseSchema },
      },
      config,
      onRequest: async (request) => void requireUser(request),
    },
    async (request, reply) => {
      const signedIn = await passwordChanges.change(
        requireUser(request),
        request.body,
        readClient(request),
      );
      const { user } = await sendSessionResponse(dependencies, request, reply, signedIn);
      return { user, account: await overview(signedIn.user) };
    },
  );

  app.post(
    ROUTES.accountEmail,
    {
      schema: {
        summary: 'Ask for another email: it counts once the link that is sent there is used',
        tags,
        body: emailChangeRequestSchema,
        response: { 202: acceptedResponseSchema },
      },
      config,
      onRequest: async (request) => void requireUser(request),
    },
    async (request, reply) => {
      await emails.change(requireUser(request), request.body, readClient(request));
      return reply.status(202).send({});
    },
  );

  app.post(
    ROUTES.accountEmailConfirmation,
    {
      schema: {
        summary: 'Send the link that confirms the own email again',
        tags,
        response: { 202: acceptedResponseSchema },
      },
    },
    async (request, reply) => {
      await emails.sendAgain(requireUser(request), readClient(request));
      return reply.status(202).send({});
    },
  );
}
