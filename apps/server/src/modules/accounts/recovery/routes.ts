import {
  type Account,
  acceptedResponseSchema,
  emailConfirmationRequestSchema,
  passwordForgottenRequestSchema,
  passwordResetRequestSchema,
  userAccountResponseSchema,
  ROUTES,
} from '@loopwright/contract';
import type { App } from '../../../platform/http/app-type.ts';
import { readClient } from '../sessions/read-client.ts';
import {
  sendSessionResponse,
  type SessionResponseDependencies,
} from '../sessions/session-response.ts';
import type { SignedInUser } from '../users/account.ts';
import type { EmailService } from './email-service.ts';
import type { RecoveryService } from './recovery-service.ts';

export interface RecoveryRouteDependencies extends SessionResponseDependencies {
  readonly recovery: RecoveryService;
  readonly emails: EmailService;
  /** The user's sign-in methods and open sessions. */
  readonly overview: (user: SignedInUser) => Promise<Account>;
}

const tags = ['accounts'];
const config = { missingFieldMessage: 'missingFields' } as const;

/** Routes for links that were sent by email; they need no session. */
export function registerRecoveryRoutes(app: App, dependencies: RecoveryRouteDependencies): void {
  const { recovery, emails, overview } = dependencies;

  app.post(
    ROUTES.passwordForgotten,
    {
      schema: {
        summary: 'Ask for a link to set a new password; the answer is the same for every address',
        tags,
        body: passwordForgottenRequestSchema,
        response: { 202: acceptedResponseSchema },
      },
      config,
    },
    async (request, reply) => {
      await recovery.ask(request.body.email, readClient(request));
      return reply.status(202).send({});
    },
  );

  app.post(
    ROUTES.passwordReset,
    {
      schema: {
        summary: 'Set a new password with the link of an email, and sign in',
        tags,
        body: passwordResetRequestSchema,
        response: { 200: userAccountResponseSchema },
      },
      config,
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const signedIn = await recovery.reset(token, password, readClient(request));
      const { user } = await sendSessionResponse(dependencies, request, reply, signedIn);
      return { user, account: await overview(signedIn.user) };
    },
  );

  app.post(
    ROUTES.emailConfirmation,
    {
      schema: {
        summary: 'Confirm an email with the link of an email',
        tags,
        body: emailConfirmationRequestSchema,
        response: { 200: acceptedResponseSchema },
      },
      config,
    },
    async (request, reply) => {
      await emails.confirm(request.body.token, readClient(request));
      return reply.send({});
    },
  );
}
